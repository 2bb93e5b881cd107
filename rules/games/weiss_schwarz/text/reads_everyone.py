"""everyone.lark: what every player does, each one as "you" in what the program says."""

from typing import Any, ClassVar, Final

from rules.games.weiss_schwarz.text.meanings import AMONG_THEM, Cards, Program
from rules.games.weiss_schwarz.text.reads_moves import PileEnd, ReadsMoves
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError

_THEIRS: Final = ("theirs", "opponent's")


class ReadsEveryone(ReadsMoves):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "all_shuffle": {"all_players": [{"shuffle": "yours"}]},
        "my_level": {"level": {**AMONG_THEM, "whose": "yours"}},
        "their_card_level": {"level": {**AMONG_THEM, "whose": "opponent's"}},
    }

    def each_ones(self, parts: list[Cards]) -> Cards:
        """Return cards of each player, who are "they" in the text; those of one of them are none of these."""
        self._of_each()
        cards: Cards = of_each(parts[0])
        return cards

    def into_each(self, parts: list[Program]) -> Program:
        """Everyone says the order of their own cards (3.1.5)."""
        self._of_each()
        return {key: value for key, value in parts[0].items() if key != "order"}

    def _of_each(self) -> None:
        if any(word.kind in ("your", "opponent") for word in self.words):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)

    def all_reveal(self, parts: list[str]) -> Program:
        """Return what everyone reveals: the top card of the deck, or the hand."""
        if parts and parts != ["hand"]:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"all_players": [{"reveal": {"zone": "hand"}} if parts else {"reveal_top": 1}]}

    def all_put(self, parts: list[Any]) -> Program:
        return {"all_players": [self.put(parts)]}

    def all_put_end(self, parts: list[Any]) -> Program:
        end, into = parts
        mine: PileEnd = end._replace(cards=of_each(end.cards))
        return {"all_players": [self.put_end([mine, into])]}

    def than_level(self, parts: list[str]) -> tuple[str, int]:
        """Return which bound another level is, and by how much."""
        by = 0 if "equal" in parts else 1
        return ("least", by) if "higher" in parts else ("most", -by)

    def levels_compared(self, parts: list[Any]) -> Program:
        one, (bound, by), other = parts
        if one == other:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"number": one, bound: [other, by] if by else other}


def of_each(value: Any) -> Any:
    """Return cards with those of whoever does something as one's own."""
    if isinstance(value, list):
        return [of_each(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: of_each(one) for key, one in value.items() if (key, one) not in [("whose", one) for one in _THEIRS]}
