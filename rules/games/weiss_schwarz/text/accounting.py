"""The last step of compiling: every word of a text that says something is said by its program too.

The program is printed again (`printing`), which knows nothing of the text. Each word of the text that means something
has to be there as often as in the text, so that a construct which reads a number, a name, a zone or a "not" and forgets
it is caught, whatever the mistake.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import ProgramError
from rules.games.weiss_schwarz.text.line import replay_of, without_reminders
from rules.games.weiss_schwarz.text.printing import english
from rules.text.reading import NOT_ACCOUNTED, TextError
from rules.text.tokens import GRANTED, LETTER, NAME, NUMBER, TRAIT, Word, words_of

# Words that mean the same, under the first of them. A word that is not here joins others, or is one that printing says
# in other words.
_ALIKE: Final = (
    # zones, and the places of the stage
    "hand hands", "deck", "waiting", "stage", "clock", "stock", "memory", "level levels", "resolution",
    "center centre", "back", "middle", "left", "right", "front", "facing", "top", "bottom", "face", "down",
    "separate", "was", "open empty",
    # what cards are
    "character characters", "underneath under", "among", "this", "red", "blue", "green", "yellow", "color colors",
    "power", "soul", "cost costs", "climax climaxes", "event events", "other another", "same", "different", "total",
    "higher more", "lower less fewer", "+ plus",
    # who, when, and how long
    "opponent", "may", "during", "until", "beginning start", "next", "turn", "phase", "step", "end",
    # what is not
    "no not without except cannot",
    # attacks and damage
    "attack attacks attacked attacking", "frontal frontally", "direct directly", "side", "battle", "damage",
    "canceled cancelled", "trigger", "check", "defending",
    # what is done
    "draw drew", "search", "look", "shuffle shuffles", "exchange exchanges", "move moves", "flip", "deal",
    # keywords
    "alarm", "encore", "assist", "bond", "backup", "brainstorm", "change", "experience", "shift", "accelerate",
    "resonate", "performance", "fusion", "sunder",
    # icons
    "【BOUNCE】 【RETURN】",
)  # fmt: skip
_CLASSES: Final = {"once": "1"} | {word: group.split()[0] for group in _ALIKE for word in group.split()}

# Icons that stand beside what a text says.
_BESIDE: Final = ("【CXCOMBO】", "【CLOCK】", "【REPLAY】")

# What is said of cards that are known, or of what is so already.
_IDLE: Final = re.compile(
    r"put into (?:your|their|the|your opponent's|his or her) waiting room (?:by|with) (?:this|that) effect"
    r"|your opponent put into their waiting room (?:by|with) this effect"
    r"|this (?=ability does not activate)"
    r"|revealed (?:by|with) this effect|(?<=the character) chosen by this card's effect"
    r"|puts? (?:it|them) (?:back )?(?:on|at) (?:the )?top of [a-z' ]*deck in the original order"
    r"|the character (?:you )?(?:returned|put) (?:to|into) your (?:hand|waiting room)(?: by this effect)?"
    r"|their character(?= was (?:on|in))|opponent (?=character facing that)|(?<=facing )that stage position"
    r"|(?<=battle opponent becomes 【REVERSE】) (?:in|during) battle|(?<=【REVERSE】) during(?= battle)"
    r"|(?<=pay) the cost|the color requirements?|(?:1|one) time(?= each| in )|while (?:in|on) (?:the|your)? ?stage"
    r"|if you (?:put|return) (?:a|1|one) (?:card|character) (?:into|to) your (?:hand|clock|waiting room)"
    r"|if (?:it is )?not(?=,)|(?<=【REVERSE】 that character) in battle"
    r"|(?<=stage|ition) as 【STAND】|(?<=Backup )\+|or when this card"
    r"|(?<=in your hand, )this card(?= gets)|(?<=that )battle opponent"
    r"|(?<= and )cannot|(?<=position )cannot(?= be moved)|stage (?=position (?:of|on) your (?:back|center) stage)"
    r"|from your memory(?= by this effect)|(?<=return those cards) from your memory"
    r"|up to(?= (?:1|one|a) card from the top of your (?:deck|stock)(?: face (?:up|down))? under)"
    r"|(?<=beginning of your next )turn|(?<=beginning of your opponent's next )turn|(?<=repeat )this(?= action as many)"
    r"|you may(?= put that card into [^,.]* instead of)"
    r"|(?<=that character) (?:from|in) (?:your|their) memory"
    r"|(?<=those characters) from (?:your|their) memory|(?<=put this card) from your memory"
    r"|(?<=be put into) your opponent's(?= memory)|(?<=be returned to) your opponent's(?= hand)"
    r"|(?<=memory except those cards) from your memory"
    r"|\b(?:1|one|a)(?= card from the (?:top|bottom) of)"
    r"|the level of (?=this card's battle opponent is level)|for each color(?=,)"
    r"|(?<=level) on the stage(?=\.)|(?<=your )trigger check reveals|(?<=both )characters"
    r"|(?<=revealed cards )except the card put into your hand"
    r"|\d+ (?=following abilities)|this (?=action as many times)"
    r"|\bsearch(?= for up to )|(?<=end of )this(?= turn)|(?<=this 【STAND】 )character",
    re.IGNORECASE,
)
_EXCEPT_THIS: Final = "except this card"  # which is "other" in programs
_COUNTING: Final = ("abilities", "effects", "actions")  # "the following 2 abilities", which are there
# Words that say nothing behind certain others: "that character".
_KNOWN: Final = dict.fromkeys(("character", "characters"), ("that", "those", "the", "this", "chosen", "revealed"))
_I_PUT: Final = ("put", "return")
_THEY_PUT: Final = ("puts", "returns")
_THEIRS: Final = ("'s", "their", "her")
_A_SENTENCE: Final = re.compile(r"[.,]['\")]*$")


def account(text: str, program: Any) -> None:
    """Raise TextError at the first word of a text that its program does not say."""
    try:
        printed = english(program)
    except ProgramError as error:
        raise TextError(0, NOT_ACCOUNTED) from error
    if (at := unsaid(text, printed)) is not None:
        raise TextError(at, NOT_ACCOUNTED)


def unsaid(text: str, printed: str) -> int | None:
    """Return where the first word of a text stands that is not said in what was printed, if there is one.

    What is printed has no number, name or trait that the text does not have, and no change effect (10.8.4); a program
    says no more than its text.
    """
    asked = list(_said(_IDLE.sub(lambda match: " " * len(match[0]), _usual(without_reminders(_without_action(text))))))
    found = [said for said, _ in _said(_usual(printed))]
    left = Counter(found)
    left["opponent"] += sum(word.kind in ("their", "theirs") for word in _words(printed, 0))
    for said, word in asked:
        left[said] -= 1
        if left[said] < 0:
            return word.at
    known = {said for said, _ in asked} | {"1"}
    added = [
        said for said in found if said not in known and (said.isdigit() or said.startswith((NAME, TRAIT, "change")))
    ]
    return 0 if added else None


def _usual(text: str) -> str:
    return text.replace(_EXCEPT_THIS, "other".ljust(len(_EXCEPT_THIS)))


def _without_action(text: str) -> str:
    """Return the text with nothing in the place of the name of its replay action, which is its own choice (11.3.2)."""
    main, effect = replay_of(text)
    return main.ljust(effect.at) + effect.text if effect.text else text


def _said(text: str) -> Iterator[tuple[str, Word]]:
    """Yield all that a text says that has to be said again, and the word."""
    words = list(_words(text, 0))
    kinds = [word.kind for word in words]
    for number, word in enumerate(words):
        before = kinds[number - 1] if number else ""
        following = kinds[number + 1] if number + 1 < len(kinds) else ""
        if said := _meaning(word, before, following):
            yield said, word
        is_opponents = kinds[max(number - 2, 0) : number] == ["opponent", "'s"]
        if word.kind == "level" and is_opponents and following not in (NUMBER, LETTER):
            yield "opponent's level", word
        if word.kind == "number" and before in ("equal", "same"):
            yield "as many", word
        if word.kind == "order" and _is_of_theirs(kinds[:number]):
            yield "order", word


def _is_of_theirs(before: list[str]) -> bool:
    """Return whether "in any" before "order" ends what I do with the opponent's cards, not the opponent."""
    done = next((at for at in range(len(before) - 1, -1, -1) if before[at] in (*_I_PUT, *_THEY_PUT)), -1)
    if done < 0 or before[done] not in _I_PUT or before[done - 1] == "players":
        return False
    return before[-2:] == ["in", "any"] and any(kind in _THEIRS for kind in before[-4:-3])


def _meaning(word: Word, before: str, following: str) -> str:
    """Return what has to be said again of a word between two others, or nothing."""
    if word.kind in (NAME, TRAIT):
        return f"{word.kind} {word.value}"
    if word.kind == NUMBER:
        return "" if following in _COUNTING else word.value
    if word.kind.startswith("【"):
        return "" if word.kind in _BESIDE else _CLASSES.get(word.kind, word.kind)
    if word.kind == "up":
        return "up to" if following == "to" else ""
    if before in _KNOWN.get(word.kind, ()):
        return ""
    return _CLASSES.get(word.kind, "")


def _words(text: str, start: int) -> Iterator[Word]:
    """Yield the words of a text, and in the place of a quoted text its words."""
    for word in words_of(text, start):
        if word.kind == GRANTED or (word.kind == NAME and _A_SENTENCE.search(word.value)):
            yield from _words(word.value, word.at + 1)
        else:
            yield word
