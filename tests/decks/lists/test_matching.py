"""Finding the cards of a list: by number, else by name; several, or none, are said and not guessed."""

import pytest
from pytest_django import DjangoAssertNumQueries

from cards.models import CardName
from decks.lists import MatchedList, match, parse_text
from rules.games import GAMES
from tests.decks.make import GAME, add_printing, make_printing

pytestmark = pytest.mark.django_db
WEISS = GAMES[GAME]


def matched(text: str) -> MatchedList:
    return match(WEISS, parse_text(text))


def found(text: str) -> list[tuple[int, str]]:
    """Copies and number of every line, all of which must be found."""
    result = matched(text)
    assert result.open_lines == (), [line.reason for line in result.open_lines]
    return [(line.quantity, line.printing.code) for line in result.matched]


def test_a_number_finds_its_printing() -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    assert found("4 LNT/W01-E001 Lantern Keeper\nLNT/W01-E001") == [(4, "LNT/W01-E001"), (1, "LNT/W01-E001")]


def test_a_number_in_lower_case_or_full_width_finds_it_too() -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    assert found("4 lnt/w01-e001\n２　ＬＮＴ／Ｗ０１－Ｅ００１") == [(4, "LNT/W01-E001"), (2, "LNT/W01-E001")]


def test_the_number_of_the_other_edition_and_of_a_foil_find_the_card() -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    assert found("4 LNT/W01-001\n2 LNT/W01-E001SSP") == [(4, "LNT/W01-E001"), (2, "LNT/W01-E001")]


def test_a_number_without_its_letter_is_one_card_where_the_letters_are_only_other_art() -> None:
    add_printing(make_printing("Eight Lamps", code="LNT/W01-E020a").card, "LNT/W01-E020b")
    assert found("4 LNT/W01-E020") == [(4, "LNT/W01-E020a")]


def test_a_number_without_its_letter_is_ambiguous_where_the_letters_are_different_cards() -> None:
    make_printing("Eight Lamps", code="LNT/W01-E020a", text=["One text."])
    make_printing("Eight Lamps", code="LNT/W01-E020b", text=["Another text."])
    candidates = matched("4 LNT/W01-E020").ambiguous[0].candidates
    assert [printing.code for printing in candidates] == ["LNT/W01-E020a", "LNT/W01-E020b"]


def test_numbers_that_differ_in_letter_case_are_told_apart_when_written_exactly() -> None:
    make_printing("Lantern Keeper", code="Lnt/W01-001")
    make_printing("Moth Queen", code="LNT/W01-001")
    assert found("1 Lnt/W01-001\n1 LNT/W01-001") == [(1, "Lnt/W01-001"), (1, "LNT/W01-001")]


def test_a_name_finds_its_card_whatever_its_quotes_and_width() -> None:
    make_printing('"Lamp" Keeper', code="LNT/W01-E001")
    assert found('4 “Lamp” Keeper\n2x "Ｌamp" Keeper') == [(4, "LNT/W01-E001"), (2, "LNT/W01-E001")]


@pytest.mark.parametrize("written", ["petit, rin", "Petit Rin", "PETIT-RIN!", "Petit,Rin"])
def test_a_name_in_other_case_or_punctuation_finds_the_one_card_and_a_remark_says_so(written: str) -> None:
    make_printing("Petit, Rin", code="LNT/W01-E001")
    make_printing("Petit Rina", code="LNT/W01-E002")
    line = matched(f"4 {written}").matched[0]
    assert (line.quantity, line.printing.code, line.remark) == (4, "LNT/W01-E001", "read as “Petit, Rin”")


def test_a_name_written_exactly_wins_and_gets_no_remark() -> None:
    make_printing("Lamp!", code="LNT/W01-E001")
    make_printing("Lamp?", code="LNT/W01-E002")
    assert [(one.printing.code, one.remark) for one in matched("4 Lamp?").matched] == [("LNT/W01-E002", "")]
    assert [one.printing.code for one in matched("4 lamp?").matched] == ["LNT/W01-E002"]


def test_a_name_that_several_fold_to_is_ambiguous() -> None:
    make_printing("Lamp!", code="LNT/W01-E001")
    make_printing("Lamp?", code="LNT/W01-E002")
    (line,) = matched("4 lamp").ambiguous
    assert [printing.code for printing in line.candidates] == ["LNT/W01-E001", "LNT/W01-E002"]


def test_a_number_that_belongs_to_a_name_spelt_otherwise_is_said_to_be_no_count() -> None:
    make_printing("6 Lamps as One", code="LNT/W01-E001")
    (line,) = matched("6 lamps as one").matched
    assert (line.quantity, line.remark) == (1, "read as 1 copy of “6 Lamps as One”")


@pytest.mark.parametrize("written", ["5LNW83032", "5LN W83 032", "5lnw83e032", "5LNW83032 Lantern Keeper"])
def test_a_number_without_separators_is_found(written: str) -> None:
    make_printing("Lantern Keeper", code="5LN/W83-E032")
    assert found(f"4 {written}") == [(4, "5LN/W83-E032")]


