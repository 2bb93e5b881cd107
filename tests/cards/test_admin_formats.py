"""Maintainers edit formats, lists, titles and the name table; what is wrong is said where it is wrong."""

import json
from datetime import date
from typing import Any

import pytest
from django.contrib.messages import get_messages
from django.test import Client
from django.urls import reverse

from accounts.models import User
from cards.format_specs import format_spec
from cards.models import CardName, Format, Restriction, RestrictionList, RestrictionName, TitleCard, TitleGroup
from rules.games import GAMES
from rules.legality import RestrictionKind
from tests.decks.make import GAME, make_printing

pytestmark = pytest.mark.django_db
DAY = date(2026, 3, 1)


@pytest.fixture
def maintainer(client: Client) -> Client:
    client.force_login(User.objects.create_superuser("maintainer", "maintainer@example.com", "not-used-here"))
    return client


def send(client: Client, model: type[Any], data: dict[str, Any], pk: int | None = None) -> dict[str, list[str]]:
    """Submit the form of a new or an existing row; returns what is wrong by field, empty where it was stored."""
    name = f"admin:cards_{model._meta.model_name}"
    url = reverse(f"{name}_add") if pk is None else reverse(f"{name}_change", args=[pk])
    response = client.post(url, data)
    if response.status_code == 302:
        return {}
    form = response.context["adminform"].form
    wrong = dict(form.errors)
    for formset in response.context["inline_admin_formsets"]:
        for entry in formset.formset.forms:
            wrong |= entry.errors
    assert wrong
    return wrong


def warnings(client: Client) -> list[str]:
    """The warnings that the next page would show."""
    response = client.get(reverse("admin:index"))
    return [message.message for message in get_messages(response.wsgi_request) if message.level_tag == "warning"]


FORMAT: dict[str, Any] = {"game": GAME, "key": "open", "edition": "en", "title": "Open", "source": "Notice 1"}


def test_a_format_is_made_by_ticking_what_it_asks_for(maintainer: Client) -> None:
    assert send(maintainer, Format, FORMAT | {"asks_for": ["one_side"]}) == {}
    spec = format_spec(GAMES[GAME], "open", DAY)
    assert (spec.title, spec.source, spec.requirements) == ("Open", "Notice 1", {"one_side": True})


def test_a_format_shows_what_it_asks_for_and_unticking_removes_it(maintainer: Client) -> None:
    row = Format.objects.create(**FORMAT, requirements={"one_title": True})
    page = maintainer.get(reverse("admin:cards_format_change", args=[row.pk]))
    assert page.context["adminform"].form.initial["asks_for"] == ["one_title"]
    assert send(maintainer, Format, FORMAT, row.pk) == {}
    assert Format.objects.get().requirements == {}


CLASSIC: dict[str, Any] = FORMAT | {"game": "vanguard"}
RIDE = {"grades": [0, 1], "crests": 0, "counted_in_main": True}


def test_what_a_tick_cannot_say_is_written_as_json_and_stays_when_the_form_is_sent_again(maintainer: Client) -> None:
    ticked = CLASSIC | {"asks_for": ["ride_deck", "one_nation"]}
    assert send(maintainer, Format, ticked | {"parameters": json.dumps({"ride_deck": RIDE})}) == {}
    row = Format.objects.get()
    assert row.requirements == {"ride_deck": RIDE, "one_nation": True}
    form = maintainer.get(reverse("admin:cards_format_change", args=[row.pk])).context["adminform"].form
    assert json.loads(form["parameters"].value()) == {"ride_deck": RIDE}
    again = ticked | {"parameters": form["parameters"].value()}
    assert send(maintainer, Format, again, row.pk) == {}
    assert Format.objects.get().requirements == row.requirements


