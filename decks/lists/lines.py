"""One line of a list as it was read, before any card was looked for."""

from dataclasses import dataclass


class ListError(ValueError):
    """A list as a whole cannot be read; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class ListLine:
    """Line `number` (from 1) says: `quantity` copies of the card `code`, of the card called `name`, or both.

    `text` is the line as it stood. `name` keeps a set in brackets behind it, since names may end in brackets too.
    `section` is the deck section of the heading above, empty where none was. `problem` says why a line cannot be read.
    `counted` says that the line itself states the quantity.
    """

    number: int
    text: str
    quantity: int = 1
    code: str = ""
    name: str = ""
    section: str = ""
    problem: str = ""
    counted: bool = True


def miscounted(code: str) -> str:
    """Return the problem of a line whose figures beside the number `code` say nothing: `3.5`, `1e2`, `-4`."""
    return f"the figures beside {code} are no number of copies: write “4 {code}”"
