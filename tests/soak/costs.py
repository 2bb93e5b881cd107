"""What abilities of starter cards cost, read from their programs and counted in the zones as plainly as possible."""

from collections.abc import Iterator
from typing import Any

from rules.folding import fold_trait
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX
from rules.games.weiss_schwarz.starter_programs import programs_of
from rules.games.weiss_schwarz.table import WeissGame

Program = dict[str, Any]
ENCORE: Program = {"encore": [{"stock": 3}]}


def programs(game: WeissGame, card: int) -> list[Program]:
    """Return what is written on a card, by the place of the ability; nothing on cards of decks without abilities."""
    return programs_of(game.specs[card].code)


def costs(game: WeissGame, card: int) -> Iterator[list[Program]]:
    """Yield every cost that an automatic ability of a card may have, those that others give it among them."""
    for program in (ENCORE, *programs(game, card)):
        for one in (program, program.get("gives", {}).get("ability", {}) if "gives" in program else {}):
            if one.get("kind", "auto") == "auto" and "backup" not in one:
                yield one.get("encore", one.get("cost", []))


def may_be_paid(game: WeissGame, player: int, card: int, cost: list[Program]) -> bool:
    """Return False where something of a cost is certainly not there."""
    side = game.sides[player]
    if sum(part.get("stock", 0) for part in cost) > len(side.stock):
        return False
    if sum(part.get("top", 0) for part in cost) > len(side.deck):
        return False
    if any("turn" in part for part in cost) and game.orientation[card] != words.STAND:
        return False
    return all(_has_chosen(game, player, part) for part in cost)


def _has_chosen(game: WeissGame, player: int, part: Program) -> bool:
    """Return whether there is a card to put away, to reveal, or to put under another."""
    chosen = part.get("put", part.get("reveal", part.get("under")))
    if not isinstance(chosen, dict) or "choose" not in chosen:
        return True
    asked = chosen["choose"]
    pile = game.sides[player].hand if asked["zone"] == "hand" else game.sides[player].stage
    return any(card != -1 and _fits(game, card, asked) for card in pile)


def _fits(game: WeissGame, card: int, asked: Program) -> bool:
    spec = game.specs[card]
    wanted = asked.get("trait", spec.traits)
    traits = map(fold_trait, [wanted] if isinstance(wanted, str) else wanted)
    kinds = {"character": CHARACTER, "climax": CLIMAX}
    if "type" in asked and spec.kind != kinds[asked["type"]]:
        return False
    if "trait" in asked and not set(traits) & set(spec.traits):
        return False
    return "name" not in asked or spec.name == asked["name"]