def test_a_number_without_separators_is_no_one_copy_where_figures_stand_beside_it() -> None:
    make_printing("Lantern Keeper", code="5LN/W83-E032")
    assert "no number of copies" in matched("5LNW83E032 4").unknown[0].reason


def test_a_card_called_like_a_number_comes_before_the_number() -> None:
    make_printing("LNT W01 001", code="MTH/S01-E001")
    make_printing("Lantern Keeper", code="LNT/W01-001")
    assert found("4 LNT W01 001") == [(4, "MTH/S01-E001")]


def test_a_heading_is_no_card_that_is_called_nearly_so() -> None:
    make_printing("Characters!", code="LNT/W01-E001")
    assert matched("34 Characters") == MatchedList()


def test_a_name_with_parallels_is_its_first_printing() -> None:
    printing = make_printing("Lantern Keeper", code="LNT/W01-E005")
    add_printing(printing.card, "LNT/W01-E005SP")
    add_printing(printing.card, "LNT/W01-E001")
    assert found("4 Lantern Keeper") == [(4, "LNT/W01-E005")]


def test_a_parallel_named_by_its_number_is_kept() -> None:
    add_printing(make_printing("Lantern Keeper", code="LNT/W01-E005").card, "LNT/W01-E005SP")
    assert found("4 LNT/W01-E005SP") == [(4, "LNT/W01-E005SP")]


def test_two_cards_of_one_name_are_ambiguous() -> None:
    make_printing("Last Lamp", code="LNT/W01-E001", type="event")
    make_printing("Last Lamp", code="LNT/W01-E002", type="climax")
    result = matched("4 Last Lamp")
    assert (result.matched, result.unknown) == ((), ())
    assert [printing.code for printing in result.ambiguous[0].candidates] == ["LNT/W01-E001", "LNT/W01-E002"]
    assert result.ambiguous[0].reason == (
        "may be LNT/W01-E001 Last Lamp or LNT/W01-E002 Last Lamp: write the card number"
    )


def test_one_card_printed_for_two_titles_is_ambiguous_since_titles_tell_them_apart() -> None:
    add_printing(make_printing("Lantern Keeper", code="LNT/W01-E001").card, "MTH/S01-E001")
    assert len(matched("4 Lantern Keeper").ambiguous) == 1


@pytest.mark.parametrize("of_set", ["LNT/W01", "W01", "LNT", "lnt/w01"])
def test_a_set_in_brackets_decides(of_set: str) -> None:
    add_printing(make_printing("Lantern Keeper", code="LNT/W01-E001").card, "MTH/S01-E001")
    assert found(f"4 Lantern Keeper ({of_set})") == [(4, "LNT/W01-E001")]


def test_a_name_may_end_in_brackets_itself() -> None:
    make_printing("Lantern (W01)", code="MTH/S01-E001")
    make_printing("Lantern", code="LNT/W01-E001")
    assert found("4 Lantern (W01)") == [(4, "MTH/S01-E001")]


def test_the_number_decides_against_the_name_and_a_remark_says_so() -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    make_printing("Moth Queen", code="LNT/W01-E002")
    line = matched("4 LNT/W01-E001 Moth Queen").matched[0]
    assert line.printing.code == "LNT/W01-E001"
    assert line.remark == "the list says “Moth Queen”, but LNT/W01-E001 is “Lantern Keeper”"


@pytest.mark.parametrize(
    "text", ["LNT/W01-E001 Lamp, Keeper 4", "LNT/W01-E001 Lamp (4)", "4.0 LNT/W01-E001 Lamp", "4 LNT/W01-E001 5"]
)
def test_figures_that_neither_name_nor_count_explains_make_a_line_unknown(text: str) -> None:
    make_printing("Lamp, Keeper", code="LNT/W01-E001")
    (line,) = matched(text).unknown
    assert line.reason == "the figures beside LNT/W01-E001 are no number of copies: write “4 LNT/W01-E001”"


@pytest.mark.parametrize("text", ["LNT/W01-E001 Lamp 777 of 9", "LNT/W01-E001 Lamp 777"])
def test_figures_of_the_name_are_no_count(text: str) -> None:
    make_printing("Lamp 777 of 9", code="LNT/W01-E001")
    assert found(text) == [(1, "LNT/W01-E001")]


@pytest.mark.parametrize("name", ["lantern keeper", "Lantern", "Lantern Keeper RR"])
def test_a_name_that_is_only_written_otherwise_gets_no_remark(name: str) -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    assert matched(f"4 LNT/W01-E001 {name}").matched[0].remark == ""


def test_a_number_that_no_card_has_falls_back_on_the_name() -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    assert found("4 LNT/W99-E999 Lantern Keeper") == [(4, "LNT/W01-E001")]


@pytest.mark.parametrize(
    ("name", "text", "quantity"),
    [
        ("6 Lamps as One", "6 Lamps as One", 1),
        ("6 Lamps as One", "4 6 Lamps as One", 4),
        ("100 Lamps", "100 Lamps", 1),
        ("Lamp X 777", "Lamp X 777", 1),
        ("1st-class Lamp", "4 1st-class Lamp", 4),
    ],
)
def test_names_with_numbers_are_found_with_a_quantity_and_without(name: str, text: str, quantity: int) -> None:
    make_printing(name, code="LNT/W01-E001")
    assert found(text) == [(quantity, "LNT/W01-E001")]


