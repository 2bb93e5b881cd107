"""Reading a program (JSON): every key is read, or the program is refused."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any


class ProgramError(ValueError):
    """A program says something that is not understood; the message says where."""


def listed(value: Any) -> list[Any]:
    """Return the values of a key that may have one, or a list of several."""
    return value if isinstance(value, list) else [value]


class Fields:
    """One object of a program; `at` says where it stands."""

    def __init__(self, values: Any, at: str) -> None:
        if not isinstance(values, Mapping):
            raise ProgramError(f"{at}: an object is wanted, not {values!r}")
        self.values = dict(values)
        self.at = at
        self.left = set(self.values)

    def has(self, key: str) -> bool:
        return key in self.values

    def take(self, key: str, default: Any = None) -> Any:
        """Return a value and count its key as read."""
        self.left.discard(key)
        return self.values.get(key, default)

    def text(self, key: str, default: str | None = None) -> str:
        value = self.take(key, default)
        if not isinstance(value, str):
            raise ProgramError(f"{self.at}: {key!r} must be a text, not {value!r}")
        return value

    def number(self, key: str) -> int:
        """Return a whole number not below 0; 0 where it is absent."""
        value = self.take(key, 0)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise ProgramError(f"{self.at}: {key!r} must be a whole number, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        value = self.take(key, False)
        if not isinstance(value, bool):
            raise ProgramError(f"{self.at}: {key!r} must be true or false, not {value!r}")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """Return one text or several."""
        value = self.take(key)
        texts = [value] if isinstance(value, str) else value
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise ProgramError(f"{self.at}: {key!r} must be a text or a list of texts, not {value!r}")
        return tuple(texts)

    def one_of(self, key: str, names: Any, default: str | None = None) -> str:
        value = self.take(key, default)
        if value not in names:
            raise ProgramError(f"{self.at}: {key!r} must be one of {', '.join(names)}, not {value!r}")
        return str(value)

    def all_of(self, key: str, names: Any) -> tuple[str, ...]:
        """Return one of certain names, or several of them."""
        texts = self.texts(key)
        for text in texts:
            if text not in names:
                raise ProgramError(f"{self.at}: {key!r} must be one of {', '.join(names)}, not {text!r}")
        return texts

    def first(self, known: Iterable[str], what: str) -> str:
        """Return the first of `known` that the object has as a key; `what` says what is wanted where it has none."""
        key = next((key for key in known if self.has(key)), None)
        if key is None:
            raise ProgramError(f"{self.at}: {what}, one of {', '.join(known)}")
        return key

    def here(self, key: str) -> str:
        """Return where a value stands."""
        return f"{self.at}.{key}"

    def done(self) -> None:
        """Raise if a key was not read."""
        if self.left:
            raise ProgramError(f"{self.at}: nothing reads {', '.join(sorted(map(repr, self.left)))}")


@contextmanager
def fields(values: Any, at: str) -> Iterator[Fields]:
    """Give the fields of an object, all of which have to be read."""
    read = Fields(values, at)
    yield read
    read.done()
