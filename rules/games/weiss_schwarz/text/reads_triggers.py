"""triggers.lark: what an automatic ability waits for."""

from typing import Any, ClassVar

from rules.games.weiss_schwarz.text.meanings import Cards, When
from rules.text.grammar import Reader


class ReadsTriggers(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "this": "this",
        "this_placed": When({"placed": "this", "from": "hand"}),
        "this_placed_somehow": When({"placed": "this"}),
        "this_attacks": When({"attacks": "this"}),
        "this_attacks_directly": When({"attacks": "this", "type": "direct"}),
        "opponent_reversed": When(
            {"becomes_reversed": {"whose": "opponent's"}, "by": "this"}, it="that", opponent="that"
        ),
        "this_reversed": When({"becomes_reversed": "this"}, opponent="by"),
        "this_reversed_in_battle": When({"becomes_reversed": "this", "by": {"whose": "opponent's"}}, opponent="by"),
        "end_of_this_attack": When({"at": "end of attack", "of": "this"}),
        "end_of_any_turn": When({"at": "end of turn", "whose": "anyone's"}),
        "this_frontal_attacked": When({"is_attacked": "this", "type": "frontal"}),
        "this_dies": When({"leaves": "this", "to": "waiting_room"}),
        "climax_played": When({"put": "this", "from": "hand", "to": "climax_area"}),
        "a_climax_placed": When({"put": {"type": "climax"}, "to": "climax_area"}, it="that"),
        "uses_act": When({"uses": "activated ability"}),
        "damage_cancelled": When({"damage": "cancelled", "by": "this"}),
        "damage_taken": When({"damage": "taken", "by": "this"}),
        "plays_event": When({"plays": {"type": "event"}}, it="that"),
        "draw_phase": "draw phase",
        "stand_phase": "stand phase",
        "clock_phase": "clock phase",
        "main_phase": "main phase",
        "climax_phase": "climax phase",
        "attack_phase": "attack phase",
        "encore_step": "encore step",
    }

    def happens(self, parts: list[When]) -> When:
        return parts[0]

    def yours_placed(self, parts: list[Cards]) -> When:
        return When({"placed": parts[0], "from": "hand"}, it="that")

    def yours_attacks(self, parts: list[Cards]) -> When:
        return When({"attacks": parts[0]}, it="that")

    def another_attacks(self, parts: list[Cards]) -> When:
        return When({"attacks": {**parts[0], "is": "other"}}, it="that")

    def named_climax_placed(self, parts: list[Any]) -> When:
        return When({"put": {"name": parts[0]}, "to": "climax_area"}, it="that")

    def uses(self, parts: list[Any]) -> When:
        return When({"uses": parts[0].lower(), "by": "this"})

    def uses_any(self, parts: list[Any]) -> When:
        return When({"uses": parts[0].lower()})

    def yours_frontal_attacked(self, parts: list[Cards]) -> When:
        return When({"is_attacked": parts[0], "type": "frontal"}, it="that")

    def trigger_check(self, parts: list[Cards]) -> When:
        return When({"trigger_check": parts[1], "by": parts[0]}, it="that")

    def moment(self, parts: list[dict[str, str]]) -> When:
        return When(parts[0])

    def your_phase(self, parts: list[str]) -> dict[str, str]:
        return {"at": parts[0]}

    def opponents_phase(self, parts: list[str]) -> dict[str, str]:
        return {"at": parts[0], "whose": "opponent's"}

    def any_phase(self, parts: list[str]) -> dict[str, str]:
        return {"at": parts[0], "whose": "anyone's"}
