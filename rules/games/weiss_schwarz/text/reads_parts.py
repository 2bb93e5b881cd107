"""parts.lark: what a part of a sentence is."""

from typing import Any, ClassVar

from rules.games.weiss_schwarz.text.meanings import (
    AMONG_THEM,
    IT,
    Again,
    Cards,
    Colourless,
    Do,
    DoUntil,
    Elsewhere,
    Equals,
    ForEach,
    If,
    IfCancelled,
    IfDone,
    IfPaid,
    IfPerformed,
    Later,
    May,
    OneOf,
    Otherwise,
    Pay,
    Perform,
    PerformAll,
    PerTurn,
    Program,
    Ref,
    Unplayable,
    Until,
    contrary,
)
from rules.text.grammar import Reader
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError


class ReadsParts(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "pay_part": Pay(),
        "replay": Do(({"replay": True},)),
        "colourless": Colourless(),
        "perform_again": Again(),
        "for_each_icon": ForEach({"icons": AMONG_THEM}),
        "if_paid": IfPaid(),
        "if_cancelled": IfCancelled(),
        "if_you_do": IfDone(is_done=True),
        "if_not": IfDone(is_done=False),
        "this_attack": Until("end of attack"),
        "once_per_turn": PerTurn(1),
    }

    def until(self, parts: list[str]) -> Until:
        return Until(parts[0])

    def if_part(self, parts: list[If]) -> If:
        return parts[0]

    def actions(self, parts: list[Any]) -> tuple[Program, ...]:
        return tuple(action for part in parts for action in (part if isinstance(part, list) else [part]))

    def unplayable(self, parts: list[If]) -> Unplayable | If:
        """Return when a card cannot be played, or when an ability can be: the contrary of when it does not activate."""
        if self.words[1].kind == "ability":
            return If(contrary(parts[0].condition))
        return Unplayable(parts[0].condition if parts else None)

    def otherwise(self, parts: list[Any]) -> Any:
        return [Otherwise(), Do(parts[0])] if parts else Otherwise()

    def when(self, parts: list[Any]) -> Any:
        """Return what is waited for, and when it counts, if there is no comma between them."""
        when, *conditions = parts
        if not conditions:
            return when
        if self.words[0].kind == "if" or "if" in [word.kind for word in self.words[1:]]:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)  # which says as well what is so only then
        return [*conditions, when]

    def perform(self, parts: list[str]) -> Perform:
        return Perform(parts[0])

    def all_perform(self, parts: list[str]) -> Perform:
        return Perform(parts[0], by_all=True)

    def if_performed(self, parts: list[int]) -> IfPerformed:
        return IfPerformed(parts[0])

    def perform_times(self, parts: list[Any]) -> Perform:
        return Perform(parts[1], parts[0])

    def perform_or_not(self, parts: list[str]) -> OneOf:
        return OneOf((parts[0],), or_none=True)

    def perform_all(self, parts: list[Any]) -> PerformAll:
        return PerformAll(self._texts(parts))

    def perform_in_any_order(self, parts: list[Any]) -> PerformAll:
        return PerformAll(self._texts(parts), in_any_order=True)

    def each_once(self, parts: list[int]) -> None:
        if parts and parts[0] != 1:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)

    def one_following(self, parts: list[int]) -> tuple[int, ...]:
        """Return of how many effects one is chosen, if it is said."""
        number, *of = parts
        if number != 1:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return tuple(of)

    def perform_one(self, parts: list[Any]) -> OneOf:
        return OneOf(self._texts([*parts[0], *parts[1:]]))

    def perform_one_or_none(self, parts: list[Any]) -> OneOf:
        return self.perform_one(parts)._replace(or_none=True)

    def gets_one(self, parts: list[Any]) -> Do:
        one, other, until, *texts = parts
        of, whom = (other, one) if isinstance(one, Ref | dict) else (one, other)
        abilities = self._texts([*of, *texts])
        return Do(({"one_of": [[{"give": whom, "ability": ability, "until": until}] for ability in abilities]},))

    def _texts(self, parts: list[Any]) -> tuple[str, ...]:
        """Return several quoted texts, as many as a number before them says, if there is one."""
        texts = tuple(part for part in parts if isinstance(part, str))
        if len(texts) < 2 or any(isinstance(part, int) and part != len(texts) for part in parts):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return texts

    def elsewhere(self, parts: list[Any]) -> Elsewhere:
        """Return where cards may be put that were put into a zone before; both are zones of their owner."""
        those, into, zone = parts
        if those != IT or set(into) != {"in"} or set(zone) != {"zone"}:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return Elsewhere(into, zone["zone"])

    def later(self, parts: list[str]) -> Later:
        """Return a moment of a turn that comes; with the stand phase a turn begins (6.2.1.1).

        Of one's own turns the next one to end may be this one: that is not read.
        """
        edge, whose, *phases = parts
        of = {} if whose == "yours" else {"whose": whose}
        if edge != "end":
            return Later({"at": phases[0] if phases else "stand phase", **of})
        if phases or not of:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return Later({"at": "end of turn", **of}, next_turn=True)

    def begins_or_ends(self, parts: list[str]) -> str:
        return str(parts[0])

    def rest_part(self, parts: list[Any]) -> Do:
        """Return what rests some characters; those that do not stand cannot become rested (1.3.2.1)."""
        number, cards = parts
        many = {} if number == 1 else {"count": number}
        return Do(({"choose": {**cards, "turned": "standing"}, **many}, {"turn": IT, "to": "rested"}))

    def do_part(self, parts: list[Any]) -> Do:
        return Do(parts[0])

    def do_until(self, parts: list[Any]) -> DoUntil:
        return DoUntil(*parts)

    def they_may(self, parts: list[Program]) -> May:
        return May((parts[0],), by_opponent=True)

    def may_part(self, parts: list[Any]) -> May:
        return May(parts[0])

    def for_each(self, parts: list[Cards]) -> ForEach:
        """Return so often as there are cards, or icons: among those spoken of, or of a place that is said."""
        counted, *among = parts
        if "icons" in counted:
            return ForEach(counted)
        if not among and not {"zone", "place"} & set(counted):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return ForEach({"count": {**(among[0] if among else {}), **counted}})

    def per_turn(self, parts: list[int]) -> PerTurn:
        return PerTurn(parts[0])

    def equals_part(self, parts: list[Equals]) -> Equals:
        return parts[0]

    def cont_part(self, parts: list[Any]) -> Any:
        """Return what a continuous ability gives; several gifts are valid where the card is, and not in hand alone.

        In whose turn may be said behind it.
        """
        if isinstance(parts[-1], If):
            return [parts[-1], self.cont_part(parts[:-1])]
        first, *more = parts
        if more and any("in_zone" in one.gives for one in parts):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return first._replace(more=(*first.more, *(given for one in more for given in (one.gives, *one.more))))
