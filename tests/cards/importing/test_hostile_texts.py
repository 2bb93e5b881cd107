"""Texts that no card has, but a file may: reading one takes time that grows with its length alone."""

import time

import pytest

from cards.importing.records import RowRefusedError
from tests.cards.importing.vanguard.rows import read_classic, read_d
from tests.cards.importing.ws_rows import read

LENGTH = 10_000  # the most that is read


def seconds(times: int, *texts: str) -> float:
    started = time.perf_counter()
    for text in texts * times:
        read(ability=[text])
        read_d(text=text)
        read_classic(text_dirty=text)
    return time.perf_counter() - started


@pytest.mark.parametrize("sign", [" ", "\u2003", "\u3000", "\x01", "\x01 "])
def test_a_run_of_one_sign_is_read_at_once(sign: str) -> None:
    run = sign * (LENGTH // len(sign) - 2)
    assert seconds(3, f"x{run}x", f"x{run}") < 2


def test_a_damaged_text_of_countless_abilities_is_refused_before_it_is_taken_apart() -> None:
    with pytest.raises(RowRefusedError, match="more than 100 abilities"):
        read_classic(text_dirty="[AUTO] x. " * 900)