def test_a_number_of_unusual_shape_is_found_where_a_card_has_exactly_it() -> None:
    make_printing("Lantern Keeper", code="PROMO7")
    assert found("4 PROMO7 Lantern Keeper\n4 PROMO7") == [(4, "PROMO7"), (4, "PROMO7")]


def test_a_name_in_another_language_finds_the_card() -> None:
    card = make_printing("Lantern Keeper", code="LNT/W01-E001").card
    CardName.objects.create(card=card, language="ja", name="灯守", folded="灯守")
    assert found("4 灯守") == [(4, "LNT/W01-E001")]


def test_a_name_given_only_in_the_name_table_finds_nothing() -> None:
    card = make_printing("Lantern Keeper", code="LNT/W01-E001").card
    CardName.objects.create(card=card, kind="regarded", name="Lamp Keeper", folded="Lamp Keeper")
    assert len(matched("4 Lamp Keeper").unknown) == 1


def test_cards_of_another_game_are_not_found() -> None:
    printing = make_printing("Lantern Keeper", code="LNT/W01-E001")
    type(printing.card).objects.update(game="other-game")
    type(printing).objects.update(game="other-game")
    result = matched("4 LNT/W01-E001\n4 Lantern Keeper")
    assert [line.tried for line in result.unknown] == [
        "no card has the number LNT/W01-E001",
        "no card is called “Lantern Keeper”",
    ]


def test_an_unknown_line_says_what_was_tried() -> None:
    lines = matched("4 LNT/W01-E001 Lost Lamp\n4 LNT/W01-E001\n4 Lost Lamp\n0 Lost Lamp").unknown
    assert [line.reason for line in lines] == [
        "no card has the number LNT/W01-E001, and none is called “Lost Lamp”",
        "no card has the number LNT/W01-E001",
        "no card is called “Lost Lamp”",
        "0 copies: a line holds 1 to 99",
    ]


def test_an_unknown_name_suggests_the_nearest() -> None:
    make_printing("Keeper of the Last Lantern", code="LNT/W01-E001")
    make_printing("Moth Queen", code="LNT/W01-E002")
    line = matched("4 Keeper of the Last Lanterm").unknown[0]
    assert [printing.code for printing in line.suggestions] == ["LNT/W01-E001"]
    assert line.reason.endswith("; did you mean LNT/W01-E001 Keeper of the Last Lantern?")


def test_an_unknown_number_suggests_numbers_of_its_set() -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    make_printing("Moth Queen", code="MTH/S01-E011")
    assert [printing.code for printing in matched("4 LNT/W01-E011").unknown[0].suggestions] == ["LNT/W01-E001"]


def test_a_heading_with_its_count_in_front_is_no_card() -> None:
    assert matched("34 Characters\n8 Climaxes") == MatchedList()


def test_no_line_is_lost_and_open_lines_keep_the_order_of_the_list() -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    make_printing("Last Lamp", code="LNT/W01-E003", type="event")
    make_printing("Last Lamp", code="LNT/W01-E004", type="climax")
    result = matched("1 Lost\n1 LNT/W01-E001\n1 Last Lamp\n0 Nothing\n1 Also Lost")
    assert (len(result.matched), len(result.ambiguous), len(result.unknown)) == (1, 1, 3)
    assert result.open_texts == ("1 Lost", "1 Last Lamp", "0 Nothing", "1 Also Lost")


def test_lines_of_one_printing_are_added_up() -> None:
    printing = make_printing("Lantern Keeper", code="LNT/W01-E001")
    assert matched("2 LNT/W01-E001\n1 Lantern Keeper").quantities() == (("main", printing, 3),)


def test_a_section_that_the_game_does_not_have_is_the_main_one() -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    (line,) = matched("Ride Deck\n1 LNT/W01-E001").matched
    assert line.section == "main"
    assert line.remark.endswith("a part that Weiß Schwarz decks do not have: counted to the deck")


def test_a_list_takes_few_queries_however_long_it_is(django_assert_max_num_queries: DjangoAssertNumQueries) -> None:
    for number in range(40):
        make_printing(f"Lamp {number}", code=f"LNT/W01-E{number:03}")
    by_code = "\n".join(f"1 LNT/W01-E{number:03} Lamp {number}" for number in range(40))
    with django_assert_max_num_queries(3):
        assert len(matched(by_code).matched) == 40
    with django_assert_max_num_queries(4):
        assert len(matched("\n".join(f"1 Lamp {number}" for number in range(40))).matched) == 40


def test_a_list_of_nonsense_is_searched_for_suggestions_only_at_its_beginning(
    django_assert_max_num_queries: DjangoAssertNumQueries,
) -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    with django_assert_max_num_queries(100):
        result = matched("\n".join(f"1 Lamtern Keeper {'x' * (n // 100)}" for n in range(900)))
    assert (len(result.unknown), len(result.unknown[0].suggestions), result.unknown[-1].suggestions) == (900, 1, ())
