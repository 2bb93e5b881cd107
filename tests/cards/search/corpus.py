"""The corpus of queries, with its placeholders filled in from the catalogue at hand."""

from pathlib import Path

from django.db.models import Count

from cards.models import Card, CardSet, CardWord, TitleGroup
from rules.games import Game

CORPUS = Path(__file__).with_name("corpus.txt")


def corpus_lines() -> list[str]:
    """Return the queries as they are written."""
    lines = CORPUS.read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("# ")]


def corpus(game: Game) -> list[str]:
    """Return the empty query and all of the corpus, about cards that are there."""
    values = _values(game)
    return ["", *(_filled(line, values) for line in corpus_lines())]


def _filled(line: str, values: dict[str, str]) -> str:
    for placeholder, value in values.items():
        line = line.replace(f"{{{placeholder}}}", value)
    return line


def _values(game: Game) -> dict[str, str]:
    """Return what the placeholders stand for: the first or the commonest of each kind."""
    card = Card.objects.filter(game=game.key).order_by("first_code", "identity")[0]
    sets = CardSet.objects.filter(game=game.key).annotate(size=Count("printings")).order_by("-size", "code")
    traits = CardWord.objects.filter(card__game=game.key, key="trait").values("value").annotate(cards=Count("card"))
    return {
        "SET": sets[0].code,
        "PREFIX": sets[0].prefix,
        "TITLE": _title(game) or sets[0].name,
        "CODE": card.first_code,
        "NAME": card.name.replace('"', ""),
        "WORD": max(card.search_name.split(), key=len),
        "TRAIT": traits.order_by("-cards", "value")[0]["value"],
    }


def _title(game: Game) -> str | None:
    """Return the first title group that has cards."""
    prefixes = CardSet.objects.filter(game=game.key).values("prefix")
    groups = TitleGroup.objects.filter(game=game.key, prefixes__prefix__in=prefixes).order_by("name")
    return groups.values_list("name", flat=True).first()
