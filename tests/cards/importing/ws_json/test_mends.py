"""Each mend of an ability line, and what looks like damage and is none."""

import pytest

from cards.importing.records import Kind
from tests.cards.importing.ws_rows import fields, read

MENDED = {
    "icons in square brackets": ("[AUTO] It becomes [REVERSE], draw.", "【AUTO】 It becomes 【REVERSE】, draw."),
    "an icon in other case": ("【AUTO】 【CXCombo】 It is 【Reverse】.", "【AUTO】 【CXCOMBO】 It is 【REVERSE】."),
    "a word that is cut short": ("【AUTO】 Choose 1 of your characte.", "【AUTO】 Choose 1 of your character."),
    "a letter that is missing at the end": ("【AUTO】 Draw, followin that.", "【AUTO】 Draw, following that."),
    "no space after an icon": ("【AUTO】When this card attacks.", "【AUTO】 When this card attacks."),
    "no space between icons": ("【ACT】【COUNTER】Backup 1000.", "【ACT】 【COUNTER】 Backup 1000."),
    "no space before an icon": ("【AUTO】 By the【AUTO】effect.", "【AUTO】 By the 【AUTO】 effect."),
    "a placeholder": ("AUTO@ This card cannot Stand@.", "【AUTO】 This card cannot 【STAND】."),
    "a placeholder with the sign first": ("【AUTO】 Return it as @REST.", "【AUTO】 Return it as 【REST】."),
    "a wide placeholder": ("AUTO＠ [(2)] Draw.", "【AUTO】 [(2)] Draw."),
    "a reversed placeholder": ("【AUTO】 When it becomes Reversed@.", "【AUTO】 When it becomes 【REVERSE】."),
    "a bare word": ("CONT This card gets +1 soul.", "【CONT】 This card gets +1 soul."),
    "a bare word in the text": ("【AUTO】 It becomes REVERSE, draw.", "【AUTO】 It becomes 【REVERSE】, draw."),
    "a bare word in a cost": ("【ACT】 [REST this card] Draw.", "【ACT】 [【REST】 this card] Draw."),
    "a bare word in small letters": (
        "【AUTO】 It becomes reverse in battle.", "【AUTO】 It becomes 【REVERSE】 in battle."),
    "a word twice": ("【AUTO】 At the end of of your turn.", "【AUTO】 At the end of your turn."),
    "a number by by": ("X is 500 multiplied by by the number.", "X is 500 multiplied by the number."),
    "a turn without its end": ("It gets +1 soul until of turn.", "It gets +1 soul until end of turn."),
    "an end of nothing": (
        "【AUTO】 It gets +1 soul until the end your opponent's next turn.",
        "【AUTO】 It gets +1 soul until the end of your opponent's next turn.",
    ),
    "a number that is multiplied": (
        "X is equal to 500 multiplied the number of lamps.",
        "X is equal to 500 multiplied by the number of lamps.",
    ),
    "a number that is equal": ("X is equal the number of lamps.", "X is equal to the number of lamps."),
    "you for your": ("【AUTO】 When you other lamp attacks.", "【AUTO】 When your other lamp attacks."),
    "several of this one": (
        "【AUTO】 When this cards' battle opponent attacks.",
        "【AUTO】 When this card's battle opponent attacks.",
    ),
    "one of those": ("If there is one among those card, draw.", "If there is one among those cards, draw."),
    "a comma before a sentence": (
        "【AUTO】 You may pay the cost, If you do, draw.",
        "【AUTO】 You may pay the cost. If you do, draw.",
    ),
    "a colon behind a cost": ("【AUTO】 [(1)]: When this card attacks.", "【AUTO】 [(1)] When this card attacks."),
    "a file name": ("【AUTO】 A climax with [[standby.gif]] in it.", "【AUTO】 A climax with 【STANDBY】 in it."),
    "two file names": ("【AUTO】 If it is [[soul.gif]][[gate.gif]].", "【AUTO】 If it is 【SOUL】 【GATE】."),
    "a bare file name": ("【AUTO】 If it is gate.gif, draw.", "【AUTO】 If it is 【GATE】, draw."),
    "wide brackets": ("【AUTO】 ［(1)］ Draw （one）.", "【AUTO】 [(1)] Draw (one)."),
    "a wide slash": ('【AUTO】 Bond／"Cat" [(1)].', '【AUTO】 Bond/"Cat" [(1)].'),
    "wide letters": ("【AUTO】 ｆｒｏｍ your hand. Ｘ is 1.", "【AUTO】 from your hand. X is 1."),
    "a wide space": ("【AUTO】 If\u3000you draw.", "【AUTO】 If you draw."),
    "spare spaces": (" 【AUTO】  Draw. ", "【AUTO】 Draw."),
    "question marks for spaces": ("【AUTO】 When?this?card attacks.", "【AUTO】 When this card attacks."),
    "a stray dash": ("-【CONT】 This card gets +1 soul.", "【CONT】 This card gets +1 soul."),
    "a dash for a level": ("【AUTO】 Choose 1 level - or lower card.", "【AUTO】 Choose 1 level 0 or lower card."),
    "a dash for a cost": ("【AUTO】 Choose 1 cost - or lower card.", "【AUTO】 Choose 1 cost 0 or lower card."),
    "a dash in a reminder": ("(Climax are regarded as level -)", "(Climax are regarded as level 0)"),
    "a lost opening bracket": ("【ACT】 【REST】 this card] Draw.", "【ACT】 [【REST】 this card] Draw."),
    "a lost closing bracket": ("【AUTO】 [(1) When this card attacks.", "【AUTO】 [(1)] When this card attacks."),
    "a brace for a bracket": ("【ACT】 {Put it back] Draw.", "【ACT】 [Put it back] Draw."),
    "a brace that closes": ("【ACT】 [Put it back} Draw.", "【ACT】 [Put it back] Draw."),
    "a brace for a parenthesis": ("【ACT】 Draw. {Not more)", "【ACT】 Draw. (Not more)"),
    "two opening brackets": ("【AUTO】 [[Put it back] Draw.", "【AUTO】 [Put it back] Draw."),
    "a bracket for a quote": ('【CONT】 Get [【AUTO】 Encore [(1)]".', '【CONT】 Get "【AUTO】 Encore [(1)]".'),
    "two single quotation marks": ("【CONT】 It gets ''【AUTO】 Encore\".", '【CONT】 It gets "【AUTO】 Encore".'),
    "binary debris": ("【AUTO】 Shuffle your deck\x1066\x05\x10??", "【AUTO】 Shuffle your deck"),
    "a control character": ("【AUTO】 Draw\x02 a card.", "【AUTO】 Draw a card."),
    "a note in braces": ("【CONT】 It gets +1 soul. ｛つめて｝", "【CONT】 It gets +1 soul."),
    "a cost in a circle": ("【ACT】 [② Put it back] Draw.", "【ACT】 [(2) Put it back] Draw."),
    "a cost in brackets alone": ('【AUTO】 Bond/"Cat" [1] (Draw)', '【AUTO】 Bond/"Cat" [(1)] (Draw)'),
    "a name in corner brackets": ('【AUTO】 Bond/「Cat"Tom"」 [(1)] (Draw)', '【AUTO】 Bond/"Cat"Tom"" [(1)] (Draw)'),
    "a name that does not close": (
        '【AUTO】 Put a card named " Cat"Tom" in your hand.', '【AUTO】 Put a card named " Cat"Tom"" in your hand.'),
    "a full stop too many": (
        "【ACT】 [Put it to your deck., shuffle it] Draw.", "【ACT】 [Put it to your deck, shuffle it] Draw."),
    "a full stop too few": (
        "All players shuffle their decks Choose 1 cat.", "All players shuffle their decks. Choose 1 cat."),
    "a character without its article": (
        "If you do not have character with 《Oil》, draw.", "If you do not have a character with 《Oil》, draw."),
    "a level without its article": (
        "If that card is level 1 or lower character, draw.", "If that card is a level 1 or lower character, draw."),
    "what an opponent choose": (
        "If you do, your opponent choose 1 cat.", "If you do, your opponent chooses 1 cat."),
    "two traits in quotes": (
        '【AUTO】 When another of your "Oil" or "Wick" characters attacks, draw.',
        "【AUTO】 When another of your 《Oil》 or 《Wick》 characters attacks, draw.",
    ),
    "what waits for a phase": (
        "【CONT】 【CLOCK】 Alarm If it is cold, at the beginning of your climax phase, draw.",
        "【AUTO】 【CLOCK】 Alarm If it is cold, at the beginning of your climax phase, draw.",
    ),
    "what waits for nothing": (
        "【AUTO】 All of your characters get +1 soul.", "【CONT】 All of your characters get +1 soul."),
    "what is paid for": (
        "【AUTO】 【ACT】 [Put this card back] Draw.", "【ACT】 [Put this card back] Draw."),
    "a cost before what is put": ("【ACT】 [2 Put a card back] Draw.", "【ACT】 [(2) Put a card back] Draw."),
    "a cost without a space": ("【ACT】 [1Put this card back] Draw.", "【ACT】 [(1) Put this card back] Draw."),
    "a cost before what is rested": ("【ACT】 [1 【REST】 this card] Draw.", "【ACT】 [(1) 【REST】 this card] Draw."),
    "the rest of an icon": ("【AUTO】 If it is 【REST】' />, draw.", "【AUTO】 If it is 【REST】, draw."),
    "a trait in other brackets": ("【CONT】 <<Oil>> or ≪Wick≫ characters.", "【CONT】 《Oil》 or 《Wick》 characters."),
    "a quote that closes otherwise": ('【CONT】 If "Cat” is here, draw.', '【CONT】 If "Cat" is here, draw.'),
    "a name in other quotes": ('【ACT】 Choose 1 “Cat” or "Dog".', '【ACT】 Choose 1 "Cat" or "Dog".'),
    "an ability that does not close": (
        '【CONT】 It gets "【AUTO】 When "Cat" attacks, you may pay the cost. If you do, draw. (Or not)',
        '【CONT】 It gets "【AUTO】 When "Cat" attacks, you may pay the cost. If you do, draw." (Or not)',
    ),
    "an encore that does not close": ('【CONT】 Get "【AUTO】 Encore [(1)]', '【CONT】 Get "【AUTO】 Encore [(1)]"'),
    "a quote that closes nothing": ('【AUTO】 When this attacks, draw."', "【AUTO】 When this attacks, draw."),
    "a parenthesis that closes nothing": ("【AUTO】 Return it as 【REST】)", "【AUTO】 Return it as 【REST】."),
    "a reminder that does not open": (
        '【AUTO】 Bond/"Cat" [(1)] When this card is played and placed on stage, draw.)',
        '【AUTO】 Bond/"Cat" [(1)] (When this card is played and placed on stage, draw.)',
    ),
    "a reminder that does not close": ("【ACT】 Encore [(1)] (Choose one.", "【ACT】 Encore [(1)] (Choose one.)"),
    "power that is not said": ("All get +1500 until end of turn.", "All get +1500 power until end of turn."),
    "a trait in quotes": ('【ACT】 Choose 1 of your "Oil" characters.', "【ACT】 Choose 1 of your 《Oil》 characters."),
    "one's own hand": ("【ACT】 Put it into our hand.", "【ACT】 Put it into your hand."),
    "one's own hand again": ("【ACT】 Put 1 card from you hand away.", "【ACT】 Put 1 card from your hand away."),
    "what is waited in": ("【ACT】 If in your waiting rom, draw.", "【ACT】 If in your waiting room, draw."),
    "where somebody stands": (
        "【CONT】 Your other character the middle position of your center stage gets +1 soul.",
        "【CONT】 Your other character in the middle position of your center stage gets +1 soul.",
    ),
    "a full stop twice": ("【AUTO】 Draw a card. 。", "【AUTO】 Draw a card."),
    "what is used": (
        "【ACT】 This ability activates up to 1 time per turn. When you use an 【ACT】, draw 1 card.",
        "【AUTO】 This ability activates up to 1 time per turn. When you use an 【ACT】, draw 1 card.",
    ),
    "what one has in hand": ("【AUTO】 Draw when put from your had.", "【AUTO】 Draw when put from your hand."),
    "where it goes": ("【ACT】 Put it at the bottom or your deck.", "【ACT】 Put it at the bottom of your deck."),
    "whose deck": ("【ACT】 Put 1 card of your opponent deck.", "【ACT】 Put 1 card of your opponent's deck."),
    "one's own deck": ("【ACT】 Search you deck for 1 card.", "【ACT】 Search your deck for 1 card."),
    "a word too many": ("【CONT】 If it is, X is equal is to 2.", "【CONT】 If it is, X is equal to 2."),
    "where this card is": ("【CONT】 If this card in on your stage.", "【CONT】 If this card is on your stage."),
    "where it lies": ("【AUTO】 Draw if this card in your level.", "【AUTO】 Draw if this card is in your level."),
    "all of them": ("【CONT】 All if your characters get +1 soul.", "【CONT】 All of your characters get +1 soul."),
    "for each of them": ("【CONT】 It gets +1 power or each of them.", "【CONT】 It gets +1 power for each of them."),
    "this card's power": ("【AUTO】 Then this power gets +X power.", "【AUTO】 Then this card gets +X power."),
    "a climax area": ('【AUTO】 If "Cat" is in your climax, draw.', '【AUTO】 If "Cat" is in your climax area, draw.'),
    "a bare word that may be": ("【AUTO】 Now you may REVERSE it.", "【AUTO】 Now you may 【REVERSE】 it."),
    "a turn that ends": (
        "【CONT】 During your turn, this card gets +2000 power until end of turn.",
        "【CONT】 During your turn, this card gets +2000 power.",
    ),
    "misspelt words": ("【ACT】 Seach unitl the charcter waits.", "【ACT】 Seach until the character waits."),
    "a word in two": ("【ACT】 Return it in to your hand.", "【ACT】 Return it into your hand."),
    "a letter too few": ("【ACT】 Put it into you hand.", "【ACT】 Put it into your hand."),
    "a letter for another": ("【ACT】 Choose a card in your hard.", "【ACT】 Choose a card in your hand."),
    "a zone that is a card": (
        "【ACT】 Choose 1 card in your card, and put it into your waiting room.",
        "【ACT】 Choose 1 card in your hand, and put it into your waiting room.",
    ),
    "a word that says nothing": ("【ACT】 Choose a card in your own hand.", "【ACT】 Choose a card in your hand."),
    "a word that is not there": ("Put it at the bottom your deck.", "Put it at the bottom of your deck."),
    "equal without to": ("【ACT】 X is equal the number of cats.", "【ACT】 X is equal to the number of cats."),
    "a stock of cards": ("Draw if the number of your stock is 2.", "Draw if the number of cards in your stock is 2."),
    "this card": (
        "【CONT】 If the card is in the middle position of your center stage, it waits.",
        "【CONT】 If this card is in the middle position of your center stage, it waits.",
    ),
    "equal to a number": ("【ACT】 X is equal to number of cats.", "【ACT】 X is equal to the number of cats."),
    "what returns": ("Choose 1 cat, and return to your hand.", "Choose 1 cat, and return it to your hand."),
    "a rest without icon": ("【ACT】 Choose a cat, REST it, and draw.", "【ACT】 Choose a cat, 【REST】 it, and draw."),
    "a wrong letter": ("【ACT】 Choose, put in on any position.", "【ACT】 Choose, put it on any position."),
    "one word for another": ("【AUTO】 If your do, search you deck.", "【AUTO】 If you do, search your deck."),
    "an icon of another kind": ("【ACT】 When this card attacks, draw.", "【AUTO】 When this card attacks, draw."),
    "a lasting icon": ("【CONT】 When another of your cats attacks.", "【AUTO】 When another of your cats attacks."),
    "a note in icon brackets": ("【CONT】 It gets +1 soul.【【STAND】の間】", "【CONT】 It gets +1 soul."),
}  # fmt: skip


