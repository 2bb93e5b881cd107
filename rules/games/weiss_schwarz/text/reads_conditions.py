"""conditions.lark: under which condition."""

from typing import Any, ClassVar

from rules.games.weiss_schwarz.text.meanings import AMONG, BATTLE_OPPONENT, IT, THIS, Cards, If, Program
from rules.text.grammar import Reader


class ReadsConditions(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "during_your_turn": If({"turn": "yours"}),
        "during_opponents_turn": If({"turn": "opponent's"}),
        "top_of_the_clock": {"there_are": {"zone": "clock", "is": ["this", "top of clock"]}},
        "a_climax_is_there": {"there_are": {"zone": "climax_area", "type": "climax"}},
        "facing_is_higher": {
            "there_are": {"whose": "opponent's", "place": "facing", "level": {"least": [{"level": THIS}, 1]}}
        },
        "has_marker": {"there_are": {"is": ["this", "marked"]}},
    }

    def if_said(self, parts: list[Program]) -> If:
        return If(parts[0] if len(parts) == 1 else {"all": parts})

    def having(self, parts: list[Any]) -> Program:
        return {"there_are": parts[1], **_bounds(parts[0])}

    def having_one(self, parts: list[Any]) -> Program:
        return {"there_are": parts[0]}

    def having_another(self, parts: list[Any]) -> Program:
        return {"there_are": {**parts[0], "is": "other"}}

    def you_have(self, parts: list[Program]) -> Program:
        return parts[0]

    def you_have_not(self, parts: list[Program]) -> Program:
        return {"not": parts[0]}

    def number_you_have_is(self, parts: list[Any]) -> Program:
        return {"there_are": parts[0], **_bounds(parts[1])}

    number_of_yours_is = number_you_have_is

    def all_are(self, parts: list[Cards]) -> Program:
        return {"not": {"there_are": {"not": parts[0]}}}

    def named_is_in(self, parts: list[Any]) -> Program:
        return {"there_are": {"name": parts[0], **parts[1]}}

    def there_is_among(self, parts: list[Cards]) -> Program:
        return {"there_are": {"among": AMONG, **parts[0]}}

    def this_is_in(self, parts: list[Cards]) -> Program:
        return {"there_are": {"is": "this", **parts[0]}}

    def this_is_turned(self, parts: list[Cards]) -> Program:
        return {"there_are": {"is": "this", **parts[0]}}

    def markers_are(self, parts: list[Any]) -> Program:
        return {"there_are": {"zone": "markers"}, **_bounds(parts[0])}

    def opponent_is(self, parts: list[Any]) -> Program:
        return {"there_are": {"among": BATTLE_OPPONENT, **parts[1]}}

    def opponent_is_high(self, parts: list[Any]) -> Program:
        level = [{"cards_in": "level", "whose": "opponent's"}, 1]
        return {"there_are": {"among": BATTLE_OPPONENT, "level": {"least": level}}}

    def it_is(self, parts: list[Cards]) -> Program:
        return {"there_are": {"among": IT, **parts[0]}}

    def facing_is(self, parts: list[Cards]) -> Program:
        return {"there_are": {"whose": "opponent's", "place": "facing", **parts[0]}}

    def zone_has(self, parts: list[Any]) -> Program:
        return _in_zone(parts[0], parts[2], parts[1])

    def number_in_zone_is(self, parts: list[Any]) -> Program:
        return _in_zone(parts[1], parts[0], parts[2])

    def number_there_is(self, parts: list[Any]) -> Program:
        return _in_zone(parts[2], parts[1], parts[0])

    def total_level_is(self, parts: list[Any]) -> Program:
        return {"number": {"level": {"zone": "level"}}, **_bounds(parts[0])}

    def your_level_is(self, parts: list[Any]) -> Program:
        return {"number": {"cards_in": "level"}, **_bounds(parts[0])}

    def of_number(self, parts: list[Cards]) -> Cards:
        return parts[0]

    of_kind = of_number


def _in_zone(zone: str, cards: Cards, bound: Any) -> Program:
    if not cards:
        return {"number": {"cards_in": zone}, **_bounds(bound)}
    return {"there_are": {"zone": zone, **cards}, **_bounds(bound)}


def _bounds(bound: Any) -> Program:
    return bound if isinstance(bound, dict) else {"least": bound, "most": bound}
