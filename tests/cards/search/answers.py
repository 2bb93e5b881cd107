"""Prints, as JSON, what every query of the corpus finds in the database of DATABASE_URL: `[id, code]` in order.

`python -m tests.cards.search.answers [--invent]`; `--invent` fills the empty database with the invented cards first.
"""

import json
import os
import sys

import django

FIRST = 200


def main(*options: str) -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    from cards.search import search
    from rules.games import GAMES
    from tests.cards.search.corpus import corpus
    from tests.cards.search.invented import load_invented

    if "--invent" in options:
        load_invented()
    game = GAMES["weiss-schwarz"]
    answers = {}
    for query in corpus(game):
        page = search(game, query, size=FIRST)
        last = search(game, query, page=page.pages, size=FIRST)
        cards = [[card.pk, card.first_code] for card in (*page.cards, *last.cards)]
        answers[query] = {"total": page.total, "cards": cards}
    sys.stdout.write(json.dumps(answers))


if __name__ == "__main__":
    main(*sys.argv[1:])
