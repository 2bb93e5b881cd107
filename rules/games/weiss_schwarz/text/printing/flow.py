"""parts.lark the other way: actions in sentences, and what is done under a condition, by choice, so often or later."""

from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import Fields, fields
from rules.games.weiss_schwarz.text.meanings import AS_OFTEN, PAID
from rules.games.weiss_schwarz.text.printing import actions, cards, conditions, costs, numbers, qualities, triggers
from rules.games.weiss_schwarz.text.printing.modes import either_action, either_place, move_or_exchange
from rules.games.weiss_schwarz.text.printing.pairs import all_of, of_each, of_it_and_this, said_together, with_both
from rules.games.weiss_schwarz.text.printing.scopes import (
    is_damage,
    is_done_if_there,
    is_done_with,
    is_one_sentence,
    is_scoped,
)
from rules.games.weiss_schwarz.text.printing.speaking import Speaker
from rules.games.weiss_schwarz.text.printing.words import quoted, sentence

MOST_TOGETHER: Final = 8  # actions that are about cards which were chosen together
_STANDBY: Final = {
    "choose": {"zone": "waiting_room", "type": "character", "level": {"most": [{"cards_in": "level"}, 1]}},
    "up_to": True,
}


class Flow:
    """Says lists of actions in sentences.

    What follows a condition, "you may" or "for each" in a sentence belongs to it, so that a list of actions within
    another one has to be a single sentence, or else a quoted text of its own ("perform the following effect").
    """

    def __init__(self, speaker: Speaker, cost: str = "") -> None:
        self.speaker = speaker
        self.cost = cost  # what stands in brackets before the text, if anything

    def told(self, listed: list[Any], at: str, head: list[str] | None = None) -> list[str]:
        """Return the sentences that say actions; `head` are parts that the first one begins with."""
        sentences: list[str] = []
        parts = list(head or [])
        before = len(parts)
        left = list(enumerate(listed))
        asked = ""
        while left:
            number, action = left.pop(0)
            here = f"{at}[{number}]"
            asked = self._asked_again(action, asked)
            if not is_scoped(action):
                parts += self._plain(action, here, left, at)
                if parts and (not left or is_scoped(left[0][1]) or len(parts) > before + 2):
                    sentences.append(sentence(_with_and(parts, before)))
                    parts, before = [], 0
                continue
            done = is_done_with(listed[number - 1] if number else None, action)
            head_of_it = ["if you do"] if done else []
            sentences += self._scoped(action, here, parts or head_of_it, is_known=bool(done and not parts))
            parts = []
        return sentences

    def _asked_again(self, action: Any, before: str) -> str:
        """Return about which card a condition asks, which is "that card" for the condition behind it too."""
        asked = action["if"].get("there_are") if "if" in action else None
        name = asked.get("among", "") if isinstance(asked, dict) else ""
        if name and name == before:
            self.speaker.it = name
        return str(name) if name == self.speaker.it else ""

    def _plain(self, action: Any, at: str, left: list[tuple[int, Any]], whole: str) -> list[str]:
        """Return the parts that say an action, or two at once where they are about two choices."""
        speaker = self.speaker
        if taken := of_it_and_this(action, left):
            action = taken
        if action == {"place": _STANDBY, "at": "stage", "turned": "rested"}:
            return ["perform the 【STANDBY】 effect"]
        following = [one for _, one in left[:MOST_TOGETHER]]
        if speaker.pair and (verb := of_each([action, *following], speaker.pair)):
            del left[: len(speaker.pair) - 1]
            return with_both(action, verb, at, speaker)
        if speaker.pair and (verb := all_of(action, speaker.pair)):
            return with_both(action, verb, at, speaker)
        if pair := said_together(action, following, at, speaker):
            del left[: pair[0]]
            return pair[1]
        is_before_all_go = "remember" in action and following and following[0].get("put") == _whole_zone(action)
        if is_before_all_go or _is_position(action):
            return []
        return actions.said(action, at, speaker)

    def _scoped(self, action: Any, at: str, parts: list[str], *, is_known: bool) -> list[str]:
        with fields(action, at) as read:
            if read.has("if"):
                return self._if(read, parts, is_known=is_known)
            if read.has("may"):
                return self._may(read, parts)
            if read.has("pay"):
                return self._pay(action, read, parts)
            if read.has("repeat"):
                return self._repeat(read, parts)
            if read.has("later"):
                return self._later(read, parts)
            if read.has("trigger_checks"):
                return self._trigger_checks(read, parts)
            if read.has("damage"):
                return self._damage(read, parts)
            if read.has("all_players"):
                return self._all_players(read, parts)
            return self._one_of(read, parts)

    def _if(self, read: Fields, parts: list[str], *, is_known: bool) -> list[str]:
        condition = read.take("if")
        if is_done_if_there(read.values):
            return self._if_there(read, parts)
        asked = [] if is_known else conditions.parts(condition, read.here("if"), self.speaker)
        said = self._within(read, "then", [*parts, *asked], allows_if_done=not parts or is_known)
        return [*said, *self._else(read, "otherwise")]

    def _if_there(self, read: Fields, parts: list[str]) -> list[str]:
        """Return what is done with the top card of a pile, and what follows if it is there."""
        done, *then = read.take("then")
        said = sentence(_with_and([*parts, *actions.said(done, f"{read.here('then')}[0]", self.speaker)], len(parts)))
        if is_one_sentence(then, allows_if_done=True):
            return [said, *self._joined(then, read.here("then"), ["if you do"])]
        return [said, *self.apart(then, read.here("then"), ["if you do"])]

    def _else(self, read: Fields, word: str) -> list[str]:
        return self._within(read, "else", [word]) if read.has("else") else []

    def _within(self, read: Fields, key: str, head: list[str], *, allows_if_done: bool = False) -> list[str]:
        """Return the sentence of a list of actions within another one."""
        listed = read.take(key)
        if is_one_sentence(listed, allows_if_done=allows_if_done):
            return self._joined(listed, read.here(key), head)
        return self.apart(listed, read.here(key), head)

    def apart(self, listed: list[Any], at: str, head: list[str]) -> list[str]:
        """Return a list of actions as a quoted text of its own."""
        return [sentence([*head, "perform the following effect"]) + f" {self._block(listed, at)}"]

    def _joined(self, listed: list[Any], at: str, head: list[str]) -> list[str]:
        """Return one sentence, and what follows on its last action."""
        *first, last = list(enumerate(listed)) or [(0, {})]
        parts = list(head)
        left = list(first)
        if not is_scoped(last[1]):
            left.append(last)
        while left:
            number, action = left.pop(0)
            parts += self._plain(action, f"{at}[{number}]", left, at)
        if is_scoped(last[1]):
            return self._scoped(last[1], f"{at}[{last[0]}]", parts, is_known=False)
        return [sentence(_with_and(parts, len(head)))]

    def _block(self, listed: list[Any], at: str) -> str:
        """Return actions as a quoted text, with a cost of its own and with what X is in it."""
        outer, self.cost = self.cost, ""
        said = [*self.told(listed, at), *self.letters()]
        cost, self.cost = self.cost, outer
        return quoted(" ".join([cost, *said] if cost else said))

    def _after(self, read: Fields) -> list[str]:
        then = self._within(read, "then", ["if you do"]) if read.has("then") else []
        return [*then, *(self._within(read, "else", ["if you do not"]) if read.has("else") else [])]

    def letters(self) -> list[str]:
        """Return what the letters are that were not said yet."""
        speaker, found = self.speaker, []
        while speaker.said < len(speaker.letters):
            amount = speaker.letters[speaker.said]
            speaker.said += 1
            found.append(f"{speaker.letter(amount)} is equal to {speaker.meant[speaker.said - 1]}.")
        return found

    def _may(self, read: Fields, parts: list[str]) -> list[str]:
        listed = read.take("may")
        if read.text("by", "you") == "opponent":
            first, *rest = self.parts(listed, read.here("may"))
            first = first.removeprefix("your opponent ").replace("draws ", "draw ").replace("chooses ", "choose ")
            said = [sentence(_with_and([*parts, f"your opponent may {first}", *rest], len(parts)))]
            return [*said, *self._after(read)]
        if is_one_sentence(listed) and "all_players" not in listed[-1]:
            first, *rest = self.parts(listed, read.here("may"))
            said = [sentence(_with_and([*parts, f"you may {first}", *rest], len(parts)))]
        else:
            block = self._block(listed, read.here("may"))
            said = [sentence([*parts, "you may perform the following effect"]) + f" {block}"]
        return [*said, *self._after(read)]

    def _pay(self, action: Any, read: Fields, parts: list[str]) -> list[str]:
        """Return how a cost is paid that stands in brackets before the text, of which each text has one."""
        if self.cost:
            for key in list(read.values):
                read.take(key)
            return self.apart([action], read.at, parts)
        self.cost = costs.said(read.take("pay"), read.here("pay"), self.speaker)
        return [sentence([*parts, "you may pay the cost"]), *self._after(read)]

    def parts(self, listed: list[Any], at: str) -> list[str]:
        parts: list[str] = []
        left = list(enumerate(listed))
        while left:
            number, action = left.pop(0)
            if is_scoped(action):
                with fields(action, at) as read:
                    either = either_action(read.take("one_of"), at, self.speaker) if read.has("one_of") else ""
                    parts.append(either or self._times(read))
                continue
            parts += self._plain(action, f"{at}[{number}]", left, at)
        return parts

    def _repeat(self, read: Fields, parts: list[str]) -> list[str]:
        amount = read.values["repeat"]
        if amount == AS_OFTEN:
            read.take("repeat")
            said = sentence([*parts, "perform the following action"])
            block = self._block(read.take("do"), read.here("do"))
            return [f"{said} {block} You may perform that action as many times as you like."]
        if isinstance(amount, dict) and self._is_counted_among(amount):
            read.take("repeat")
            with fields(amount["count"], read.here("repeat")) as counted:
                counted.take("among")
                counted.flag("even_if_moved")
                what = qualities.described(counted, self.speaker, many=False)
            return self._within(read, "do", [*parts, f"for each {what} revealed among those cards"])
        if self._is_counted_put_away(amount):
            read.take("repeat")
            return self._within(read, "do", [*parts, f"for each card {numbers.put_away()}"])
        if self._is_counted_somewhere(amount):
            with fields(read.take("repeat"), read.here("repeat")) as counted:
                what = cards.each(counted.take("count"), counted.here("count"), self.speaker)
            return self._within(read, "do", [*parts, f"for each {what}"])
        if is_damage(read.values["do"]):
            return [sentence([*parts, self._times(read)])]
        times = numbers.times(read.take("repeat"), self.speaker)
        said = sentence([*parts, f"perform the following action {times}"])
        return [f"{said} {self._block(read.take('do'), read.here('do'))}"]

    def _trigger_checks(self, read: Fields, parts: list[str]) -> list[str]:
        times = read.values["trigger_checks"]
        checks = actions.SAID["trigger_checks"](read, self.speaker)
        return [sentence([*parts, *checks]), *self._within(read, "then", [f"if performed {times} times"])]

    def _damage(self, read: Fields, parts: list[str]) -> list[str]:
        dealt = actions.SAID["damage"](read, self.speaker)
        return [sentence([*parts, *dealt]), *self._within(read, "cancelled", ["if this damage is canceled"])]

    def _all_players(self, read: Fields, parts: list[str]) -> list[str]:
        said = sentence([*parts, "all players perform the following action"])
        return [f"{said} {self._block(read.take('all_players'), read.here('all_players'))}"]

    def _times(self, read: Fields) -> str:
        times = numbers.times(read.take("repeat"), self.speaker)
        (damage,) = read.take("do")
        return f"{actions.said(damage, read.here('do'), self.speaker)[0]} {times}"

    def _is_counted_somewhere(self, amount: Any) -> bool:
        counted = amount.get("count") if isinstance(amount, dict) and set(amount) == {"count"} else None
        return isinstance(counted, dict) and bool({"zone", "place"} & set(counted))

    def _is_counted_put_away(self, amount: Any) -> bool:
        counted = amount.get("count") if isinstance(amount, dict) and set(amount) == {"count"} else None
        if not isinstance(counted, dict) or counted.keys() != {"among", "even_if_moved"}:
            return False
        return not self.speaker.together and self.speaker.put.get(counted["among"]) == "waiting_room"

    def _is_counted_among(self, amount: Any) -> bool:
        counted = amount.get("count")
        is_among = isinstance(counted, dict) and counted.get("among") == self.speaker.together != PAID.word
        return is_among and "even_if_moved" in counted and "each" not in amount

    def _later(self, read: Fields, parts: list[str]) -> list[str]:
        with fields(read.take("later"), read.here("later")) as inner:
            inner.take("kind")
            when = inner.take("when")
            it, many = self.speaker.it, set(self.speaker.many)
            opponent, theirs = self.speaker.opponent, set(self.speaker.theirs)
            moment = triggers.said(when, inner.here("when"), self.speaker)
            if "at" in when:
                self.speaker.it, self.speaker.many = it, many
                self.speaker.opponent, self.speaker.theirs = opponent, theirs
            for whose in ("your opponent's", "your"):
                moment = moment.replace(f"beginning of {whose} ", f"beginning of {whose} next ")
            if read.flag("next_turn"):
                moment = moment.replace("end of your opponent's turn", "end of your opponent's next turn")
            asked = conditions.parts(inner.take("if"), inner.here("if"), self.speaker) if inner.has("if") else []
            return self._within(inner, "do", [*parts, moment, *asked])

    def _one_of(self, read: Fields, parts: list[str]) -> list[str]:
        modes, is_theirs = read.take("one_of"), read.text("by", "you") == "opponent"
        here, speaker = read.here("one_of"), self.speaker
        if exchange := move_or_exchange(modes, here, speaker):
            return [sentence([*parts, exchange])]
        if either := either_place(modes, here, speaker) or either_action(modes, here, speaker):
            theirs = either.replace("put ", "your opponent puts ", 1)
            return [sentence([*parts, theirs if is_theirs else either])]
        if len(modes) == 2 and not modes[1]:
            block = self._block(modes[0], read.here("one_of"))
            return [f"{sentence([*parts, 'you may perform the following effect'])} {block}"]
        who = "your opponent " if is_theirs else ""
        choose = f"{who}choose{'s' if who else ''}" if all(modes) else f"{who or 'you '}may choose"
        said = sentence([*parts, f"{choose} 1 of the following effects", "and perform it"])
        blocks = [self._block(mode, f"{read.here('one_of')}[{n}]") for n, mode in enumerate(modes) if mode]
        return [f"{said} {' '.join(blocks)}"]


def _with_and(parts: list[str], head: int = 0) -> list[str]:
    """Return parts with "and" before the last one, where there are several behind the head."""
    if len(parts) - head < 2 or parts[-1].startswith(("if ", "during ", "you may ")):
        return parts
    return [*parts[:-1], f"and {parts[-1]}"]


def _whole_zone(action: Any) -> Any:
    value = action["remember"]
    if not isinstance(value, dict) or "cards_in" not in value:
        return None
    return {"zone": value["cards_in"], **{key: value[key] for key in ("whose",) if key in value}}


def _is_position(action: Any) -> bool:
    """Return whether it is kept where a character stands, which is said where another one comes there."""
    return isinstance(action.get("remember"), dict) and "position" in action["remember"]
