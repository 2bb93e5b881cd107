"""The findings of a verdict with the names of their cards, for pages on which there is no deck to point at."""

from dataclasses import dataclass

from rules.games import GAMES
from rules.legality import DeckList, Verdict, Violation

MOST = 12  # cards named beside one finding


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card of a list: how often it is there, in all parts together; of one that is not there only the number."""

    code: str
    name: str = ""
    quantity: int = 0


@dataclass(frozen=True, slots=True)
class NamedFinding:
    """A finding and the first cards that it points at."""

    violation: Violation
    cards: tuple[NamedCard, ...]

    @property
    def has_others(self) -> bool:
        return len(self.violation.cards) > len(self.cards)


def name_findings(verdict: Verdict, deck_list: DeckList) -> tuple[NamedFinding, ...]:
    """Return the findings of `verdict` on `deck_list`, the worst first."""
    cards = _cards(verdict.game, deck_list)
    return tuple(
        NamedFinding(violation, tuple(cards.get(code, NamedCard(code)) for code in violation.cards[:MOST]))
        for violation in verdict.violations
    )


def _cards(game: str, deck_list: DeckList) -> dict[str, NamedCard]:
    cards: dict[str, NamedCard] = {}
    for line in deck_list.lines:
        before = cards.get(line.code)
        name = before.name if before else GAMES[game].full_name(line.card)
        cards[line.code] = NamedCard(line.code, name, line.quantity + (before.quantity if before else 0))
    return cards
