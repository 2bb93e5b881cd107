"""gives.lark: what cards get, and for how long."""

from typing import Any, ClassVar, Final

from rules.games.weiss_schwarz.abilities.fields import listed
from rules.games.weiss_schwarz.abilities.names import THAT_PLAYERS
from rules.games.weiss_schwarz.text.meanings import FACING, IT, THIS, TRAIT, Cards, Program
from rules.games.weiss_schwarz.text.reads_cards import in_zone
from rules.games.weiss_schwarz.text.reads_limits import ReadsLimits
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError

_FOLLOWING: Final = "following"  # how many abilities come behind in quotation marks
_SEVERAL: Final = -1
_DURATIONS: Final = {
    "": "end of next turn",
    "yours": "end of your next turn",
    "opponent's": "end of opponent's next turn",
}
_THIS_TURN: Final = "end of turn"
_UNTIL: Final = (_THIS_TURN, *_DURATIONS.values())


class ReadsGives(ReadsLimits):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "until_end_of_turn": _THIS_TURN,
        "plus": 1,
        "minus": -1,
        "the_one_facing": FACING,
    }

    def whom(self, parts: list[Any]) -> Any:
        """Return who gets something: certain cards, or a character and this card."""
        if len(parts) > 1 and {*parts} != {IT, THIS}:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return parts[0] if len(parts) == 1 else parts

    def all_of_yours(self, parts: list[Cards]) -> Cards:
        return parts[0]

    def all_of_opponents(self, parts: list[Cards]) -> Cards:
        return {**parts[0], "whose": "opponent's"}

    def all_of_that_players(self, parts: list[Cards]) -> Cards:
        return {**parts[0], "whose": THAT_PLAYERS}

    def all_in_place(self, parts: list[Cards]) -> Cards:
        return {**parts[0], **parts[1]}

    def whose_zone(self, parts: list[str]) -> Cards:
        """Return a zone of somebody: of both players, who have one each (3.1.1), where the text does not say whose."""
        *whose, zone = parts
        owner = whose[0] if whose else "anyone's"
        return in_zone(zone) if owner == "yours" else {**in_zone(zone), "whose": owner}

    def all_of_both(self, parts: list[Cards]) -> Cards:
        """Return the characters of both players, where the text does not say whose (3.1.1)."""
        if parts[0].get("type") != "character":
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {**parts[0], **self.whose_zone(["stage"])}

    def get(self, parts: list[Any]) -> Any:
        whom, gets = parts
        return [{"give": one, **gets} for one in whom] if isinstance(whom, list) else {"give": whom, **gets}

    def get_twice(self, parts: list[Any]) -> list[Program]:
        """Return two effects, each with a duration of its own."""
        whom, first, until, gives, later, *granted = parts
        return [{"give": whom, **first, "until": until}, {"give": whom, **self.gets([gives, later, *granted])}]

    def get_either(self, parts: list[Any]) -> Program:
        """Return one of two changes of the same number."""
        whom, one, much, other, more, kind, *until = parts
        changes = [{kind: _signed([one, much])}, {kind: _signed([other, more])}]
        return {"one_of": [[{"give": whom, **change, **_lasting(until)}] for change in changes]}

    def change_one(self, parts: list[Any]) -> Program:
        change, whom, until = parts
        return {"give": whom, **change, "until": until}

    def get_limit(self, parts: list[Any]) -> Program:
        whom, limit, *until = parts
        return {"give": whom, "cannot": limit, **_lasting(until)}

    def bar(self, parts: list[Any]) -> list[Program]:
        """Return what a player cannot do, or receive: it is said of all cards, whenever they come.

        Of damage while this card is in battle it is an ability of this card.
        """
        barred, *until = parts
        if isinstance(barred, dict):
            ability = {"kind": "cont", "if": {"there_are": {"is": ["this", "in battle"]}}, "gives": barred}
            return [{"give": THIS, "ability": ability, **_lasting(until)}]
        if until == ["opponent's"]:  # "their" next turn, of those who cannot do it
            if any(one["cards"].get("whose") != "opponent's" for one in barred):
                raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
            until = [_DURATIONS["opponent's"]]
        return [{"give": one["cards"], "cannot": one["cannot"], **_lasting(until), "later_too": True} for one in barred]

    def lose_trait(self, parts: list[Any]) -> Program:
        whom, *until = parts
        return {"give": whom, "loses_trait": TRAIT, **_lasting(until)}

    def get_no_encore(self, parts: list[Any]) -> Program:
        return self.get_limit([parts[0], self.encore(parts[1:2]), *parts[2:]])

    def gain_limit(self, parts: list[Any]) -> Program:
        return {"cannot": parts[0]}

    def until_end_of_next(self, parts: list[str]) -> str:
        return _DURATIONS[parts[0] if parts else ""]

    def no_next_stand(self, parts: list[Any]) -> Program:
        return {"give": parts[0], "cannot": "stand", "until": "end of opponent's next turn"}

    def no_next_stand_of_yours(self, parts: list[Any]) -> Program:
        return {"give": parts[0], "cannot": "stand", "until": "end of your next turn"}

    def keep_soul(self, parts: list[Any]) -> list[Program]:
        """Return that this card keeps its soul, so long as it is said, or as what it gets besides lasts."""
        gives = [one for one in parts if isinstance(one, dict)]
        until = [one["until"] for one in gives if "until" in one] or [one for one in parts if isinstance(one, str)]
        return [{"give": THIS, "gets": "keeps its soul", **_lasting(until)}, *({"give": THIS, **one} for one in gives)]

    def gets(self, parts: list[Any]) -> Program:
        gives, *rest = parts
        until = [one for one in rest if one in _UNTIL]
        granted = [one for one in rest if one not in _UNTIL]
        wanted = gives.get(_FOLLOWING)
        if len(granted) != (wanted or 0) and not (wanted == _SEVERAL and len(granted) > 1):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        found = {key: one for key, one in gives.items() if key != _FOLLOWING}
        if granted:
            abilities = [*([found["ability"]] if "ability" in found else []), *granted]
            found["ability"] = abilities[0] if len(abilities) == 1 else abilities
        return {**found, **_lasting(until)}

    def following(self, parts: list[Any]) -> Program:
        return {_FOLLOWING: parts[0] if parts else 1}

    def following_several(self, parts: list[Any]) -> Program:
        return {_FOLLOWING: _SEVERAL}

    def gains(self, parts: list[Program]) -> Program:
        found: Program = {}
        for part in parts:
            if set(part) == {"trait"} and "trait" in found:
                part = {"trait": [*listed(found.pop("trait")), part["trait"]]}
            if set(part) & set(found):
                raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
            found.update(part)
        return found

    def gain_number(self, parts: list[Any]) -> Program:
        sign, number, kind = parts
        return {kind: _signed([sign, number])}

    def gain_number_of(self, parts: list[Any]) -> Program:
        kind, sign, number = parts
        return self.gain_number([sign, number, kind])

    def number_kind(self, parts: list[str]) -> str:
        return parts[0].removesuffix("s")

    def gain_trait(self, parts: list[str]) -> Program:
        return {"trait": parts[0]}

    def gain_colour(self, parts: list[Cards]) -> Program:
        return dict(parts[0])

    def gain_colours_of(self, parts: list[Cards]) -> Program:
        return {"colour": {"of": parts[0]}}

    def granted(self, parts: list[str]) -> Program:
        return {"ability": parts[0]}


def _lasting(until: list[str]) -> Program:
    """Return how long something lasts, if that is said."""
    return {"until": until[0]} if until else {}


def _signed(parts: list[Any]) -> Any:
    sign, number = parts
    if isinstance(number, int):
        return sign * number
    return {"less": number} if sign < 0 else number
