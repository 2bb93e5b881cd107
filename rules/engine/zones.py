"""What a rulebook says of a zone: who sees its cards, whether their order counts, whether they stand or lie there."""

from typing import Final

# Who sees a card.
NOBODY: Final = 0
OWNER: Final = 1  # the player whose zone it is
EVERYBODY: Final = 2


class Zone:
    """A zone of a rulebook. Immutable: all games share it.

    `face_down_seen_by` tells who sees a card that lies face down there. A card that moves between two zones that are
    `is_field` stays the same card; anywhere else it is a new one.
    """

    __slots__ = ("face_down_seen_by", "is_field", "is_ordered", "name", "seen_by")

    def __init__(
        self,
        name: str,
        seen_by: int,
        *,
        is_ordered: bool = False,
        is_field: bool = False,
        face_down_seen_by: int = NOBODY,
    ) -> None:
        self.name = name
        self.seen_by = seen_by
        self.is_ordered = is_ordered
        self.is_field = is_field
        self.face_down_seen_by = min(face_down_seen_by, seen_by)

    def is_hidden(self) -> bool:
        """Return whether cards there are hidden from some player, even face up."""
        return self.seen_by != EVERYBODY

    def shows(self, *, to_its_player: bool, face_down: bool = False) -> bool:
        """Return whether a player sees a card of the zone."""
        return (self.face_down_seen_by if face_down else self.seen_by) >= (OWNER if to_its_player else EVERYBODY)
