"""Reads words by a lark grammar: all ways in which they can be read, of which only one may mean something.

Texts that differ only in names, traits and numbers are parsed once: a parse is kept by the kinds of its words.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, ClassVar, NamedTuple

from lark import Lark, Token, Transformer, Tree, UnexpectedInput
from lark.exceptions import VisitError
from lark.lexer import Lexer

from rules.text.lookahead import Lookahead
from rules.text.reading import AMBIGUOUS, TOO_LONG, UNKNOWN_CONSTRUCT, UNKNOWN_WORD, TextError
from rules.text.tokens import GRANTED, LETTER, NAME, NUMBER, TRAIT, Word

_KINDS = {NAME, GRANTED, TRAIT, NUMBER, LETTER}
_UNKNOWN = "UNKNOWN_WORD"
_AMBIGUOUS = "_ambig"
# The longest that are printed have a little more than a hundred words between two full stops.
LONGEST = 200  # words that are read together
KEPT = 50_000  # parses
MOST_DIGITS = 9  # of a number that a text may have


class _Names(Lexer):
    """Words are known already; a token has the place of its word as its value."""

    def __init__(self, conf: Any) -> None:
        del conf

    def lex(self, lexer_state: Any, parser_state: Any = None) -> Iterator[Token]:
        for at, name in enumerate(lexer_state):
            yield Token(name, str(at), start_pos=at)


class _Parse(NamedTuple):
    tree: "Tree[Token]"
    constructs: frozenset[str]


class _Stop(NamedTuple):
    """The place of the first word that does not fit, and whether no construct has that word."""

    place: int
    is_unknown: bool


class Grammar:
    """The grammar that the files of a folder are together; `starts` are the rules that a reading may begin with."""

    def __init__(self, folder: Path, starts: tuple[str, ...]) -> None:
        text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.lark")))
        declared = f"%declare {' '.join(sorted(_KINDS))} {_UNKNOWN}\n"
        self._lark = Lark(
            declared + text,
            start=list(starts),
            parser="earley",
            lexer=_Names,
            ambiguity="explicit",
            maybe_placeholders=False,
        )
        self._names = {one.pattern.value: one.name for one in self._lark.terminals if one.pattern}
        parser: Any = self._lark.parser
        self._lookahead = parser.parser.predictions = Lookahead(parser.parser)
        self._one_at_a_time = Lock()  # the parser looks ahead in one text
        self._parse = lru_cache(maxsize=KEPT)(self._parse_kinds)

    def rules(self) -> list[Any]:
        """Return the rules as lark has compiled them."""
        return list(self._lark.rules)

    def read(self, words: list[Word], start: str, reader: "Reader") -> Any:
        """Return what the words mean as `start`; raises TextError."""
        if len(words) > LONGEST:
            raise TextError(words[LONGEST].at, TOO_LONG)
        found = self._parse(start, tuple(word.kind for word in words))
        if isinstance(found, _Stop):
            place, is_unknown = found
            at = words[place].at if place < len(words) else words[-1].at + len(words[-1].value)
            raise TextError(at, UNKNOWN_WORD if is_unknown else UNKNOWN_CONSTRUCT)
        reader.used |= found.constructs
        return reader.meaning(found.tree, words)

    def _name(self, kind: str) -> str:
        return kind if kind in _KINDS else self._names.get(kind, _UNKNOWN)

    def _parse_kinds(self, start: str, kinds: tuple[str, ...]) -> "_Parse | _Stop":
        try:
            with self._one_at_a_time:
                tree = self._lark.parse(self._lookahead.along([self._name(kind) for kind in kinds]), start=start)
        except UnexpectedInput as error:
            token: Token | None = getattr(error, "token", None)
            if token is None or not token.isdigit():  # it breaks off
                return _Stop(len(kinds), is_unknown=False)
            return _Stop(int(token), is_unknown=token.type == _UNKNOWN)
        return _Parse(tree, frozenset(str(part.data) for part in tree.iter_subtrees()) - {_AMBIGUOUS})


class Reader(Transformer[Token, Any]):
    """What the constructs of a grammar mean: a method for each."""

    MEANINGS: ClassVar[dict[str, Any]] = {}  # of constructs that always mean the same

    def __init__(self) -> None:
        super().__init__()
        self.words: list[Word] = []
        self.used: frozenset[str] = frozenset()  # constructs

    def __default__(self, data: str, children: list[Any], meta: Any) -> Any:
        meanings = meanings_of(type(self))
        if data in meanings:
            return meanings[data]
        raise LookupError(f"The grammar has a construct without a meaning: {data}")

    def meaning(self, tree: "Tree[Token]", words: list[Word]) -> Any:
        """Return what a parse means with these words."""
        self.words = words
        try:
            return self.transform(tree)
        except VisitError as error:
            if isinstance(error.orig_exc, TextError):
                raise error.orig_exc from error
            raise

    def word(self, token: Token) -> Word:
        """Return the word of a token."""
        return self.words[int(token)]

    def _ambig(self, meanings: list[Any]) -> Any:
        first = meanings[0]
        if all(one == first for one in meanings):
            return first
        raise TextError(self.words[0].at, AMBIGUOUS)

    def __default_token__(self, token: Token) -> Any:
        word = self.word(token)
        if word.kind == NUMBER and len(word.value) > MOST_DIGITS:
            raise TextError(word.at, UNKNOWN_WORD)
        return int(word.value) if word.kind == NUMBER else word.value


@cache
def meanings_of(reader: type[Reader]) -> dict[str, Any]:
    """Return what always means the same, of a reader and all that it builds on."""
    return {name: one for kind in reversed(reader.__mro__) for name, one in kind.__dict__.get("MEANINGS", {}).items()}


def constructs_of(grammar: Grammar) -> frozenset[str]:
    """Return the names of all constructs that can stand in a parse."""
    found = set()
    for rule in grammar.rules():
        name = rule.alias or str(rule.origin.name)
        is_inlined = not rule.alias and ((rule.options.expand1 and len(rule.expansion) == 1) or name.startswith("_"))
        if not is_inlined:
            found.add(name)
    return frozenset(found)


def has_meaning(reader: type[Reader], construct: str) -> bool:
    """Return whether the reader says what the construct means."""
    return hasattr(reader, construct) or construct in meanings_of(reader)
