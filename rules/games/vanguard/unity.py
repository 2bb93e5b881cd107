"""Formats in which all cards are of one nation, or of one clan with exceptions that the format names."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.folding import fold_name
from rules.games.vanguard.nations import clans_of, nations_of, printed_clans, printed_nations
from rules.legality import DeckLine, FormatSpec, Violation
from rules.printed_card import PrintedCard
from rules.requirements import Parameter
from rules.unity import Groups, Unity, check_unity

NATION = Unity("nation", "nation", nations_of, printed_nations)

CLAN_PARAMETER = Parameter(
    {"also": [{"names?": [str], "containing?": [str], "clans?": [str], "beside?": [str]}]}, is_needed=False
)


@dataclass(frozen=True, slots=True)
class ClanException:
    """Cards that are of further clans in a format: those called one of `names`, or with one of `containing` in it.

    `clans` are the clans they are of too, none: of every clan. With `beside` it holds only in a deck that has a card
    whose name contains one of these.
    """

    names: tuple[str, ...]
    containing: tuple[str, ...]
    clans: tuple[str, ...]
    beside: tuple[str, ...]

    @classmethod
    def read(cls, value: Mapping[str, Any]) -> "ClanException":
        return cls(*(tuple(map(fold_name, value.get(key, ()))) for key in ("names", "containing", "clans", "beside")))

    def holds(self, card: PrintedCard) -> bool:
        name = fold_name(card.name)
        return name in self.names or any(part in name for part in self.containing)

    def applies(self, lines: Iterable[DeckLine]) -> bool:
        return not self.beside or any(part in fold_name(line.card.name) for part in self.beside for line in lines)


def check_nation(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """All cards are of one nation."""
    return check_unity(NATION, lines, format_spec)


def check_clan(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """All cards are of one clan, those that the format names being of further ones."""
    wanted = format_spec.requirements["one_clan"]
    listed = wanted["also"] if isinstance(wanted, Mapping) else ()
    exceptions = tuple(one for one in map(ClanException.read, listed) if one.applies(lines))

    def groups_of(card: PrintedCard) -> Groups:
        clans = clans_of(card)
        further = [one for one in exceptions if one.holds(card)]
        if clans is None or any(not one.clans for one in further):
            return None
        return clans.union(*(one.clans for one in further))

    return check_unity(Unity("clan", "clan", groups_of, printed_clans), lines, format_spec)
