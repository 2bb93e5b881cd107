"""Whole programs in words: the icons, the keyword, the cost and the sentences of an ability."""

from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields, listed
from rules.games.weiss_schwarz.text.meanings import ON_TOP
from rules.games.weiss_schwarz.text.printing import cards, conditions, continuous, costs, quoted_ability, triggers
from rules.games.weiss_schwarz.text.printing.actions import REPLAYED
from rules.games.weiss_schwarz.text.printing.flow import Flow
from rules.games.weiss_schwarz.text.printing.speaking import Speaker
from rules.games.weiss_schwarz.text.printing.words import ZONES, alternatives, quoted, sentence

_ICONS: Final = {"act": "【ACT】", "auto": "【AUTO】", "cont": "【CONT】"}


def english(program: Any, at: str = "program") -> str:
    """Return what an ability does in English, in the words of the rulebook; raises ProgramError where it has none."""
    try:
        return _said(program, at)
    except KeyError as error:
        raise ProgramError(f"{at}: there are no words for {error}") from error


def _said(program: Any, at: str) -> str:
    with fields(program, at) as read:
        for keyword, say in _KEYWORDS.items():
            if read.has(keyword):
                return say(read)
        kind = read.text("kind")
        read.take("rule")
        icons = [_ICONS[kind]] if kind in _ICONS else []
        icons += ["【COUNTER】"] if read.flag("counter") else []
        label = [one for one in _labels(read) if one != "Alarm" or kind != "auto" or _waits_on_top(read)]
        said = _continuous(read) if kind == "cont" else _played(read, kind)
        return " ".join([*icons, *label, *said])


def _labels(read: Fields) -> list[str]:
    """Return the keywords that stand before an ability: its label, and those that it uses besides."""
    if not read.has("keyword"):
        return []
    keywords = read.texts("keyword")
    used = [one["use"] for one in (read.take("used") if read.has("used") else []) if set(one) == {"use"}]
    return [one.title() for one in dict.fromkeys((*keywords, *used))]


def _waits_on_top(read: Fields) -> bool:
    """10.1.1: return whether an automatic ability waits for something only while this card is on top of the clock."""
    during = read.values.get("while", {})
    return during == ON_TOP or ON_TOP in during.get("all", ())


def _has_label(read: Fields, keyword: str) -> bool:
    return keyword in listed(read.values.get("keyword", []))


def _in_zone(read: Fields, *, is_said: bool) -> list[str]:
    """Return where an ability is valid, as a condition, unless the text says it by itself."""
    if not read.has("in"):
        return []
    zones = read.texts("in")
    return [] if is_said else [f"if this card is in your {alternatives(ZONES[zone] for zone in zones)}"]


def _conditions(read: Fields, speaker: Speaker) -> list[str]:
    return conditions.parts(read.take("if"), read.here("if"), speaker) if read.has("if") else []


def _continuous(read: Fields) -> list[str]:
    speaker = Speaker()
    speaker.it = "that"
    if read.has("replaces"):
        return _replacing(read, speaker)
    if read.has("plays_for"):
        return _price(read, speaker)
    in_hand = read.values.get("in") == "hand" and _is_about_itself(read.values.get("gives"))
    is_alarm = _has_label(read, "alarm") and read.values.get("in") == "clock"
    where = _in_zone(read, is_said=in_hand or is_alarm)
    asked = _conditions(read, speaker)
    gives = read.take("gives")
    if any("if" in one for one in listed(gives)):
        each = [_on_condition(one, read.here("gives"), speaker) for one in listed(gives)]
        if asked:  # of all of them: it is said once
            later = [part for one in each[1:] for part in (f"and {one[0]}", *one[1:])]
            each = [[*asked, *each[0], *later]]
        return [*(sentence([*where, *one]) for one in each), *Flow(speaker).letters()]
    given = continuous.said(gives, read.here("gives"), speaker, in_hand=in_hand)
    return [_sentences([*where, *asked], given), *Flow(speaker).letters()]


def _price(read: Fields, speaker: Speaker) -> list[str]:
    """8.6.2.3: what one may do when the card is played, so that it costs nothing."""
    read.take("in")
    done = ", and ".join(Flow(speaker).parts(read.take("plays_for"), read.here("plays_for")))
    return [
        sentence(["when this card is played from your hand", f"you may {done}"]),
        "If you do, you may play this card with 0 cost.",
    ]


