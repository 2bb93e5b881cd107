"""costs.lark: what has to be paid."""

from typing import Any

from rules.games.weiss_schwarz.text.meanings import IT, THIS, Cards, Program
from rules.games.weiss_schwarz.text.reads_numbers import Count
from rules.text.grammar import Reader
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError


class ReadsCosts(Reader):
    def cost(self, parts: list[list[Program]]) -> list[Program]:
        return _of_what_was_shown([action for part in parts for action in part])

    def stock_cost(self, parts: list[int]) -> list[Program]:
        return [{"stock": parts[0]}] if parts[0] else []

    def paid(self, parts: list[Any]) -> list[Program]:
        return parts[0] if isinstance(parts[0], list) else [parts[0]]

    def reveal_this(self, parts: list[Any]) -> list[Program]:
        return [{"reveal": "this"}]

    def reveal_some(self, parts: list[Any]) -> list[Program]:
        return [{"reveal": _choice(*parts)}]

    def put_some(self, parts: list[Any]) -> list[Program]:
        """Return what puts some cards of a zone somewhere; of markers those on top (3.7.2)."""
        if len(parts) > 3:
            return self._put_both(*parts)
        (number, up_to, _), cards, into = parts
        if not {"zone", "place", "among"} & set(cards):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        if cards == {"zone": "markers"} and not up_to:
            return [{"put": {**cards, "top": number}, **into}]
        return self.put_some_of_yours(parts)

    def put_some_and_this(self, parts: list[Any]) -> list[Program]:
        """Return what puts this card and another one somewhere; this card first, so that it cannot be the other one."""
        count, cards, into = parts
        if cards.get("zone", "stage") != "stage" or "place" in cards:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return [{"put": "this", **into}, *self.put_some_of_yours([count, {"zone": "stage", **cards}, into])]

    def _put_both(self, count: Count, cards: Cards, other_count: Count, others: Cards, into: Any) -> list[Program]:
        """Return what puts cards of two kinds somewhere."""
        place = {key: others[key] for key in ("zone", "place") if key in others}
        return [*self.put_some([count, {**place, **cards}, into]), *self.put_some([other_count, others, into])]

    def put_some_of_yours(self, parts: list[Any]) -> list[Program]:
        return [{"put": _choice(*parts[:2]), **parts[2]}]

    def under_some(self, parts: list[Any]) -> list[Program]:
        count, cards, facing, host = parts
        if host != THIS or not {"zone", "place"} & set(cards) or cards.get("zone") == "markers":
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        other = {"is": "other"} if cards.get("zone") == "stage" and "name" not in cards else {}
        return [{"under": _choice(count, {**cards, **other}), **facing}]

    def exchange_some(self, parts: list[Any]) -> list[Program]:
        (number, _, is_other), cards = parts
        if number != 1:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        other = {"is": "other"} if is_other or "place" in cards else {}
        return [{"exchange": "this", "with": {"choose": {**cards, **other}}, "changed": False}]

    def rest_this(self, parts: list[Any]) -> list[Program]:
        return [{"turn": "this", "to": "rested"}]

    def rest_this_standing(self, parts: list[Any]) -> list[Program]:
        return [{"turn": {"is": "this", "turned": "standing"}, "to": "rested"}]

    def rest_some_and_this(self, parts: list[Any]) -> list[Program]:
        (number, up_to, _), cards = parts
        return [*self.rest_some([(number, up_to, True), cards]), *self.rest_this([])]

    def put_this_standing(self, parts: list[Any]) -> list[Program]:
        return [{"put": {"is": "this", "turned": "standing"}, **parts[0]}]

    def rest_some(self, parts: list[Any]) -> list[Program]:
        count, cards = parts
        return [{"turn": _choice(count, {**cards, "turned": "standing"}), "to": "rested"}]


def _of_what_was_shown(actions: list[Program]) -> list[Program]:
    """Return the actions with a choice of its own for cards that are shown, and spoken of by what comes next."""
    found: list[Program] = []
    for number, action in enumerate(actions):
        following = actions[number + 1] if number + 1 < len(actions) else {}
        if action == {"reveal": "this"}:
            found.append(action)
        elif found and found[-1] == {"reveal": "this"}:
            found.append({key: "this" if value == IT else value for key, value in action.items()})
        elif "choose" in action.get("reveal", {}) and IT in following.values():
            found += [action["reveal"], {"reveal": IT}]
        else:
            found.append(action)
    return found


def _choice(count: Count, cards: Cards) -> Program:
    number, up_to, is_other = count
    wanted = {**cards, "is": "other"} if is_other else cards
    return {"choose": wanted, **({} if number == 1 else {"count": number}), **({"up_to": True} if up_to else {})}
