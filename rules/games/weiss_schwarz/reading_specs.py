"""Makes of a printed card what the engine sees, its abilities by their programs."""

from collections.abc import Iterable
from typing import Any

from rules.games.weiss_schwarz.abilities.reading import read_ability
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.given import ENCORE
from rules.games.weiss_schwarz.specs import CHARACTER, CardSpec, kind_of
from rules.printed_card import PrintedCard


def spec_of(code: str, card: PrintedCard, programs: Iterable[Any] = ()) -> CardSpec:
    """Return the card with the abilities of these programs; a character has encore besides (10.2.3)."""
    kind, name = kind_of(card), code or card.name
    abilities = [read_ability(program, f"{name}, ability {at}", kind) for at, program in enumerate(programs, 1)]
    if kind == CHARACTER and holds("10.2.3"):
        abilities.append(ENCORE)
    return CardSpec(code, card, tuple(abilities))