@pytest.mark.parametrize(("dirty", "clean"), MENDED.values(), ids=MENDED.keys())
def test_what_can_have_meant_one_thing_is_mended_and_reported(dirty: str, clean: str) -> None:
    record, findings = read(ability=[dirty])
    assert record.printed.abilities == (clean,)
    assert set(fields(findings, Kind.REPAIRED)) == {"ability 1"}


@pytest.mark.parametrize(
    "line",
    [
        "【CONT】 LINK@ Lantern Light",
        '【AUTO】 When "[Deploy] Cat" attacks, draw 1 card.',
        '【AUTO】 When "【Lamp】 Cat" attacks, draw 1 card.',
        '【AUTO】 When "LAST STAND" is placed, draw 1 card.',
        '【AUTO】 Choose 1 of your 《Oil＊Wick》 or "Who?" characters.',
        "【AUTO】 【CLOCK】 Alarm If this card is on top, draw 1 card.",
        '【AUTO】 Choose "ＣＡＴ" (猫).'.replace("ＣＡＴ", "CAT"),
        "【CONT】 This card gets -1 soul and +500 power.",
        '【CONT】 All of your "<<Oil>> Cat" get +500 power.',
        '【CONT】 All of your "“Oil” Cat" get +500 power.',
        '【CONT】 All of your "the charcter" characters and abilities, opponent.',
        "【CONT】 It is positioned, separated, shuffled.",
        "【CONT】 All of your opponents' characters get -500 power.",
        "【CONT】 When this card is played from your hand, you may play it with 0 cost.",
        "【CONT】 When your opponent has a level 3 character, this card gets -1 level while in your hand.",
    ],
)
def test_what_only_looks_like_damage_is_left_alone(line: str) -> None:
    record, findings = read(ability=[line])
    assert record.printed.abilities == (line,)
    assert findings == []


