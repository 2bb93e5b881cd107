"""Writes the records of one file into the catalogue: sets, cards, printings, in that order."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from django.db.models import Count

from cards.importing.bulk import update_rows
from cards.importing.differences import Difference
from cards.importing.faces import write_faces
from cards.importing.placement import Placement, code_order, differences_from, place
from cards.importing.records import CardRecord
from cards.models import Card, CardSet, Printing
from rules.games import Game

PRINTING_COLUMNS = ("card", "card_set", "serial", "rarity", "product", "language", "flavour", "image_url")


class Outcome(StrEnum):
    """What became of a record in the catalogue."""

    ADDED = "added"
    CHANGED = "changed"
    UNCHANGED = "unchanged"


@dataclass(frozen=True, slots=True)
class Written:
    """What became of one record, and in which fields it changed what was there."""

    outcome: Outcome
    differences: tuple[Difference, ...] = ()


def write_records(game: Game, records: Sequence[CardRecord], adapter: str = "") -> list[Written]:
    """Write `records`, whose codes differ, and return what became of each; call inside a transaction.

    New printings are noted as brought by the format called `adapter`.
    """
    sets = _ensure_sets(game, records)
    placement = place(game, records)
    differences = differences_from(placement, records)
    write_faces(placement.faces, placement.cards)
    changed = _write_printings(game, records, placement, sets, adapter)
    _settle_cards_left_behind(placement)
    if changed:
        _name_sets(list(sets.values()))
    return [_written(record.code, placement, changed, differences.get(record.code, ())) for record in records]


def _written(code: str, placement: Placement, written: set[str], differences: tuple[Difference, ...]) -> Written:
    if code not in placement.known:
        return Written(Outcome.ADDED)
    is_changed = placement.gets_new_face(code) or code in written
    return Written(Outcome.CHANGED, differences) if is_changed else Written(Outcome.UNCHANGED)


def _ensure_sets(game: Game, records: Sequence[CardRecord]) -> dict[str, CardSet]:
    codes = {game.set_code(record.code) for record in records}
    sets = {s.code: s for s in CardSet.objects.filter(game=game.key, code__in=codes)}
    missing = sorted(codes - sets.keys())
    created = CardSet.objects.bulk_create(
        CardSet(game=game.key, code=code, name=code, prefix=game.set_prefix(code)) for code in missing
    )
    return sets | {s.code: s for s in created}


def _write_printings(
    game: Game, records: Sequence[CardRecord], placement: Placement, sets: dict[str, CardSet], adapter: str
) -> set[str]:
    """Create or update the printings; return the codes of those that were written."""
    new: list[Printing] = []
    old: list[Printing] = []
    for record in records:
        printing = placement.known.get(record.code) or Printing(game=game.key, code=record.code, adapter=adapter)
        if _fill(printing, record, placement.card_of(record.code), sets[game.set_code(record.code)], game):
            (old if printing.pk else new).append(printing)
    Printing.objects.bulk_create(new)
    update_rows(old, PRINTING_COLUMNS)
    return {printing.code for printing in (*new, *old)}


def _fill(printing: Printing, record: CardRecord, card: Card, card_set: CardSet, game: Game) -> bool:
    """Copy the record to the printing; return whether that changed anything."""
    values = {
        "card_id": card.pk,
        "card_set_id": card_set.pk,
        "serial": game.serial_keys(record.code)[0],
        "rarity": record.rarity,
        "product": record.product,
        "language": record.language,
        "flavour": record.flavour,
        "image_url": record.image_url,
    }
    changed = any(getattr(printing, name) != value for name, value in values.items())
    for name, value in values.items():
        setattr(printing, name, value)
    return changed


def _settle_cards_left_behind(placement: Placement) -> None:
    """Remove cards that no printing is left of; the others are named after the first of those that stayed."""
    left = {card.pk for card in placement.moved.values()}
    codes: defaultdict[int, list[str]] = defaultdict(list)
    for card_id, code in Printing.objects.filter(card_id__in=left).values_list("card_id", "code"):
        codes[card_id].append(code)
    Card.objects.filter(pk__in=left - codes.keys()).delete()
    for card in Card.objects.filter(pk__in=codes):
        card.first_code = min(codes[card.pk], key=code_order)
        card.save(update_fields=["first_code", "sort_key"])


def _name_sets(sets: list[CardSet]) -> None:
    """Name each set after the product that most of its printings came in."""
    products: defaultdict[int, Counter[str]] = defaultdict(Counter)
    rows = Printing.objects.filter(card_set__in=sets).exclude(product="").order_by()
    for set_id, product, number in rows.values_list("card_set_id", "product").annotate(number=Count("pk")):
        products[set_id][product] = number
    renamed = []
    for card_set in sets:
        counted = products[card_set.pk]
        name = min(counted, key=lambda product: (-counted[product], product), default=card_set.code)
        if card_set.name != name:
            card_set.name = name
            renamed.append(card_set)
    CardSet.objects.bulk_update(renamed, ["name"])
