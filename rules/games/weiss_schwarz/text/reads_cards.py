"""cards.lark: which cards."""

from typing import Any, ClassVar, Final

from rules.games.weiss_schwarz.abilities.fields import listed
from rules.games.weiss_schwarz.text.meanings import AMONG, DECLARED, FACING, IT, THIS, Cards, Ref
from rules.games.weiss_schwarz.vocabulary import KEYWORDS
from rules.text.grammar import Reader
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError

_PLACES = {"centre stage": "centre", "back stage": "back"}

# Zones of which a program knows the number of cards.
COUNTED: Final = ("level", "clock", "hand", "stock", "memory", "deck", "waiting_room", "climax_area")

# What a card can be several of at once; of anything else it is one or the other.
_TOGETHER = ("is", "place")


class ReadsCards(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "other": {"is": "other"},
        "red": {"colour": "red"},
        "yellow": {"colour": "yellow"},
        "green": {"colour": "green"},
        "blue": {"colour": "blue"},
        "rested": {"turned": "rested"},
        "lying_up": {"is": "face up"},
        "standing": {"turned": "standing"},
        "reversed": {"turned": "reversed"},
        "character": {"type": "character"},
        "any_card": {},
        "marker": {},
        "under_this": {"zone": "markers"},
        "climax": {"type": "climax"},
        "event": {"type": "event"},
        "in_front": {"place": "in front"},
        "facing": FACING,
        "of_declared_level": {"level": DECLARED},
        "lying_down": {"is": "face down"},
        "direct_attacking": {"is": "direct attacking"},
        "in_battle": {"is": "in battle"},
        "your_middle": {"place": "middle"},
        "marked": {"is": "marked"},
        "left": "left",
        "right": "right",
        "hand": "hand",
        "deck": "deck",
        "waiting_room": "waiting_room",
        "stage": "stage",
        "centre_stage": "centre stage",
        "back_stage": "back stage",
        "clock": "clock",
        "level_zone": "level",
        "stock": "stock",
        "memory": "memory",
        "climax_area": "climax_area",
        "it": IT,
        "the_rest": AMONG,
        "this_card": THIS,
    }

    def described(self, parts: list[Cards]) -> Cards:
        """Return what a card has to be; a name behind "or" is another name or keyword, and "other" is said of all."""
        kinds: list[Cards] = []
        for part in parts:
            if set(part) == {"name"} and kinds and "name" in kinds[-1]:
                kinds[-1] = {**kinds[-1], "name": [*listed(kinds[-1]["name"]), *listed(part["name"])]}
            elif set(part) == {"name"} and kinds and "keyword" in kinds[-1]:
                keywords = self.with_keyword([part["name"]])["keyword"]
                kinds[-1] = {**kinds[-1], "keyword": [*listed(kinds[-1]["keyword"]), keywords]}
            else:
                kinds.append(part)
        if len(kinds) == 1:
            return kinds[0]
        if kinds[0].get("is") == "other":
            kinds[0] = {key: value for key, value in kinds[0].items() if key != "is"}
            return {"is": "other", "any": kinds}
        return {"any": kinds}

    def one_called(self, parts: list[Any]) -> Cards:
        """Return cards of a name; what stands behind it says that they are in battle."""
        name = next(part for part in parts if isinstance(part, str))
        return {**self.one_kind([part for part in parts if part != name]), "name": name}

    def one_kind(self, parts: list[Cards]) -> Cards:
        found: Cards = {}
        for part in parts:
            for key, value in part.items():
                found[key] = self._both(key, found[key], value) if key in found else value
        return found

    def _both(self, key: str, one: Any, other: Any) -> Any:
        """Return what a card has to be in both ways, such as other and in battle."""
        if one == other:
            return one
        if key not in _TOGETHER:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return [*listed(one), *listed(other)]

    def in_place(self, parts: list[Cards]) -> Cards:
        return self.one_kind(parts)

    def traits(self, parts: list[str]) -> Cards:
        return {"trait": parts[0] if len(parts) == 1 else parts}

    def level_is(self, parts: list[Any]) -> Cards:
        return {"level": parts[0]}

    def number_is(self, parts: list[Any]) -> Cards:
        """Return a bound of a number: "power 5000 or less", or "5000 power or less"."""
        if len(parts) == 2:
            return {parts[0]: parts[1]}
        number, kind, _, which = parts
        return {kind: {"most" if which in ("lower", "less") else "least": number}}

    def icon(self, parts: list[str]) -> str:
        icon = parts[0].strip("【】").lower()
        return "return" if icon == "bounce" else icon

    def of_colours(self, parts: list[Cards]) -> Cards:
        colours = [part["colour"] for part in parts]
        return {"colour": colours[0] if len(colours) == 1 else colours}

    def either_of(self, parts: list[Cards]) -> Cards:
        return {"any": parts}

    def with_quality(self, parts: list[Cards]) -> Cards:
        return parts[0]

    def with_keyword(self, parts: list[str]) -> Cards:
        """With an ability that has this keyword, or is it."""
        keyword = parts[0].lower()
        if keyword not in KEYWORDS:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"keyword": keyword}

    def with_ability(self, parts: list[str]) -> Cards:
        return {"ability": parts[0]}

    def these(self, parts: list[Any]) -> Any:
        return parts[0]

    def same_as(self, parts: list[Any]) -> Cards:
        what, card = parts
        if what == "level" and not isinstance(card, Ref):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"level": {"level": card}} if what == "level" else {"same": {"name": card}}

    def sameness(self, parts: list[str]) -> str:
        return parts[-1]

    def at_orientation(self, parts: list[Cards]) -> Cards:
        return parts[0]

    def lacked(self, parts: list[str]) -> Cards:
        return {"is": "without traits"} if parts[-1] == "traits" else {"not": {"is": "marked"}}

    def lacking(self, parts: list[Cards]) -> Cards:
        return parts[0]

    def without(self, parts: list[Cards]) -> Cards:
        return {"not": parts[0]}

    def name_has(self, parts: list[str]) -> Cards:
        return {"name_has": parts[0] if len(parts) == 1 else parts}

    def named(self, parts: list[str]) -> Cards:
        return {"name": parts[0]}

    def with_icon(self, parts: list[str]) -> Cards:
        return {"icon": parts[0] if parts else "any"}

    def at_place(self, parts: list[Cards]) -> Cards:
        return parts[0]

    def your_zone(self, parts: list[str]) -> Cards:
        return in_zone(parts[0])

    def your_side(self, parts: list[str]) -> Cards:
        side, part = parts
        return {"place": [_PLACES[part], side]}

    def the_zone(self, parts: list[str]) -> Cards:
        return in_zone(parts[0])

    def at_either(self, parts: list[str]) -> Cards:
        """Return a zone of both players."""
        zone, other = parts
        if zone != other:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {**in_zone(zone), "whose": "anyone's"}

    def opponents_zone(self, parts: list[str]) -> Cards:
        return {**in_zone(parts[0]), "whose": "opponent's"}

    def their_zone(self, parts: list[str]) -> Cards:
        return {**in_zone(parts[0]), "whose": "theirs"}


def in_zone(name: str) -> Cards:
    """Return which cards the name of a zone stands for."""
    return {"place": _PLACES[name]} if name in _PLACES else {"zone": name}


def beyond(number: Any, *, is_more: bool) -> Any:
    """Return the bound of numbers that are higher, or lower, than another one."""
    return {"least": [number, 1]} if is_more else {"most": [number, -1]}