def test_an_ability_is_not_closed_where_something_else_may_follow_on_it() -> None:
    line = '【AUTO】 It gets the following ability. "【AUTO】 When it attacks, draw. Shuffle your deck.'
    record, findings = read(ability=[line])
    assert record.printed.abilities == (line,)
    assert fields(findings, Kind.FLAGGED) == ["ability 1"]


@pytest.mark.parametrize(
    "lost", ["(: When this card triggers, draw 1 card)", "([: When this card triggers, draw 1 card)"]
)
def test_a_reminder_without_its_icon_gets_the_only_one_the_card_has(lost: str) -> None:
    record, _ = read("Climax", trigger=["SOUL", "GATE"], ability=["【CONT】 Draw.", lost])
    assert record.printed.abilities[1] == "(【GATE】: When this card triggers, draw 1 card)"


@pytest.mark.parametrize("trigger", [[], ["SOUL"], ["GATE", "DRAW"]])
def test_no_icon_is_guessed_where_the_card_has_none_or_several(trigger: list[str]) -> None:
    record, findings = read(
        "Climax", trigger=trigger, ability=["【CONT】 Draw.", "(: When this card triggers, draw 1 card)"]
    )
    assert record.printed.abilities[1] == "(: When this card triggers, draw 1 card)"
    assert fields(findings, Kind.FLAGGED) == ["ability 2"]


def test_a_reminder_that_lost_its_parenthesis_gets_it_back() -> None:
    record, _ = read("Climax", ability=["【CONT】 Draw.", "【COME BACK】 When this card triggers, draw 1 card.)"])
    assert record.printed.abilities[1] == "(【COMEBACK】: When this card triggers, draw 1 card.)"


def test_the_report_shows_the_place_as_it_stood() -> None:
    _, findings = read(ability=["【AUTO】 When this card is placed on the stage from your hand, ［(1)］ draw 1 card."])
    assert "［(1)］" in findings[0].value
