"""Prints abilities of real cards beside their programs: `CARD_DATA=FOLDER python -m tests.audit SEED [COUNT]`.

Half of them are drawn from the texts with a construct that fewer than fifty card names use. Whoever reads them compares
word for word: what the text says, and what the program does.
"""

import json
import random
import sys
from collections import defaultdict
from typing import Any, NamedTuple

from rules.games.weiss_schwarz.text.compiling import compile_line
from rules.text.reading import Exact
from rules.text.texts import is_ability
from tests.data.real_cards import real_cards

COUNT = 150
RARE = 50  # card names; a construct that fewer use


class Read(NamedTuple):
    """A text, a card that has it, and how it is read."""

    text: str
    code: str
    reading: Exact


def main(seed: str, count: str = str(COUNT)) -> None:
    texts, uses = read_all()
    rare = {construct for construct, names in uses.items() if len(names) < RARE}
    for number, one in enumerate(draw(texts, rare, int(seed), int(count)), start=1):
        program = json.dumps(one.reading.program, ensure_ascii=False)
        constructs = ", ".join(sorted(one.reading.constructs & rare)) or "none"
        sys.stdout.write(f"{number}. {one.code}\n{one.text}\n{program}\nrare constructs: {constructs}\n\n")


def read_all() -> tuple[list[Read], dict[str, set[str]]]:
    """Return the distinct texts that are exact, in the order of the cards, and by construct the names that use it."""
    found: dict[str, Read] = {}
    uses: dict[str, set[str]] = defaultdict(set)
    for code, card in real_cards():
        for text in filter(is_ability, card.abilities):
            reading: Any = compile_line(text)
            if isinstance(reading, Exact):
                found.setdefault(text, Read(text, code, reading))
                for construct in reading.constructs:
                    uses[construct].add(card.name)
    return list(found.values()), uses


def draw(texts: list[Read], rare: set[str], seed: int, count: int) -> list[Read]:
    """Return so many texts in an order of chance, the first half of them with a rare construct."""
    chance = random.Random(seed)
    with_rare = [one for one in texts if one.reading.constructs & rare]
    others = [one for one in texts if not one.reading.constructs & rare]
    return chance.sample(with_rare, count // 2) + chance.sample(others, count - count // 2)


if __name__ == "__main__":
    main(*sys.argv[1:])
