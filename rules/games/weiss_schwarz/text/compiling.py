"""Compiles a printed line of Weiß Schwarz into a program that the engine reads."""

from functools import lru_cache
from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import ProgramError
from rules.games.weiss_schwarz.abilities.reading import read_ability
from rules.games.weiss_schwarz.abilities.reading_validity import zone_of_this
from rules.games.weiss_schwarz.text import keyword_lines
from rules.games.weiss_schwarz.text.accounting import account
from rules.games.weiss_schwarz.text.assembling import Assembly
from rules.games.weiss_schwarz.text.composition import if_all
from rules.games.weiss_schwarz.text.line import KINDS, Piece, line_of, replay_of
from rules.games.weiss_schwarz.text.linking import Links
from rules.games.weiss_schwarz.text.meanings import DIRECTLY, FROM_BEHIND, NO_COST, ON_TOP, PAID, Program, contrary
from rules.games.weiss_schwarz.text.names_of_cards import (
    chooses_in_vain,
    names_used,
    with_name_of_paid,
    without_unused_names,
)
from rules.games.weiss_schwarz.text.parsing import PART, STANDING, read_cost, read_sentences
from rules.games.weiss_schwarz.text.reader import WeissReader
from rules.games.weiss_schwarz.text.references import by_its_own, speaks_of
from rules.text.reading import LOST_ICON, NOT_PLAYED, TOO_LONG, UNKNOWN_CONSTRUCT, Exact, Reading, TextError, not_read

LONGEST: Final = 2_000  # characters; the longest line of a card has fewer than a thousand
KEPT: Final = 50_000  # lines

# Another version, and all texts are compiled anew.
VERSION: Final = "6"


@lru_cache(maxsize=KEPT)
def compile_line(text: str) -> Reading:
    """Return the program of a printed line, or what of it is not understood."""
    if len(text) > LONGEST:
        return not_read(text, TextError(LONGEST, TOO_LONG))
    try:
        ability = _Ability(text, WeissReader())
        program = ability.program()
        account(text, program)
        return Exact(program, ability.reader.used)
    except TextError as error:
        return not_read(text, error)


