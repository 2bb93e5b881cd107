"""What every scenario says, whatever its game."""

from dataclasses import dataclass
from typing import Final

from rules.books import rules_of
from rules.scenarios.errors import Unreadable
from rules.scenarios.reading import Entry, one_of, sequence, text
from rules.scenarios.source import Value, read_source

KEYS: Final = ("scenario", "game", "rules", "cards", "given", "shuffles", "coins", "when", "then", "afterwards")
ROUND: Final = ("when", "then")


@dataclass(frozen=True, slots=True)
class Round:
    """Choices, and what is said of the table when they are made."""

    line: int
    when: tuple[Value, ...]
    then: Value | None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario as it is written; what the game reads of it is still as it stands in the file."""

    line: int
    title: str
    game: str
    rules: tuple[str, ...]
    cards: Value | None
    given: Value | None
    shuffles: Value | None
    coins: Value | None
    rounds: tuple[Round, ...]


def read_scenario(written: str, games: tuple[str, ...]) -> Scenario:
    """Return the scenario that a text is; raises Unreadable."""
    source = read_source(written)
    entry = Entry(source, "the scenario", KEYS)
    game = one_of(entry.need("game"), "game", games)
    return Scenario(
        line=entry.line,
        title=text(entry.need("scenario"), "scenario"),
        game=game,
        rules=_rules(entry.need("rules"), game),
        cards=entry.get("cards"),
        given=entry.get("given"),
        shuffles=entry.get("shuffles"),
        coins=entry.get("coins"),
        rounds=_rounds(entry),
    )


def _rules(value: Value, game: str) -> tuple[str, ...]:
    known = {rule.id for rule in rules_of(game)}
    found = []
    for one in sequence(value, "rules"):
        rule = text(one, "rules")
        if rule not in known:
            raise Unreadable(one.line, f"rules: the book of {game} has no rule {rule}.")
        found.append(rule)
    if not found:
        raise Unreadable(value.line, "rules: at least one rule is wanted, what the scenario is about.")
    return tuple(found)


def _rounds(entry: Entry) -> tuple[Round, ...]:
    rounds = [_round(entry)]
    more = entry.get("afterwards")
    for one in [] if more is None else sequence(more, "afterwards"):
        rounds.append(_round(Entry(one, "afterwards", ROUND)))
    if all(one.then is None for one in rounds):
        raise Unreadable(entry.line, "`then` is missing: what is so in the end.")
    return tuple(rounds)


def _round(entry: Entry) -> Round:
    when, then = entry.get("when"), entry.get("then")
    choices = () if when is None else tuple(sequence(when, "when"))
    line = entry.line_of("then") if then is not None else entry.line_of("when")
    return Round(line, choices, then)
