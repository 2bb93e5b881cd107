"""Says which imported printings differ from another card of the same name: reprints with other stats or text."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from django.db.models import Count

from cards.importing.batch import Place
from cards.importing.identity import fold_ability
from cards.importing.placement import code_order
from cards.importing.records import Finding, Kind, shown
from cards.models import Card, CardName
from rules.folding import fold_search
from rules.games import Game
from rules.printed_card import PrintedCard


def flag_reprints(game: Game, places: Mapping[str, Place]) -> list[Finding]:
    """Return a finding for each of `places` whose card is not the first of its name."""
    findings: list[Finding] = []
    for cards in _cards_sharing_a_name(game).values():
        first, *others = sorted(cards, key=lambda card: code_order(card.first_code))
        for card in others:
            codes = sorted((p.code for p in card.printings.all() if p.code in places), key=code_order)
            for code in codes:
                findings += _differences(first, card, places[code])
    return sorted(findings, key=lambda f: (f.file, f.position or 0))


def _cards_sharing_a_name(game: Game) -> dict[str, list[Card]]:
    names = CardName.objects.filter(card__game=game.key, kind=CardName.Kind.PRINTED)
    shared = names.values("folded").annotate(number=Count("card", distinct=True)).filter(number__gt=1)
    rows = names.filter(folded__in=shared.order_by().values("folded")).order_by().values_list("card_id", "folded")
    folded = dict(rows)
    grouped: defaultdict[str, list[Card]] = defaultdict(list)
    for card in Card.objects.filter(pk__in=list(folded)).prefetch_related("printings", "texts__abilities"):
        grouped[folded[card.pk]].append(card)
    return grouped


def _differences(first: Card, card: Card, place: Place) -> Iterator[Finding]:
    """Yield what the printing at `place` has otherwise than the first card of its name."""
    here, there = card.printed(), first.printed()
    for field, value, other in _fields_that_differ(here, there):
        reason = f"reprint differs: {first.first_code}, of the same name, has {other}"
        yield Finding(Kind.FLAGGED, place.file, place.position, place.record.code, field, shown(value), shown(reason))


def _fields_that_differ(here: PrintedCard, there: PrintedCard) -> Iterator[tuple[str, str, str]]:
    for key in sorted(here.numbers.keys() | there.numbers.keys()):
        number, other = here.numbers.get(key), there.numbers.get(key)
        if number != other:
            yield key, _number(number), _number(other)
    for key in sorted(here.words.keys() | there.words.keys()):
        words, others = here.words.get(key, ()), there.words.get(key, ())
        if sorted(map(fold_search, words)) != sorted(map(fold_search, others)):
            yield key, ", ".join(words) or "none", ", ".join(others) or "none"
    if _text(here) != _text(there):
        yield "abilities", " / ".join(here.abilities) or "none", " / ".join(there.abilities) or "none"


def _number(number: int | None) -> str:
    return "none" if number is None else str(number)


def _text(card: PrintedCard) -> list[str]:
    return [folded for ability in card.abilities if (folded := fold_ability(ability))]
