"""A site that has cards already keeps them whole when it is brought up to date."""

from importlib import import_module

import pytest
from django.apps import apps

from cards.models import Ability, Card, CardSet, CardText, ImportConflict, Printing

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


def printing(code: str, adapter: str) -> Printing:
    card = Card.objects.create(game="weiss-schwarz", identity=code, name=code)
    card_set, _ = CardSet.objects.get_or_create(game="weiss-schwarz", code="ABC", name="ABC", prefix="ABC")
    return Printing.objects.create(
        game="weiss-schwarz", code=code, serial=code, card=card, card_set=card_set, adapter=adapter
    )


def question(code: str, adapter: str, stored_by: str, state: str = "open") -> None:
    names = {"adapter": f"{adapter}:weiss-schwarz" if adapter in ("json", "csv") else adapter, "stored_by": stored_by}
    ImportConflict.objects.create(
        game="weiss-schwarz", code=code, name=code, file="a", position=1, fields=[], offered={}, state=state, **names
    )


def test_json_and_tables_are_called_by_one_name_and_each_question_is_left_once() -> None:
    named = {"ABC-1": "json:weiss-schwarz", "ABC-2": "csv:weiss-schwarz", "ABC-3": "ws-json", "ABC-4": ""}
    for code, adapter in {**named, "HRB/W01-001": "json:weiss-schwarz"}.items():
        printing(code, adapter)
    question("ABC-1", "csv", "json:weiss-schwarz")
    question("ABC-2", "json", "csv:weiss-schwarz", "kept")
    question("ABC-3", "json", "ws-json", "kept")
    question("ABC-3", "csv", "ws-json")
    question("ABC-4", "ws-json", "json:weiss-schwarz")
    question("HRB/W01-001", "csv", "json:weiss-schwarz")
    import_module("cards.migrations.0007_one_source_for_tables_and_json").name_anew(apps, None)
    own, starter = "own:weiss-schwarz", "starter:weiss-schwarz"
    assert dict(Printing.objects.values_list("code", "adapter")) == {
        **{"ABC-1": own, "ABC-2": own, "ABC-3": "ws-json", "ABC-4": ""},
        "HRB/W01-001": starter,
    }
    assert list(ImportConflict.objects.order_by("code").values_list("code", "adapter", "stored_by", "state")) == [
        ("ABC-1", own, own, "open"),
        ("ABC-3", own, "ws-json", "open"),
        ("ABC-4", "ws-json", own, "open"),
        ("HRB/W01-001", own, starter, "open"),
    ]
