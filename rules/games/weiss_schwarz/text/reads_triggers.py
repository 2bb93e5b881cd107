"""triggers.lark: what an automatic ability waits for."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

from rules.games.weiss_schwarz.abilities.fields import listed
from rules.games.weiss_schwarz.text.meanings import FACING, Cards, Program, When
from rules.games.weiss_schwarz.text.reads_events import ReadsEvents
from rules.games.weiss_schwarz.vocabulary import KEYWORDS
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError

_OPPONENTS: Final[Cards] = {"whose": "opponent's"}
_PLACING: Final = {"Change": "changed", "Fusion": "fusion"}  # keywords by which cards come to the stage


class Subject(NamedTuple):
    """Who does something: "this", or which cards; of several one is enough."""

    cards: tuple[Any, ...]


class Does(NamedTuple):
    """What somebody does: its trigger conditions, by who does it.

    `it`: what the program calls who does it, and who is meant by "that character" where it is another one.
    """

    triggers: Callable[[Any], list[Program]]
    it: str = "that"
    other: str = ""
    opponent: str = "battle opponent"  # what it calls the battle opponent of this card


class ReadsTriggers(ReadsEvents):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "this": Subject(("this",)),
        "one_facing": Subject((FACING,)),
        "attacked": Does(lambda who: [{"attacks": _OPPONENTS, "by": who}], it="by"),
        "attacks": Does(lambda who: [{"attacks": who}]),
        "frontal_attacked": Does(lambda who: [{"attacks": _OPPONENTS, "by": who, "type": "frontal"}], it="by"),
        "reversed_somehow": Does(lambda who: [{"becomes_reversed": who}], opponent="by"),
        "reversed_in_battle": Does(lambda who: [{"becomes_reversed": who, "by": _others_than(who)}], opponent="by"),
        "opponent_reversed": Does(
            lambda who: [{"becomes_reversed": _others_than(who), "by": who}], other="that", opponent="that"
        ),
        "moves": Does(lambda who: [{"moves": who}]),
        "either_reversed": When(
            [{"becomes_reversed": "this"}, {"becomes_reversed": _OPPONENTS, "by": "this"}], it="that"
        ),
    }

    def happens(self, parts: list[When]) -> When:
        return parts[0]

    def somebody(self, parts: list[Cards]) -> Subject:
        return Subject((parts[0],))

    def this_or_somebody(self, parts: list[Cards]) -> Subject:
        return Subject(("this", parts[0]))

    def yours_or_theirs(self, parts: list[Cards]) -> Subject:
        return Subject((parts[0], parts[1]))

    def yours_who(self, parts: list[Cards]) -> Cards:
        return parts[0]

    def others_who(self, parts: list[Cards]) -> Cards:
        return {**parts[0], "is": "other"}

    def theirs_who(self, parts: list[Cards]) -> Cards:
        return {**parts[0], **_OPPONENTS}

    def somebody_does(self, parts: list[Any]) -> When:
        subject, *ways = parts
        return _when(subject, ways)

    def turns(self, parts: list[Cards]) -> Does:
        to, *origin = (part["turned"] for part in parts)
        before = {"from": origin[0]} if origin else {}
        return Does(lambda who: [{**_turns(who, to), **before}])

    def attack_type(self, parts: list[str]) -> str:
        return parts[0].removesuffix("ly")

    def attacks_so(self, parts: list[str]) -> Does:
        return Does(lambda who: [{"attacks": who, "type": kind} for kind in parts])

    def opponent_of_level_reversed(self, parts: list[Cards]) -> Does:
        return Does(
            lambda who: [{"becomes_reversed": {**_others_than(who), **parts[0]}, "by": who}],
            other="that",
            opponent="that",
        )

    def damage_cancelled(self, parts: list[Subject]) -> When:
        return _when(parts[0], [_deals("cancelled")])

    def damage_taken(self, parts: list[Subject]) -> When:
        return _when(parts[0], [_deals("taken")])

    def either_trigger(self, parts: list[When]) -> When:
        """One of two; cards that were spoken of are clear only where they are called the same in both."""
        one, other = parts
        return When(
            [*listed(one.trigger), *listed(other.trigger)],
            one.it if one.it == other.it else "",
            one.opponent if one.opponent == other.opponent else "",
        )

    def dies(self, parts: list[str | Cards]) -> Does:
        """From the stage to the waiting room, with a marker or without, or to one other zone."""
        zones = [part for part in parts if isinstance(part, str)]
        to = ["waiting_room", *zones] if zones else "waiting_room"
        is_marked = len(zones) < len(parts)
        return Does(lambda who: [{"leaves": _marked(who) if is_marked else who, "to": to}])

    def put_there(self, parts: list[str]) -> Does:
        """From wherever it was, the stage too."""
        return Does(lambda who: [{"put": who, "to": parts[0]}, {"leaves": who, "to": parts[0]}])

    def put_there_from(self, parts: list[str]) -> Does:
        to, origin = parts
        if origin == "stage":
            return Does(lambda who: [{"leaves": who, "to": to}])
        return Does(lambda who: [{"put": who, "from": origin, "to": to}])

    def reveals_named(self, parts: list[str]) -> Does:
        return self.reveals([{"name": parts[0] if len(parts) == 1 else parts}])

    def reveals(self, parts: list[Cards]) -> Does:
        return Does(lambda who: [{"trigger_check": parts[0], "by": who}], other="that")

    def placed(self, parts: list[Program]) -> Does:
        return Does(lambda who: [{"placed": who, **way} for way in parts or [{}]])

    def from_zones(self, parts: list[str]) -> Program:
        return {"from": parts[0] if len(parts) == 1 else parts}

    def by_keyword(self, parts: list[str]) -> Program:
        """10.8.4, 10.14: of the keywords these place a card."""
        if parts[0] not in _PLACING:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"how": _PLACING[parts[0]]}

    def named_source(self, parts: list[str]) -> Cards:
        """A keyword in quotes is no card with that name."""
        if parts[0].lower() in KEYWORDS and parts[0] not in _PLACING:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"name": parts[0]}

    def _card_source(self, source: Cards) -> Cards:
        if source["name"] in _PLACING:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return source

    def from_markers_of(self, parts: list[Cards]) -> Program:
        """10.15.2: a marker comes from below a card by an effect of that card only."""
        return {"from": "markers", "by": self._card_source(parts[0])}

    def by_effect(self, parts: list[Cards]) -> Program:
        name = parts[0]["name"]
        return self.by_keyword([name]) if name in _PLACING else {"by": parts[0]}

    def by_automatic(self, parts: list[Cards]) -> Program:
        return {"by": self._card_source(parts[0]), "how": "automatic ability"}

    def by_activated(self, parts: list[Cards]) -> Program:
        return {"by": self._card_source(parts[0]), "how": "activated ability"}


def _when(subject: Subject, ways: list[Does]) -> When:
    """Return what is waited for; "that character" is unclear where it is not the same one in all of them."""
    found = [trigger for way in ways for who in subject.cards for trigger in way.triggers(who)]
    names = {way.other or ("" if subject.cards == ("this",) else way.it) for way in ways}
    opponents = {way.opponent for way in ways}
    return When(
        found[0] if len(found) == 1 else found,
        names.pop() if len(names) == 1 else "",
        opponents.pop() if len(opponents) == 1 else "",
    )


def _deals(what: str) -> Does:
    """Return what somebody does who deals damage to the other player, of which so much comes."""

    def triggers(who: Any) -> list[Program]:
        to = {"to": "yours"} if _others_than(who) != _OPPONENTS else {}
        return [{"damage": what, **to, "by": who}]

    return Does(triggers)


def _turns(who: Any, to: str) -> Program:
    """Return that somebody becomes standing or rested; a standing character that rests is one that stood until then."""
    if to == "rested" and isinstance(who, dict) and who.get("turned") == "standing":
        return {"turns": {key: one for key, one in who.items() if key != "turned"}, "to": to, "from": "standing"}
    return {"turns": who, "to": to}


def _marked(who: Any) -> Cards:
    """Return somebody with a marker, as it is before it leaves (3.7.3.2)."""
    if who == "this":
        return {"is": ["this", "marked"]}
    return {**who, "is": [*listed(who.get("is", [])), "marked"]}


def _others_than(who: Any) -> Cards:
    """Return the cards of the other player, as those in battle with somebody are."""
    is_theirs = isinstance(who, dict) and who.get("whose") == "opponent's"
    return {"whose": "yours"} if is_theirs else _OPPONENTS
