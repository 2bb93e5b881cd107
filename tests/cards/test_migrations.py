"""A site that has cards already keeps them whole when it is brought up to date."""

from importlib import import_module

import pytest
from django.apps import apps

from cards.models import Ability, Card, CardText

pytestmark = pytest.mark.django_db


def test_cards_that_were_there_are_sorted_and_matched_like_new_ones() -> None:
    card = Card.objects.create(
        game="weiss-schwarz", identity="a", name="Lantern", search_name="lantern", words={"colour": ["Red", "Blue"]}
    )
    text = CardText.objects.create(card=card)
    Ability.objects.create(text_of=text, position=2, text="【AUTO】 Draw.")
    Ability.objects.create(text_of=text, position=1, text="【CONT】 Glow.")
    bare = Card.objects.create(game="weiss-schwarz", identity="b", name="Bell", search_name="bell")
    Card.objects.update(places={}, printed_text="")
    import_module("cards.migrations.0003_sort_and_match_by_the_cards_own_row").fill(apps, None)
    card.refresh_from_db()
    bare.refresh_from_db()
    assert card.abilities() == ("【CONT】 Glow.", "【AUTO】 Draw.")
    assert card.places == {"colour": 2}
    assert (bare.abilities(), bare.places) == ((), {})
