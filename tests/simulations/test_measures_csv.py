"""The file of all measures."""

import csv
from io import StringIO

from rules.lab.tally import Tally
from simulations.measures_csv import csv_file, csv_response, csv_rows
from tests.simulations.figures.make import add, tally_of


def test_each_value_of_each_measure_is_a_row_turn_10_after_turn_9() -> None:
    tally = tally_of(level_by_turn__10={1: 2}, level_by_turn__9={1: 3, 0: 4})
    assert list(csv_rows(tally)) == [("level_by_turn.9", 0, 4), ("level_by_turn.9", 1, 3), ("level_by_turn.10", 1, 2)]


def test_no_name_becomes_a_formula_or_breaks_its_row() -> None:
    tally = Tally()
    for name in ("=1+1", "+1", "-1", "@x", 'seen.=HYPERLINK("x"), "Lamp"'):
        add(tally, name, {0: 1})
    rows = list(csv.reader(StringIO(csv_file(tally).removeprefix("\ufeff"))))
    assert rows[0] == ["measure", "value", "count"]
    assert {row[0] for row in rows[1:]} == {"'=1+1", "'+1", "'-1", "'@x", 'seen.=HYPERLINK("x"), "Lamp"'}


def test_the_file_is_named_after_deck_games_and_seed() -> None:
    response = csv_response(tally_of(turns={7: 40}), deck='Lamps & "Beacons"', seed=5)
    assert response.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert response.headers["Content-Disposition"] == (
        'attachment; filename="goldfish-lamps-beacons-40-games-seed-5.csv"'
    )
    assert response.content.decode() == "\ufeffmeasure,value,count\r\nturns,7,40\r\n"


def test_a_name_without_latin_letters_gives_a_plain_file_name() -> None:
    assert "goldfish-deck-0-games-seed-1.csv" in csv_response(Tally(), deck="灯", seed=1).headers["Content-Disposition"]
