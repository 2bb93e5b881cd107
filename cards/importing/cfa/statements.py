"""The statements of a card database: whose which field gets which value, and which lines say nothing of the kind.

`CardStat = 7` says which card the following statements are about, `global.CardName[CardStat] = 'Bell'` and
`global.CardName[7] = "Bell"` fill a field. A statement ends with its line, a semicolon, or where the next one begins;
only a sum of texts goes on over lines. What hangs on a condition or a loop is not carried out.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cards.importing.cfa.tokens import NAME, NUMBER, OTHER, SIGN, TEXT, Token, tokens_of
from cards.importing.reading import FileRefusedError

MAX_FAULTS = 1000
CARD = "CardStat"
GLOBAL = "global."
GUARDS = frozenset(("if", "else", "for", "while", "repeat", "with", "switch", "do", "until"))
_BEFORE_COMPARED = frozenset(("if", "while", "until", "and", "or", "not", "(", "&", "|", "!"))
_TRUTH = {"true": 1, "false": 0}
_END = Token(OTHER, "", 0)
_GUARDED = "is a condition or a loop, or hangs on one: left aside"
_FOREIGN = "is no statement about a card: left aside"
_VALUE = "the value is neither a text in quotation marks nor a whole number: left aside"

Value = str | int


class Statement(NamedTuple):
    """One field of one card; the value is None where it cannot be read."""

    card: int
    field: str
    value: Value | None
    line: int


class _UnreadError(ValueError):
    """A statement that cannot be read; the message says why."""


class Statements:
    """Reads a script once, statement by statement; afterwards `faults` says by line what could not be read."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.faults: dict[int, str] = {}
        self._tokens = tokens_of(lines)
        self._next = next(self._tokens, _END)
        self._card: int | None = None

    def __iter__(self) -> Iterator[Statement]:
        while self._next is not _END:
            statement = self._statement()
            if statement is not None:
                yield statement

    def _statement(self) -> Statement | None:
        first = self._take()
        try:
            if first.fault:
                raise _UnreadError(first.fault)
            if first.kind == SIGN and first.text in ";{}":
                return None
            if first.text in GUARDS:
                self._skip_guarded(first)
                return None
            if first.text == CARD:
                self._card = self._new_card(first)
                return None
            if first.text.startswith(GLOBAL):
                return self._field(first)
            raise _UnreadError(_FOREIGN)
        except _UnreadError as error:
            self._fault(first.line, str(error))
            self._skip_rest(first.line)
            return None

    def _new_card(self, first: Token) -> int | None:
        """Return the number of the card that is spoken of from here on."""
        before, self._card = self._card, None  # a number that cannot be read is not the one before
        is_sum = self._is_sum()
        number = self._take_number()
        self._check_end(first)
        if is_sum and before is None:
            raise _UnreadError("adds to a card number that is not known: left aside")
        return number + (before or 0) if is_sum else number

    def _is_sum(self) -> bool:
        """Pass over what stands before a number, and return whether it is added to the number before."""
        if self._next.text == "+=":
            self._take()
            return True
        self._expect("=")
        is_sum = self._next.text == CARD
        if is_sum:
            self._take()
            self._expect("+")
        return is_sum

    def _field(self, first: Token) -> Statement:
        """Return what a field is filled with; a value that cannot be read is noted and left None."""
        self._expect("[")
        index = self._index()
        self._expect("]")
        self._expect("=")
        if index is None:
            raise _UnreadError(f"stands behind no card number ({CARD} = NUMBER) that can be read: left aside")
        value: Value | None = None
        try:
            value = self._value()
            self._check_end(first)
        except _UnreadError as error:
            value = None
            self._fault(first.line, str(error))
            self._skip_rest(first.line)
        return Statement(index, first.text.removeprefix(GLOBAL), value, first.line)

    def _index(self) -> int | None:
        if self._next.text == CARD:
            self._take()
            return self._card
        return self._take_number()

    def _value(self) -> Value:
        """Return a number, or a sum of texts."""
        if self._next.text == "-" or self._next.kind == NUMBER:
            sign = -1 if self._next.text == "-" and self._take() else 1
            return sign * self._take_number()
        if self._next.text in _TRUTH:
            return _TRUTH[self._take().text]
        parts = [self._text()]
        while self._next.text == "+" and self._next.kind == SIGN:
            self._take()
            parts.append(self._text())
        return "".join(parts)

    def _text(self) -> str:
        if self._next.kind == TEXT:
            return self._take().text[1:-1]
        if self._next.text != "chr":
            raise _UnreadError(_VALUE)
        self._take()
        self._expect("(")
        number = self._take_number()
        self._expect(")")
        if number > 255:  # a byte of Windows, as the rest of the file
            raise _UnreadError(_VALUE)
        return bytes([number]).decode("cp1252", "replace")

    def _check_end(self, first: Token) -> None:
        """Refuse a statement that goes on where it should end: half a value would pass for the whole one."""
        following = self._next
        if following.line == first.line and not (following.text in (";", "}") or _begins(following)):
            raise _UnreadError(_VALUE)

    def _skip_guarded(self, first: Token) -> None:
        """Pass over a condition or loop with what hangs on it: a block in braces, or one statement."""
        self._fault(first.line, _GUARDED)
        if self._skip_line(first) or self._next is _END:
            return
        if self._next.text in GUARDS:
            return  # says so itself
        following = self._take()
        self._fault(following.line, _GUARDED)
        self._skip_line(following)

    def _skip_line(self, first: Token) -> bool:
        """Pass over a line and the blocks that it opens; return whether the guarded statement was among it."""
        depth = int(first.text == "{")
        before, is_whole = first, depth > 0
        self._forget_card(_END, first)
        while self._next is not _END and (self._next.line == before.line or depth):
            token = self._take()
            self._fault(token.line, _GUARDED)
            self._forget_card(before, token)
            depth += (token.text == "{") - (token.text == "}")
            is_whole = is_whole or token.text in ("{", ";", "]")
            before = token
        return is_whole

    def _forget_card(self, before: Token, token: Token) -> None:
        """Know no card number any more where a number hangs on a condition; compared with, it stays."""
        if token.text == CARD and self._next.text in ("=", "+=") and before.text not in _BEFORE_COMPARED:
            self._card = None

    def _skip_rest(self, line: int) -> None:
        while self._next.line == line and self._next.text != ";":
            self._take()

    def _fault(self, line: int, reason: str) -> None:
        self.faults.setdefault(line, reason)
        if len(self.faults) > MAX_FAULTS:
            first = min(self.faults)
            raise FileRefusedError(
                f"More than {MAX_FAULTS:,} lines are no statements of a card database; "
                f"line {first} {self.faults[first]}."
            )

    def _take(self) -> Token:
        token, self._next = self._next, next(self._tokens, _END)
        return token

    def _expect(self, sign: str) -> None:
        if self._next.text != sign or self._next.kind != SIGN:
            raise _UnreadError(_FOREIGN)
        self._take()

    def _take_number(self) -> int:
        if self._next.kind != NUMBER:
            raise _UnreadError(_VALUE)
        return int(self._take().text)


def _begins(token: Token) -> bool:
    return token.kind == NAME and (token.text == CARD or token.text.startswith(GLOBAL))
