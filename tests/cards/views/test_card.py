"""The page of one card."""

from datetime import date

import pytest
from django.core.management import call_command
from django.test import Client

from cards.compiling import read_on
from cards.models import Format, Restriction, RestrictionList, RestrictionName, TitleGroup, TitlePrefix
from rules.folding import fold_name
from tests.decks.make import add_printing, make_printing

pytestmark = pytest.mark.django_db


def page(client: Client, code: str) -> str:
    response = client.get(f"/weiss-schwarz/cards/{code}/")
    assert response.status_code == 200
    return response.content.decode()


def restrict(kind: Restriction.Kind, limit: int, name: str) -> None:
    standard = Format.objects.create(game="weiss-schwarz", key="standard", title="Standard", source="Entry")
    listed = RestrictionList.objects.create(format=standard, source="List of spring", since=date(2020, 1, 1))
    entry = Restriction.objects.create(restriction_list=listed, kind=kind, limit=limit)
    RestrictionName.objects.create(restriction=entry, name=name, folded=fold_name(name))


def test_the_page_shows_text_ability_by_ability(client: Client) -> None:
    make_printing(code="LNT/W01-E900", text=["【CONT】 Great Performance", "【AUTO】 Draw a card."])
    html = page(client, "LNT/W01-E900")
    assert "Great Performance</p>" in html
    assert "Draw a card.</p>" in html


KNOWN = "【CONT】 This card gets +1000 power."
UNKNOWN = "【AUTO】 When this card attacks, sing a <b>song</b> for your opponent and all of the audience."


def test_each_ability_says_whether_the_engine_understands_it(client: Client) -> None:
    make_printing(code="LNT/W01-E900", text=[KNOWN, UNKNOWN, "(Songs are only reminders)"])
    read_on()
    html = page(client, "LNT/W01-E900")
    assert html.count('class="reading"') == 2
    assert html.count(">Understood<") == html.count(">Not understood<") == 1
    assert '<mark class="reading-stop">sing a &lt;b&gt;song&lt;/b&gt; for your opponent</mark> and all' in html
    assert "on: it does not know" in html


def test_what_is_understood_is_told_in_our_own_english(client: Client) -> None:
    make_printing(code="LNT/W01-E900", text=["【CONT】 This card gets +500 power, if it is your turn.", KNOWN, UNKNOWN])
    read_on()
    html = page(client, "LNT/W01-E900")
    assert html.count('<details class="reading-told small">') == 1
    told = html.partition("What the engine does</summary>")[2].partition("</details>")[0]
    assert "This card gets +1000 power.</p>" in told


def test_a_name_that_is_not_known_says_why_and_one_that_no_card_has_is_remarked(client: Client) -> None:
    lamps = '【CONT】 All of your characters with "{}" in their card names get +500 power.'
    moths = '【AUTO】 When this card attacks, if you have another "Moth Of Dawn", this card gets +500 power.'
    names = ("Lamp(灯)", "Dusk(夕暮れ)", "Rope(縄)")
    make_printing("Rope", code="LNT/W01-E900", text=[*map(lamps.format, names), lamps.format("Tide"), moths])
    make_printing("Moth of Dawn", code="LNT/W01-E901", text=[lamps.format("Dusk(夕方)")])
    read_on()
    html = page(client, "LNT/W01-E900")
    assert '<mark class="reading-stop">"Lamp(灯)"</mark> in their' in html
    assert "on: no card here has the English part in its name." in html
    assert "on: other texts here pair one part of this name with something else." in html
    assert html.count(">Understood<") == 3
    assert "No card here has “Tide” in its name." in html
    assert "No card here is called “Moth Of Dawn”. Almost alike: “Moth of Dawn”." in html
    assert html.count("No card here") == 2


def test_a_text_that_nobody_has_read_yet_says_so(client: Client) -> None:
    make_printing(code="LNT/W01-E900", text=[KNOWN])
    assert "A worker has yet to read this text." in page(client, "LNT/W01-E900")


def test_a_card_without_abilities_or_of_a_game_that_is_not_read_says_nothing_of_it(client: Client) -> None:
    make_printing(code="LNT/W01-E900")
    read_on()
    assert "How the engine reads it" not in page(client, "LNT/W01-E900")


