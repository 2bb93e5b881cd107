"""Cases: deck lists over the starter cards that say themselves whether they are legal, and which rules they prove.

They lie in `cases/FORMAT/` of the game's folder. The comments on top hold what is expected; the rest is a list as
people write it:

    // Nine climaxes: one more than allowed.
    // illegal: 5.1.2.3            or: // legal
    // rules: 5.1.2.3              what the case proves; left out, the rules of `illegal`
    // on: 2022-01-01              the day to judge on; left out, DEFAULT_DAY
    4 HRB/W01-030 Crates to the Rafters
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from rules.coverage.starter_cards import starter_cards
from rules.games.game import Game
from rules.legality import DeckLine, DeckList
from rules.printed_card import PrintedCard

DEFAULT_DAY = date(2026, 11, 28)
_NOTE = re.compile(r"^//\s*(?P<key>legal|illegal|rules|on)\s*(?::\s*(?P<value>.*))?$")
_LINE = re.compile(r"^(?P<quantity>\d+)\s+(?P<code>\S+)(?:\s+(?P<name>.*))?$")


class CaseError(ValueError):
    """A case that cannot be read; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Case:
    """A deck with what is expected of it: `illegal` are the rules that its errors cite, none if it is legal."""

    path: Path
    game: str
    format: str
    on: date
    deck: DeckList
    illegal: frozenset[str]
    rules: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.game}/{self.format}/{self.path.stem}"


def cases_of(game: Game) -> tuple[Case, ...]:
    """Return the cases of `game`; raises CaseError at the first that cannot be read."""
    return tuple(read_case(game, path) for path in sorted((game.folder / "cases").glob("*/*.txt")))


def read_case(game: Game, path: Path) -> Case:
    """Read one case out of the folder named after its format; raises CaseError."""
    lines = path.read_text(encoding="utf-8").splitlines()
    notes = {note["key"]: note["value"] or "" for line in lines if (note := _NOTE.match(line.strip()))}
    if ("legal" in notes) == ("illegal" in notes):
        raise CaseError(f"{path}: say either `// legal` or `// illegal: RULES`.")
    illegal = _listed(notes.get("illegal", ""))
    if "illegal" in notes and not illegal:
        raise CaseError(f"{path}: `// illegal:` names no rule.")
    try:
        on = date.fromisoformat(notes["on"].strip()) if "on" in notes else DEFAULT_DAY
    except ValueError as error:
        raise CaseError(f"{path}: {notes['on']!r} is no day; write 2026-01-31.") from error
    rules = _listed(notes["rules"]) if "rules" in notes else illegal
    deck = DeckList(tuple(_deck(game, path, lines)))
    return Case(path, game.key, path.parent.name, on, deck, frozenset(illegal), rules)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _deck(game: Game, path: Path, lines: list[str]) -> Iterator[DeckLine]:
    cards, headings = starter_cards(game), _headings(game)
    section = ""
    for number, line in enumerate(map(str.strip, lines), start=1):
        if not line or line.startswith("//"):
            continue
        if match := _LINE.match(line):
            card = _card(cards, path, number, match)
            yield DeckLine(int(match["quantity"]), match["code"], card, section or game.home_of(card))
        elif (heading := line.strip("#: ").casefold()) in headings:
            section = headings[heading]
        else:
            raise CaseError(f"{path}:{number}: {line!r} is neither a line of cards nor a section of {game.title}.")


def _headings(game: Game) -> dict[str, str]:
    return {
        word: section.key
        for section in game.sections
        for name in (section.key, section.title.casefold())
        for word in (name, f"{name} deck")
    }


def _card(cards: Mapping[str, PrintedCard], path: Path, number: int, match: re.Match[str]) -> PrintedCard:
    card = cards.get(match["code"])
    if card is None:
        raise CaseError(f"{path}:{number}: there is no starter card {match['code']}.")
    if match["name"] and match["name"] != card.name:
        raise CaseError(f"{path}:{number}: {match['code']} is “{card.name}”, not “{match['name']}”.")
    return card
