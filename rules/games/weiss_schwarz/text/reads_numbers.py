"""numbers.lark: how much, and how many."""

from typing import Any, ClassVar, Final

from rules.games.weiss_schwarz.text.meanings import (
    AMONG_THEM,
    BATTLE_OPPONENT,
    CHOSEN,
    DECLARED,
    LETTER,
    PAID,
    PUT_AWAY,
    REVEALED,
    SAME_NUMBER,
    THIS,
    Cards,
    Equals,
    Ref,
)
from rules.games.weiss_schwarz.text.reads_cards import COUNTED, ReadsCards, beyond
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError

ANY_NUMBER: Final = 50  # as many as there are cards in a deck
Count = tuple[Any, bool, bool]  # how many, whether up to so many, whether of others than this card


class ReadsNumbers(ReadsCards):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "one": (1, False, False),
        "another": (1, False, True),
        "as_many": (SAME_NUMBER, False, False),
        "level_put": {"level": AMONG_THEM},
        "own_level": {"level": THIS},
        "icons_among": {"icons": AMONG_THEM},
        "colours_among": {"colours": AMONG_THEM},
        "one_chosen": CHOSEN,
        "revealed": REVEALED,
        "declared": DECLARED,
        "battle_opponent": BATTLE_OPPONENT,
        "your_level": {"cards_in": "level"},
        "markers_of_yours": {"cards_in": "markers"},
        "opponents_level": {"cards_in": "level", "whose": "opponent's"},
    }

    def number(self, parts: list[int]) -> int:
        return parts[0]

    def letter(self, parts: list[str]) -> Ref:
        return LETTER

    def just(self, parts: list[Any]) -> Count:
        return parts[0], False, False

    def few(self, parts: list[Any]) -> Any:
        """Return how many at most, more than there ever are for "any number"."""
        number = parts[-1]
        return {"a": 1, "an": 1, "of": ANY_NUMBER}.get(number, number) if isinstance(number, str) else number

    def up_to(self, parts: list[Any]) -> Count:
        return parts[0], True, False

    def exactly(self, parts: list[Any]) -> Any:
        """Return a number, or one of two that follow on each other."""
        least, most = parts[0], parts[-1]
        if least == most:
            return least
        if not isinstance(least, int) or most != least + 1:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"least": least, "most": most}

    def at_most(self, parts: list[Any]) -> Any:
        return {"most": parts[0]}

    def at_least(self, parts: list[Any]) -> Any:
        return {"least": parts[0]}

    def beyond(self, parts: list[Any]) -> Any:
        higher, number = parts
        return beyond(number, is_more=higher == "higher")

    def equals(self, parts: list[Any]) -> Equals:
        return Equals(parts[1])

    def amount_of(self, parts: list[Any]) -> Any:
        return parts[0]

    def amount_times(self, parts: list[Any]) -> Any:
        return {**parts[0], "each": parts[1]}

    def amount_by(self, parts: list[Any]) -> Any:
        return {**parts[1], "each": parts[0]}

    def amount_plus(self, parts: list[Any]) -> Any:
        return [parts[0], parts[1]]

    def amount_minus(self, parts: list[Any]) -> Any:
        return [parts[0], -parts[1]]

    def number_you_have(self, parts: list[Cards]) -> Any:
        cards = parts[0]
        return {"cards_in": cards["zone"]} if set(cards) == {"zone"} and cards["zone"] in COUNTED else {"count": cards}

    number_of_yours = number_of = number_you_have

    def colours(self, parts: list[Cards]) -> Any:
        return {"colours": parts[0]}

    def number_of_colours(self, parts: list[Any]) -> Any:
        return parts[0]

    def number_among(self, parts: list[Cards]) -> Any:
        return {"count": {**AMONG_THEM, **parts[0]}}

    def number_put(self, parts: list[Cards]) -> Any:
        return {"count": {"among": PUT_AWAY, "even_if_moved": True, **parts[0]}}

    def number_of_opponents(self, parts: list[Cards]) -> Any:
        return {"count": {**parts[0], "whose": "opponent's"}}

    def information(self, parts: list[str]) -> str:
        return parts[0].removesuffix("s")

    def paid_information(self, parts: list[str]) -> str:
        return "colours" if parts[-1] == "colors" else parts[-1]

    def of_what_paid(self, parts: list[Any]) -> Any:
        """Return a number of the cards that paid the cost: one that they have, or how many of a kind they are."""
        paid = {"among": PAID, "even_if_moved": True}
        return {parts[0]: paid} if isinstance(parts[0], str) else {"count": {**paid, **parts[0]}}

    def information_of(self, parts: list[Any]) -> Any:
        information, card = parts
        return {information: card}

    def of_information(self, parts: list[Any]) -> Any:
        return self.information_of(parts[::-1])