@pytest.mark.parametrize(
    ("asks_for", "parameters", "wrong"),
    [
        (["ride_deck"], "", 'ride_deck: the value must be written as {"grades": [number, …]'),
        (["ride_deck"], '{"ride_deck": {"grades": [0]}}', "ride_deck: the value lacks 'crests'."),
        (["one_nation"], '{"one_nation": ["Zoo"]}', "one_nation is only ticked, and takes no parameters."),
        ([], '{"one_nation": true}', "one_nation is not ticked."),
        (["one_nation"], '["one_nation"]', 'Write an object: {"requirement": …}.'),
        (["one_nation"], "{one_nation}", "Enter a valid JSON."),
    ],
)
def test_parameters_that_do_not_fit_are_refused_with_their_place(
    maintainer: Client, asks_for: list[str], parameters: str, wrong: str
) -> None:
    found = send(maintainer, Format, CLASSIC | {"asks_for": asks_for, "parameters": parameters})
    assert found["parameters"][0].startswith(wrong)


def test_a_format_cannot_end_before_it_begins(maintainer: Client) -> None:
    wrong = send(maintainer, Format, FORMAT | {"since": "2026-03-01", "until": "2026-02-01"})
    assert wrong == {"until": ["The last day is before the first: 2026-02-01 is before 2026-03-01."]}


def test_a_format_of_a_game_that_does_not_exist_is_refused(maintainer: Client) -> None:
    assert "game" in send(maintainer, Format, FORMAT | {"game": "chess"})


def restriction_list(*entries: tuple[str, int, str], **values: Any) -> dict[str, Any]:
    """The form data of a list with these entries (kind, limit, names)."""
    of = Format.objects.get_or_create(**FORMAT)[0]
    data: dict[str, Any] = {"format": of.pk, "source": "List 1", "since": "2026-01-01"}
    data |= {"entries-TOTAL_FORMS": len(entries), "entries-INITIAL_FORMS": 0}
    for number, (kind, limit, names) in enumerate(entries):
        data |= {
            f"entries-{number}-{key}": value for key, value in (("kind", kind), ("limit", limit), ("name_list", names))
        }
    return data | values


def test_a_list_is_entered_with_names_one_a_line(maintainer: Client) -> None:
    make_printing("Moth Queen")
    make_printing('"Dusk" Moth')
    data = restriction_list(("limited", 2, "Moth Queen\n\n“Dusk”  Moth\nMoth Queen"), ("banned", 0, "Moth King"))
    assert send(maintainer, RestrictionList, data) == {}
    limited, banned = format_spec(GAMES[GAME], "open", DAY).restrictions
    assert (limited.kind, limited.limit, set(limited.names)) == (
        RestrictionKind.LIMITED,
        2,
        {"Moth Queen", '"Dusk" Moth'},
    )
    assert (banned.kind, banned.names) == (RestrictionKind.BANNED, ("Moth King",))
    assert warnings(maintainer) == [
        "No card is called “Moth King”: check the spelling, unless its cards are not imported yet."
    ]


def test_names_are_added_and_removed_in_place(maintainer: Client) -> None:
    row = RestrictionList.objects.create(
        format=Format.objects.create(**FORMAT), source="List 1", since=date(2026, 1, 1)
    )
    entry = Restriction.objects.create(restriction_list=row, kind="choose_one")
    for name in ("Moth Queen", "Moth King"):
        RestrictionName.objects.create(restriction=entry, name=name)
    page = maintainer.get(reverse("admin:cards_restrictionlist_change", args=[row.pk]))
    shown = page.context["inline_admin_formsets"][0].formset.forms[0].initial["name_list"]
    assert set(shown.splitlines()) == {"Moth Queen", "Moth King"}
    data = restriction_list(("choose_one", 0, "Moth King\nMoth Heir"))
    data |= {"entries-INITIAL_FORMS": 1, "entries-0-id": entry.pk, "entries-0-restriction_list": row.pk}
    assert send(maintainer, RestrictionList, data, row.pk) == {}
    assert set(entry.names.values_list("folded", flat=True)) == {"Moth King", "Moth Heir"}


