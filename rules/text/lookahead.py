"""Earley parsing that looks one word ahead: what cannot begin with the next word is not predicted."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final

NOTHING: Final = ""  # what comes after the last word


class Lookahead(dict[Any, list[Any]]):
    """The predictions of a lark Earley parser, by the symbol that is expected, for the terminal that comes `next`.

    Lark predicts all that a symbol can begin with, and again for each symbol within; here each rule is predicted by its
    own symbol, and only if it can begin with what comes next. What is parsed is the same.
    """

    def __init__(self, parser: Any) -> None:
        super().__init__()
        self.next = NOTHING
        self._first: dict[Any, set[Any]] = parser.FIRST
        self._nullable: set[Any] = parser.NULLABLE
        self._rules: dict[Any, list[Any]] = defaultdict(list)
        for rule in parser.parser_conf.rules:
            self._rules[rule.origin].append(rule)
        self._fitting: dict[tuple[Any, str], list[Any]] = {}

    def __getitem__(self, symbol: Any) -> list[Any]:
        key = symbol, self.next
        if key not in self._fitting:
            self._fitting[key] = [rule for rule in self._rules[symbol] if self._can_begin(rule.expansion)]
        return self._fitting[key]

    def along(self, names: Sequence[str]) -> Iterator[str]:
        """Return the terminals of a text, to be read one by one: `next` goes along with them."""
        self.next = names[0] if names else NOTHING
        return self._each(names)

    def _each(self, names: Sequence[str]) -> Iterator[str]:
        for name in names:
            self.next = name
            yield name
        self.next = NOTHING

    def _can_begin(self, symbols: Sequence[Any]) -> bool:
        for symbol in symbols:
            if any(terminal.name == self.next for terminal in self._first[symbol]):
                return True
            if symbol not in self._nullable:
                return False
        return True
