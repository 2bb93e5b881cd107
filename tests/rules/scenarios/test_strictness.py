"""A scenario fails where it says too little, too much or something else than the game does."""

import pytest

from rules.games.weiss_schwarz.scripted.sentences import VALUES
from rules.games.weiss_schwarz.telling import TELLINGS
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
        ("when:\n  - P: {resolve: Rook#a}\nthen: {}", 2, "Of a single thing to choose nobody is asked."),
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
        ("then: {P: {deck: [blank, Rook]}}", 1, "then: P: deck: blank, Rook wanted, blank*4 found."),
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


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("P refresh", "nothing is told with 'refresh' behind 'P'. Did you mean 'refreshes'?"),
        ("P drwas Rook", "nothing is told with 'drwas' behind 'P'. Did you mean 'draws'?"),
        ("R takes", "nothing is told with 'R' at the beginning. There are P, Q."),
        ("P draws Rok", "nothing is told with 'Rok' behind 'P draws'. Did you mean 'Rook'?"),
        ("P puts Rook into the wating room", "behind 'P puts Rook into the'. Did you mean 'waiting'?"),
        ("P puts Rook, left center", "behind 'P puts Rook, left'. Did you mean 'centre'?"),
        ("Q takes 12 damages", "nothing is told with 'damages' behind 'Q takes 12'. Did you mean 'damage'?"),
        ("P attacks sidewards", "nothing is told with 'sidewards' behind 'P attacks'."),
    ],
)  # fmt: skip
@pytest.mark.parametrize("key", ["events", "no_events"])
def test_a_word_that_no_trace_has_is_refused_with_the_nearest_one(key: str, sentence: str, said: str) -> None:
    found = run_text(HEAD + f"then:\n  {key}:\n    - {sentence}")
    assert not found.is_readable
    assert (found.line - LINES, said in found.message) == (3, True), found


def test_every_event_can_be_told_of_in_a_scenario() -> None:
    assert set(VALUES) == set(TELLINGS)


def test_everything_that_differs_is_told_each_with_its_line() -> None:
    found = run_text(
        HEAD + "when:\n  - P: {play: Miller}\nshuffles: {P: [keep]}\nthen:\n"
        "  P: {hand: 9, clock: 0, stage: {1: Rook, 2: Miller}}\n"
        "  cards:\n    Rook#a: {power: 1, soul: 2}\n    Rook#b: {turned: rested}\n"
        "  no_events:\n    - P refreshes\n    - P plays the event\n"
        "  illegal: [{P: {play: Coin}, rule: 9.2.2}, {P: {play: Some}, rule: 9.2.2}]\n"
        "  result: {winner: Q}\n"
    )
    assert [line - LINES for line, _ in found.failures] == [5, 5, 5, 5, 7, 7, 8, 10, 11, 12, 12, 13]
    assert found.failures[0][1] == found.message


WALLED = """\
scenario: something
game: weiss-schwarz
rules: [7.2.1.4.1]
cards:
  Rook: {}
  Bound: {program: [{kind: cont, gives: {cannot: attack from the side}}]}
given:
  step: attack
  P: {stage: {1: Rook, 2: Bound}}
  Q: {stage: {3: blank, 2: blank}}
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Rook, type: direct", "Rook on position 1 attacks frontally or from the side: it faces blank on position 3"),
        ("Bound, type: side", "Bound on position 2 cannot attack from the side: an effect forbids it (rule 1.3.3)."),
        ("Bound, type: direct", "Bound on position 2 attacks frontally or from the side: it faces blank on position 2"),
    ],
)  # fmt: skip
def test_an_attack_of_the_wrong_type_is_refused_with_the_positions(text: str, said: str) -> None:
    found = run_text(WALLED + "when:\n  - P: {attack: " + text + "}\nthen: {}")
    assert said in found.message, found
    assert found.line == 12


@pytest.mark.parametrize("kind", ["frontal", "side"])
def test_only_a_direct_attack_is_made_where_nobody_is_opposite(kind: str) -> None:
    found = run_text(
        WALLED.replace("3: blank, ", "1: blank, ") + f"when:\n  - P: {{attack: Rook, type: {kind}}}\nthen: {{}}"
    )
    assert "Rook on position 1 attacks directly: nobody is on position 3 of Q, which it faces" in found.message


def test_the_type_of_an_attack_can_be_legal_or_not() -> None:
    then = (
        "then: {legal: [P: {attack: Rook, type: side}], illegal: [{P: {attack: Rook, type: direct}, rule: 7.2.1.4.1}]}"
    )
    assert run_text(WALLED + then).holds


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
