"""Where a single card stands in a format: what the restriction list says of it."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.copies import name_key
from rules.legality import FormatSpec, Restriction, RestrictionKind


@dataclass(frozen=True, slots=True)
class Standing:
    """A card in a format: `entry` is what the restriction list says of it, None where it says nothing."""

    format: FormatSpec
    entry: Restriction | None = None

    @property
    def state(self) -> str:
        """Return how to mark the answer: legal, warning or illegal."""
        if self.entry is None:
            return "legal"
        return "illegal" if self.entry.kind is RestrictionKind.BANNED else "warning"

    @property
    def headline(self) -> str:
        """Return the answer in two or three words."""
        match self.entry:
            case None:
                return "Legal"
            case Restriction(kind=RestrictionKind.BANNED):
                return "Banned"
            case Restriction(kind=RestrictionKind.LIMITED, limit=limit):
                return f"Limited to {limit}"
            case _:
                return "Choose one"


def standing(names: Iterable[str], spec: FormatSpec) -> Standing:
    """Return where the card that is called by all of `names` stands in a format."""
    keys = {name_key(name, spec) for name in names}
    entry = next((entry for entry in spec.restrictions if keys & {name_key(n, spec) for n in entry.names}), None)
    return Standing(spec, entry)
