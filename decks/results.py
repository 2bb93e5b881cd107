"""The search column of the builder: cards found, with what the deck holds of each."""

from collections.abc import Iterable
from dataclasses import dataclass

from cards.models import Card
from cards.repair import mended
from cards.search import QueryError, SearchPage, search
from decks.chips import Chip, chips
from decks.models import Deck, DeckEntry
from rules.games import GAMES

PAGE_SIZE = 50


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One card found, as the section that is its home holds it.

    `code` is the printing that the row adds: the one the deck holds already, else the first.
    """

    card: Card
    section: str
    code: str
    quantity: int


@dataclass(frozen=True, slots=True)
class Results:
    """One page of results, or why the query could not be read."""

    query: str
    chips: tuple[tuple[Chip, ...], ...]
    found: SearchPage | None = None
    rows: tuple[ResultRow, ...] = ()
    error: QueryError | None = None
    better: str | None = None

    @property
    def next_page(self) -> int | None:
        return self.found.page + 1 if self.found and self.found.page < self.found.pages else None

    @property
    def before_error(self) -> str:
        """The part of the query that reads well."""
        return self.query[: self.error.position] if self.error else self.query

    @property
    def from_error(self) -> str:
        """The part of the query from where it stops making sense."""
        return self.query[self.error.position :] if self.error else ""


def results_for(deck: Deck, query: str, page: int = 1) -> Results:
    """Search the deck's game; a query that cannot be read is an answer too, not an exception."""
    game = GAMES[deck.game]
    try:
        found = search(game, query, page=page, size=PAGE_SIZE)
    except QueryError as error:
        return Results(query, chips(game, query), error=error, better=mended(game, query, error))
    return Results(query, chips(game, query), found, _rows(deck, found.cards))


def _rows(deck: Deck, cards: Iterable[Card]) -> tuple[ResultRow, ...]:
    game, held = GAMES[deck.game], _held(deck)
    homes = ((card, game.home_of(card.printed())) for card in cards)
    return tuple(ResultRow(card, home, *held.get((card.pk, home), (card.first_code, 0))) for card, home in homes)


def _held(deck: Deck) -> dict[tuple[int, str], tuple[str, int]]:
    """Return code and quantity of the first line of each card in each section of the deck."""
    lines = DeckEntry.objects.filter(deck=deck).order_by("-id")
    return {
        (card, section): (code, quantity)
        for card, section, code, quantity in lines.values_list(
            "printing__card_id", "section", "printing__code", "quantity"
        )
    }