@pytest.mark.parametrize(
    ("entry", "wrong"),
    [
        (("limited", 0, "Moth Queen"), {"limit": ["Say how many copies are allowed; for none choose banned."]}),
        (("banned", 2, "Moth Queen"), {"limit": ["Only a limited entry has a number of copies; leave 0."]}),
        (("choose_one", 0, "Moth Queen"), {"name_list": ["Choosing needs two names or more."]}),
        (("choose_one", 0, "Moth Queen\nMoth  Queen"), {"name_list": ["Choosing needs two names or more."]}),
        (("banned", 0, " \n "), {"name_list": ["This field is required."]}),
        (("banned", 0, "x" * 301), {"name_list": [f"“{'x' * 40}…” is longer than 300 characters."]}),
    ],
)
def test_an_entry_that_cannot_be_meant_is_refused(
    maintainer: Client, entry: tuple[str, int, str], wrong: dict[str, list[str]]
) -> None:
    assert send(maintainer, RestrictionList, restriction_list(entry)) == wrong
    assert RestrictionList.objects.count() == 0


TITLE = {"game": GAME, "name": "Lantern Street", "source": "Notice 1"}


def test_a_title_is_entered_with_prefixes_and_single_cards(maintainer: Client) -> None:
    make_printing(code="LNT/W01-E001")
    data = TITLE | {"prefix_list": "LNT, Lnt\nLN2", "code_list": "MTH/S01-E001\nLNT/W01-E001"}
    assert send(maintainer, TitleGroup, data) == {}
    group = TitleGroup.objects.get()
    assert set(group.prefixes.values_list("prefix", flat=True)) == {"LNT", "Lnt", "LN2"}
    assert set(group.cards.values_list("code", flat=True)) == {"MTH/S01-E001", "LNT/W01-E001"}
    assert [message.split(":")[0] for message in warnings(maintainer)] == [
        "No set has the prefix “LN2”",
        "No set has the prefix “Lnt”",
        "No card has the number “MTH/S01-E001”",
    ]


def test_a_title_shows_its_prefixes_and_drops_what_is_taken_out(maintainer: Client) -> None:
    send(maintainer, TitleGroup, TITLE | {"prefix_list": "LNT LN2", "code_list": "MTH/S01-E001"})
    group = TitleGroup.objects.get()
    page = maintainer.get(reverse("admin:cards_titlegroup_change", args=[group.pk]))
    assert page.context["adminform"].form.initial["prefix_list"] == "LN2 LNT"
    assert send(maintainer, TitleGroup, TITLE | {"prefix_list": "LNT"}, group.pk) == {}
    assert list(group.prefixes.values_list("prefix", flat=True)) == ["LNT"]
    assert group.cards.count() == 0
    assert "LNT" in maintainer.get(reverse("admin:cards_titlegroup_changelist")).content.decode()


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        (
            {"prefix_list": "LNT/W01"},
            {"prefix_list": ["“LNT/W01” is no prefix: write what stands before the slash of a card number."]},
        ),
        ({}, {"__all__": ["A title needs a prefix or a card."]}),
        (
            {"prefix_list": "LNT", "since": "2026-03-01", "until": "2026-02-01"},
            {"until": ["The last day is before the first: 2026-02-01 is before 2026-03-01."]},
        ),
    ],
)
def test_a_title_that_cannot_be_meant_is_refused(
    maintainer: Client, data: dict[str, str], wrong: dict[str, list[str]]
) -> None:
    assert send(maintainer, TitleGroup, TITLE | data) == wrong


def test_a_card_may_belong_to_every_title(maintainer: Client) -> None:
    assert send(maintainer, TitleCard, {"game": GAME, "code": "PRM/W01-001", "group": ""}) == {}
    assert TitleCard.objects.get().group is None
    assert "every title" in maintainer.get(reverse("admin:cards_titlecard_changelist")).content.decode()


