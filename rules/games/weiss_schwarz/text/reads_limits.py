"""limits.lark: what cards cannot do, or players with them."""

from typing import Any, ClassVar, Final

from rules.games.weiss_schwarz.text.meanings import Cards, Program
from rules.text.grammar import Reader
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError

# What cannot be done with cards in hand, and with which of them.
Unplayed = tuple[tuple[str, Cards], ...]

_ENCORE: Final = "【AUTO】 Encore"


class ReadsLimits(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "side_attack": "attack from the side",
        "frontal_attack": "attack frontally",
        "no_attack": "attack",
        "no_direct_attack": "attack directly",
        "no_reverse": "become reversed",
        "no_reverse_by_abilities": "become reversed by automatic abilities",
        "no_stand": "stand",
        "not_chosen": "be chosen",
        "no_move": "move",
        "no_return": "return to hand",
        "no_memory": "go to memory",
        "no_damage": "deal damage",
        "you": "yours",
        "your_opponent": "opponent's",
        "all_players": "anyone's",
    }

    def cannot(self, parts: list[str]) -> Any:
        """Return a limit, or several."""
        return parts[0] if len(parts) == 1 else parts

    def unplayed_type(self, parts: list[str]) -> Unplayed:
        return (("be played", {"type": "climax" if parts[0].startswith("climax") else "event"}),)

    def backup_only(self, parts: list[str]) -> Unplayed:
        if parts[0] != "Backup":
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return (("back up", {}),)

    def type_and_backup(self, parts: list[Any]) -> Unplayed:
        keyword, unplayed = parts if isinstance(parts[0], str) else parts[::-1]
        return (*unplayed, *self.backup_only([keyword]))

    def unreceived(self, parts: list[Any]) -> Program:
        """Return damage by automatic effects that is kept off, as much as it says, or all."""
        *bounds, cards = parts
        return {"receives_no_damage": {"by": cards, **({"damage": bounds[0]} if bounds else {})}}

    def nobody_plays(self, parts: list[Any]) -> list[Program]:
        """Return for each limit the cards that it is for; a keyword may come behind those of cards in hand."""
        whose, limits, *keyword = parts
        unplayed = [{"cards": {"zone": "hand", **kind, **_whose(whose)}, "cannot": limit} for limit, kind in limits]
        return [*unplayed, *(self.nobody_uses([whose, *keyword]) if keyword else [])]

    def nobody_uses(self, parts: list[Any]) -> list[Program]:
        whose, _ = parts
        return [{"cards": {"type": "character", **_whose(whose)}, "cannot": self.encore(parts[1:])}]

    def nobody_activates(self, parts: list[str]) -> list[Program]:
        return [{"cards": {"type": "character", **_whose(parts[0])}, "cannot": "use activated abilities"}]

    def nobody_attacks_again(self, parts: list[Any]) -> list[Program]:
        whose, number = parts
        if number != 4:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return [{"cards": {"type": "character", **_whose(whose)}, "cannot": "attack a fourth time"}]

    def encore(self, parts: list[str]) -> str:
        """Return the limit of what can only be the keyword that every character has (10.2.3)."""
        if parts[-1] != _ENCORE:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return "use encore"


def _whose(whose: str) -> Cards:
    return {"whose": whose} if whose != "yours" else {}
