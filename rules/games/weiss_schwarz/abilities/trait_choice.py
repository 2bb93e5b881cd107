"""The choice of one of the traits that characters have, for an effect that is about it."""

from typing import TYPE_CHECKING

from rules.engine import JUMP, NEXT
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import changes, values
from rules.games.weiss_schwarz.abilities.ability import Cards, Change
from rules.games.weiss_schwarz.abilities.choosing import ProgramStep
from rules.games.weiss_schwarz.book import holds

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class ChooseTrait(ProgramStep):
    """8.6.3: one of the traits of certain cards, each trait once, by its place among these."""

    __slots__ = ("cards", "slot", "up_to")

    def __init__(self, rule: str, cards: Cards, slot: int, *, up_to: bool) -> None:
        super().__init__(rule)
        self.cards = cards
        self.slot = slot
        self.up_to = up_to

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        found = self.traits(game, by)
        if found and holds("8.6.3.1"):
            options = list(range(len(found)))
            return game.ask(by.player, words.MODE, self.rule, [words.PASS, *options] if self.up_to else options)
        by.slots[self.slot] = []  # 8.6.3.1.3
        by.at += 2
        return JUMP

    def traits(self, game: "WeissGame", by: ProgramFrame) -> list[tuple[int, int]]:
        """Return a card and a place among its traits for each trait that there is."""
        found: dict[str, tuple[int, int]] = {}
        for card in self.cards.find(game, by):
            for at, trait in enumerate(game.traits(card)):
                found.setdefault(trait, (card, at))
        return list(found.values())


class KeepTrait(ProgramStep):
    """Keep the trait that was chosen; follows on ChooseTrait."""

    __slots__ = ("choose",)

    def __init__(self, choose: ChooseTrait) -> None:
        super().__init__(choose.rule)
        self.choose = choose

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        is_chosen = by.answer != words.PASS
        by.slots[self.choose.slot] = list(self.choose.traits(game, by)[by.answer]) if is_chosen else []
        by.answer = 0
        return NEXT


class LoseChosenTrait(Change):
    """The trait that was chosen just before is lost; which one that is, is known when it is given."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__(values.NOT_A_VALUE, values.TRAITS)
        self.slot = slot

    def fixed(self, game: "WeissGame", by: ProgramFrame) -> Change:
        if not by.slots[self.slot]:
            return changes.LoseTrait("")
        card, at = by.slots[self.slot]
        return changes.LoseTrait(game.traits(card)[at])
