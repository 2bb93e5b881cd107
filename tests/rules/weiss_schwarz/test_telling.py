"""What a game is told in: each thing once, with its rule, and nothing left out that somebody would look for."""

import pytest

from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from rules.games.weiss_schwarz.encore_step import ENCORE_STEP
from rules.games.weiss_schwarz.playing import MAIN_PHASE
from rules.games.weiss_schwarz.telling import tell
from rules.games.weiss_schwarz.turn import CLOCK_PHASE
from tests.rules.weiss_schwarz.play.board import Table, Zones, blank, character, climax, event


def told(table: Table, *words: str) -> list[str]:
    """Return the lines that hold all of these words, their blanks made one each."""
    lines = [" ".join(tell(one, table.game).split()) for one in table.game.trace or ()]
    return [line for line in lines if all(word in line for word in words)]


def attack(trigger: str, p: Zones, q: Zones | None = None) -> Table:
    """Rook attacks, in the middle, and reveals a climax named Flare with this icon."""
    p.stage, p.deck = {2: character("Rook")}, [climax("Flare", trigger), *(blank() for _ in range(9))]
    return Table(p, q or Zones(deck=30)).run(ATTACK_PHASE).choose("Rook")


def test_a_character_that_loses_its_battle_is_told_of_once() -> None:
    table = Table(Zones(stage={2: character("Rook", power=2000)}), Zones(deck=30, stage={2: character("Wren")}))
    table.run(ATTACK_PHASE).choose("Rook").answer(1)
    assert told(table, "reversed") == ["7.6.1.2 Opponent has Wren (Wren) reversed"]


def test_reversed_characters_of_the_other_player_go_by_the_rule_that_is_theirs() -> None:
    table = Table(Zones(stage={1: character("Rook")}), Zones(stage={1: character("Wren")}))
    table.turn_card("Rook", "reversed").turn_card("Wren", "reversed").run(ENCORE_STEP)
    assert [line.split()[0] for line in told(table, "into the waiting room")] == ["7.7.1.2", "7.7.1.3"]


@pytest.mark.parametrize(
    ("icon", "where"),
    [
        ("comeback", "4.12.2.5 Player puts Anchor (Anchor) into the hand"),
        ("standby", "4.12.2.10 Player places Anchor (Anchor) on the left centre"),
        ("choice", "4.12.2.11 Player puts Anchor (Anchor) into the stock"),
    ],
)
def test_an_icon_tells_what_became_of_the_card_that_it_let_choose(icon: str, where: str) -> None:
    table = attack(icon, Zones(waiting_room=[character("Anchor", trigger="soul")])).choose("Anchor")
    if not table.is_done:
        table.answer(table.request.options[-1] if icon == "choice" else 0)
    assert told(table, "Anchor") == [where]


def test_a_gate_a_return_and_a_treasure_tell_it_too() -> None:
    gate = attack("gate", Zones(waiting_room=[climax("Dawn")])).choose("Dawn")
    assert told(gate, "Dawn") == ["4.12.2.9 Player puts Dawn (Dawn) into the hand"]
    returned = attack("return", Zones(), Zones(deck=30, stage={5: character("Wren")})).choose("Wren")
    assert told(returned, "Wren") == ["4.12.2.3 Opponent puts Wren (Wren) into the hand"]
    assert told(attack("treasure", Zones()), "Flare", "hand") == ["4.12.2.8.1 Player puts Flare (Flare) into the hand"]


def test_stock_that_is_paid_is_told_of_with_the_rule_that_asks_for_it() -> None:
    table = Table(Zones(hand=[character("Rook", cost=2), event("Spell")], stock=3)).run(MAIN_PHASE)
    table.choose("Rook").answer(0)
    assert told(table, "pays") == ["8.6.2.3.1 Player pays 2 cards of the stock"]
    act = {"kind": "act", "cost": [{"stock": 1}], "do": [{"draw": 1}]}
    table = Table(Zones(stage={1: character("Rook", abilities=[act])}, stock=3)).run(MAIN_PHASE)
    table.answer(next(option for option in table.request.options if option >= 2000))
    assert told(table, "pays") == ["8.4.3 Player pays 1 card of the stock"]
    assert told(table, "draws") == ["4.7.1 Player draws Blank (Blank)"]


def test_a_shift_tells_of_both_cards() -> None:
    shift = character("Wren", abilities=[{"shift": 0}])
    table = Table(Zones(hand=[character("Rook")], clock=[shift])).run(MAIN_PHASE)
    while not told(table, "uses shift"):
        table.accept() if 1 in table.request.options else table.answer(table.request.options[-1])
    assert told(table, "Wren", "hand") == ["10.11.2 Player puts Wren (Wren) into the hand"]
    assert told(table, "Rook", "clock") == ["10.11.2 Player puts Rook (Rook) into the clock"]


def test_one_card_is_no_cards() -> None:
    table = Table(Zones(hand=[character("Rook")], deck=[climax("Dawn"), climax("Dusk"), blank()])).run(CLOCK_PHASE)
    assert told(table, "1 cards") == []


def test_what_lies_face_up_for_a_while_lies_in_the_resolution_zone() -> None:
    spell = event("Spell", text={"do": [{"flip": 1, "as": "seen"}]})
    table = Table(Zones(hand=[spell], deck=[character("Rook"), blank()])).run(MAIN_PHASE).choose("Spell")
    assert "3.2.5 Player puts Rook (Rook) into the resolution zone" in told(table, "Rook")
