"""Paired games of two decks, and their records."""

import json
from dataclasses import asdict, replace

import pytest

from rules.engine import ENGINE_VERSION, RecordMismatch
from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.lab.matches import DRAWN, LOST, WON, Entrant, Match, Played, UnknownBotError
from rules.lab.not_played import NotPlayedError
from rules.lab.record import MatchRecord, UnreadableRecordError, replay
from rules.printed_card import PrintedCard
from tests.arena.decks import starter_decks
from tests.rules.lab.decks import plain_deck

EMBERKITE, MOONSEED, TIDELIGHT = starter_decks()


def match(seed: int = 1, bot: str = "greedy", versus: str = "random") -> Match:
    return Match(Entrant(EMBERKITE, bot), Entrant(TIDELIGHT, versus), seed)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return list(match().play(0, 4))


def test_a_seed_is_played_twice_the_second_time_with_the_seats_exchanged(played: list[Played]) -> None:
    records = [one.record for one in played]
    assert records[0].seed == records[1].seed != records[2].seed == records[3].seed
    assert [record.bots for record in records] == [["greedy", "random"], ["random", "greedy"]] * 2
    assert records[0].names == list(reversed(records[1].names))
    assert records[0].decks == list(reversed(records[1].decks))


def test_in_a_pair_each_begins_once(played: list[Played]) -> None:
    firsts = [one.record.bots[getattr(one.game, "first_player")] for one in played]  # noqa: B009
    assert set(firsts[:2]) == set(firsts[2:]) == {"greedy", "random"}


def test_greedy_wins(played: list[Played]) -> None:
    assert [one.outcome for one in played] == [WON] * 4
    assert [one.outcome for one in match(bot="random", versus="greedy").play(0, 4)] == [LOST] * 4


def test_a_mirror_match_is_even_to_the_game() -> None:
    mirror = Match(Entrant(MOONSEED, "greedy"), Entrant(MOONSEED, "greedy"), 3)
    outcomes = [one.outcome for one in mirror.play(0, 4)]
    assert outcomes.count(WON) == outcomes.count(LOST) == 2


def test_the_same_seed_plays_the_same_games_in_whatever_parts(played: list[Played]) -> None:
    assert [one.record for one in match().play(2, 2)] == [one.record for one in played[2:]]
    assert match(seed=2).game(0).record.decisions != played[0].record.decisions


def test_a_game_that_does_not_end_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.lab.matches.MOST_DECISIONS", 20)
    one = match().game(0)
    assert one.outcome == DRAWN
    assert len(one.record.decisions) == 20
    replay(one.record, (EMBERKITE, TIDELIGHT), match().versus)


def test_a_record_is_a_few_kilobytes_and_survives_being_written(played: list[Played]) -> None:
    for one in played:
        text = one.record.as_text()
        assert len(text.encode()) < 4096
        assert "\n" not in text
        assert MatchRecord.from_text(text) == one.record


def test_a_record_replays_to_the_same_digest(played: list[Played]) -> None:
    versus = match().versus
    for one, decks in zip(played, [(EMBERKITE, TIDELIGHT), (TIDELIGHT, EMBERKITE)] * 2, strict=True):
        again = replay(one.record, decks, versus)
        assert versus.digest(again) == versus.digest(one.game) == one.record.digest
        assert again.result is not None


def test_another_version_of_the_engine_is_refused(played: list[Played]) -> None:
    record = replace(played[0].record, engine="0")
    with pytest.raises(RecordMismatch, match=f"engine version 0; this is {ENGINE_VERSION}"):
        replay(record, (EMBERKITE, TIDELIGHT), match().versus)


def test_other_cards_are_refused(played: list[Played]) -> None:
    """The same card numbers, and one power is another one by now."""
    first, *rest = EMBERKITE.cards
    changed = PrintedCard(first.card.name, {**first.card.numbers, "power": 1}, first.card.words, first.card.abilities)
    deck = FrozenDeck(EMBERKITE.game, EMBERKITE.name, (Copies(first.code, changed, first.quantity), *rest))
    with pytest.raises(RecordMismatch, match="of other cards"):
        replay(played[0].record, (deck, TIDELIGHT), match().versus)


@pytest.mark.parametrize("decisions", [[-7], [], "all but one", "one more"])
def test_changed_decisions_are_refused(played: list[Played], decisions: list[int] | str) -> None:
    right = played[0].record.decisions
    if isinstance(decisions, str):
        decisions = right[:-1] if decisions == "all but one" else [*right, 1]
    with pytest.raises(RecordMismatch):
        replay(replace(played[0].record, decisions=decisions), (EMBERKITE, TIDELIGHT), match().versus)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("engine", 2), ("seed", "1"), ("seed", True), ("decisions", [1, "2"]), ("decks", [[]]), ("names", ["one"]),
        ("decks", [[], [[0, "A", "main"]]]), ("decks", [[], [["4", "A", "main"]]]), ("decks", [[], ["4 A"]]),
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused_with_what_is_wrong(played: list[Played], key: str, value: object) -> None:
    with pytest.raises(UnreadableRecordError, match=f"{key} is not what a record has there"):
        MatchRecord.from_text(json.dumps(asdict(played[0].record) | {key: value}))


@pytest.mark.parametrize(
    ("text", "message"),
    [("{", "no JSON"), ("[]", "an object is wanted"), ("{}", "bots, cards, .* missing"), ("", "no JSON")],
)
def test_other_files_are_refused(text: str, message: str) -> None:
    with pytest.raises(UnreadableRecordError, match=message):
        MatchRecord.from_text(text)


def test_a_key_too_many_is_refused(played: list[Played]) -> None:
    with pytest.raises(UnreadableRecordError, match="rating unknown"):
        MatchRecord.from_text(json.dumps(asdict(played[0].record) | {"rating": 5}))


def test_an_unknown_bot_is_refused_and_told_which_there_are() -> None:
    with pytest.raises(UnknownBotError, match=r"no bot 'gredy'. Bots there are: greedy, random"):
        match(bot="gredy")


def test_a_game_without_an_engine_is_refused() -> None:
    deck = FrozenDeck("trails", "Trails", ())
    with pytest.raises(NotPlayedError, match="not played yet"):
        Match(Entrant(deck, "greedy"), Entrant(deck, "greedy"), 1)


def test_cards_that_are_not_of_the_starter_set_are_played_without_abilities() -> None:
    versus = match().versus
    printed = PrintedCard("Lamp", {"level": 0}, {"type": ("character",)}, ("【AUTO】 Shine.",))
    known = EMBERKITE.cards[0]
    reworded = PrintedCard(known.card.name, known.card.numbers, known.card.words, ("Something else.",))
    lines = [Copies("LNT/W01-001", printed, 4), Copies(known.code, reworded, 4)]
    assert versus.not_understood(plain_deck()) == []
    assert [one.card for one in versus.not_understood(FrozenDeck.of("weiss-schwarz", "Lamps", lines))] == [
        reworded,
        printed,
    ]


def test_the_starter_decks_are_understood() -> None:
    assert [card for deck in starter_decks() for card in match().versus.not_understood(deck)] == []
