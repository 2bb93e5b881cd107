"""A scenario fails where it says too little, too much or something else than the game does."""

import pytest

from rules.scenarios.running import run_text

HEAD = """\
scenario: something
game: weiss-schwarz
rules: [9.2.2]
cards:
  Rook: {}
  Dawn: {type: climax}
  Miller: {type: event, program: [{kind: event, do: [{top: 5, in: waiting_room}]}]}
  Pick: {type: event, program: [{kind: event, do: [{put: {choose: {zone: stage}, count: 2}, in: hand}]}]}
  Some: {type: event, program: [{kind: event, do: [{put: {choose: {zone: stage}, count: 2, up_to: true}, in: hand}]}]}
  Coin: {type: event, program: [{kind: event, do: [{game: you win}]}]}
  Mute: {type: event}
given:
  P: {hand: [Miller, Pick, Some, Coin, Rook, Mute], deck: 4, waiting_room: 3, stage: {1: Rook#a, 2: Rook#b, 3: Rook#c}}
"""
LINES = HEAD.count("\n")


def failed(text: str) -> tuple[int, str]:
    """Where a scenario fails, by the line behind the head, and what it says."""
    found = run_text(HEAD + text)
    assert found.is_readable, found
    assert not found.holds
    return found.line - LINES, found.message


def holds(text: str) -> bool:
    found = run_text(HEAD + text)
    assert found.holds, found
    return True


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("when:\n  - P: {play: Miller}\nthen: {}", 2, "The deck of P is shuffled here"),
        ("shuffles:\n  Q: [keep]\nthen: {}", 2, "This shuffle of Q never came."),
        ("coins: [P]\nthen: {}", 1, "This coin was never tossed."),
        ("when:\n  - P: {play: Miller}\nshuffles: {P: [[Dawn]]}\nthen: {}", 3, "Dawn is not in the deck"),
        ("when:\n  - P: {play: Rook}\nthen: {}", 3, "The scenario ends without `asks`, and P is asked for 'position'"),
        ("when:\n  - P: {play: Pick}\n  - P: {choose: Rook#a}\nthen: {}", 3, "More is to be chosen here"),
        ("when:\n  - P: {play: Pick}\n  - P: {choose: []}\nthen: {}", 3, "This is not allowed"),
        ("when:\n  - P: {clock: Rook}\nthen: {}", 2, "P is not asked for 'clock' here: P is asked for 'main'"),
        ("when:\n  - Q: pass\nthen: {}", 2, "Q cannot pass here"),
        ("when:\n  - P: {pass: climax}\nthen: {}", 2, "P cannot pass here"),
        ("when:\n  - P: {play: Rook#a, at: 1}\nthen: {}", 2, "This is not allowed by rule 8.6.2.1"),
        ("when:\n  - P: {use: Rook#a}\nthen: {}", 2, "There is nothing of the kind to choose: P is asked for 'main'"),
        ("when:\n  - P: {play: Mute}\nthen: {}", 2, "Nothing says what Mute does: give the event a `program`."),
        ("then: {legal: [P: {use: Rook#a}]}", 1, "this is forbidden by rule 6.5.1.2"),
        ("when:\n  - P: {play: Coin}\nthen: {}", 3, "ends without `result`, and the game is over: P has won"),
        ("when:\n  - P: {play: Coin}\nthen: {result: {winner: Q}}", 3, "Q should have won, but P has won"),
        ("when:\n  - P: {play: Coin}\nthen: {result: {draw: true}}", 3, "it should be a draw, but P has won"),
        ("when:\n  - P: {play: Coin}\nthen: {result: {winner: P, rule: 9.4.1}}", 3, "by rule 9.4.1, but P has won by"),
        ("then: {P: {hand: 4}}", 1, "then: P: hand: 4 wanted, 6 found: Miller, Pick, Some, Coin, Rook, Mute."),
        ("then: {P: {deck: [blank, Rook]}}", 1, "then: P: deck: blank, Rook wanted, blank, blank, blank, blank found."),
        ("then: {P: {deck: {has: [Rook]}}}", 1, "Rook is missing; found"),
        ("then: {P: {hand: {lacks: [Rook]}}}", 1, "Rook is there; found"),
        ("then: {P: {hand: {count: 2}}}", 1, "2 wanted, 6 found"),
        ("then: {P: {hand: {in_any_order: [Rook]}}}", 1, "found Miller, Pick"),
        ("then: {P: {stage: {1: Rook#b, 2: Rook, 3: Rook}}}", 1, "then: P: stage: 1: Rook#b wanted, Rook#a found."),
        ("then: {P: {stage: {1: Rook}}}", 1, "then: P: stage: 2: none wanted, Rook#b found."),
        ("then: {cards: {Rook#a: {power: 1500}}}", 1, "then: cards: Rook#a: power: 1500 wanted, 1000 found."),
        ("then: {cards: {Rook#a: {turned: rested}}}", 1, "rested wanted, standing found."),
        ("then: {cards: {Rook#a: {in: hand}}}", 1, "hand wanted, stage found."),
        ("then: {cards: {Rook#a: {colour: blue}}}", 1, "blue wanted, red found."),
        ("then: {cards: {Rook: {power: 1000}}}", 1, "4 cards are called 'Rook'. Give it a label"),
        ("then: {asks: nobody}", 1, "nobody should be asked, but P is asked for 'main'"),
        ("then: {asks: {who: Q, for: main}}", 1, "then: asks: who: Q wanted"),
        ("then: {asks: {who: P, for: clock}}", 1, "then: asks: for: clock wanted"),
        ("then: {asks: {who: P, for: main, rule: 6.4.1.2}}", 1, "then: asks: rule: 6.4.1.2 wanted"),
        ("then: {asks: {who: P, for: main, may_pass: false}}", 1, "then: asks: may_pass"),
        ("then: {asks: {who: P, for: main, options: [play Rook]}}", 1, "then: asks: options: play Rook wanted"),
        ("then: {legal: [P: {climax: Dawn}]}", 1, "no card on the table"),
        ("then: {illegal: [{P: {play: Rook}, rule: 9.2.2}]}", 1, "then: illegal: this is legal"),
        ("then: {illegal: [{P: {play: Rook#a}, rule: 9.2.2}]}", 1, "it is forbidden by rule 8.6.2.1, not by 9.2.2."),
        ("then: {legal: [P: {play: Rook#a}]}", 1, "this is forbidden by rule 8.6.2.1"),
        ("then: {events: [P refreshes]}", 1, "'P refreshes' did not happen. This did: nothing."),
        ("then: {step: climax}", 1, "then: step: climax wanted, main found."),
    ],
)  # fmt: skip
def test_what_differs_is_said_with_its_line(text: str, line: int, said: str) -> None:
    found = run_text(HEAD + text)
    assert not found.holds
    assert said in found.message, found
    assert found.line == line + LINES, found


