"""conditions.lark: under which condition."""

from typing import Any, ClassVar

from rules.games.weiss_schwarz.abilities.fields import listed
from rules.games.weiss_schwarz.text.meanings import (
    AMONG,
    AMONG_THEM,
    BATTLE_OPPONENT,
    DAMAGE_DEALT,
    DECLARED,
    DRAWN,
    FACING,
    IT,
    LETTER,
    ON_TOP,
    PUT_IN,
    REVEALED,
    THIS,
    Cards,
    If,
    Program,
    Ref,
    contrary,
)
from rules.games.weiss_schwarz.text.reads_cards import COUNTED, ReadsCards, beyond, in_zone
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError


class Called(dict[str, Any]):
    """That one has a card of a name alone: what is said of others beside it is said of it too."""


class ReadsConditions(ReadsCards):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "top_of_the_clock": ON_TOP,
        "during_battle": If({"there_are": {"is": ["this", "in battle"]}}, is_moment=True),
        "the_character_facing": FACING,
        "it_is_as_declared": {"there_are": {"among": IT, "level": DECLARED}},
        "among_them": AMONG_THEM,
        "only_one": 1,
    }

    def if_said(self, parts: list[Program]) -> If:
        return If(parts[0] if len(parts) == 1 else {"all": parts})

    def in_turn(self, parts: list[Program]) -> If:
        return If(parts[0], is_moment="during" in [word.kind for word in self.words])

    def turn(self, parts: list[str]) -> Program:
        return {"first_turn": True} if "first" in parts else {"turn": parts[0]}

    def during_moment(self, parts: list[Any]) -> If:
        moment, *other = parts
        phase, whose = {"during": moment["at"]}, moment.get("whose", "yours")
        if other and whose != "yours":
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        phase = {"any": [phase, {"during": other[0]}]} if other else phase
        return If(phase if whose == "anyone's" else {"all": [{"turn": whose}, phase]}, is_moment=True)

    def arrived(self, parts: list[Program]) -> If:
        """In the turn in which it came, as long as it is there (3.1.4)."""
        names: list[Any] = []
        for way in parts:
            if "by" in way and "from" not in way:
                names.append(way)
            elif set(way) - {"from"} and way != {"how": "changed"}:
                raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
            else:
                names += listed(way.get("from", "changed"))
        arrived = names[0] if len(names) == 1 else names
        return If({"there_are": {"is": "this", "arrived": arrived}}, is_moment=True)

    def while_on_top(self, parts: list[Program]) -> If:
        return If({"all": [ON_TOP, *parts]} if parts else ON_TOP)

    def you_have_each(self, parts: list[Program]) -> Program:
        """One and another; whether "1 of these and 1 of those" means just one the words do not say."""
        if any({"least", "most"} <= set(part) for part in parts):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        if set(parts[0]) == {"there_are"} and "name" in parts[0]["there_are"] and isinstance(parts[-1], Called):
            return {"all": _together([part["there_are"] for part in parts])}
        return {"all": [dict(part) for part in parts]}

    def you_have_named(self, parts: list[Any]) -> Program:
        other, *rest = parts
        names = [part for part in rest if isinstance(part, str)]
        where = rest[-1] if len(rest) > len(names) else {}
        return {"all": [{"there_are": {"name": name, **other, **where}} for name in names]}

    def you_have_no(self, parts: list[Cards]) -> Program:
        return {"not": {"there_are": parts[0]}}

    def opponent_has(self, parts: list[Program]) -> Program:
        condition = parts[0]
        return {**condition, "there_are": {**condition["there_are"], "whose": "opponent's"}}

    def number_of_cards_is(self, parts: list[Any]) -> Program:
        self._has_place(parts[0])
        if set(parts[0]) <= {"zone", "whose"} and parts[0].get("zone") in COUNTED:
            zone = {"cards_in": parts[0]["zone"], **{key: parts[0][key] for key in ("whose",) if key in parts[0]}}
            return {"number": zone, **_bounds(parts[1])}
        return self.number_you_have_is(parts)

    def number_they_have_is(self, parts: list[Any]) -> Program:
        return self.opponent_has([self.number_you_have_is(parts)])

    def colours_are(self, parts: list[Any]) -> Program:
        cards, bound = parts if not isinstance(parts[1], dict) or "colours" not in parts[1] else parts[::-1]
        is_number = {"colours", "cards_in"} & set(cards)
        return {"number": cards if is_number else {"colours": cards}, **_bounds(bound)}

    def either_said(self, parts: list[Program]) -> Program:
        return {"any": parts}

    def there_is(self, parts: list[Cards]) -> Program:
        cards = self.one_kind(parts[::-1])
        self._has_place(cards)
        return {"there_are": {"is": ["this", "marked"]} if cards == {"zone": "markers"} else cards}

    def there_are(self, parts: list[Any]) -> Program:
        bound, *cards = parts
        return self.number_of_cards_is([self.one_kind(cards[::-1]), bound])

    def there_are_no(self, parts: list[Cards]) -> Program:
        return {"not": self.there_is(parts)}

    def _has_place(self, cards: Cards) -> None:
        """Cards that say where they are: "characters" alone would be those of both players."""
        if not {"zone", "place", "name", "among"} & set(cards):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)

    def different_names(self, parts: list[Any]) -> Program:
        zone, bound, cards = parts
        return {"number": {"names": {**cards, **in_zone(zone)}}, **_bounds(bound)}

    def all_are_called(self, parts: list[Any]) -> Program:
        cards, *names = parts
        return {"not": {"there_are": {"not": _named_in_part(names), **cards}}}

    def all_named_are_in(self, parts: list[Any]) -> Program:
        *names, zone = parts
        return {"all": [{"there_are": {"name": name, **zone}} for name in names]}

    def there_is_in(self, parts: list[Cards]) -> Program:
        return {"there_are": {key: one for part in parts for key, one in part.items()}}

    def you_are_of_level(self, parts: list[Cards]) -> Program:
        return self.your_level_is([parts[0]["level"]])

    def it_is_not(self, parts: list[Cards]) -> Program:
        return {"not": self.it_is(parts)}

    def it_has_icon(self, parts: list[str]) -> Program:
        return {"there_are": {"among": IT, "icon": parts[0]}}

    def named_kind(self, parts: list[Any]) -> Cards:
        names = [{"name": part} if isinstance(part, str) else part for part in parts]
        return self.described(names)

    def all_among_are(self, parts: list[Cards]) -> Program:
        return {"not": {"there_are": {**AMONG_THEM, "not": parts[0]}}}

    def named_is_among(self, parts: list[str]) -> Program:
        return {"there_are": {**AMONG_THEM, "name": parts[0]}}

    def top_of_clock_is(self, parts: list[Cards]) -> Program:
        return {"there_are": {"zone": "clock", "is": "top of clock", **parts[0]}}

    def number_said(self, parts: list[str]) -> Any:
        return DAMAGE_DEALT if parts[-1] == "damage" else LETTER

    def number_said_is(self, parts: list[Any]) -> Program:
        return {"number": parts[0], **_bounds(parts[1])}

    def all_players_are(self, parts: list[Cards]) -> Program:
        theirs = {"number": {"cards_in": "level", "whose": "opponent's"}, **_bounds(parts[0]["level"])}
        return {"all": [self.you_are_of_level(parts), theirs]}

    def fewer_than_theirs(self, parts: list[Any]) -> Program:
        zone, fewer, their_zone = parts
        if zone != their_zone or zone not in COUNTED:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {
            "number": {"cards_in": zone},
            **beyond({"cards_in": zone, "whose": "opponent's"}, is_more=fewer == "more"),
        }

    def fewer(self, parts: list[str]) -> str:
        return parts[0]

    higher = fewer

    def level_than_this(self, parts: list[str]) -> Cards:
        return {"level": beyond({"level": THIS}, is_more=parts[0] == "higher")}

    def all_of_theirs_are(self, parts: list[Cards]) -> Program:
        return {"not": {"there_are": {"whose": "opponent's", "not": parts[0]}}}

    def all_there_are(self, parts: list[Cards]) -> Program:
        cards, state = parts
        return {"not": {"there_are": {**cards, "whose": "opponent's", "not": state}}}

    def opponent_has_no(self, parts: list[Cards]) -> Program:
        return {"not": {"there_are": {**parts[0], "whose": "opponent's"}}}

    def all_of_one_level(self, parts: list[Cards]) -> Program:
        """8.6.3.1.3: without a card whose level it could be nothing is so."""
        others = {"not": {"there_are": {**parts[0], "not": {"level": {"level": IT}}}}}
        return {"all": [{"there_are": {"among": IT}}, others]}

    def having(self, parts: list[Any]) -> Program:
        return {"there_are": parts[1], **_bounds(parts[0])}

    def having_one(self, parts: list[Any]) -> Program:
        return {"there_are": parts[0]}

    def having_called(self, parts: list[Any]) -> Program:
        name, *where = parts
        return Called({"there_are": {"name": name, **(where[0] if where else {})}})

    def having_another(self, parts: list[Any]) -> Program:
        return {"there_are": {**parts[0], "is": "other"}}

    def you_have(self, parts: list[Program]) -> Program:
        return dict(parts[0])

    def you_have_not(self, parts: list[Program]) -> Program:
        return contrary(parts[0])

    def number_you_have_is(self, parts: list[Any]) -> Program:
        """Return that there are so many of certain cards, or of each of several kinds."""
        *kinds, bound = parts
        found = [{"there_are": cards, **_bounds(bound)} for cards in kinds]
        return found[0] if len(found) == 1 else {"all": found}

    number_of_yours_is = number_you_have_is

    def all_are(self, parts: list[Cards]) -> Program:
        cards, state = parts
        return {"not": {"there_are": {**({} if cards == {"type": "character"} else cards), "not": state}}}

    def named_is_in(self, parts: list[Any]) -> Program:
        *names, zone = parts
        return {"there_are": {"name": names[0] if len(names) == 1 else names, **zone}}

    def there_is_among(self, parts: list[Cards]) -> Program:
        return {"there_are": {**AMONG_THEM, **parts[0]}}

    def you_revealed(self, parts: list[Any]) -> Program:
        return {"there_are": {"among": AMONG}, **_bounds(parts[0])}

    def you_drew(self, parts: list[int]) -> Program:
        cards = {"among": DRAWN, "even_if_moved": True}
        return {"there_are": cards, **({} if parts[0] == 1 else {"least": parts[0]})}

    def you_put(self, parts: list[Any]) -> Program:
        # What the rules do with a card as soon as it is put, as where the clock has seven, undoes nothing.
        *number, where = [*parts, {}] if not isinstance(parts[-1], dict) or "zone" not in parts[-1] else parts
        cards = {"among": IT, "even_if_moved": True, **({PUT_IN: where["zone"]} if where else {})}
        if number and isinstance(number[0], dict):
            return {"there_are": cards, **number[0]}
        return {"there_are": cards, **({"least": number[0]} if number and number[0] != 1 else {})}

    def this_is(self, parts: list[Cards]) -> Program:
        return {"there_are": {"is": "this", **parts[0]}}

    this_is_turned = this_is

    def this_is_in(self, parts: list[Cards]) -> Program:
        where, *turned = parts
        return {"there_are": {"is": "this", **where, **({"not": turned[0]} if turned else {})}}

    def opponent_is(self, parts: list[Any]) -> Program:
        return {"there_are": {"among": BATTLE_OPPONENT, **parts[1]}}

    def level_of_one_is(self, parts: list[Any]) -> Program:
        one, level = parts
        cards = {"among": one} if isinstance(one, Ref) else one
        return {"there_are": {**cards, "level": level}}

    def chosen_is(self, parts: list[Any]) -> Program:
        return {"there_are": {"among": parts[0], **parts[1]}}

    def it_is(self, parts: list[Cards]) -> Program:
        return {"there_are": {"among": IT, **parts[0]}}

    def revealed_is(self, parts: list[Cards]) -> Program:
        return {"there_are": {"among": REVEALED, **parts[0]}}

    def revealed_is_not(self, parts: list[Cards]) -> Program:
        return {"not": self.revealed_is(parts)}

    def facing_is(self, parts: list[Cards]) -> Program:
        return {"there_are": {**FACING, **parts[0]}}

    def zone_has(self, parts: list[Any]) -> Program:
        return _in_zone(parts[0], parts[2], parts[1])

    def zone_has_each(self, parts: list[Any]) -> Program:
        zone, *kinds = parts
        found = [_in_zone(zone, kind, {"least": 1}) for kind in kinds]
        return found[0] if len(found) == 1 else {"all": found}

    def their_zone_has(self, parts: list[Any]) -> Program:
        found = _in_zone(parts[0], parts[2], parts[1])
        key = "number" if "number" in found else "there_are"
        return {**found, key: {**found[key], "whose": "opponent's"}}

    def total_level_is(self, parts: list[Any]) -> Program:
        return {"number": {"level": {"zone": "level"}}, **_bounds(parts[0])}

    def your_level_is(self, parts: list[Any]) -> Program:
        return {"number": {"cards_in": "level"}, **_bounds(parts[0])}

    def of_number(self, parts: list[Cards]) -> Cards:
        return parts[0]

    of_kind = of_number


def _together(named: list[Cards]) -> list[Program]:
    """Return that there are cards of several names: all of them others, and where the last one is."""
    first, last = named[0], named[-1]
    shared = {key: one for key, one in last.items() if key != "name"}
    shared.update({"is": first["is"]} if "is" in first else {})
    return [{"there_are": {**shared, **one}} for one in named]


def _in_zone(zone: str, cards: Cards, bound: Any) -> Program:
    if not cards and zone in COUNTED:
        return {"number": {"cards_in": zone}, **_bounds(bound)}
    return {"there_are": {**in_zone(zone), **cards}, **_bounds(bound)}


def _named_in_part(names: list[str]) -> Cards:
    return {"name_has": names[0] if len(names) == 1 else names}


def _bounds(bound: Any) -> Program:
    return bound if isinstance(bound, dict) else {"least": bound, "most": bound}
