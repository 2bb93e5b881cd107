"""Parallels: printings of one card under one number, told apart by the mark of a foil or the letter of another art."""

from collections.abc import Iterable
from string import ascii_uppercase

from cards.models import Printing
from rules.games import Game


def with_parallels(game: Game, codes: Iterable[str]) -> dict[str, frozenset[str]]:
    """Return for each of `codes` the codes of its card under that number, its own always among them.

    A lettered number that is another card (other text or other stats) is no parallel; nor is a reprint elsewhere.
    """
    asked = set(codes)
    if not asked:
        return {}
    printings = Printing.objects.filter(game=game.key).order_by().values_list("card_id", "serial", "code")
    listed = list(printings.filter(code__in=asked))
    of_number: dict[tuple[int, str], set[str]] = {}
    for card, serial, code in printings.filter(card__in={card for card, _, _ in listed}):
        of_number.setdefault((card, _number(serial)), set()).add(code)
    found = {code: frozenset(of_number[card, _number(serial)]) for card, serial, code in listed}
    return {code: found.get(code, frozenset([code])) for code in asked}


def _number(serial: str) -> str:
    return serial.rstrip(ascii_uppercase)
