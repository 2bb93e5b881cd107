"""How much of a card database is read: lines, distinct texts, cards, by set, and what is not."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

from rules.bilingual import known_among, pairs_in, standings
from rules.printed_card import PrintedCard
from rules.text.names import Missing, NamesInTexts
from rules.text.reading import Exact, Unsupported, by_known_names
from rules.text.texts import Texts, is_ability


class Surveyed(NamedTuple):
    """A card with its number and the set that it is of."""

    code: str
    set: str
    card: PrintedCard


class Survey:
    """Reads the cards of a database; whether it knows a name is judged by all of its texts and names."""

    def __init__(self, texts: Texts, cards: Iterable[Surveyed]) -> None:
        self._texts = texts
        self._lines: dict[str, Counter[bool]] = defaultdict(Counter)
        self._distinct: dict[str, bool] = {}
        self._cards: Counter[bool] = Counter()
        self._uses: dict[str, set[str]] = defaultdict(set)
        self._names = NamesInTexts()
        self.unsupported: list[dict[str, Any]] = []
        found = list(cards)
        self._called = {card.card.name for card in found}
        self._pairs = standings((line for card in found for line in card.card.abilities), self._called)
        self._known = known_among(self._pairs)
        for card in found:
            self._card(card)

    def _card(self, card: Surveyed) -> None:
        exact = [
            self._line(card, position, line)
            for position, line in enumerate(card.card.abilities, start=1)
            if is_ability(line)
        ]
        if exact:
            self._cards[all(exact)] += 1

    def _line(self, card: Surveyed, position: int, line: str) -> bool:
        reading = by_known_names(line, self._texts.compile_line(line), self._known)
        is_exact = isinstance(reading, Exact)
        self._lines[card.set][is_exact] += 1
        self._distinct[line] = is_exact
        if isinstance(reading, Unsupported):
            found = {"card": card.code, "position": position, "text": line, **reading._asdict()}
            self.unsupported.append(found)
        else:
            self._names.add(card.code, self._texts.names_in(reading.program))
            for construct in reading.constructs:
                self._uses[construct].add(card.card.name)
        return is_exact

    def as_json(self) -> dict[str, Any]:
        """Return the outcome as `compile_text --json` prints it."""
        lines = sum(self._lines.values(), Counter[bool]())
        return {
            "version": self._texts.version,
            "lines": _share(lines),
            "distinct": _share(Counter(self._distinct.values())),
            "cards": _share(self._cards),
            "two_languages": _share(Counter(is_exact for line, is_exact in self._distinct.items() if pairs_in(line))),
            "sets": {name: _share(count) for name, count in sorted(self._lines.items())},
            "names": {"total": self._names.total, "missing": list(map(_missing, self._names.missing(self._called)))},
            "pairs": [{**pair._asdict(), "standing": standing.value} for pair, standing in self._pairs.items()],
            "unsupported": self.unsupported,
        }

    def uses(self) -> dict[str, int]:
        """Return by construct how many card names use it, the rarest first; those that nothing uses are among them."""
        names = {construct: len(self._uses[construct]) for construct in self._texts.constructs()}
        return dict(sorted(names.items(), key=lambda item: (item[1], item[0])))


def _share(count: "Counter[bool]") -> dict[str, int]:
    """Return how many there are, and how many of these are exact."""
    return {"total": count.total(), "exact": count[True]}


def _missing(one: Missing) -> dict[str, Any]:
    return {**one.named._asdict(), "cards": list(one.cards), "alike": list(one.alike)}
