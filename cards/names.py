"""The names in the texts of the catalogue: those in two languages that are known, and those that no card has."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from itertools import chain

from django.db import transaction

from cards.models import Card, CardName, MissingName, NamePair, Program
from cards.models.names import NAME_LENGTH
from cards.texts import abilities_of, text_hash
from rules.bilingual import Pair, Quoted, Standing, first_unknown, pairs_in, standings
from rules.games import Game
from rules.text.names import NamesInTexts
from rules.text.texts import Texts


def known_pairs(game: Game) -> frozenset[Pair]:
    """Return the names in two languages of which the English part is enough."""
    rows = NamePair.objects.filter(game=game.key, standing=Standing.KNOWN)
    return frozenset(Pair(*row) for row in rows.values_list("english", "japanese"))


def standings_of(game: Game, pairs: AbstractSet[Pair]) -> dict[Pair, Standing]:
    """Return how these names in two languages stand; those that the catalogue has not are left out."""
    if not pairs:
        return {}
    rows = NamePair.objects.filter(game=game.key, english__in={pair.english for pair in pairs})
    found = {Pair(row.english, row.japanese): Standing(row.standing) for row in rows}
    return {pair: one for pair, one in found.items() if pair in pairs}


@transaction.atomic
def renew_pairs(game: Game) -> None:
    """Work out anew how the names in two languages stand, by all texts and names of the game that are stored.

    Cards whose texts have a name that is known now, or no more, are to be read again.
    """
    rows = NamePair.objects.filter(game=game.key)
    before = {Pair(row.english, row.japanese): row.standing for row in rows.select_for_update()}
    texts = dict(Card.objects.filter(game=game.key).values_list("pk", "printed_text"))
    now = {pair: one.value for pair, one in standings(_lines(texts.values()), _names(game)).items() if _fits(pair)}
    if now == before:
        return
    rows.delete()
    new = [
        NamePair(game=game.key, english=pair.english, japanese=pair.japanese, standing=standing)
        for pair, standing in now.items()
    ]
    NamePair.objects.bulk_create(new, ignore_conflicts=True)  # another worker may find the same just now
    changed = _known(before) ^ _known(now)
    cards = [pk for pk, text in texts.items() if any(found.pair in changed for found in _pairs(text))]
    asked = Card.objects.filter(pk__in=cards).order_by("pk").select_for_update()  # as whoever notes a reading does
    Card.objects.filter(pk__in=list(asked.values_list("pk", flat=True))).update(reading=Card.Reading.NOT_YET, read_by=0)


def renew_missing(game: Game, texts: Texts) -> None:
    """Work out anew which names in texts that are understood no card has."""
    found = [(one.named, one.cards, one.alike) for one in _spoken(game, texts).missing(_names(game))]
    now = [one for one in found if len(one[0].name) <= NAME_LENGTH]
    rows = MissingName.objects.filter(game=game.key)
    with transaction.atomic():
        rows.delete()
        new = [
            MissingName(game=game.key, name=named.name, is_part=named.is_part, cards=list(cards), alike=list(alike))
            for named, cards, alike in now
        ]
        MissingName.objects.bulk_create(new, ignore_conflicts=True)  # another worker may find the same just now


def _spoken(game: Game, texts: Texts) -> NamesInTexts:
    """Return the names in the texts that this compiler understands, and none of whose names is unknown."""
    known = known_pairs(game)
    programs = Program.objects.filter(game=game.key, version=int(texts.version), program__isnull=False)
    spoken = {name: texts.names_in(program) for name, program in programs.values_list("text_hash", "program")}
    found = NamesInTexts()
    for card in Card.objects.filter(game=game.key).only("first_code", "printed_text").iterator():
        for line in abilities_of(card):
            if (named := spoken.get(text_hash(line))) is not None and first_unknown(line, known) is None:
                found.add(card.first_code, named)
    return found


def _lines(texts: Iterable[str]) -> Iterator[str]:
    return chain.from_iterable(text.splitlines() for text in texts)


def _pairs(text: str) -> Iterator[Quoted]:
    return chain.from_iterable(map(pairs_in, text.splitlines()))


def _names(game: Game) -> Iterable[str]:
    return CardName.objects.filter(card__game=game.key).values_list("name", flat=True)


def _known(standing: dict[Pair, str]) -> set[Pair]:
    return {pair for pair, one in standing.items() if one == Standing.KNOWN}


def _fits(pair: Pair) -> bool:
    return all(len(part) <= NAME_LENGTH for part in pair)
