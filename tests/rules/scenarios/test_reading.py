"""What cannot be read is refused with its line, and what would be right."""

import pytest

from rules.scenarios.running import Run, run_text

HEAD = 'scenario: something\ngame: weiss-schwarz\nrules: ["9.2.2"]\n'


def run(text: str) -> Run:
    return run_text(HEAD + text)


def refused(text: str) -> tuple[int, str]:
    found = run(text)
    assert not found.is_readable, found
    return found.line, found.message


def test_words_are_those_of_yaml_1_2() -> None:
    found = run(
        "cards: {on: {}, no: {}, 1:30: {}}\ngiven: {P: {hand: [on, no, 1:30]}}\nthen: {P: {hand: [no, 1:30, on]}}"
    )
    assert found.holds, found


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("then: {}\nthan: {}", 5, "the scenario: the key 'than' is not known. Did you mean 'then'? There are"),
        ("then: {}\ngiven: {}\nthen: {}", 6, "The key 'then' stands here twice; the first is in line 4."),
        ("cards:\n  Rook:\n    powr: 1\nthen: {}", 6, "card Rook: the key 'powr' is not known."),
        ("cards:\n  Rook: {level: two}\nthen: {}", 5, "card Rook: level: a whole number from 0 to 1000000 is wanted"),
        ("cards:\n  Rook: {type: event, power: 1}\nthen: {}", 5, "card Rook: power: a card of type event has no power"),
        ("cards: {Rook: {colour: pink}}\nthen: {}", 4, "card Rook: colour: one of yellow, green, red, blue is wanted"),
        ("cards: {a#b: {}}\nthen: {}", 4, "No card can be called 'a#b'"),
        ("cards: {Rook: {program: [{kind: event, dew: []}]}}\nthen: {}", 4, "card Rook, ability 1"),
        ("given: {P: {hand: [Ruk]}}\nthen: {}", 4, "there is no card 'Ruk' under `cards`. There are blank."),
        ("given: {P: {hand: [blank*x]}}\nthen: {}", 4, "'x' is no number of cards from 1 to 200."),
        ("given: {P: {hand: [blank#a, blank#a]}}\nthen: {}", 4, "two cards are labelled 'blank#a'."),
        ("given: {P: {stage: {6: blank}}}\nthen: {}", 4, "positions are 1 to 5, not '6'."),
        ("given: {P: {turned: {blank: rested}}}\nthen: {}", 4, "given: P: turned: 'blank' is none of none."),
        ("given: {step: lunch}\nthen: {}", 4, "given: step: one of preparation, stand"),
        ("given:\n  R: {}\nthen: {}", 5, "given: the key 'R' is not known."),
        ("when:\n  - P: {play: Rook}\nthen: {}", 5, "no card on the table is called 'Rook'. There are blank."),
        ("when:\n  - P: {ply: blank}\nthen: {}", 5, "when: P: the key 'ply' is not known."),
        ("when:\n  - P: {clock: blank, at: 1}\nthen: {}", 5, "when: P: 'at' does not go with 'clock'."),
        ("when:\n  - {P: pass, Q: pass}\nthen: {}", 5, "when: one player is wanted, P or Q."),
        ("when: []", 1, "`then` is missing: what is so in the end."),
        ("then:\n  illegal:\n    - P: {play: blank}", 6, "`rule` is missing"),
        ("then: {asks: {who: P}}", 4, "then: asks: 'for' is missing."),
        ("then: {result: {rule: 1.2}}", 4, "either `winner` or `draw: true` is wanted."),
        ("then: [", 4, "It is no YAML"),
        ("then: {}\nshuffles: {P: [toss]}", 5, "shuffles: P: `keep` or a list of cards"),
        ("then: {}\ncards: !!set {blank}", 5, "Tags (!) are not read"),
        ("then: &here {}\ncards: *here", 4, "Anchors (&) and aliases (*) are not read"),
        ("then: {}\n---\nthen: {}", 6, "A second document begins here; a file is one scenario."),
        ("? [a]\n: {}", 4, "A key is a single word or a number."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_line(text: str, line: int, said: str) -> None:
    found = refused(text)
    assert found[0] == line, found
    assert said in found[1]


def test_the_game_and_the_rules_have_to_exist() -> None:
    assert "one of weiss-schwarz" in run_text("scenario: s\ngame: chess\nrules: []\nthen: {}").message
    found = run_text("scenario: s\ngame: weiss-schwarz\nrules:\n  - 9.2.2\n  - 99.1\nthen: {}")
    assert (found.line, found.message) == (5, "rules: the book of weiss-schwarz has no rule 99.1.")
    assert "at least one rule" in run_text("scenario: s\ngame: weiss-schwarz\nrules: []\nthen: {}").message


def test_a_rule_that_looks_like_a_number_is_taken_as_it_is_written() -> None:
    assert run_text("scenario: s\ngame: weiss-schwarz\nrules: [6.4, 8.10]\nthen: {}").holds


def test_files_have_bounds() -> None:
    assert "The file is empty." in run_text("").message
    assert "more than 20,000 characters" in run_text("#" * 20_001).message
    assert "more than 60 deep" in run_text("[" * 100 + "]" * 100).message
    assert "more than 5,000 values" in run_text("- x\n" * 5_000).message
    assert not run_text("[" * 20_000).is_readable