def test_events_come_in_order_and_those_that_are_not_to_come_are_found() -> None:
    play = "when:\n  - P: {play: Miller}\nshuffles: {P: [keep]}\nthen:\n"
    assert holds(play + "  events: [P plays the event Miller, P refreshes]")
    assert (
        "did not happen after what stands before it" in failed(play + "  events: [P refreshes, P plays the event]")[1]
    )
    assert "happened" in failed(play + "  no_events: [P refreshes]")[1]


def test_a_sentence_ends_with_a_whole_word() -> None:
    play = "when:\n  - P: {play: Miller}\nshuffles: {P: [keep]}\nthen:\n"
    assert "did not happen" in failed(play + "  events: [P refresh]")[1]


def test_events_name_cards_with_their_labels_or_without() -> None:
    play = "when:\n  - P: {play: Some}\n  - P: {choose: [Rook#b]}\nthen:\n"
    assert holds(play + "  events: [P puts Rook into the hand]")
    assert holds(play + "  events: [P puts Rook#b into the hand]\n  no_events: [P puts Rook#a into the hand]")
    assert "This did: P plays the event Some; P puts Rook#b into" in failed(play + "  events: [P puts Rook#a into]")[1]


def test_whoever_may_choose_more_chooses_no_more() -> None:
    assert holds("when:\n  - P: {play: Some}\n  - P: {choose: [Rook#a]}\nthen: {P: {hand: 6, stage: 2}}")
    assert holds("when:\n  - P: {play: Some}\n  - P: {choose: []}\nthen: {P: {hand: 5, stage: 3}}")
    assert holds(
        "when:\n  - P: {play: Some}\n  - P: {choose: [Rook#a, Rook#c]}\nthen: {P: {hand: 7, stage: {2: Rook}}}"
    )


def test_a_game_waits_at_every_play_timing_even_if_there_is_nothing_to_do() -> None:
    text = "scenario: s\ngame: weiss-schwarz\nrules: [6.5]\nwhen:\n  - P: {pass: main}\n  - P: {pass: climax}\n"
    assert run_text(text + "  - P: {pass: attacker}\nthen: {asks: {who: Q, for: clock}}").holds


def test_a_game_without_end_is_a_draw_that_has_to_be_said() -> None:
    text = (
        "scenario: s\ngame: weiss-schwarz\nrules: [11.1.1.1]\ncards:\n  Spin:\n    program:\n"
        "      - {kind: auto, when: {turns: this, to: rested}, do: [{turn: this, to: standing}]}\n"
        "      - {kind: auto, when: {turns: this, to: standing}, do: [{turn: this, to: rested}]}\n"
        "      - {kind: act, do: [{turn: this, to: rested}]}\n"
        "given: {P: {stage: {1: Spin}}}\nwhen:\n  - P: {use: Spin}\nthen: "
    )
    assert run_text(text + "{result: {draw: true, rule: 11.1.1.1}}").holds
    run = run_text(text + "{}")
    assert "it is a draw by rule 11.1.1.1" in run.message


def test_a_game_can_begin_with_its_preparation() -> None:
    text = (
        "scenario: s\ngame: weiss-schwarz\nrules: [5.2.1.4]\ncards: {Rook: {}}\ngiven: {step: preparation}\n"
        "shuffles: {P: [keep], Q: [keep]}\ncoins: [Q]\n"
        "when:\n  - Q: {mulligan: [blank, blank]}\n  - P: {mulligan: []}\n  - Q: {pass: clock}\n"
        "then:\n  Q: {hand: 6, waiting_room: 2}\n  P: {hand: 5, waiting_room: 0}\n  asks: {who: Q, for: main}\n"
    )
    assert run_text(text).holds, run_text(text)