def _on_condition(gives: Any, at: str, speaker: Speaker) -> list[str]:
    """Return the parts that say what is given under a condition of its own."""
    asked = conditions.parts(gives["if"], f"{at}.if", speaker) if "if" in gives else []
    rest = {key: one for key, one in gives.items() if key != "if"}
    return [*asked, *continuous.said(rest, at, speaker)]


def _sentences(asked: list[str], given: list[str]) -> str:
    parts = [*asked, *given]
    return sentence([*parts[:-1], f"and {parts[-1]}"] if len(given) > 1 else parts)


def _is_about_itself(gives: Any) -> bool:
    return all("cards" not in one for one in listed(gives))


def _replacing(read: Fields, speaker: Speaker) -> list[str]:
    """8.10: what would happen, and what is done instead."""
    with fields(read.take("replaces"), read.here("replaces")) as one:
        if one.has("damage"):
            who = "you" if one.text("damage") == "yours" else "your opponent"
            by = "" if not one.has("by") else f" by {cards.one(one.take('by'), one.here('by'), speaker)}"
            when = f"when {who} would be dealt damage{by}"
        elif one.has("draws"):
            when = (
                "when you would draw a card" if one.text("draws") == "yours" else "when your opponent would draw a card"
            )
        else:
            inner = {key: one.take(key) for key in list(one.values)}
            when = triggers.said(inner, one.at, speaker).replace(" is put ", " would be put ")
    speaker.it = "that"
    where = _in_zone(read, is_said=False)
    asked = _conditions(read, speaker)
    flow = Flow(speaker)
    head = [when, *where, *asked]
    if not read.has("may"):
        return [*flow.told(read.take("instead"), read.here("instead"), [*head, "instead"]), *flow.letters()]
    wanted = read.take("may")
    first = (
        f"you may {', '.join(flow.parts(wanted, read.here('may')))}" if wanted else "you may let this happen instead"
    )
    instead = flow.told(read.take("instead"), read.here("instead"), ["if you do, instead of that"])
    return [sentence([*head, first]), *instead, *flow.letters()]


def _during(read: Fields, speaker: Speaker) -> list[str]:
    """Return what has to be so for the ability to trigger, but for what the label of an alarm says (10.1.1)."""
    during = read.take("while", {})
    known = [ON_TOP] if _has_label(read, "alarm") else []
    parts = [one for one in during.get("all", [during]) if one and one not in known]
    return [part for one in parts for part in conditions.parts(one, read.here("while"), speaker)]


def _played(read: Fields, kind: str) -> list[str]:
    speaker = Speaker()
    when = _during(read, speaker)
    when += [triggers.said(read.take("when"), read.here("when"), speaker)] if read.has("when") else []
    where = _in_zone(read, is_said=_says_its_zone(read))
    asked, before = _asked(read, kind, speaker)
    if kind == "event" and read.has("gives"):
        before.append(_sentences([], continuous.said(read.take("gives"), read.here("gives"), speaker)))
    cost = costs.said(read.take("cost", []), read.here("cost"), speaker) if read.has("cost") else ""
    head = [*when, *where, *asked]
    if read.has("times_per_turn"):
        times = read.number("times_per_turn")
        often = "once" if times == 1 else f"{times} times"
        before.insert(0, f"This ability activates up to {often} per turn.")
    if cost and kind == "auto":
        before.append(sentence([*head, "you may pay the cost"]))
        head = ["if you do"]
    flow = Flow(speaker, cost)
    done = _unlabelled(read)
    is_paid = bool(cost) and kind == "auto"
    if kind == "auto" and not is_paid and done and "if" in done[0]:  # not a condition of the ability itself
        said = flow.apart(done, read.here("do"), head)
    else:
        said = flow.told(done, read.here("do"), head)
    found = [*before, *said, *_replay(read, flow), *flow.letters()]
    return [flow.cost, *found] if flow.cost else found


_LATER_TURN: Final = {"not": {"first_turn": True}}
_NOT_IN_FIRST_TURN: Final = "This ability does not activate if it is the starting player's first turn."


