"""Says which imported printings differ from another card of the same name: reprints with other stats or text."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from django.db.models import Count

from cards.importing.batch import Place
from cards.importing.differences import between_cards
from cards.importing.placement import code_order
from cards.importing.records import Finding, Kind, shown
from cards.models import Card, CardName
from rules.games import Game


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
    for card in Card.objects.filter(pk__in=list(folded)).prefetch_related("printings"):
        grouped[folded[card.pk]].append(card)
    return grouped


def _differences(first: Card, card: Card, place: Place) -> Iterator[Finding]:
    """Yield what the printing at `place` has otherwise than the first card of its name."""
    for difference in between_cards(first.printed(), card.printed()):
        reason = shown(f"reprint differs: {first.first_code}, of the same name, has {difference.before}")
        value = shown(difference.after)
        yield Finding(Kind.FLAGGED, place.file, place.position, place.record.code, difference.field, value, reason)
