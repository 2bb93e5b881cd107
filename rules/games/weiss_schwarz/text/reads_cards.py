"""cards.lark: which cards."""

from typing import Any, ClassVar

from rules.games.weiss_schwarz.text.meanings import AMONG, IT, THIS, Cards
from rules.text.grammar import Reader

_PLACES = {"centre stage": "centre", "back stage": "back"}


class ReadsCards(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "other": {"is": "other"},
        "red": {"colour": "red"},
        "yellow": {"colour": "yellow"},
        "green": {"colour": "green"},
        "blue": {"colour": "blue"},
        "rested": {"turned": "rested"},
        "standing": {"turned": "standing"},
        "reversed": {"turned": "reversed"},
        "character": {"type": "character"},
        "any_card": {},
        "marker": {},
        "under_this": {"zone": "markers"},
        "climax": {"type": "climax"},
        "event": {"type": "event"},
        "soul_icon": "soul",
        "gate": "gate",
        "treasure": "treasure",
        "comeback": "comeback",
        "choice": "choice",
        "draw_icon": "draw",
        "standby": "standby",
        "shot": "shot",
        "bounce": "return",
        "pool": "pool",
        "in_front": {"place": "in front"},
        "facing": {"place": "facing", "whose": "opponent's"},
        "in_battle": {"is": "in battle"},
        "your_middle": {"place": "middle"},
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
        """Return what a card has to be; a name behind "or" is another name, and "other" is said of all."""
        kinds: list[Cards] = []
        for part in parts:
            if set(part) == {"name"} and kinds and "name" in kinds[-1]:
                kinds[-1] = {**kinds[-1], "name": [*_listed(kinds[-1]["name"]), *_listed(part["name"])]}
            else:
                kinds.append(part)
        if len(kinds) == 1:
            return kinds[0]
        if kinds[0].get("is") == "other":
            kinds[0] = {key: value for key, value in kinds[0].items() if key != "is"}
            return {"is": "other", "any": kinds}
        return {"any": kinds}

    def one_called(self, parts: list[Any]) -> Cards:
        *adjectives, name = parts
        return {**self.one_kind(adjectives), "name": name}

    def one_kind(self, parts: list[Cards]) -> Cards:
        found: Cards = {}
        for part in parts:
            for key, value in part.items():
                found[key] = _both(found[key], value) if key in found else value
        return found

    def in_place(self, parts: list[Cards]) -> Cards:
        return self.one_kind(parts)

    def traits(self, parts: list[str]) -> Cards:
        return {"trait": parts[0] if len(parts) == 1 else parts}

    def level_is(self, parts: list[Any]) -> Cards:
        return {"level": parts[0]}

    def cost_is(self, parts: list[Any]) -> Cards:
        return {"cost": parts[0]}

    def power_is(self, parts: list[Any]) -> Cards:
        return {"power": parts[0]}

    def soul_is(self, parts: list[Any]) -> Cards:
        return {"soul": parts[0]}

    def with_number(self, parts: list[Cards]) -> Cards:
        return parts[0]

    def name_has(self, parts: list[str]) -> Cards:
        return {"name_has": parts[0] if len(parts) == 1 else parts}

    def named(self, parts: list[str]) -> Cards:
        return {"name": parts[0]}

    def with_icon(self, parts: list[str]) -> Cards:
        return {"icon": parts[0]}

    def at_place(self, parts: list[Cards]) -> Cards:
        return parts[0]

    def your_zone(self, parts: list[str]) -> Cards:
        return in_zone(parts[0])

    def the_zone(self, parts: list[str]) -> Cards:
        return in_zone(parts[0])

    def opponents_zone(self, parts: list[str]) -> Cards:
        return {**in_zone(parts[0]), "whose": "opponent's"}

    def their_zone(self, parts: list[str]) -> Cards:
        return {**in_zone(parts[0]), "whose": "theirs"}


def in_zone(name: str) -> Cards:
    """Return which cards the name of a zone stands for."""
    return {"place": _PLACES[name]} if name in _PLACES else {"zone": name}


def _both(one: Any, other: Any) -> Any:
    """Return what a card has to be in both ways, such as other and in battle."""
    return [*_listed(one), *_listed(other)]


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
