"""stage.lark: what comes onto the stage, and moves there."""

from typing import Any, ClassVar

from rules.games.weiss_schwarz.text.meanings import IT, LEFT, PAIR, THIS, Chosen, Program, Ref
from rules.text.grammar import Reader
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError


class ReadsStage(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "to_middle": {"to": "the empty place in the middle"},
        "to_faced": {"to": "an empty place of the centre with a character facing it"},
        "whole_stage": "stage",
        "centre_part": "centre",
        "back_part": "back",
        "its_position": {"at": "the same place"},
        "position_left": {"at": LEFT},
    }

    def as_turned(self, parts: list[Program]) -> Program:
        """3.6.3: what comes stands, if nothing else is said."""
        return parts[0] if parts[0] != {"turned": "standing"} else {}

    def any_position(self, parts: list[str]) -> Program:
        return {} if parts[0] == "stage" else {"at": parts[0]}

    def open_position(self, parts: list[str]) -> Program:
        return {"at": _empty(parts[0])}

    def open_position_of_theirs(self, parts: list[str]) -> Program:
        return {"at": _empty(parts[0]), "of": "opponent's"}

    def to_open(self, parts: list[str]) -> Program:
        return {"to": _empty(parts[0])}

    def to_open_of_theirs(self, parts: list[str]) -> Program:
        return {"to": _empty(parts[0]), "of": "opponent's"}

    def place(self, parts: list[Any]) -> Program:
        """Return what puts a card onto the stage; where it says from where, that is where it is."""
        card, *rest = parts
        found: Program = {"place": card}
        for one in rest:
            found.update({} if "zone" in one else one)
        return found

    def separate(self, parts: list[Any]) -> Program:
        is_open, where = parts or (False, "stage")
        return {"apart": True, **({"at": _empty(where)} if is_open else self.any_position([where]))}

    def separate_of_theirs(self, parts: list[Any]) -> Program:
        return {**self.separate(parts), "of": "opponent's"}

    def apart(self, parts: list[str]) -> bool:
        """Return whether it has to be open positions."""
        return len(parts) > 2

    def place_apart(self, parts: list[Any]) -> Program:
        """Return what comes to positions of its own; what the opponent puts comes to theirs, as the opponent likes."""
        whose, *placed = parts
        found = self.place(placed)
        if whose == "yours":
            return found
        if found.pop("of", "") != "opponent's":
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {**found, "by": "opponent"}

    def place_defending(self, parts: list[Any]) -> Program:
        """Return what comes in the place of this card, or changes places with it, and defends instead."""
        if len(parts) == 1:
            return {"exchange": "this", "with": parts[0], "changed": False, "defends": True}
        if parts[1] != {"at": "the same place"}:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"place": parts[0], **parts[1], "defends": True}

    def return_to_position(self, parts: list[Any]) -> Program:
        card, turned = parts
        return {"place": card, "at": "the same place" if card == THIS else "the place that it left", **turned}

    def opponents_place(self, parts: list[Ref]) -> Program:
        return {"place": parts[0], "by": "opponent"}

    def to_side(self, parts: list[str]) -> Program:
        return {"to": f"the empty place on the {parts[0]}"}

    def exchange_another(self, parts: list[Chosen]) -> list[Program]:
        """Return what chooses another character, and exchanges it with the one that was chosen before."""
        chosen = parts[0]
        if chosen.cards.get("is") != "other" or chosen.count != 1 or chosen.up_to:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return [{"choose": chosen.cards}, {"exchange": PAIR, "turned": "standing", "changed": False}]

    def move_or_exchange(self, parts: list[Any]) -> Program:
        """Return one of two ways in which a character comes to another position (3.6.3).

        It stands as it moves, or before that: then also where it cannot move.
        """
        *said, exchanging = parts
        is_before = isinstance(said[0], dict)
        turned = said.pop(0 if is_before else -1)
        *those, position = said
        if any(one != IT for one in those) or turned.get("turned", "standing") != "standing":
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        move = {"move": IT, **position}
        stand = {"turn": IT, "to": "standing"}
        return {"one_of": [[stand, move] if is_before else [{**move, "turned": "standing"}], exchanging]}

    def move(self, parts: list[Any]) -> Program:
        return {"move": parts[0], **parts[1]}


def _empty(part: str) -> str:
    return "an empty place" if part == "stage" else f"an empty place of the {part}"
