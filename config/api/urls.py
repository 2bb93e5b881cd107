"""Addresses of the API, version 1; all of them end in a slash."""

from django.urls import URLPattern, URLResolver, path, re_path

from cards.api.views import CardsView, CardView, ResolveView
from config.api.games import GamesView
from config.api.views import SchemaView, docs, not_found
from decks.api.legality import LegalityView
from decks.api.views import DeckLegalityView, DecksView, OneDeckView, SharedDeckView, ShareView

app_name = "api"
urlpatterns: list[URLPattern | URLResolver] = [
    path("schema/", SchemaView.as_view(), name="schema"),
    path("docs/", docs, name="docs"),
    path("games/", GamesView.as_view(), name="games"),
    path("cards/", CardsView.as_view(), name="cards"),
    path("cards/<int:pk>/", CardView.as_view(), name="card"),
    path("cards/resolve/", ResolveView.as_view(), name="resolve"),
    path("decks/", DecksView.as_view(), name="decks"),
    path("decks/shared/<slug:share_key>/", SharedDeckView.as_view(), name="shared-deck"),
    path("decks/<slug:key>/", OneDeckView.as_view(), name="deck"),
    path("decks/<slug:key>/share/", ShareView.as_view(), name="share"),
    path("decks/<slug:key>/legality/", DeckLegalityView.as_view(), name="deck-legality"),
    path("legality/", LegalityView.as_view(), name="legality"),
    re_path("^(?P<path>.*)$", not_found, name="not-found"),
]
