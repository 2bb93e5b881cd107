"""Which sentences a trace can have at all: a word that stands in none of them is a mistake of the file."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.scripted.schema import PLAYERS
from rules.games.weiss_schwarz.specs import ICONS
from rules.games.weiss_schwarz.telling import ATTACK_TYPES, POSITION_NAMES, what_happened
from rules.games.weiss_schwarz.zones import STOCK, ZONE_NAMES
from rules.scenarios.errors import Unreadable
from rules.scenarios.reading import listed, meant

MOST_LISTED: Final = 12

# What the two values of an event can be; None stands for the cards on the table, numbers are all alike.
Values = Sequence[int] | None
CARDS: Final[Values] = None
NOTHING: Final[Values] = (-1,)
NUMBER: Final[Values] = (1, 2)  # one card, and some cards
CHANGE: Final[Values] = (1, -1)
PLACE: Final[Values] = range(len(POSITION_NAMES))
ZONE: Final[Values] = range(len(ZONE_NAMES))

VALUES: Final[dict[int, tuple[Values, Values]]] = {
    words.TURN: (NUMBER, NOTHING),
    words.DRAWN: (CARDS, NOTHING),
    words.EXCHANGED: (NUMBER, NOTHING),
    words.CLOCKED: (CARDS, NOTHING),
    words.PLAYED: (CARDS, PLACE),
    words.MOVED: (PLACE, PLACE),
    words.CLIMAX_PLAYED: (CARDS, NOTHING),
    words.ATTACKED: (CARDS, range(len(ATTACK_TYPES))),
    words.TRIGGERED: (CARDS, NOTHING),
    words.ICON_DONE: (range(len(ICONS)), NOTHING),
    words.STOCKED: (CARDS, NOTHING),
    words.DAMAGED: (NUMBER, NOTHING),
    words.CANCELLED: (NUMBER, NUMBER),
    words.REFRESHED: (NUMBER, NUMBER),
    words.LEVELLED: (CARDS, NUMBER),
    words.PAID: (NUMBER, NOTHING),
    words.TO_WAITING_ROOM: (CARDS, PLACE),
    words.USED: (CARDS, range(len(words.KEYWORDS))),
    words.DISCARDED: (CARDS, NOTHING),
    words.TURN_ENDED: (NUMBER, NOTHING),
    words.LOST: (NOTHING, NOTHING),
    words.DEALT: (NUMBER, NUMBER),
    words.ABILITY_PLAYED: (CARDS, NUMBER),
    words.EVENT_PLAYED: (CARDS, NOTHING),
    words.LOOKED_AT: (NUMBER, (-1, *range(len(words.DECK_ENDS)))),
    words.REVEALED: (CARDS, NOTHING),
    words.SHUFFLED: ((-1, STOCK), NOTHING),
    words.SEEN: (NUMBER, ZONE),
    words.MOVED_TO: (CARDS, ZONE),
    words.TURNED: (CARDS, range(5)),
    words.PLACED: (CARDS, PLACE),
    words.SHUFFLED_FACE_DOWN: (NUMBER, NOTHING),
    words.REPLACED: (CARDS, NOTHING),
    words.REPEATED: (NUMBER, NOTHING),
    words.SOUL_CHANGED: (CARDS, CHANGE),
}


def check_sentence(wanted: str, called: Iterable[str], line: int, what: str) -> None:
    """Raise Unreadable where no sentence about cards called so can begin with what is wanted."""
    left = possible(called)
    written = wanted.split(" ")
    for at in range(len(written)):
        here = _alike(" ".join(written[: at + 1]))
        fitting = [sentence for sentence in left if begins(sentence, here)]
        if not fitting:
            raise Unreadable(line, f"{what}: {wanted!r}: {_wrong(written[at], written[:at], left)}")
        left = fitting


def _wrong(word: str, before: Sequence[str], left: Iterable[str]) -> str:
    """Say which word never stands there, and which do."""
    rests = [sentence.split(" ")[len(before) :] for sentence in left]
    known = sorted({rest[0].rstrip(",:") for rest in rests if rest})
    where = f"behind {' '.join(before)!r}" if before else "at the beginning"
    there = f" There are {listed(known)}." if 0 < len(known) <= MOST_LISTED else ""
    return f"nothing is told with {word!r} {where}.{meant(word, known)}{there}"


def begins(sentence: str, wanted: str) -> bool:
    """Return whether a sentence begins with whole words."""
    return sentence.startswith(wanted) and not sentence[len(wanted) :][:1].isalnum()


def possible(called: Iterable[str]) -> list[str]:
    """Return every sentence that can be told of cards called so, numbers alike."""
    names = sorted({name for one in called for name in (one, one.partition("#")[0])})
    cards = range(len(names))
    return [
        _alike(f"{player} {what_happened(('', kind, 0, value, other), names.__getitem__)}")
        for player in PLAYERS
        for kind, (values, others) in VALUES.items()
        for value in (cards if values is None else values)
        for other in (cards if others is None else others)
    ]


def _alike(sentence: str) -> str:
    return re.sub(r"\d+", "1", sentence)
