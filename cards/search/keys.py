"""The keys a query may use: what every game has in common, and the fields of the game that is searched."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from rules.games import GAMES, FieldKind, Game


class KeyKind(StrEnum):
    """How the values after a key are read."""

    NUMBER = "number"
    WORD = "word"
    NAME = "name"
    TEXT = "text"
    CODE = "code"
    RARITY = "rarity"
    SET = "set"
    TITLE = "title"
    IS = "is"
    HAS = "has"
    NOT = "not"
    ORDER = "order"
    DIRECTION = "dir"


@dataclass(frozen=True, slots=True)
class Key:
    """A key with its aliases."""

    name: str
    kind: KeyKind
    aliases: tuple[str, ...] = ()

    @property
    def spellings(self) -> tuple[str, ...]:
        return (self.name, *self.aliases)


_KINDS = {FieldKind.NUMBER: KeyKind.NUMBER, FieldKind.WORD: KeyKind.WORD}
ORDER = Key("order", KeyKind.ORDER, ("sort",))
DIRECTION = Key("dir", KeyKind.DIRECTION, ("direction",))
COMMON = (
    Key("name", KeyKind.NAME, ("n",)),
    Key("text", KeyKind.TEXT, ("o", "oracle")),
    Key("code", KeyKind.CODE, ("number",)),
    Key("set", KeyKind.SET),
    Key("title", KeyKind.TITLE),
    Key("rarity", KeyKind.RARITY, ("r",)),
    Key("is", KeyKind.IS),
    Key("not", KeyKind.NOT),
    Key("has", KeyKind.HAS),
    ORDER,
    DIRECTION,
)

# Words of the language that no game serves yet, so that a query using one is answered better than a slip of the pen.
NOT_SERVED_YET = frozenset(
    ("f", "format", "legal", "banned", "restricted", "artist", "date", "lang", "game", "in", "owned", "unique")
)


def keys_of(game: Game) -> tuple[Key, ...]:
    """Return the keys that a query about `game` may use, its own fields first."""
    return (*(Key(field.key, _KINDS[field.kind], field.aliases) for field in game.fields), *COMMON)


def games_with(spelling: str) -> tuple[str, ...]:
    """Return the titles of the games that print what `spelling` names."""
    return tuple(game.title for game in GAMES.values() if game.find_field(spelling))


def find_key(keys: Iterable[Key], spelling: str) -> Key | None:
    """Return the key called `spelling` by name or alias; a field of the game comes before what all games share."""
    return next((key for key in keys if spelling in key.spellings), None)