def test_all_printings_stand_in_a_table_and_the_chosen_one_on_the_face(client: Client) -> None:
    printing = make_printing(code="LNT/W01-E900")
    other = add_printing(printing.card, "LNT/W01-E900SP")
    other.rarity = "SP"
    other.save()
    html = page(client, "LNT/W01-E900SP")
    assert "/weiss-schwarz/cards/LNT/W01-E900/" in html
    assert '<span class="face-code">LNT/W01-E900SP SP</span>' in html


def test_what_is_printed_leads_to_cards_that_have_it_too(client: Client) -> None:
    make_printing(code="LNT/W01-E900", power=5500, trait=["Night Watch"])
    html = page(client, "LNT/W01-E900")
    assert "?q=power%3A5500" in html
    assert "?q=trait%3A%22Night+Watch%22" in html


def test_other_cards_of_the_name_are_shown(client: Client) -> None:
    for code, level in (("LNT/W01-E900", 0), ("LNT/W01-E901", 3)):
        make_printing("Lantern Keeper", code=code, level=level)
    html = page(client, "LNT/W01-E900")
    assert "Other cards of this name" in html
    assert 'href="/weiss-schwarz/cards/LNT/W01-E901/"' in html


def test_a_name_of_its_own_has_no_list_of_others(client: Client) -> None:
    make_printing(code="LNT/W01-E900")
    assert "Other cards of this name" not in page(client, "LNT/W01-E900")


def test_a_card_that_no_list_names_is_legal_in_every_format(client: Client) -> None:
    call_command("load_starter", verbosity=0)
    make_printing(code="LNT/W01-E900")
    assert page(client, "LNT/W01-E900").count('<span class="badge-legal">Legal</span>') == 3


def test_a_banned_card_says_so_and_under_which_list(client: Client) -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E900")
    restrict(Restriction.Kind.BANNED, 0, "Lantern Keeper")
    html = page(client, "LNT/W01-E900")
    assert '<span class="badge-illegal">Banned</span>' in html
    assert "List of spring" in html


def test_a_limited_card_says_how_many(client: Client) -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E900")
    restrict(Restriction.Kind.LIMITED, 2, "Lantern Keeper")
    assert '<span class="badge-warning">Limited to 2</span>' in page(client, "LNT/W01-E900")


def test_the_title_of_its_set_is_named(client: Client) -> None:
    make_printing(code="LNT/W01-E900")
    group = TitleGroup.objects.create(game="weiss-schwarz", name="Lanterns of the Harbour")
    TitlePrefix.objects.create(group=group, prefix="LNT")
    html = page(client, "LNT/W01-E900")
    assert "Lanterns of the Harbour" in html
    assert "assumed" not in html


def test_a_set_in_no_title_group_is_its_own_title_and_that_is_said(client: Client) -> None:
    make_printing(code="LNT/W01-E900")
    TitleGroup.objects.create(game="weiss-schwarz", name="Harbours")
    assert "assumed to be its own" in page(client, "LNT/W01-E900")


def test_a_link_preview_says_what_the_card_is(client: Client) -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E900", power=5500)
    html = page(client, "LNT/W01-E900")
    assert '<meta property="og:title" content="Lantern Keeper">' in html
    assert 'content="Character · Colour Red · Level 0 · Power 5500 · Side Weiß"' in html
    assert '<link rel="canonical" href="http://testserver/weiss-schwarz/cards/LNT/W01-E900/">' in html


def test_a_hostile_name_stays_text_everywhere(client: Client) -> None:
    make_printing('"><script>alert(1)</script>', code="LNT/W01-E900")
    assert "<script>alert" not in page(client, "LNT/W01-E900")


def test_a_number_in_other_letters_leads_to_the_printed_one(client: Client) -> None:
    make_printing(code="LNT/W01-E900")
    response = client.get("/weiss-schwarz/cards/lnt/w01-e900/")
    assert response.headers["Location"] == "/weiss-schwarz/cards/LNT/W01-E900/"


def test_the_address_by_row_shows_the_same_card(client: Client) -> None:
    printing = make_printing("Lantern Keeper", code="LNT/W01-E900")
    assert b"LNT/W01-E900" in client.get(f"/cards/{printing.card_id}/").content


@pytest.mark.parametrize(
    "address",
    [
        "/cards/0/",
        "/cards/99999999999999999999999/",
        "/weiss-schwarz/cards/XYZ/W99-E001/",
        "/weiss-schwarz/cards/XYZ/W99%00/",
        "/chess/cards/XYZ/W99/",
    ],
)
def test_an_address_of_no_card_is_not_found(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404
