"""What can be wrong or odd about a printed card in any game; each game says of which characteristics, by which rule."""

from collections.abc import Iterable, Iterator, Mapping

from rules.games.game import Field, Problem
from rules.printed_card import PrintedCard

Vocabularies = Mapping[str, Mapping[str, tuple[str, ...]]]


def vocabularies(fields: Iterable[Field]) -> dict[str, Mapping[str, tuple[str, ...]]]:
    """Return the closed vocabularies among `fields`, by key."""
    return {field.key: field.values for field in fields if field.values}


def nameless(card: PrintedCard, rule: str) -> Iterator[Problem]:
    if not card.name.strip():
        yield Problem("name", card.name, f"a card has a name ({rule})")


def foreign_words(card: PrintedCard, known: Vocabularies, rule: str = "") -> Iterator[Problem]:
    """Yield the words that are not of their field's vocabulary."""
    by = f" ({rule})" if rule else ""
    for key, values in known.items():
        for word in card.words.get(key, ()):
            if word not in values:
                yield Problem(key, word, f"is none of {', '.join(values)}{by}")


def above(card: PrintedCard, usual_most: Mapping[str, int]) -> Iterator[Problem]:
    """Yield the numbers above the most that cards usually show."""
    for key, most in usual_most.items():
        if (number := card.numbers.get(key, 0)) > most:
            yield Problem(key, str(number), f"more than {most} is unusual")


def off_step(card: PrintedCard, steps: Mapping[str, int]) -> Iterator[Problem]:
    """Yield the numbers that do not come in the steps they usually come in."""
    for key, step in steps.items():
        if (number := card.numbers.get(key, 0)) % step:
            yield Problem(key, str(number), f"is no multiple of {step}")
