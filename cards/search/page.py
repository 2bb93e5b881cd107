"""What a search gives back, or why it could not be read."""

from dataclasses import dataclass

from cards.models import Card


@dataclass(frozen=True, slots=True)
class SearchPage:
    """One page of results, in the query's order; `explanation` says the query back in a sentence."""

    cards: tuple[Card, ...]
    total: int
    page: int
    size: int
    explanation: str

    @property
    def pages(self) -> int:
        return max(1, -(-self.total // self.size))


class QueryError(ValueError):
    """A query that cannot be read or is not served: what is wrong, where (0-based), and what to try.

    `meant` is the word that probably belongs in the place of the one at `position`, where there is one.
    """

    def __init__(self, message: str, position: int, suggestion: str = "", meant: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.position = position
        self.suggestion = suggestion
        self.meant = meant
