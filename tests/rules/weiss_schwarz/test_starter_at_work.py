"""Starter cards by number, each ability that is easily got wrong once at work."""

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from rules.games.weiss_schwarz.encore_step import ENCORE_STEP
from rules.games.weiss_schwarz.playing import MAIN_PHASE
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.turn import CLIMAX_PHASE
from rules.games.weiss_schwarz.zones import MEMORY
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, blank, character, climax
from tests.soak.decks import starter_card

HARBOUR, KITE, ARCHIVE = "HRB/W01-", "EMK/S02-", "MSA/S03-"
BRIM = character("Brim", power=1000)


def card(number: str) -> CardSpec:
    return starter_card(number)


def act(table: Table, name: str, at: int = 0) -> Table:
    return table.answer(words.ACTIVATE + words.MOST_ABILITIES * table.card(name) + at)


def attack(table: Table, name: str) -> Table:
    return table.run(ATTACK_PHASE).choose(name)


def test_barnacle_takes_the_battle_opponent_into_the_stock_for_the_bottom_card() -> None:
    foe = Zones(stage={2: BRIM}, stock=[character("Upper"), character("Lower")])
    table = Table(foe, Zones(stage={2: card(HARBOUR + "001")}))
    attack(table, "Brim").answer(words.FRONTAL)
    assert table.asks == (Q, "may")
    table.accept()
    assert table.zone(P, "stock") == ["Brim", "Blank", "Upper"]
    assert table.zone(P, "waiting_room") == ["Lower"]


def test_nerys_changes_at_the_encore_step_only_when_rested() -> None:
    lantern, down = card(HARBOUR + "008"), card(HARBOUR + "010")
    table = Table(Zones(stage={3: lantern}, hand=[down], stock=1, clock=2)).run(ENCORE_STEP)
    assert table.is_done
    table.turn_card(lantern.name, "rested").run(ENCORE_STEP).accept().choose(down.name)
    assert table.stage(P) == {3: down.name}
    assert table.asks == (P, "automatic ability")  # the encore of the one that left, and "placed from hand"
    table.answer(1)
    assert table.asks == (P, "choose")
    table.decline()
    assert table.turned(down.name) == "standing"


def test_assist_by_level_gives_each_character_its_own() -> None:
    fennick = card(HARBOUR + "009")
    two, three = (character(f"Level {at}", level=at, trait="Harbour") for at in (2, 3))
    table = Table(Zones(stage={1: two, 2: three, 3: character("Other", level=3), 4: fennick}))
    assert [table.power(name) for name in ("Level 2", "Level 3", "Other")] == [2000, 2500, 1000]


def test_the_keeper_of_the_tidelight_deals_one_damage_three_times() -> None:
    keeper, light = card(HARBOUR + "025"), card(HARBOUR + "029")
    deck = [climax("Dawn"), *(character(f"Card {at}") for at in range(9))]
    table = Table(Zones(stage={1: keeper}, climax=[light], stock=4, hand=1), Zones(deck=deck))
    attack(table, keeper.name).accept().answer(1)  # below the deck
    assert table.zone(Q, "deck")[-1] == "Dawn"
    table.answer(0).answer(0)
    assert table.zone(Q, "clock")[:3] == ["Card 0", "Card 1", "Card 2"]


def test_tallow_turns_a_battle_opponent_of_level_0_and_no_other() -> None:
    tallow = card(KITE + "002")
    table = Table(Zones(stage={2: character("Low", power=3000)}), Zones(stage={2: tallow}))
    attack(table, "Low").answer(words.FRONTAL).accept()
    assert table.turned("Low") == "reversed"
    high = Table(Zones(stage={2: character("High", level=1, power=3000)}), Zones(stage={2: tallow}))
    attack(high, "High").answer(words.FRONTAL)
    assert high.turned("High") == "rested"


