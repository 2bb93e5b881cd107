"""Walks through the whole product with the made-up game; prints what it saw as JSON. Runs in a process of its own."""

import json
import re
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import django

django.setup()

from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.test import Client  # noqa: E402

from decks.models import Deck  # noqa: E402

settings.ALLOWED_HOSTS = ["testserver"]
DECK = Path(__file__).parent / "starter" / "decks" / "dim-row.txt"
LIST = "5 LA-01\n5 LA-02 Glass Globe\n1 Old Wick"


def told(*words: str) -> str:
    out = StringIO()
    try:
        call_command(*words, stdout=out, stderr=out)
    except SystemExit as stopped:
        return f"{out.getvalue()} exit {stopped.code}"
    return out.getvalue()


def page(client: Client, address: str) -> str:
    response = client.get(address, follow=True)
    assert response.status_code == 200, (address, response.status_code)
    return re.sub(r"\s+", " ", response.content.decode())


def build(client: Client) -> Deck:
    """Make a deck by the site's own forms: one card by its row, the rest by a list."""
    client.post("/decks/new/", {"game": "lanterns"})
    deck = Deck.objects.get()
    client.post(f"/decks/{deck.key}/cards/", {"set": "keeper:1:LA-10", "revision": deck.revision})
    taken = {"text": LIST, "apply": "1", "mode": "replace", "revision": deck.revision + 1}
    client.post(f"/decks/{deck.key}/import/", taken)
    deck.refresh_from_db()
    return deck


def walk() -> dict[str, Any]:
    for command in (("migrate", "--verbosity", "0"), ("load_starter",)):
        told(*command)
    client = Client()
    deck = build(client)
    verdict = {"game": "lanterns", "format": "open", "list": [{"code": "LA-10", "quantity": 1, "section": "keeper"}]}
    return {
        "home": page(client, "/"),
        "browse": page(client, "/lanterns/cards/?q=bri>=2 kind:lamp"),
        "card": page(client, "/lanterns/cards/LA-10/"),
        "sections": sorted(deck.entries.values_list("section", "printing__code", "quantity")),
        "builder": page(client, f"/decks/{deck.key}/?q=wick"),
        "list": page(client, f"/decks/{deck.key}/list.txt"),
        "hand": page(client, f"/decks/{deck.key}/hand/?seed=4&exchange=1"),
        "formats": page(client, f"/decks/{deck.key}/formats/"),
        "judge": page(client, "/decks/judge/"),
        "goldfish": client.get(f"/decks/{deck.key}/goldfish/").status_code,
        "check_deck": told("check_deck", str(DECK), "--game", "lanterns", "--format", "open"),
        "api": client.post("/api/v1/legality/", verdict, content_type="application/json").json(),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(walk()))
