"""Reads the values after each kind of key, and says what could stand there instead."""

from collections.abc import Mapping

from cards.search import patterns
from cards.search.page import QueryError
from cards.search.predicates import (
    All,
    AnyOf,
    CodeIs,
    Column,
    Fits,
    Has,
    HasText,
    Holds,
    InSet,
    IsRead,
    IsReprint,
    Negated,
    NumberAgainst,
    NumberIs,
    OfTitle,
    Predicate,
    RarityIs,
    Word,
    WordCount,
    WordIs,
)
from cards.search.spelling import did_you_mean, either, nearest
from cards.search.tree import Comparison, Operator, Pattern, Text, Value
from rules.folding import fold_name, fold_search
from rules.games import Field, FieldKind, Game

EQUALITY = (Operator.HAS, Operator.IS, Operator.IS_NOT)
MAX_DIGITS = 9


def folded(text: str, position: int) -> str:
    """Return `text` as the search columns hold it; text of which nothing is left is refused."""
    if plain := fold_search(text):
        return plain
    raise QueryError("There is nothing to look for here.", position, "Write a letter, a digit or a sign such as ♪.")


def running_text(column: Column, term: Comparison) -> Predicate:
    """Read the values of `name:` and `text:`: `:` looks inside, `=` at the whole, slashes hold a pattern."""
    _allow(term, EQUALITY)
    found: list[Predicate] = []
    texts = tuple(folded(value.text, value.position) for value in term.values if isinstance(value, Text))
    if texts:
        found.append(Holds(column, texts, whole=term.operator is not Operator.HAS))
    for value in term.values:
        if isinstance(value, Pattern):
            patterns.check(value.source, value.position)
            found.append(Fits(column, value.source, value.position))
    return _unless(term, found[0] if len(found) == 1 else AnyOf(tuple(found)))


def number(field: Field, term: Comparison, game: Game) -> Predicate:
    """Read numbers, or the one other number that a field is compared with."""
    operator = Operator.IS if term.operator is Operator.HAS else term.operator
    if len(term.values) > 1 and operator not in EQUALITY:
        raise QueryError(f"{term.operator} takes one value.", _second(term), f"Write {field.key}:0|1 for several.")
    other = game.find_field(_text(term.values[0]).lower()) if len(term.values) == 1 else None
    if other is not None and other.kind is FieldKind.NUMBER:
        return NumberAgainst(field, operator, other)
    return NumberIs(field, operator, tuple(_number(field, value) for value in term.values))


def word(field: Field, term: Comparison) -> Predicate:
    """Read words of the field's vocabulary, or how many words there should be."""
    if term.operator not in EQUALITY:
        if len(term.values) > 1:
            raise QueryError(f"{term.operator} takes one value.", _second(term), f"Write {field.key}>=2.")
        return WordCount(field, term.operator, _number(field, term.values[0]))
    found = WordIs(field, tuple(one for value in term.values for one in _words(field, value)))
    return All((Has(field), Negated(found))) if term.operator is Operator.IS_NOT else found


def code(term: Comparison) -> Predicate:
    """Read card numbers: `:` any part of one, `=` a whole one; both also as people paste them."""
    _allow(term, EQUALITY)
    return _unless(term, CodeIs(_names(term), whole=term.operator is not Operator.HAS))


def rarity(term: Comparison) -> Predicate:
    _allow(term, EQUALITY)
    return _unless(term, RarityIs(_names(term)))


def in_set(term: Comparison) -> Predicate:
    """Read names of sets; which there are is for the catalogue to say."""
    _allow(term, EQUALITY)
    return _unless(term, InSet(_names(term)))


def of_title(term: Comparison) -> Predicate:
    """Read names of titles; which there are is for the catalogue to say."""
    _allow(term, EQUALITY)
    return _unless(term, OfTitle(_names(term)))


def is_a(term: Comparison, game: Game) -> Predicate:
    """Read what a card can be: a value of the game's leading field, vanilla, a reprint, or read by the engine."""
    _allow(term, EQUALITY[:2])
    kinds: dict[str, Predicate] = {"vanilla": Negated(HasText()), "reprint": IsReprint()}
    if game.texts is not None:
        kinds |= {"exact": IsRead(exact=True), "unsupported": IsRead(exact=False)}
    leading = game.find_field(game.group_by)
    if leading is not None:
        kinds |= {spelling: WordIs(leading, (Word(value),)) for spelling, value in spellings(leading).items()}
    return _chosen(term, kinds)