def test_piri_moves_to_an_open_position_that_somebody_faces() -> None:
    piri = card(KITE + "014")
    table = Table(Zones(stage={1: BRIM, 2: character("Wren")}), Zones(stage={2: piri})).run(ATTACK_PHASE)
    assert table.asks == (Q, "may")
    table.accept()
    assert table.request.options == [2]


def test_joss_and_sootwing_fuse_and_part() -> None:
    joss, sootwing, both = card(KITE + "020"), card(KITE + "015"), card(KITE + "022")
    table = Table(Zones(stage={1: joss, 4: sootwing}, deck=[blank(), both, blank()], stock=2, hand=1))
    act(table.run(MAIN_PHASE), joss.name, 1).choose(both.name, sootwing.name)
    assert table.stage(P) == {1: both.name}
    assert table.power(both.name) == both.power + 2500
    attack(table, both.name).accept().choose(sootwing.name).place(2)
    assert table.stage(P) == {2: joss.name}
    assert table.turned(joss.name) == "standing"


def test_every_kite_aloft_plants_a_character_rested_when_it_is_played() -> None:
    kites = card(KITE + "028")
    low, high = character("Low", level=1), character("High", level=2)
    table = Table(Zones(hand=[kites], waiting_room=[low, high], clock=[BRIM])).run(CLIMAX_PHASE).choose(kites.name)
    assert table.options == ["Low"]
    table.choose("Low").place(2)
    assert (table.stage(P), table.turned("Low")) == ({2: "Low"}, "rested")


def test_sefa_counts_the_opponents_clock_beyond_the_third() -> None:
    sefa = card(KITE + "031")
    assert Table(Zones(stage={1: sefa}), Zones(clock=5)).power(sefa.name) == sefa.power + 1000


def test_the_page_that_was_turned_is_known_behind_a_refresh() -> None:
    osric = card(ARCHIVE + "005")
    scholar = character("Scholar", trait="Archive")
    table = Table(Zones(hand=[osric], deck=[climax("Dawn")], waiting_room=[scholar], level=1, clock=[BRIM]))
    table.run(MAIN_PHASE).choose(osric.name).place(1)
    assert table.power(osric.name) == osric.power  # a climax, wherever it is by now
    plain = Table(Zones(hand=[osric], deck=2, level=1, clock=[BRIM])).run(MAIN_PHASE).choose(osric.name).place(1)
    assert plain.power(osric.name) == osric.power + 1000


def test_wren_goes_to_memory_and_helps_from_there() -> None:
    dirt, bloom = card(ARCHIVE + "001"), card(ARCHIVE + "004")
    table = Table(Zones(stage={2: character("Rook", power=9000)}), Zones(stage={2: dirt, 4: bloom}, hand=1))
    attack(table, "Rook").answer(words.FRONTAL)
    before = table.power(bloom.name)
    assert table.asks == (Q, "pay")
    table.accept()
    assert table.zone(Q, "memory") == [dirt.name]
    assert table.power(bloom.name) == before + 500


def test_osric_takes_by_the_memory_when_change_places_him() -> None:
    bound, author = card(ARCHIVE + "009"), card(ARCHIVE + "011")
    foe = Zones(stage={1: character("One", level=1), 2: character("Two", level=2), 4: character("Behind")})
    table = Table(Zones(stage={1: bound}, waiting_room=[author], stock=1), foe).run(CLIMAX_PHASE).accept()
    assert table.stage(P) == {1: author.name}
    assert table.zone(P, "memory") == [bound.name]
    assert table.options == ["One"]


def test_odile_comes_down_a_level_early_with_three_cards_in_memory() -> None:
    odile = card(ARCHIVE + "025")
    zones = Zones(hand=[odile, *(character(f"M{at}") for at in range(3))], level=2, stock=2)
    zones.clock = [character("Sky", colour="blue")]
    table = Table(zones)
    assert odile.name not in table.run(MAIN_PHASE).options
    for at in range(3):
        table.game.move(table.card(f"M{at}"), MEMORY, "3.12.1")
    assert odile.name in table.run(MAIN_PHASE).options
