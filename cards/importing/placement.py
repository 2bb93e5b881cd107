"""Decides which card each record is a printing of: one that is there, an old one with a new face, or a new one."""

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from cards.importing.differences import Difference, between_faces, between_printings
from cards.importing.identity import identity_of
from cards.importing.records import CardRecord
from cards.models import Card, Printing
from rules.games import Game

_DIGITS = re.compile(r"(\d+)")


@dataclass(slots=True)
class Placement:
    """Where the records of one file belong.

    `cards` maps an identity to its card (new ones unsaved); `faces` maps an identity to the record whose face its
    card takes; `moved` are the codes that leave their card for another face or card.
    """

    identities: dict[str, str]
    known: dict[str, Printing]
    cards: dict[str, Card] = field(default_factory=dict)
    faces: dict[str, CardRecord] = field(default_factory=dict)
    moved: dict[str, Card] = field(default_factory=dict)

    def card_of(self, code: str) -> Card:
        return self.cards[self.identities[code]]

    def gets_new_face(self, code: str) -> bool:
        """Whether the printing is known and its card, or the face of its card by this very record, is another."""
        face = self.faces.get(self.identities[code])
        return code in self.moved or (code in self.known and face is not None and face.code == code)


def code_order(code: str) -> tuple[str | int, ...]:
    """Return a key that sorts card numbers as people count: W83 before W101."""
    return tuple(int(part) if part.isdecimal() else part for part in _DIGITS.split(code))


def place(game: Game, records: Sequence[CardRecord]) -> Placement:
    """Return where each record belongs; nothing is written."""
    identities = {record.code: identity_of(record.printed) for record in records}
    printings = Printing.objects.filter(game=game.key, code__in=identities).order_by().select_related("card")
    placement = Placement(identities, {printing.code: printing for printing in printings})
    # Without order_by() SQLite reads the whole index of names to sort by, instead of looking the identities up.
    found = Card.objects.filter(game=game.key, identity__in=set(identities.values())).order_by()
    placement.cards = {card.identity: card for card in found}
    placement.moved = {
        code: printing.card for code, printing in placement.known.items() if printing.card.identity != identities[code]
    }
    _reface(placement)
    _choose_faces(game, placement, records)
    return placement


def differences_from(placement: Placement, records: Sequence[CardRecord]) -> dict[str, tuple[Difference, ...]]:
    """Return by code what the records are to change at printings that are there; call before anything is written."""
    anew = {record.code for record in records if placement.gets_new_face(record.code)}
    differences = {}
    for record in records:
        if printing := placement.known.get(record.code):
            found = list(between_printings(printing, record))
            if record.code in anew:
                found += between_faces(printing.card.printed(), record.printed)
            differences[record.code] = tuple(found)
    return differences


def _reface(placement: Placement) -> None:
    """Let a card all of whose printings leave in this file keep its row, and with it its id, under the new face."""
    leaving: defaultdict[int, list[str]] = defaultdict(list)
    for code, card in placement.moved.items():
        leaving[card.pk].append(code)
    kept = Printing.objects.filter(card_id__in=leaving).exclude(code__in=placement.moved)
    staying = set(kept.values_list("card_id", flat=True))
    for card_id, codes in leaving.items():
        first = min(codes, key=code_order)
        card, identity = placement.moved[first], placement.identities[first]
        if card_id not in staying and card.identity not in placement.cards and identity not in placement.cards:
            card.identity, card.first_code = identity, ""
            placement.cards[identity] = card


def _choose_faces(game: Game, placement: Placement, records: Sequence[CardRecord]) -> None:
    """A card shows the face of its first printing: note where a record brings a new one."""
    first: dict[str, CardRecord] = {}
    for record in sorted(records, key=lambda r: code_order(r.code)):
        first.setdefault(placement.identities[record.code], record)
    for identity, record in first.items():
        card = placement.cards.setdefault(identity, Card(game=game.key, identity=identity))
        earlier = not card.first_code or code_order(record.code) < code_order(card.first_code)
        if earlier or (card.first_code == record.code and not shows(card, record)):
            placement.faces[identity] = record


def shows(card: Card, record: CardRecord) -> bool:
    """Whether `card` shows the face of `record` to the letter."""
    return not any(between_faces(card.printed(), record.printed))
