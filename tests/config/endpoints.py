"""Every address of the site, out of the URL configuration, and what to fill into it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from django.contrib.contenttypes.models import ContentType
from django.urls import URLPattern, URLResolver, get_resolver
from django.utils import timezone

from accounts.models import ApiToken, User
from accounts.services import create_token
from decks.frozen import frozen_deck_of
from decks.models import Deck
from decks.services import share
from rules.games import GAMES
from rules.games.samples import sample_decks
from rules.lab.goldfish import VERSION
from simulations.kinds import GOLDFISH
from simulations.models import Run
from tests.decks.make import GAME, make_deck, make_printing

_PARAMETER = re.compile(r"<(?:\w+:)?(\w+)>|\(\?P<(\w+)>[^()]*\)")

RUN_ADDRESSES = ("run", "progress", "measures", "stop", "resume", "extend", "delete")


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One pattern of the URL configuration: its full name and its route with parameters."""

    name: str
    route: str

    def address(self, values: dict[str, str]) -> str:
        """Return an address of this endpoint; `values` by `NAME.PARAMETER` come before those by `PARAMETER`."""

        def filled(found: re.Match[str]) -> str:
            parameter = found[1] or found[2]
            own = f"{self.name}.{parameter}"
            return values[own if own in values else parameter]

        return "/" + _PARAMETER.sub(filled, self.route).replace("^", "").replace("$", "")


def endpoints() -> tuple[Endpoint, ...]:
    """Return every endpoint in the order in which addresses are matched."""
    return tuple(_walk(get_resolver().url_patterns, "", ""))


def _walk(patterns: list[URLPattern | URLResolver], namespace: str, route: str) -> Iterator[Endpoint]:
    for pattern in patterns:
        below = route + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            inner = f"{namespace}{pattern.namespace}:" if pattern.namespace else namespace
            yield from _walk(pattern.url_patterns, inner, below)
        else:
            yield Endpoint(f"{namespace}{pattern.name or ''}", below)


def owned_things(owner: User) -> dict[str, str]:
    """Store one of everything, all of it the owner's, and return what leads to it."""
    printing = make_printing("Lantern Keeper", code="LNT/W01-E001")
    private = make_deck((4, printing), owner=owner, name="Private")
    shared = share(deck=make_deck((4, printing), owner=owner, name="Shared"))
    token, _ = create_token(user=owner, name="laptop", scope=ApiToken.Scope.READ)
    run = make_run(private, owner)
    return {
        "key": private.key,
        "share_key": str(shared.share_key),
        "decks:boosters.key": make_deck(owner=owner, name="Opened", game="trails", format="blitz-shield").key,
        "game": GAME,
        "slug": sample_decks(GAMES[GAME])[0].slug,
        "code": printing.code,
        "card": str(printing.card_id),
        "api:card.pk": str(printing.card_id),
        "cards:card.pk": str(printing.card_id),
        "accounts:end-token.pk": str(token.pk),
        **{
            f"simulations:{name}.key": run.key
            for name in ("run", "progress", "measures", "stop", "resume", "extend", "delete")
        },
        "account_confirm_email.key": "no-such-key",
        "account_reset_password_from_key.uidb36": "1",
        "account_reset_password_from_key.key": "no-such-key",
        "api:not-found.path": "no/such/address",
        "admin:.url": "no/such/address/",
        "content_type_id": str(ContentType.objects.get_for_model(Deck).pk),
        "object_id": str(owner.pk),
        "id": str(owner.pk),
        "app_label": "auth",
        "pk": "0",
    }


def make_run(deck: Deck, owner: User) -> Run:
    """Store a run that waits for a worker."""
    spec = frozen_deck_of(deck, timezone.localdate())
    return Run.objects.create(
        owner=owner, editor_key="", deck=deck, frozen_deck=spec.as_json(), deck_digest=spec.digest, game=GAME,
        kind=GOLDFISH, games=100, seed=7, turns=8, engine_version=VERSION,
    )  # fmt: skip