def has(term: Comparison, game: Game) -> Predicate:
    """Read what can be printed on a card: any field of the game, or text."""
    _allow(term, EQUALITY[:2])
    parts: dict[str, Predicate] = {"text": HasText()}
    for field in game.fields:
        parts |= dict.fromkeys((field.key, *field.aliases), Has(field))
    return _chosen(term, parts)


def spellings(field: Field) -> dict[str, str]:
    """Return the canonical value, folded, for each spelling of a closed vocabulary."""
    return {
        fold_search(spelling): fold_search(value)
        for value, others in field.values.items()
        for spelling in (value, *others)
    }


def _allow(term: Comparison, operators: tuple[Operator, ...]) -> None:
    if term.operator not in operators:
        sign_position = term.position + len(term.key)
        raise QueryError(
            f"{term.key} cannot be compared by {term.operator}.", sign_position, f"Use {either(operators)}."
        )


def _unless(term: Comparison, found: Predicate) -> Predicate:
    return Negated(found) if term.operator is Operator.IS_NOT else found


def _text(value: Value) -> str:
    if isinstance(value, Text):
        return value.text
    raise QueryError("Patterns are read after name: and text: only.", value.position, "Write a word here.")


def _names(term: Comparison) -> tuple[Text, ...]:
    """Return the values in their own spelling and at their places, none of them empty."""
    for value in term.values:
        folded(_text(value), value.position)
    return tuple(Text(fold_name(_text(value)), value.position) for value in term.values)


def _second(term: Comparison) -> int:
    return term.values[1].position


def _number(field: Field, value: Value) -> int:
    text = _text(value)
    digits = text.removeprefix("-")
    if digits.isdecimal() and len(digits) <= MAX_DIGITS:
        return int(text)
    raise QueryError(
        f"{field.key} is compared with a number, not with {text!r}.",
        value.position,
        f"For example {field.key}>=1; -has:{field.key} finds cards without one.",
    )


def _words(field: Field, value: Value) -> tuple[Word, ...]:
    """Return the words of the field that `value` stands for; a misspelt one is refused."""
    asked = _open_word(value)
    known = spellings(field)
    if not known:
        return (asked,)
    if not (asked.open_start or asked.open_end):
        if asked.text in known:
            return (Word(known[asked.text]),)
    elif fitting := {known[spelling] for spelling in known if _fits(asked, spelling)}:
        return tuple(Word(canonical) for canonical in sorted(fitting))
    raise _never(f"{field.key} is never {_text(value)!r}.", value, asked.text, known, tuple(field.values))


def _open_word(value: Value) -> Word:
    text = _text(value)
    bare = text.strip("*")
    if "*" in bare:
        raise QueryError(
            "An asterisk stands at the start or the end of a value.", value.position, "Use text:/…/ for more."
        )
    return Word(folded(bare, value.position), text.startswith("*"), text.endswith("*"))


def _fits(asked: Word, text: str) -> bool:
    if asked.open_start and asked.open_end:
        return asked.text in text
    return text.endswith(asked.text) if asked.open_start else text.startswith(asked.text)


def _chosen(term: Comparison, choices: Mapping[str, Predicate]) -> Predicate:
    found: list[Predicate] = []
    for value in term.values:
        asked = folded(_text(value), value.position)
        if asked not in choices:
            raise _never(f"{term.key}: does not know {_text(value)!r}.", value, asked, choices, tuple(choices))
        found.append(choices[asked])
    return found[0] if len(found) == 1 else AnyOf(tuple(found))


def _never(
    message: str, value: Value, asked: str, spelled: Mapping[str, object], choices: tuple[str, ...]
) -> QueryError:
    meant = nearest(asked, [word for word in spelled if len(word) > 1])
    return QueryError(message, value.position, did_you_mean(meant, f"It can be {either(choices)}."), meant)