class _Ability:
    """One line on its way to a program."""

    def __init__(self, text: str, reader: WeissReader) -> None:
        self.reader = reader
        self.text = text
        main, self.replay = replay_of(text)
        self.line = line_of(main)
        self.kind = next((KINDS[icon] for icon in self.line.icons if icon in KINDS), "event")

    def program(self) -> Program:
        """Return the program; raises TextError, also where the engine has none for it."""
        whole = self._whole()
        program: Program = without_unused_names(whole, names_used(whole))
        try:
            read_ability(program)
        except ProgramError as error:
            raise TextError(self.line.body.at, NOT_PLAYED) from error
        if chooses_in_vain(program):  # for another line of the card, which does not know what was chosen
            raise TextError(self.line.body.at, NOT_PLAYED)
        if self.kind == "event" and _gives_to_itself(program.get("do", [])):
            raise TextError(self.line.body.at, LOST_ICON)  # it was an ability of a character
        return program

    def _whole(self) -> Program:
        line = self.line
        if line.keyword == "Assist":
            program = self._continuous()
            return keyword_lines.assist(program["gives"], {key: program[key] for key in ("if",) if key in program})
        if line.keyword and not keyword_lines.is_label(line):
            return keyword_lines.keyword_program(line, self._cost(Links(None, None, line.cost.at)))
        program = self._continuous() if self.kind == "cont" else self._played()
        program = in_its_zone(program, line.icons)
        if "【COUNTER】" in line.icons:
            program["counter"] = True
        return keyword_lines.label(line, program) if line.keyword else program

    def _continuous(self) -> Program:
        assembly = Assembly(self.line.body.at, self._read).add(read_sentences(self.line.body, STANDING, self.reader))
        if not assembly.gives or assembly.done or self.line.cost.text:
            raise TextError(self.line.body.at, UNKNOWN_CONSTRUCT)
        assembly.x = by_its_own(assembly.x)
        links = assembly.links()
        if NO_COST in assembly.gives:
            return self._played_for(assembly, links)
        self._take_direct_attack(assembly.gives)
        conditions = if_all([links.condition(one) for one in assembly.conditions])
        gives = [self._granting(links.value(one)) for one in assembly.gives]
        if any(_wants_a_zone(one) for one in gives):
            raise TextError(self.line.body.at, UNKNOWN_CONSTRUCT)  # one ability is valid in one zone
        zones = {one.pop("in_zone") for one in gives if "in_zone" in one}
        where: Program = {"in": zones.pop()} if len(zones) == 1 else {}
        return {"kind": "cont", **where, **conditions, "gives": gives[0] if len(gives) == 1 else gives}

    def _take_direct_attack(self, gives: list[Program]) -> None:
        """What may attack from the back stage does so directly, which is said in a sentence of its own."""
        told = [one for one in gives if one.get("gets") == FROM_BEHIND or one == DIRECTLY]
        if told and (len(told) != 2 or told != gives[-2:] or told[-1] != DIRECTLY):
            raise TextError(self.line.body.at, UNKNOWN_CONSTRUCT)
        del gives[len(gives) - len(told) // 2 :]

    def _played_for(self, assembly: Assembly, links: Links) -> Program:
        """Return what may be done when this card is played, so that it costs nothing."""
        first, *others = assembly.gives
        if others != [NO_COST] or "plays_for" not in first or assembly.conditions:
            raise TextError(self.line.body.at, UNKNOWN_CONSTRUCT)
        return {"kind": "cont", "in": "hand", "plays_for": links.actions(first["plays_for"])}

    def _played(self) -> Program:
        cost = self._paid()
        assembly = Assembly(self.line.body.at, self._read, cost=cost, may_need=self.kind == "auto").add(
            read_sentences(self.line.body, PART, self.reader)
        )
        self._check(assembly, cost)
        replay = assembly.block(None, read_sentences(self.replay, PART, self.reader)) if self.replay.text else []
        links = assembly.links()
        program: Program = {"kind": self.kind}
        if assembly.when is not None:
            program["when"] = links.value(assembly.when.trigger)
        if assembly.during:
            program["while"] = if_all([links.condition(one) for one in assembly.during])["if"]
        wanted = [*assembly.conditions, *(contrary(one) for one in assembly.unplayable)]
        program.update(if_all([links.condition(one) for one in wanted]))
        if cost is not None and not assembly.is_paid_later:
            if speaks_of([assembly.done, assembly.x], PAID):
                cost, links.spoken.paid = with_name_of_paid(cost, self.line.cost.at), PAID.word
            together = links.spoken.together
            program["cost"] = links.actions(cost)
            links.spoken.together = together  # "from among them" is said of no card that was shown to pay
        if assembly.times:
            program["times_per_turn"] = assembly.times
        if assembly.is_colourless:
            program["gives"] = {"gets": "needs no colour"}
        program["do"] = self._granting(links.kept(links.actions(assembly.done)))
        if replay:
            program["replay"] = self._granting(links.apart(self.replay.at).actions(replay))
        return program

    def _check(self, assembly: Assembly, cost: list[Program] | None) -> None:
        """An automatic ability waits for something, and nothing else does; who activates one is not asked to pay."""
        is_asked = cost is not None and self.kind != "act"
        if (
            (self.kind == "auto") != (assembly.when is not None)
            or is_asked != assembly.is_paid
            or (assembly.is_paid_later and set(keyword_lines.labels_of(self.line)) & set(keyword_lines.USED_ON_PAYING))
            or assembly.gives
            or not (assembly.done or assembly.unplayable or assembly.is_colourless)
            or ((assembly.unplayable or assembly.is_colourless) and self.kind != "event")
        ):
            raise TextError(self.line.body.at, UNKNOWN_CONSTRUCT)

    def _paid(self) -> list[Program] | None:
        """Return what has to be paid, if anything stands in brackets."""
        return list(read_cost(self.line.cost, self.reader)) if self.line.cost.text else None

    def _cost(self, links: Links) -> list[Program]:
        return links.actions(self._paid() or [])

    def _read(self, text: str) -> tuple[list[Program] | None, list[list[Any]]]:
        """Return what has to be paid within a quoted text, if anything, and what its sentences mean."""
        line = line_of(text)
        if line.icons or line.keyword:
            raise TextError(self.line.body.at, UNKNOWN_CONSTRUCT)
        start = self._place_of(text)
        cost = list(read_cost(_moved(line.cost, start), self.reader)) if line.cost.text else None
        return cost, read_sentences(_moved(line.body, start), PART, self.reader)

    def _place_of(self, quoted: str) -> int:
        return max(self.text.find(quoted), 0)

    def _granting(self, value: Any) -> Any:
        """Compile the abilities that are given to cards."""
        if isinstance(value, list):
            return [self._granting(one) for one in value]  # the texts of several abilities stay as they are
        if not isinstance(value, dict):
            return value
        found = {key: self._granting(one) for key, one in value.items()}
        if isinstance(found.get("ability"), str):
            found["ability"] = self._granted(found["ability"])
        elif isinstance(value.get("ability"), list):
            found["ability"] = [self._granted(one) for one in value["ability"]]
        return found

    def _granted(self, text: str) -> Program:
        try:
            return _Ability(text, self.reader).program()
        except TextError as error:
            raise TextError(self._place_of(text) + error.at, error.reason) from error


def _moved(piece: Piece, by: int) -> Piece:
    return piece._replace(at=piece.at + by)


def in_its_zone(program: Program, icons: tuple[str, ...]) -> Program:
    """2.12.2.3: say where an ability is valid that is not so on the stage, by what it asks or waits for.

    An automatic ability asks it when it resolves too (8.3.3), as the card may have left in between.
    """
    when, asked = program.get("when", {}), program.get("if", {})
    if isinstance(when, dict) and when.get("uses") == "backup" and when.get("by") == "this":
        return {**program, "in": "waiting_room"}  # where the cost has put the card
    if isinstance(when, dict) and when.get("put") == "this" and when.get("to") != "climax_area":
        return {**program, "in": when["to"]}  # 8.7.4.1.3: where the card has come to
    conditions = asked.get("all", [asked] if asked else [])
    here = [one for one in conditions if zone_of_this(one)]
    if here and program["kind"] != "auto":
        rest = {key: value for key, value in program.items() if key != "if"}
        return {**rest, **if_all([one for one in conditions if one not in here]), "in": zone_of_this(here[0])}
    return {**program, "in": "clock"} if "【CLOCK】" in icons else program


def _wants_a_zone(given: Program) -> bool:
    """Return whether the condition of one sentence among several is about where this card is valid."""
    asked = given.get("if", {})
    return any(zone_of_this(one) or _is_on_top(one) for one in asked.get("all", [asked]))


def _is_on_top(condition: Program) -> bool:
    return bool(condition.get("there_are") == ON_TOP["there_are"])


def _gives_to_itself(value: Any) -> bool:
    """Return whether something is given to this card, not counting what abilities do that others get."""
    if isinstance(value, list):
        return any(map(_gives_to_itself, value))
    if not isinstance(value, dict):
        return False
    return value.get("give") == "this" or any(_gives_to_itself(one) for key, one in value.items() if key != "ability")
