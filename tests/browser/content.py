"""What the served site holds besides the starter set: a member with decks, and a row for every page of the admin."""

import json
from dataclasses import dataclass

from tests.browser.site import PASSWORD, Site

MEMBER = "member@decks.example"

MAKE = f"""
import json
from allauth.account.models import EmailAddress
from django.apps import apps
from django.contrib import admin
from accounts.models import User
from cards.importing import import_file
from cards.models import Card, ImportConflict, ImportJob, Printing
from cards.starter import starter_cards
from decks import services
from decks.models import Deck, DeckEntry
from decks.samples import open_sample
from rules.games import GAMES
from rules.games.samples import sample_decks
from simulations.services import start_match, start_run, stop_run
from simulations.work import work_off

member = User.objects.create_user(username="member", email={MEMBER!r}, password={PASSWORD!r})
for user in User.objects.filter(emailaddress=None):
    EmailAddress.objects.create(user=user, email=user.email, verified=True, primary=True)
printings = list(Printing.objects.filter(game="weiss-schwarz").order_by("code"))
legal = services.create_deck(game="weiss-schwarz", name="Twelve lines", owner=member)
DeckEntry.objects.bulk_create(DeckEntry(deck=legal, printing=p, quantity=4) for p in printings[:12])
illegal = services.create_deck(game="weiss-schwarz", name="Too much of one", owner=member)
DeckEntry.objects.create(deck=illegal, printing=printings[0], quantity=9)
services.share(deck=legal)
sample = open_sample(game=GAMES["weiss-schwarz"], sample=sample_decks(GAMES["weiss-schwarz"])[0], owner=member)
pooled = services.create_deck(game="trails", format="blitz-shield", name="Five boosters", owner=member)
services.open_boosters(deck=pooled, seed=7, base_revision=pooled.revision)
run = start_run(deck=sample, owner=member, games=100, seed=7)
match = start_match(deck=sample, opponent=sample, owner=member, bots=("greedy", "random"), games=12, seed=7)
work_off()
unplayed = stop_run(run=start_run(deck=sample, owner=member, games=100, seed=8))
report = import_file("json:weiss-schwarz", starter_cards(GAMES["weiss-schwarz"]), dry_run=True).as_json()
job = {{"file_name": "cards.json", "adapter": "json:weiss-schwarz", "state": "previewed", "report": report}}
ImportJob.objects.create(created_by=member, **job)
differs = [{{"field": "name", "stored": "Lantern Cat", "offered": "Lamp Cat"}}]
source = {{"adapter": "ws-json", "stored_by": "own:weiss-schwarz", "file": "cards.csv", "position": 1}}
asked = {{"game": "weiss-schwarz", "code": printings[0].code, "name": "Lantern Cat", "offered": {{"abilities": []}}}}
ImportConflict.objects.create(fields=differs, **source, **asked)
legal.refresh_from_db()
rows = {{}}
for model in admin.site._registry:
    row = model._default_manager.first()
    rows[model._meta.label_lower] = None if row is None else str(row.pk)
print(json.dumps({{"card": Card.objects.order_by("pk").first().pk, "deck": legal.key, "illegal": illegal.key,
    "shared": legal.share_key, "sample": sample.key, "pooled": pooled.key, "run": run.key, "match": match.key,
    "unplayed": unplayed.key, "admin_rows": rows}}))
"""


@dataclass(frozen=True)
class Content:
    """The keys that addresses need; `admin_rows` gives for each model of the admin one row, or None."""

    card: int
    deck: str
    illegal: str
    shared: str
    sample: str
    pooled: str
    run: str
    match: str
    unplayed: str
    admin_rows: dict[str, str | None]


def make_content(site: Site) -> Content:
    return Content(**json.loads(site.shell(MAKE).splitlines()[-1]))
