"""Records: the decisions are the game."""

from dataclasses import replace

import pytest

from rules.engine import ENGINE_VERSION, Game, RecordMismatch, replay, seeded
from rules.engine.record import Record, decide, play
from tests.rules.engine.countdown import Pile


def digest(game: Game) -> str:
    assert isinstance(game, Pile)
    return " ".join(game.log)


def recorded(left: int = 12) -> Record:
    source = seeded(4)

    def choose(game: Game) -> int:
        assert game.request is not None
        return game.request.options[source.below(len(game.request.options))]

    return play(Pile(left), choose, digest)


def test_a_record_leads_to_the_same_end() -> None:
    record = recorded()
    assert record.engine_version == ENGINE_VERSION
    game = replay(Pile(left=12), record, digest)
    assert game.result is not None
    assert digest(game) == record.digest


def test_a_record_of_another_engine_is_refused() -> None:
    with pytest.raises(RecordMismatch, match=r"of engine 0"):
        replay(Pile(left=12), replace(recorded(), engine_version="0"), digest)


def test_a_record_with_an_option_that_is_not_there_is_refused_with_its_place_and_rule() -> None:
    record = recorded()
    changed = replace(record, decisions=(record.decisions[0], 4, *record.decisions[2:]))
    with pytest.raises(RecordMismatch, match=r"Decision 1 of the record, 4, is no option by rule 1\.1"):
        replay(Pile(left=12), changed, digest)


def test_a_record_that_ends_too_early_is_refused() -> None:
    record = recorded()
    with pytest.raises(RecordMismatch, match=r"the game goes on"):
        replay(Pile(left=12), replace(record, decisions=record.decisions[:-1]), digest)


def test_a_record_that_goes_on_behind_the_end_is_refused() -> None:
    record = recorded()
    with pytest.raises(RecordMismatch, match=rf"over before decision {len(record.decisions)}"):
        replay(Pile(left=12), replace(record, decisions=(*record.decisions, 1)), digest)


def test_a_record_that_leads_to_another_end_is_refused() -> None:
    with pytest.raises(RecordMismatch, match=r"another end"):
        replay(Pile(left=12), replace(recorded(), digest="take 11"), digest)


def test_a_part_of_the_decisions_leads_into_the_middle_of_the_game() -> None:
    record = recorded()
    game = Pile(left=12)
    decide(game, record.decisions[:2])
    game.advance()
    assert game.left == 12 - sum(record.decisions[:2])
    assert game.result is None
