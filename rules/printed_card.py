"""A card as printed: the one shape in which every game's cards reach the rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """What the rules see of a card.

    `numbers` holds printed numbers by characteristic; an absent key is not the same as 0 (no power is not power 0).
    `words` holds characteristics that are words, each a tuple in printed order (`{"type": ("climax",)}`).
    `abilities` are the printed abilities by position, one text each.
    """

    name: str
    numbers: Mapping[str, int] = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    abilities: tuple[str, ...] = ()

    def word(self, key: str) -> str | None:
        """Return the one word printed for `key`, or None where nothing is printed."""
        values = self.words.get(key, ())
        return values[0] if values else None
