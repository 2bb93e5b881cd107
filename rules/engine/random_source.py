"""The one source of chance in a game: xoshiro128**, 32-bit integer arithmetic, a part of the state.

The generator is Blackman and Vigna's, chosen since its state is four small integers, copied by every clone; a seed is
spread over the state by splitmix32. tests/rules/engine holds test vectors.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiled build keeps in a register

_MASK: Final = 0xFFFFFFFF
_WORDS: Final = 0x100000000


class RandomSource:
    """Numbers that depend on the four words it begins with alone, on every machine; not all of them are 0."""

    __slots__ = ("_a", "_b", "_c", "_d")

    def __init__(self, a: "i64", b: "i64", c: "i64", d: "i64") -> None:
        self._a = a
        self._b = b
        self._c = c
        self._d = d

    def state(self) -> tuple[int, int, int, int]:
        """Return the four words that everything to come depends on; a source that begins with them goes on alike."""
        return (self._a, self._b, self._c, self._d)

    def clone(self) -> "RandomSource":
        """Return a source that goes on alike."""
        return RandomSource(self._a, self._b, self._c, self._d)

    def word(self) -> "i64":
        """Return the next 32 bits."""
        a, b = self._a, self._b
        c = self._c ^ a
        d = self._d ^ b
        self._a = a ^ d
        self._b = b ^ c
        self._c = c ^ (b << 9 & _MASK)
        self._d = (d << 11 | d >> 21) & _MASK
        scrambled = b * 5 & _MASK
        return (scrambled << 7 | scrambled >> 25) * 9 & _MASK

    def below(self, limit: "i64") -> "i64":
        """Return a whole number from 0 to `limit` - 1, each as likely as any other; `limit` is 1 to 2**31."""
        number = self.word() * limit
        if number & _MASK < limit:  # rarely: throw away what would make some numbers likelier (Lemire)
            unfair = (_WORDS - limit) % limit
            while number & _MASK < unfair:
                number = self.word() * limit
        return number >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put `cards` in one of their orders, each as likely as any other."""
        last: i64
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def seeded(seed: int) -> RandomSource:
    """Return the source that begins with `seed`; the last bit is set, for a state of nothing but zeros would stay."""
    return RandomSource(_spread(seed, 1), _spread(seed, 2), _spread(seed, 3), _spread(seed, 4) | 1)


def _spread(seed: int, position: int) -> int:
    """Return the `position`-th word of splitmix32."""
    word = (seed + 0x9E3779B9 * position) & _MASK
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & _MASK
    word = ((word ^ (word >> 15)) * 0x735A2D97) & _MASK
    return word ^ (word >> 15)
