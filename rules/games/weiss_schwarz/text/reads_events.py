"""triggers.lark: what is waited for that no character does."""

from typing import Any, ClassVar, Final

from rules.games.weiss_schwarz.text.meanings import Cards, When
from rules.text.grammar import Reader
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError

_ACTIVATED: Final = "activated ability"


class ReadsEvents(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "end_of_this_attack": When({"at": "end of attack", "of": "this"}),
        "end_of_any_turn": When({"at": "end of turn", "whose": "anyone's"}),
        "climax_played": When({"put": "this", "from": "hand", "to": "climax_area"}),
        "uses_act": When({"uses": _ACTIVATED}),
        "opponent_uses_act": When({"uses": _ACTIVATED, "whose": "opponent's"}),
        "your_damage_cancelled": When({"damage": "cancelled", "to": "yours"}),
        "your_damage_taken": When({"damage": "taken", "to": "yours"}),
        "you_level_up": When({"levels_up": "yours"}),
        "opponent_levels_up": When({"levels_up": "opponent's"}),
    }

    def a_climax(self, parts: list[Cards]) -> Cards:
        if parts[0].get("type") != "climax" and "name" not in parts[0]:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return parts[0]

    def climax_placed(self, parts: list[Any]) -> When:
        """Return that a climax is placed, onto the climax area of either player where that is said."""
        cards, *whose = parts
        return When({"put": {**cards, **(_of(whose[0]) if whose else {})}, "to": "climax_area"}, it="that")

    def their_climax_placed(self, parts: list[Cards]) -> When:
        cards = self.a_climax(parts)
        return When({"put": {**cards, "whose": "opponent's"}, "to": "climax_area"}, it="that")

    def named_climax_placed(self, parts: list[str]) -> When:
        return When({"put": _named(parts), "to": "climax_area"}, it="that")

    def triggers(self, parts: list[Cards]) -> When:
        """A climax that is revealed for a trigger check of its player's character."""
        return When({"trigger_check": parts[0]}, it="that")

    def end_of_turn(self, parts: list[str]) -> When:
        return When({"at": "end of turn", **_of(parts[0])})

    def refreshes(self, parts: list[str]) -> When:
        return When({"refreshes": parts[0]})

    def plays(self, parts: list[Any]) -> When:
        whose, cards = parts
        return When({"plays": {**cards, **_of(whose)}}, it="that")

    def uses(self, parts: list[Any]) -> When:
        return When({"uses": parts[0].lower(), "by": "this"})

    def uses_any(self, parts: list[Any]) -> When:
        return When({"uses": parts[0].lower()})

    def opponent_uses(self, parts: list[Any]) -> When:
        keyword = parts[0].lower()
        return When({"uses": keyword, "whose": "opponent's"}, together="by" if keyword == "brainstorm" else "")

    def moment(self, parts: list[dict[str, str]]) -> When:
        return When(parts[0])

    def phase(self, parts: list[str]) -> str:
        return " ".join(parts)

    def your_phase(self, parts: list[str]) -> dict[str, str]:
        return {"at": parts[0]}

    def opponents_phase(self, parts: list[str]) -> dict[str, str]:
        return {"at": parts[0], "whose": "opponent's"}

    def any_phase(self, parts: list[str]) -> dict[str, str]:
        return {"at": parts[0], "whose": "anyone's"}


def _of(whose: str) -> Cards:
    return {} if whose == "yours" else {"whose": whose}


def _named(names: list[str]) -> Cards:
    return {"name": names[0] if len(names) == 1 else names}
