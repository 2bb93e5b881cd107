"""continuous.lark: what is so as long as the ability is active."""

from typing import Any, ClassVar

from rules.games.weiss_schwarz.text.meanings import THIS, Cards, Program, Stands
from rules.text.grammar import Reader
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError


class ReadsContinuous(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "each_marker": {"count": {"zone": "markers"}},
        "side_attack": "attack from the side",
        "frontal_attack": "attack frontally",
        "no_attack": "attack",
        "no_reverse": "become reversed",
        "no_direct_attack": "attack directly",
        "cannot_be_played": Stands({"cannot": "be played", "in_zone": "hand"}),
        "you": "yours",
        "your_opponent": "opponent's",
        "all_players": "anyone's",
        "not_other": {},
        "events": ("be played",),
        "any_copies": "any number",
        "no_stand": "stand",
        "not_chosen": "be chosen",
        "no_move": "move",
        "keeps_soul": Stands({"gets": "keeps its soul"}),
    }

    def stands(self, parts: list[Any]) -> Stands:
        whom, gives = parts
        return Stands(gives if whom == THIS else {"cards": whom, **gives})

    def stands_in_hand(self, parts: list[Any]) -> Stands:
        return Stands({**parts[0], "in_zone": "hand"})

    def stands_and_limit(self, parts: list[Any]) -> Stands:
        return Stands(parts[0], ({"cannot": parts[1]},))

    def names_stand(self, parts: list[Any]) -> Stands:
        other, *names, gives = parts
        return Stands({"cards": {**other, "name": names}, **gives})

    def stands_on_stage(self, parts: list[Program]) -> Stands:
        return Stands(parts[0])

    def whom_played(self, parts: list[Cards]) -> Cards:
        return {"zone": "hand", **parts[0]}

    def needs_no_colour(self, parts: list[Cards]) -> Stands:
        if parts:
            return Stands({"cards": parts[0], "gets": "needs no colour"})
        return Stands({"gets": "needs no colour", "in_zone": "hand"})

    def backup_only(self, parts: list[str]) -> tuple[str, ...]:
        if parts[0] != "Backup":
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return ("back up",)

    def events_and_backup(self, parts: list[str]) -> tuple[str, ...]:
        return ("be played", *self.backup_only(parts))

    def nobody_plays(self, parts: list[Any]) -> Stands:
        whose, limits = parts
        given = [{"cards": _in_hand(limit, whose), "cannot": limit} for limit in limits]
        return Stands(given[0], tuple(given[1:]))

    def is_also_called(self, parts: list[str]) -> Stands:
        return Stands({"name": parts[0]})

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

    def each_other(self, parts: list[Cards]) -> Any:
        return {"count": {**parts[0], "is": "other"}}

    def stands_limit(self, parts: list[str]) -> Stands:
        return Stands({"cannot": parts[0]})

    def facing_limit(self, parts: list[str]) -> Stands:
        return Stands({"cards": {"whose": "opponent's", "place": "facing"}, "cannot": parts[0]})


def _in_hand(limit: str, whose: str) -> Cards:
    kind = {"type": "event"} if limit == "be played" else {}
    return {"zone": "hand", **kind, **({"whose": whose} if whose != "yours" else {})}