def test_a_card_cannot_belong_to_a_title_of_another_game(maintainer: Client) -> None:
    other = TitleGroup.objects.create(game="other-game", name="Elsewhere")
    wrong = send(maintainer, TitleCard, {"game": GAME, "code": "PRM/W01-001", "group": other.pk})
    assert wrong == {"group": ["“Elsewhere” is a title of another game."]}


def test_two_names_are_joined_in_the_name_table(maintainer: Client) -> None:
    make_printing("Lantern Of Dawn")
    Format.objects.create(**FORMAT)
    data = {"game": GAME, "card_name": "Lantern  Of Dawn", "name": "Lantern of Dawn"}
    assert send(maintainer, CardName, data) == {}
    same_name = format_spec(GAMES[GAME], "open", DAY).same_name
    assert same_name["Lantern Of Dawn"] == same_name["Lantern of Dawn"]


def test_two_names_are_joined_only_once(maintainer: Client) -> None:
    make_printing("Lantern Keeper")
    data = {"game": GAME, "card_name": "Lantern Keeper", "name": "Lamp Keeper"}
    assert send(maintainer, CardName, data) == {}
    assert send(maintainer, CardName, data | {"name": "Lamp  Keeper"}) == {"name": ["These two are joined already."]}
    assert send(maintainer, CardName, data, pk=CardName.objects.get(kind="regarded").pk) == {}


def test_the_name_table_shows_no_printed_names(maintainer: Client) -> None:
    card = make_printing("Lantern Keeper").card
    row = CardName.objects.create(card=card, kind="regarded", name="Lamp Keeper", folded="Lamp Keeper")
    page = maintainer.get(reverse("admin:cards_cardname_changelist"))
    assert list(page.context["cl"].queryset) == [row]
    form = maintainer.get(reverse("admin:cards_cardname_change", args=[row.pk])).context["adminform"].form
    assert (form.initial["game"], form.initial["card_name"], form.initial["name"]) == (
        GAME,
        "Lantern Keeper",
        "Lamp Keeper",
    )


@pytest.mark.parametrize(
    ("card_name", "name", "wrong"),
    [
        ("Lost Lamp", "Lamp", {"card_name": ["No card is called “Lost Lamp”."]}),
        ("Lantern Keeper", "Lantern  Keeper", {"name": ["These two are the same name already."]}),
    ],
)
def test_names_that_cannot_be_joined_are_refused(
    maintainer: Client, card_name: str, name: str, wrong: dict[str, list[str]]
) -> None:
    make_printing("Lantern Keeper")
    assert send(maintainer, CardName, {"game": GAME, "card_name": card_name, "name": name}) == wrong


@pytest.mark.parametrize("day", ["", "2026-01-01"])
def test_a_second_format_of_one_first_day_is_told_what_to_do(maintainer: Client, day: str) -> None:
    assert send(maintainer, Format, FORMAT | {"since": day}) == {}
    (said,) = send(maintainer, Format, FORMAT | {"since": day})["since"]
    assert said.startswith("There is one of this game and key and edition")
    assert said.endswith("change that, or its day.")
    assert send(maintainer, Format, FORMAT | {"since": day}, Format.objects.get().pk) == {}


def test_a_second_title_of_one_name_is_told_what_to_do(maintainer: Client) -> None:
    title = {"game": GAME, "name": "Lantern", "prefix_list": "LNT"}
    assert send(maintainer, TitleGroup, title) == {}
    assert "since" in send(maintainer, TitleGroup, title)


def test_formats_of_one_title_are_told_apart_by_game_and_day() -> None:
    made = [
        Format(game="vanguard", key="standard", title="Standard", since=DAY),
        Format(game="vanguard", key="standard", title="Standard"),
        Format(game=GAME, key="standard", title="Standard"),
    ]
    assert [str(one) for one in made] == [
        "Vanguard: Standard (en, from 2026-03-01)",
        "Vanguard: Standard (en)",
        "Weiß Schwarz: Standard (en)",
    ]
