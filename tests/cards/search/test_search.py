"""What a query finds, term by term, among five cards made for it."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import pytest
from django.db import transaction
from django.utils import timezone
from pytest_django.plugin import DjangoDbBlocker

from cards.importing.records import CardRecord
from cards.models import CardSet, TitleCard, TitleGroup, TitlePrefix
from cards.search import QueryError, search
from rules.games import GAMES
from rules.printed_card import PrintedCard
from tests.cards.make import write

GAME = GAMES["weiss-schwarz"]
COOK = PrintedCard(
    "Pâté-Maker’s Cook",
    {"level": 0, "cost": 0, "power": 1000, "soul": 1},
    {"type": ("character",), "colour": ("red",), "side": ("weiss",), "trait": ("Harbour",)},
    ("Draw a card.",),
)
IRON = PrintedCard(
    "“Iron” Bell♪",
    {"level": 1, "cost": 1, "power": 5500, "soul": 2},
    {
        "type": ("character",),
        "colour": ("blue",),
        "side": ("weiss",),
        "trait": ("Harbour", "Magic"),
        "trigger": ("gate",),
    },
)
MAKER = PrintedCard(
    "Bell Maker",
    {"level": 3, "cost": 2, "power": 0, "soul": 2},
    {"type": ("character",), "colour": ("red",), "side": ("schwarz",), "trait": ("Bell Ringer",)},
    ("【AUTO】 When this card attacks, draw 2 cards.", "【CONT】 This card gets +500 power."),
)
NIGHT = PrintedCard(
    "Nightfall",
    {"level": 2, "cost": 4},
    {"type": ("event",), "colour": ("green",), "side": ("schwarz",)},
    ("Choose 1 card.", "Draw it."),
)
OMEN = PrintedCard(
    "Omen", {}, {"type": ("climax",), "colour": ("blue",), "side": ("weiss",), "trigger": ("soul", "soul")}
)


@pytest.fixture(scope="module", autouse=True)
def catalogue(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    with django_db_blocker.unblock(), transaction.atomic():
        write(
            CardRecord("ABC/W01-E001", COOK, "RR", "Harbour Lights"),
            CardRecord("ABC/W01-E002", IRON, "C", "Harbour Lights"),
            CardRecord("ABC/W01-E003", MAKER, "R", "Harbour Lights"),
        )
        write(
            CardRecord("XYZ/S05-E001", NIGHT, "U", "Dusk & Dawn"),
            CardRecord("XYZ/S05-E002", OMEN, "CC", "Dusk & Dawn"),
            CardRecord("XYZ/S05-E003", IRON, "SP", "Dusk & Dawn"),
        )
        make_titles()
        yield
        transaction.set_rollback(True)


def make_titles() -> None:
    today = timezone.localdate()
    harbour = TitleGroup.objects.create(game=GAME.key, name="The Harbour")
    TitlePrefix.objects.create(group=harbour, prefix="ABC")
    TitleCard.objects.create(game=GAME.key, group=harbour, code="XYZ/S05-E001")
    over = TitleGroup.objects.create(game=GAME.key, name="Old Night", until=today - timedelta(days=1))
    TitlePrefix.objects.create(group=over, prefix="XYZ")
    TitleGroup.objects.create(game=GAME.key, name="New Night", since=date(9999, 1, 1))


def found(query: str) -> str:
    """Return the initials of the cards found, in order: Cook, Iron bell, Maker of bells, Nightfall, Omen."""
    initials = {COOK.name: "C", IRON.name: "I", MAKER.name: "M", NIGHT.name: "N", OMEN.name: "O"}
    page = search(GAME, query)
    assert page.total == len(page.cards)
    return "".join(initials[card.name] for card in page.cards)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "cards"),
    [
        # by level, then name; what has no level comes last
        ("", "CINMO"),
        ("bell", "IM"),
        ("BELL iron", "I"),
        ("pate makers", "C"),
        ("pâté-maker", "C"),
        ("maker's", "C"),
        ("♪", "I"),
        ('"bell maker"', "M"),
        ('"maker bell"', ""),
        ('!"Iron Bell♪"', "I"),
        ("!bell", ""),
        ("name:iron|cook", "CI"),
        ('name="bell maker"', "M"),
        ('name!="bell maker"', "CINO"),
        ("-bell", "CNO"),
        ("bell or omen", "IMO"),
        ("bell red or omen", "O"),
        ("bell (iron or maker)", "IM"),
        ("-(bell or omen)", "CN"),
        ("--omen", "O"),
    ],
)
def test_names(query: str, cards: str) -> None:
    assert found(query) == cards


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "cards"),
    [
        ("o:draw", "CNM"),
        ('text:"draw 2"', "M"),
        ('oracle:"card draw"', ""),
        ("o:【auto】", "M"),
        ("o:choose|attacks", "NM"),
        ('o="draw a card."', "C"),
        ("-o:draw", "IO"),
        ("o:/draw (a|2)/", "CM"),
        ("o:/^draw/", "CN"),
        (r"o:/\+\d00 power\.$/", "M"),
        ("o:/card.*draw/", "M"),
        ("o:/1 card.\\s*draw/", ""),
        ("-o:/draw (a|2)/", "INO"),
        ("o:/draw/ o:/cards/", "M"),
        ("level:0 or o:/attacks/", "CM"),
        ("(level:0 or o:/attacks/) -o:/a card/", "M"),
        ("name:/^bell/", "M"),
        ("name:/^”/", "I"),
        ('name:/"/', "I"),
        ("name:/â/", "C"),
    ],
)
def test_text_and_patterns(query: str, cards: str) -> None:
    assert found(query) == cards


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "cards"),
    [
        ("level:0", "C"),
        ("level:0|3", "CM"),
        ("level!=0", "INM"),
        ("-level:0", "INMO"),
        ("level>=1 level<3", "IN"),
        ("power<1000", "M"),
        ("power:0", "M"),
        ("-power>0", "NMO"),
        ("-has:power", "NO"),
        ("power!=0", "CI"),
        ("soul>=2", "IM"),
        ("cost>level", "N"),
        ("cost<level", "M"),
        ("level=cost", "CI"),
        ("level!=cost", "NM"),
        ("power>=soul", "CI"),
        ("-power>=soul", "NMO"),
        ("level:-1", ""),
        ("l:3 k:2 p:0 s:2", "M"),
    ],
)
def test_an_absent_number_is_not_0(query: str, cards: str) -> None:
    assert found(query) == cards


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "cards"),
    [
        ("type:character", "CIM"),
        ("t:cx|ev", "NO"),
        ("colour:red", "CM"),
        ("color=BLUE", "IO"),
        ("c!=red", "INO"),
        ("trait:harbour", "CI"),
        ('trait:"bell-ringer"', "M"),
        ("trait:bell", ""),
        ("trait:bell*", "M"),
        ("trait:*ringer", "M"),
        ("trait:*g*", "IM"),
        ("trait!=harbour", "M"),
        ("-trait:harbour", "NMO"),
        ("trait<1", "NO"),
        ("trait<=1", "CNMO"),
        ("trait>=2", "I"),
        ("trait>=0", "CINMO"),
        ("trait<0", ""),
        ("trigger:soul|gate", "IO"),
        ("trigger>1", "O"),
        ("side:w", "CIO"),
    ],
)
def test_words(query: str, cards: str) -> None:
    assert found(query) == cards


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "cards"),
    [
        ("is:climax", "O"),
        ("is:event|climax", "NO"),
        ("not:climax", "CINM"),
        ("is:vanilla", "IO"),
        ("is:reprint", "I"),
        ("has:text", "CNM"),
        ("has:trigger", "IO"),
        ("has:level -has:soul", "N"),
    ],
)
def test_what_a_card_is_and_has(query: str, cards: str) -> None:
    assert found(query) == cards


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "cards"),
    [
        ("set:ABC/W01", "CIM"),
        ("set:s05", "INO"),
        ('set:"harbour lights"', "CIM"),
        ("set:dusk", "INO"),
        ("set!=w01", "NO"),
        ("title:abc", "CIM"),
        ("title:xyz", "INO"),
        ('title:"the harbour"', "CINM"),
        ("title:dusk", "INO"),
        ("-title:abc", "NO"),
        ("code:abc/w01-e001", "C"),
        ("code:W01", "CIM"),
        ("code=ABCW01001", "C"),
        ("code:“xyz/s05-003”", "I"),
        ("code=W01", ""),
        ("rarity:rr", "C"),
        ("rarity:SP|u", "IN"),
        ("-rarity:sp", "CNMO"),
    ],
)
def test_printings(query: str, cards: str) -> None:
    assert found(query) == cards


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "cards"),
    [
        ("order:name", "MINOC"),
        ("order:name dir:desc", "CONIM"),
        ("order:code", "CIMNO"),
        ("order:power", "MCINO"),
        ("order:-power", "ICMNO"),
        ("order:power dir:desc", "ICMNO"),
        ("order:-power dir:desc", "MCINO"),
        ("order:-soul,cost", "IMCNO"),
        ("order:type,-level", "MICNO"),
        ("order:colour", "NCMIO"),
        ("order:trigger", "OICNM"),
        ("order:level", "CINMO"),
        ("dir:desc", "MNICO"),
        ("sort:l,name t:char", "CIM"),
        ("bell or omen order:name", "MIO"),
        ("(cook order:name) or bell or omen", "MIOC"),
    ],
)
def test_order(query: str, cards: str) -> None:
    assert found(query) == cards


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "position", "message", "suggestion"),
    [
        ("set:abd/w01", 4, "no set 'abd/w01'", "Did you mean ABC/W01?"),
        ("red set:ABC/W01|qqqqqq", 16, "no set 'qqqqqq'", "4 names"),
        ('title:"the harbor"', 6, "no title", "Did you mean The Harbour?"),
        ("title:old", 6, "no title 'old'", "names"),
        ("rarity:RRRR", 7, "no rarity 'RRRR'", "Did you mean RR?"),
        ("o:/(a+)+$/", 2, "takes too long", "Narrow"),
    ],
)
def test_what_the_catalogue_does_not_know_is_said(
    query: str, position: int, message: str, suggestion: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cards.search.sieve.SECONDS", 0.0)
    with pytest.raises(QueryError, match=message) as caught:
        search(GAME, query)
    assert caught.value.position == position
    assert suggestion in caught.value.suggestion


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("set:abd/w01", "ABC/W01"),
        ('title:"the harbor"', "The Harbour"),
        ("rarity:RRRR", "RR"),
        ("levle:0", "level"),
        ("colour:gren", "green"),
        ("is:evnt", "event"),
        ("order:pwer", "power"),
        ("set:qqqqqq", None),
        ("level:", None),
    ],
)
def test_an_error_carries_the_word_that_was_probably_meant(query: str, meant: str | None) -> None:
    with pytest.raises(QueryError) as caught:
        search(GAME, query)
    assert caught.value.meant == meant
    assert caught.value.suggestion.startswith(f"Did you mean {meant}?") == (meant is not None)


@pytest.mark.django_db
def test_a_page_beyond_the_last_is_empty_and_still_counts() -> None:
    page = search(GAME, "bell", page=7, size=1)
    assert (page.cards, page.total, page.pages) == ((), 2, 2)


@pytest.mark.django_db
def test_a_page_as_far_as_can_be_written_is_empty_too() -> None:
    page = search(GAME, "", page=10**30, size=200)
    assert (page.cards, page.total, page.pages) == ((), 5, 1)


@pytest.mark.django_db
def test_conditions_are_asked_about_once(django_assert_num_queries: Any) -> None:
    with django_assert_num_queries(2):  # the ids with their count, the cards of the page
        assert search(GAME, "level<=2 -bell order:-power").total == 2


@pytest.mark.django_db
def test_page_and_size_are_kept_within_bounds() -> None:
    page = search(GAME, "", page=-3, size=0)
    assert (page.page, page.size, len(page.cards)) == (1, 1, 1)
    assert search(GAME, "", size=10_000).size == 200


@pytest.mark.django_db
def test_only_cards_of_the_game_are_found() -> None:
    CardSet.objects.create(game="another", code="ABC/W02", name="Elsewhere", prefix="ABC")
    with pytest.raises(QueryError):
        search(GAME, "set:elsewhere")
