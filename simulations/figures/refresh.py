"""The first refresh of the deck: when, and with how many climaxes."""

from rules.lab.tally import Tally
from simulations.figures.figure import Figure, Shape, Unit
from simulations.figures.shares import most_common, share_points
from simulations.figures.wording import number, percent


def refresh_turn(tally: Tally) -> Figure | None:
    if "refresh_turn" not in tally:
        return None
    turns, games = tally.distribution("refresh_turn"), tally.count("turns")
    share = sum(turns.values()) / games
    claim = f"{percent(share)} of games refresh the deck, most often in turn {most_common(turns)}"
    points = share_points(turns, games)
    note = "The first refresh of each game."
    return Figure("refresh-turn", claim, "Turn", "% of games", points, Unit.SHARE, Shape.BARS, note=note)


def refresh_climaxes(tally: Tally) -> Figure | None:
    if "refresh_climaxes" not in tally:
        return None
    climaxes = tally.distribution("refresh_climaxes")
    refreshed = sum(climaxes.values())
    mean, cards = number(tally.mean("refresh_climaxes")), number(tally.mean("refresh_cards"))
    claim = f"{mean} climaxes are in the new deck of {cards} cards"
    return Figure(
        "refresh-climaxes", claim, "Climaxes in the new deck", "% of refreshes", share_points(climaxes, refreshed),
        Unit.SHARE, Shape.BARS, counted="Refreshes",
    )  # fmt: skip
