"""How many cards of a kind a deck may hold, beside the copies of a name (8.1.6 to 8.1.8, 14.56, 17.16.3)."""

from collections.abc import Callable, Mapping

from rules.counts import Count, Kind, at_most, exactly
from rules.games.vanguard.book import CITATION
from rules.games.vanguard.cards import has_trigger
from rules.games.vanguard.keywords import has_keyword
from rules.legality import DeckLine, FormatSpec, Violation
from rules.printed_card import PrintedCard

RULE = "trigger limits"
TRIGGERS = Count(
    CITATION, "8.1.6", 16, "card with a trigger", "cards with a trigger", reason="main and ride deck count together"
)


def _trigger(icon: str) -> Callable[[PrintedCard], bool]:
    return lambda card: has_trigger(card, icon)


def _keyword(keyword: str) -> Callable[[PrintedCard], bool]:
    return lambda card: has_keyword(card, keyword)


def _most(rule: str, number: int, one: str, many: str = "") -> Count:
    return Count(CITATION, rule, number, one, many)


# Over main and ride deck together.
OF_MAIN_AND_RIDE = (
    Kind(_most("8.1.6.1", 4, "heal trigger"), _trigger("heal")),
    Kind(_most("8.1.6.2", 1, "over trigger"), _trigger("over")),
    Kind(_most("8.1.7", 4, "sentinel"), _keyword("sentinel")),
    Kind(_most("8.1.8", 1, "Regalis Piece"), _keyword("regalis-piece")),
)
# Over the whole deck, whatever the names (14.56.2.1).
OF_ALL = (
    Kind(_most("14.56.2", 1, "card with Ace Unit", "cards with Ace Unit"), _keyword("ace-unit")),
    Kind(_most("17.16.3.1", 1, "card with Flag", "cards with Flag"), _keyword("flag")),
)


def triggers(both: tuple[DeckLine, ...]) -> tuple[Violation, ...]:
    """8.1.6: exactly sixteen cards with a trigger over main and ride deck, whatever their type."""
    return exactly(TRIGGERS, tuple(line for line in both if has_trigger(line.card)))


def limits(both: tuple[DeckLine, ...], lines: tuple[DeckLine, ...]) -> tuple[Violation, ...]:
    """Return which kinds the deck has too many of; `both` are main and ride deck, `lines` the G deck too."""
    found = [at_most(kind, both) for kind in OF_MAIN_AND_RIDE] + [at_most(kind, lines) for kind in OF_ALL]
    return tuple(violation for violations in found for violation in violations)


def check_trigger_limits(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Hold the deck against the format's own limits of trigger icons."""
    most: Mapping[str, int] = format_spec.requirements["trigger_limits"]
    kinds = [
        Kind(Count(format_spec.source, RULE, number, f"{icon} trigger"), _trigger(icon))
        for icon, number in most.items()
    ]
    return tuple(violation for kind in kinds for violation in at_most(kind, lines))
