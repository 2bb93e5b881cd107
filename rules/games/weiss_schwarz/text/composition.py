"""How pieces of programs go together: one within another, under conditions, in any order, stacked on what is placed."""

from copy import deepcopy

from rules.games.weiss_schwarz.text import meanings as mean
from rules.games.weiss_schwarz.text.meanings import Program
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError


def last_within(action: Program) -> list[Program]:
    """Return the list of actions with which a condition, or what is done later, ends."""
    inner: list[Program] = []
    if "later" in action:
        inner = action["later"]["do"]
    elif "if" in action and "else" not in action:
        inner = action["then"]
    return inner


def under(given: Program, condition: Program) -> Program:
    """Return what is given under a condition, beside one of its own."""
    if not condition or "if" not in given:
        return {**given, **deepcopy(condition)}
    both = [one for asked in (condition["if"], given["if"]) for one in asked.get("all", [asked])]
    return {**given, "if": {"all": deepcopy(both)}}


def is_of_some_time(condition: Program) -> bool:
    """Return whether a condition says when something is so: in whose turn, or while this card is in battle."""
    return "turn" in condition or condition == {"there_are": {"is": ["this", "in battle"]}}


def stacked(here: list[Program], action: Program, at: int) -> Program:
    """10.14.1.1: return what places a chosen card with this card below it, in the place of what only places it."""
    chosen, placed = here[-2:] if len(here) > 1 else ({}, {})
    where = placed.get("at", "stage")
    name = chosen.get("choose", {}).get("name")
    if (
        placed.get("place") != mean.IT
        or set(placed) > {"place", "at"}
        or name is None
        or action.get("called", name) != name
    ):
        raise TextError(at, UNKNOWN_CONSTRUCT)
    here.pop()
    return {"stack": mean.IT, **({} if where == "the same place" else {"at": where})}


def each_order(blocks: list[list[Program]]) -> list[Program]:
    """Return the blocks one after the other; which one is the next is chosen when the one before it is done."""
    if len(blocks) == 1:
        return deepcopy(blocks[0])
    rests = [[*blocks[:number], *blocks[number + 1 :]] for number in range(len(blocks))]
    return [{"one_of": [[*deepcopy(first), *each_order(rest)] for first, rest in zip(blocks, rests, strict=True)]}]


def within(here: list[Program], action: Program, *, inner: str = "", key: str = "do") -> list[Program]:
    """Add an action if there is a list for it, and return the list of those that are done within it."""
    actions: list[Program] = []
    (action[inner] if inner else action)[key] = actions
    here.append(action)
    return actions


def if_all(conditions: list[Program]) -> Program:
    """Return the conditions of an ability as its program has them."""
    if not conditions:
        return {}
    return {"if": conditions[0] if len(conditions) == 1 else {"all": conditions}}
