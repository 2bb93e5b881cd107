"""cards.lark: which cards."""

from typing import Any, ClassVar

from rules.games.weiss_schwarz.text.meanings import IT, THE_REST, THIS, Cards
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
        "bounce": "bounce",
        "pool": "pool",
        "in_front": {"place": "in front"},
        "facing": {"place": "facing"},
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
        "the_rest": THE_REST,
        "this_card": THIS,
    }

    def described(self, parts: list[Cards]) -> Cards:
        return parts[0] if len(parts) == 1 else {"any": parts}

    def one_kind(self, parts: list[Cards]) -> Cards:
        found: Cards = {}
        for part in parts:
            for key, value in part.items():
                found[key] = _both(found[key], value) if key in found else value
        return found

    def in_place(self, parts: list[Cards]) -> Cards:
        return {**parts[0], **parts[1]}

    def called(self, parts: list[str]) -> Cards:
        return {"name": parts[0]}

    def called_in_place(self, parts: list[Any]) -> Cards:
        return {"name": parts[0], **parts[1]}

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
        return {"name": parts[0] if len(parts) == 1 else parts}

    def with_icon(self, parts: list[str]) -> Cards:
        return {"icon": parts[0]}

    def at_place(self, parts: list[Cards]) -> Cards:
        return parts[0]

    def your_zone(self, parts: list[str]) -> Cards:
        return _in_zone(parts[0])

    def the_zone(self, parts: list[str]) -> Cards:
        return _in_zone(parts[0])

    def opponents_zone(self, parts: list[str]) -> Cards:
        return {**_in_zone(parts[0]), "whose": "opponent's"}

    def their_zone(self, parts: list[str]) -> Cards:
        return {**_in_zone(parts[0]), "whose": "theirs"}


def _in_zone(name: str) -> Cards:
    return {"place": _PLACES[name]} if name in _PLACES else {"zone": name}


def _both(one: Any, other: Any) -> Any:
    """Return what a card has to be in both ways, such as other and in battle."""
    ones = one if isinstance(one, list) else [one]
    return [*ones, *(other if isinstance(other, list) else [other])]
