"""Reads words by a lark grammar: all ways in which they can be read, of which only one may mean something.

Texts that differ only in names, traits and numbers are parsed once: a parse is kept by the kinds of its words.
"""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

from lark import Lark, Token, Transformer, Tree, UnexpectedInput
from lark.exceptions import VisitError
from lark.lexer import Lexer

from rules.text.reading import AMBIGUOUS, UNKNOWN_CONSTRUCT, UNKNOWN_WORD, TextError
from rules.text.tokens import GRANTED, LETTER, NAME, NUMBER, TRAIT, Word

_KINDS = {NAME, GRANTED, TRAIT, NUMBER, LETTER}
_UNKNOWN = "UNKNOWN_WORD"


class _Kinds(Lexer):
    """Words are known already; a token has the place of its word as its value."""

    def __init__(self, conf: Any) -> None:
        self.names = {terminal.pattern.value: terminal.name for terminal in conf.terminals if terminal.pattern}

    def lex(self, kinds: Any) -> Iterator[Token]:
        for at, kind in enumerate(kinds):
            name = kind if kind in _KINDS else self.names.get(kind, _UNKNOWN)
            yield Token(name, str(at), start_pos=at)


class Grammar:
    """The grammar that the files of a folder are together; `starts` are the rules that a reading may begin with."""

    def __init__(self, folder: Path, starts: tuple[str, ...]) -> None:
        text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.lark")))
        declared = f"%declare {' '.join(sorted(_KINDS))} {_UNKNOWN}\n"
        self._lark = Lark(
            declared + text,
            start=list(starts),
            parser="earley",
            lexer=_Kinds,
            ambiguity="explicit",
            maybe_placeholders=False,
        )
        self._parse = lru_cache(maxsize=None)(self._parse_kinds)

    def rules(self) -> list[Any]:
        """Return the rules as lark has compiled them."""
        return list(self._lark.rules)

    def read(self, words: list[Word], start: str, reader: "Reader") -> Any:
        """Return what the words mean as `start`; raises TextError."""
        found = self._parse(start, tuple(word.kind for word in words))
        if isinstance(found, tuple):
            place, is_unknown = found
            at = words[place].at if place < len(words) else words[-1].at + len(words[-1].value)
            raise TextError(at, UNKNOWN_WORD if is_unknown else UNKNOWN_CONSTRUCT)
        return reader.meaning(found, words)

    def _parse_kinds(self, start: str, kinds: tuple[str, ...]) -> "Tree[Token] | tuple[int, bool]":
        """Return the parse, or the place of the first word that does not fit, and whether no construct has that word."""
        try:
            return self._lark.parse(kinds, start=start)  # type: ignore[arg-type]
        except UnexpectedInput as error:
            token = getattr(error, "token", None)
            if not str(token).isdigit():
                return len(kinds), False
            return int(token), token.type == _UNKNOWN


class Reader(Transformer[Token, Any]):
    """What the constructs of a grammar mean: a method for each."""

    MEANINGS: ClassVar[dict[str, Any]] = {}  # of constructs that always mean the same
    words: list[Word]

    def __default__(self, data: str, children: list[Any], meta: Any) -> Any:
        for kind in type(self).__mro__:
            meanings = kind.__dict__.get("MEANINGS", {})
            if data in meanings:
                return meanings[data]
        raise LookupError(f"The grammar has a construct without a meaning: {data}")

    def meaning(self, tree: "Tree[Token]", words: list[Word]) -> Any:
        """Return what a parse means with these words."""
        outer = getattr(self, "words", [])
        self.words = words
        try:
            return self.transform(tree)
        except VisitError as error:
            if isinstance(error.orig_exc, TextError):
                raise error.orig_exc from error
            raise
        finally:
            self.words = outer

    def word(self, token: Token) -> Word:
        """Return the word of a token."""
        return self.words[int(token)]

    def _ambig(self, meanings: list[Any]) -> Any:
        first = meanings[0]
        if all(one == first for one in meanings):
            return first
        raise TextError(self.words[0].at, AMBIGUOUS)

    def NAME(self, token: Token) -> str:
        return self.word(token).value

    GRANTED = TRAIT = X = NAME

    def NUM(self, token: Token) -> int:
        return int(self.word(token).value)


def constructs_of(grammar: Grammar) -> set[str]:
    """Return the names of all constructs that can stand in a parse."""
    found = set()
    for rule in grammar.rules():
        name = rule.alias or str(rule.origin.name)
        is_inlined = not rule.alias and (rule.options.expand1 and len(rule.expansion) == 1 or name.startswith("_"))
        if not is_inlined:
            found.add(name)
    return found


def has_meaning(reader: type[Reader], construct: str) -> bool:
    """Return whether the reader says what the construct means."""
    return hasattr(reader, construct) or any(construct in kind.__dict__.get("MEANINGS", {}) for kind in reader.__mro__)
