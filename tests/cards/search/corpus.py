"""The corpus of queries, with its placeholders filled in from the catalogue at hand."""

from pathlib import Path

from django.db.models import Count

from cards.models import Card, CardSet, CardWord, TitlePrefix
from rules.games import Game

CORPUS = Path(__file__).with_name("corpus.txt")


def corpus_lines() -> list[str]:
    """Return the queries as they are written."""
    lines = CORPUS.read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("# ")]


def corpus(game: Game) -> list[str]:
    """Return the empty query and all of the corpus, about cards that are there."""
    return ["", *(filled(line, _values(game)) for line in corpus_lines())]


def filled(line: str, values: dict[str, str]) -> str:
    for placeholder, value in values.items():
        line = line.replace(f"{{{placeholder}}}", value)
    return line


def _values(game: Game) -> dict[str, str]:
    """Return what the placeholders stand for: the first or the commonest of each kind."""
    card = Card.objects.filter(game=game.key).order_by("first_code", "identity")[0]
    largest = CardSet.objects.filter(game=game.key).annotate(size=Count("printings")).order_by("-size", "code")[0]
    traits = CardWord.objects.filter(card__game=game.key, key="trait").values("value")
    prefixes = CardSet.objects.filter(game=game.key).values("prefix")
    grouped = TitlePrefix.objects.filter(group__game=game.key, prefix__in=prefixes).order_by("group__name", "prefix")
    return {
        "SET": largest.code,
        "PREFIX": largest.prefix,
        "TITLE": grouped[0].group.name,
        "CODE": card.first_code,
        "NAME": card.name.replace('"', ""),
        "WORD": max(card.search_name.split(), key=len),
        "TRAIT": traits.annotate(cards=Count("card")).order_by("-cards", "value")[0]["value"],
    }