def _asked(read: Fields, kind: str, speaker: Speaker) -> tuple[list[str], list[str]]:
    """Return the condition of an ability as parts of its sentence, or as sentences before it."""
    if not read.has("if"):
        return [], []
    condition = read.take("if")
    several = condition["all"] if set(condition) == {"all"} else [condition]
    if kind != "event":
        asked = [one for one in several if one != _LATER_TURN]
        whole = condition if len(asked) == len(several) else {"all": asked}
        before = [] if whole == condition else [_NOT_IN_FIRST_TURN]
        return conditions.parts(whole, read.here("if"), speaker) if asked else [], before
    return [], [
        sentence(
            [f"if {conditions.unplayable(one, read.here('if'), speaker)}", "this card cannot be played from your hand"]
        )
        for one in several
    ]


def _says_its_zone(read: Fields) -> bool:
    """Return whether the text says by itself where the ability is valid: alarm in the clock, where this card is put."""
    when, zone = read.values.get("when", {}), read.values.get("in")
    if isinstance(when, dict) and when.get("put") == "this" and zone == when.get("to"):
        return True
    is_backup = isinstance(when, dict) and when.get("uses") == "backup" and when.get("by") == "this"
    return (is_backup and zone == "waiting_room") or (_has_label(read, "alarm") and zone == "clock")


def _replay(read: Fields, flow: Flow) -> list[str]:
    if not read.has("replay"):
        return []
    return [f"【REPLAY】 {REPLAYED.capitalize()} {' '.join(flow.told(read.take('replay'), read.here('replay')))}"]


def _unlabelled(read: Fields) -> list[Any]:
    """Return what is done without what a label says: when it counts as used, and that a change is one."""
    done: list[Any] = read.take("do")
    if _has_label(read, "brainstorm"):
        return [action for action in done if action != {"use": "brainstorm"}]
    placing = next((one for one in ("change", "fusion") if _has_label(read, one)), "")
    return _unchanged(done, {"use": placing}) if placing else done


def _unchanged(done: list[Any], used: Any) -> list[Any]:
    found: list[Any] = []
    for action in done:
        then = action.get("then", []) if "if" in action else []
        if len(then) == 2 and then[1] == used and ("stack" in then[0] or then[0].get("changed")):
            found.append({key: one for key, one in then[0].items() if key != "changed" or "exchange" in then[0]})
            if "exchange" in found[-1]:
                found[-1]["changed"] = False
        else:
            found.append(
                {key: _unchanged(one, used) if key in ("may", "then", "else") else one for key, one in action.items()}
            )
    return found


def _encore(read: Fields) -> str:
    return f"【AUTO】 Encore {costs.said(read.take('encore'), read.here('encore'), Speaker())}"


def _assist(read: Fields) -> str:
    speaker = Speaker()
    speaker.it = "that"
    asked = _conditions(read, speaker)
    given = continuous.said(read.take("assist"), read.here("assist"), speaker)
    return " ".join(["【CONT】 Assist", _sentences(asked, given), *Flow(speaker).letters()])


def _bond(read: Fields) -> str:
    names = alternatives(map(quoted, read.texts("bond")))
    return f"【AUTO】 Bond/{names} {costs.said(read.take('cost'), read.here('cost'), Speaker())}"


def _backup(read: Fields) -> str:
    power, level = read.number("backup"), read.number("level")
    cost = costs.said(read.take("cost", []), read.here("cost"), Speaker(), from_hand=True)
    return f"【ACT】 【COUNTER】 Backup {power}, Level {level} {cost}"


def _great_performance(read: Fields) -> str:
    read.flag("great_performance")
    return "【CONT】 Great Performance"


def _shift(read: Fields) -> str:
    return f"【AUTO】 Shift, Level {read.number('shift')}"


def _sunder(read: Fields) -> str:
    name = quoted(read.text("sunder"))
    return f"【AUTO】 Sunder {name} {costs.said(read.take('cost'), read.here('cost'), Speaker())}"


_KEYWORDS: Final = {
    "encore": _encore,
    "assist": _assist,
    "bond": _bond,
    "backup": _backup,
    "great_performance": _great_performance,
    "shift": _shift,
    "sunder": _sunder,
}

quoted_ability.print_by(english)
