"""5.1.2.4: reading what a card's text says about copies in the deck."""

import pytest

from rules.copy_texts import CopyText, is_unread, read_copy_texts

SAME = "cards with the same card name as this card"


@pytest.mark.parametrize(
    ("ability", "limit"),
    [
        (f"【CONT】 You can put any number of {SAME} into your deck.", None),
        (f"【CONT】 You may put any number of {SAME} in your deck.", None),
        (f"【CONT】 You can put up to six {SAME} in your deck.", 6),
        (f"【CONT】 You can put up to eight {SAME} in your deck.", 8),
        (f"【CONT】 You can put up to 7 {SAME} into your deck.", 7),
        (f"【CONT】 You may put up to 13 {SAME} into your deck.", 13),
        (f"【CONT】 You may put up to １３ {SAME} into your deck.", 13),
        (f"You may put up to 8 {SAME} into your deck.", 8),
        (f"[CONT] You can put up to 8 {SAME} into your deck.", 8),
        (f"CONT You can put up to 8 {SAME} into your deck", 8),
        ("【CONT】 You can have up to 5 cards with the same name as this card in your deck.", 5),
        ("【CONT】 You can only put up to 1 card with the same card name as this card in your deck.", 1),
    ],
)
def test_the_number_of_copies_is_read(ability: str, limit: int | None) -> None:
    assert read_copy_texts(ability) == (CopyText(limit),)
    assert not is_unread(ability)


@pytest.mark.parametrize(
    ("ability", "limit"),
    [
        ("【CONT】 You can put up to eight copies of this card in your deck.", 8),
        ("【CONT】 You may put any number of this card in your deck.", None),
        ("You may have up to 1 copy of this card in your deck.", 1),
        ("[CONT]:You may have up to sixteen copies of this card in a deck.", 16),
        ("[CONT]: You may include any number of copies of this card in your main deck.", None),
    ],
)
def test_a_text_about_this_card_says_that_it_speaks_of_the_card_number(ability: str, limit: int | None) -> None:
    assert read_copy_texts(ability) == (CopyText(limit, of_number=True),)
    assert not is_unread(ability)


@pytest.mark.parametrize("name", ["Moth Swarm", 'Moth "Dusk" Swarm', 'Swarm "Dusk"'])
def test_a_text_may_call_its_card_by_name(name: str) -> None:
    ability = f'[CONT]:You may have up to sixteen cards named "{name}" in a deck.'
    assert read_copy_texts(ability) == (CopyText(16, named=name),)
    assert not is_unread(ability)


def test_a_text_that_works_in_a_zone_of_the_game_says_nothing_about_the_deck() -> None:
    assert read_copy_texts("[CONT](VC):You may have up to 16 copies of this card in your deck.") == ()


@pytest.mark.parametrize(
    ("named", "others"),
    [
        ('"Keeper of Dusk"', ("Keeper of Dusk",)),
        ("“Keeper of Dusk”", ("Keeper of Dusk",)),
        ('""Dusk" Keeper"', ('"Dusk" Keeper',)),
        ('"Keeper "Dusk""', ('Keeper "Dusk"',)),
        ("“Keeper “Dusk””", ('Keeper "Dusk"',)),
        ('"Keeper of Dusk♪"', ("Keeper of Dusk♪",)),
        ('"Dusk, Keeper and Friend!"', ("Dusk, Keeper and Friend!",)),
        ('"Keeper" and "Warden"', ("Keeper", "Warden")),
        ('"Keeper", "Warden", and "Watch"', ("Keeper", "Warden", "Watch")),
        ('"Keeper" or cards named "Warden"', ("Keeper", "Warden")),
        ('"Keeper" and cards named ""Dusk" Warden"', ("Keeper", '"Dusk" Warden')),
        ('""Dusk" Keeper" and ""Dawn" Keeper"', ('"Dusk" Keeper', '"Dawn" Keeper')),
        ('""Dusk" and "Dawn" Keeper"', ('"Dusk" and "Dawn" Keeper',)),
        ('"Keeper of Dusk(灯守)"', ("Keeper of Dusk",)),
        ('"Keeper of Dusk (Twice)"', ("Keeper of Dusk (Twice)",)),
    ],
)
def test_names_counted_together_are_read(named: str, others: tuple[str, ...]) -> None:
    ability = f"【CONT】 You can put up to 4 {SAME} and cards named {named} in your deck."
    assert read_copy_texts(ability) == (CopyText(4, others),)
    assert not is_unread(ability)


def test_a_text_is_found_beside_other_abilities_on_one_line() -> None:
    line = (
        f"【CONT】 You can put any number of {SAME} into your deck. "
        '【AUTO】 When this card is placed on the stage from your hand, choose up to 1 "Keeper" in your level.'
    )
    assert read_copy_texts(line) == (CopyText(None),)
    behind = f"【AUTO】 When this card attacks, draw 1 card. 【CONT】 You can put up to six {SAME} in your deck."
    assert read_copy_texts(behind) == (CopyText(6),)


@pytest.mark.parametrize(
    "ability",
    [
        "【AUTO】 When this card attacks, search your deck for up to 1 card with the same card name as this card.",
        "【CONT】 All of your other cards with the same card name as this card get +500 power.",
        "【ACT】 [(1)] Put up to 3 cards from the top of your deck into your stock.",
        "【AUTO】 When this card is put into your waiting room, you may shuffle this card into your deck.",
    ],
)
def test_other_text_says_nothing_about_copies(ability: str) -> None:
    assert read_copy_texts(ability) == ()
    assert not is_unread(ability)


def test_an_ability_that_would_be_given_says_nothing_about_the_deck() -> None:
    given = f'【ACT】 This card gets "【CONT】 You can put any number of {SAME} into your deck."'
    assert read_copy_texts(given) == ()
    assert not is_unread(given)


@pytest.mark.parametrize(
    "ability",
    [
        f"【CONT】 If you have a lantern, you can put any number of {SAME} into your deck.",
        f"【CONT】 You can put up to umpteen {SAME} into your deck.",
        f"【CONT】 Your opponent cannot put {SAME} into your deck.",
        "【CONT】 You must put exactly 3 cards with the same card name as this card in your deck.",
    ],
)
def test_what_is_not_understood_is_known_to_be_unread(ability: str) -> None:
    assert read_copy_texts(ability) == ()
    assert is_unread(ability)


def test_a_number_of_thousands_of_digits_is_not_understood() -> None:
    ability = f"【CONT】 You can put up to {'9' * 5000} {SAME} in your deck."
    assert read_copy_texts(ability) == ()
    assert is_unread(ability)


def test_a_long_text_of_beginnings_that_lead_nowhere_is_read_to_its_end() -> None:
    beginnings = "You can put up to 4 cards with the same card name as this card and cards named " * 120
    assert read_copy_texts(beginnings) == ()
    assert not is_unread(beginnings)
    assert is_unread("You can put copies of this card " * 120 + "in a deck")
