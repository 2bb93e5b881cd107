"""continuous.lark: what is so as long as the ability is active."""

from typing import Any, ClassVar

from rules.games.weiss_schwarz.text.meanings import (
    DIRECTLY,
    FACING,
    FROM_BEHIND,
    NO_COST,
    ONE_MORE_IN_HAND,
    THIS,
    Cards,
    Program,
    Stands,
)
from rules.text.grammar import Reader
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError


class ReadsContinuous(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "each_marker": {"count": {"zone": "markers"}},
        "cannot_be_played": Stands({"cannot": "be played", "in_zone": "hand"}),
        "not_other": {},
        "any_copies": "any number",
        "keeps_soul": Stands({"gets": "keeps its soul"}),
        "attacks_from_behind": Stands({"gets": FROM_BEHIND}),
        "attacks_directly": Stands(DIRECTLY),
    }

    def stands(self, parts: list[Any]) -> Stands:
        whom, *gives = parts
        first, *more = (one if whom == THIS else {"cards": whom, **one} for one in gives)
        return Stands(first, tuple(more))

    def stands_in_hand(self, parts: list[Any]) -> Stands:
        return Stands({**parts[0], "in_zone": "hand"})

    def others_stand_in_hand(self, parts: list[Any]) -> Stands:
        who, gives, *whose = parts
        cards = {"name": who} if isinstance(who, str) else who
        zone = whose[0] if whose else {"zone": "hand"}
        return Stands({"cards": {**zone, **cards}, **gives})

    def attacks_the_back_stage(self, parts: list[Any]) -> Stands:
        if parts not in ([], [1]):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return Stands({"gets": "may attack the back stage"})

    def both_limited(self, parts: list[Any]) -> Stands:
        """Return what this card and its battle opponent, or else who faces it, cannot do."""
        *other, limit = parts
        return Stands({"cannot": limit}, ({"cards": other[0] if other else FACING, "cannot": limit},))

    def names_stand(self, parts: list[Any]) -> Stands:
        """Return what cards of several names get, and of a kind that is said behind these."""
        other, *names, gives = parts
        if isinstance(names[-1], str):
            return Stands({"cards": {**other, "name": names}, **gives})
        *called, kind = names
        name = called[0] if len(called) == 1 else called
        return Stands({"cards": {**other, "any": [{"name": name}, {**kind, "type": "character"}]}, **gives})

    def stands_on_stage(self, parts: list[Program]) -> Stands:
        return Stands(parts[0])

    def whom_played(self, parts: list[Cards]) -> Cards:
        return {"zone": "hand", **(parts[0] if len(parts) == 1 else {"any": parts})}

    def needs_no_colour(self, parts: list[Cards]) -> Stands:
        if parts:
            return Stands({"cards": parts[0], "gets": "needs no colour"})
        return Stands({"gets": "needs no colour", "in_zone": "hand"})

    def is_also_called(self, parts: list[Any]) -> Stands:
        *whom, name = parts
        return self.stands([*(whom or [THIS]), {"name": name}])

    def copies(self, parts: list[int]) -> int:
        return parts[0]

    def in_deck(self, parts: list[Any]) -> Stands:
        copies, *names = parts
        return Stands({"copies": copies, **({"with": names} if names else {})})

    def gets_for(self, parts: list[Any]) -> Program:
        gives, each = parts
        return {key: {**each, "each": value} for key, value in gives.items()}

    def each_of_yours(self, parts: list[Cards]) -> Any:
        return {"count": parts[0]}

    each_card = each_of_yours

    def each_of_theirs(self, parts: list[Cards]) -> Any:
        return {"count": {**parts[0], "whose": "opponent's"}}

    def each_other(self, parts: list[Cards]) -> Any:
        return {"count": {**parts[0], "is": "other"}}

    def stands_limit(self, parts: list[Any]) -> Stands:
        whom, limit = parts
        return self.stands([whom, {"cannot": limit}])

    def may_do_for_it(self, parts: list[Any]) -> Stands:
        """Return what may be done when this card is played; what that is for comes in a sentence of its own."""
        (number, up_to, _), cards, into = parts
        if number != 1 or up_to:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return Stands({"plays_for": [{"put": {"choose": cards}, **into}]})

    def played_for(self, parts: list[Any]) -> Stands:
        if parts[0] != 0:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return Stands(NO_COST)

    def holds_more(self, parts: list[int]) -> Stands:
        if parts != [1]:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return Stands({"gets": ONE_MORE_IN_HAND})

    def stands_shielded(self, parts: list[Program]) -> Stands:
        return Stands(parts[0])

    def stands_barred(self, parts: list[list[Program]]) -> Stands:
        first, *more = parts[0]
        return Stands(first, tuple(more))
