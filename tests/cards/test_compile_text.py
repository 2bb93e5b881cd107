"""The command that says how much of a card file is read: names in two languages, and names that no card has."""

from pathlib import Path

from tests.cards.importing.ws_rows import row, write_file
from tests.commands import run_command

LAMPS = '【CONT】 All of your other characters with "{}" in their card names get +500 power.'
MOTH = '【AUTO】 When this card attacks, if you have another "{}", this card gets +500 power until end of turn.'


def file_in(folder: Path) -> str:
    texts = [
        LAMPS.format("Lamp(灯)"),
        LAMPS.format("Owl(梟)"),
        MOTH.format("Moth Of Dawn"),
        MOTH.format("Lamp at Night"),
    ]
    cards = (
        row(code="ABC/W01-E001", sid="E001", name="Lamp at Night", ability=texts),
        row(code="ABC/W01-E002", sid="E002", name="Moth of Dawn", ability=[MOTH.format("Moth Of Dawn")]),
    )
    return str(write_file(folder, "abc.json", *cards))


def test_it_says_which_names_are_known_and_which_no_card_has(tmp_path: Path) -> None:
    found = run_command("compile_text", file_in(tmp_path), "--adapter", "ws-json", "--json").json
    assert found["lines"] == {"total": 5, "exact": 4}
    assert found["two_languages"] == {"total": 2, "exact": 1}
    assert found["pairs"] == [
        {"english": "Lamp", "japanese": "灯", "standing": "known"},
        {"english": "Owl", "japanese": "梟", "standing": "no card"},
    ]
    assert [(one["reason"], one["words"]) for one in found["unsupported"]] == [("name not known", '"Owl(梟)"')]
    assert found["names"] == {
        "total": 3,
        "missing": [
            {
                "name": "Moth Of Dawn",
                "is_part": False,
                "cards": ["ABC/W01-E001", "ABC/W01-E002"],
                "alike": ["Moth of Dawn"],
            }
        ],
    }


def test_it_tells_people_the_same(tmp_path: Path) -> None:
    said = run_command("compile_text", file_in(tmp_path), "--adapter", "ws-json").out
    assert "names in two languages: 2 (1 known, 1 no card)\n    in 2 distinct, 1 exact (50.0%)\n" in said
    assert "names of cards: 3, of which no card has 1\n" in said
    assert "    Moth Of Dawn, in ABC/W01-E001 and 1 more; almost alike: Moth of Dawn\n" in said
    assert '     1 name not known: "Owl(梟)"\n' in said
