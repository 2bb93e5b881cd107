"""actions.lark: what is done."""

from typing import Any, ClassVar, Final

from rules.games.weiss_schwarz.text.meanings import (
    AMONG,
    DAMAGE_DEALT,
    DECLARED,
    IT,
    PAIR,
    SHOWN,
    THIS,
    UNSAID,
    Cards,
    Chosen,
    Program,
    Ref,
)
from rules.games.weiss_schwarz.text.reads_moves import FACE_UP, ReadsMoves, of_theirs
from rules.games.weiss_schwarz.text.reads_numbers import Count
from rules.games.weiss_schwarz.text.reads_stage import ReadsStage
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError

_FACES: Final = {"face up", "face down"}


class ReadsActions(ReadsMoves, ReadsStage):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "opponents_shuffle": {"shuffle": "opponent's"},
        "yours": "yours",
        "opponents": "opponent's",
        "same_damage": DAMAGE_DEALT,
        "shuffle": {"shuffle": "yours"},
        "turn_this_down": {"turn": "this", "to": "face down"},
        "exchange": {"exchange": PAIR, "changed": False},
        "exchange_standing": {"exchange": PAIR, "turned": "standing", "changed": False},
        "standby_effect": {
            "place": {
                "choose": {
                    "zone": "waiting_room",
                    "type": "character",
                    "level": {"most": [{"cards_in": "level"}, 1]},
                },
                "up_to": True,
            },
            "at": "stage",
            "turned": "rested",
        },
    }

    def _chosen(self, count: Count, cards: Cards) -> Chosen:
        number, up_to, is_other = count
        return Chosen({**cards, "is": "other"} if is_other else cards, number, up_to)

    def some(self, parts: list[Any]) -> Chosen:
        return self._chosen(parts[0], parts[1])

    some_of_yours = some

    def some_of_opponents(self, parts: list[Any]) -> Chosen:
        return self._chosen(parts[0], {**parts[1], "whose": "opponent's"})

    def some_anywhere(self, parts: list[Any]) -> Chosen:
        """Return some cards of a zone; where it is not said whose, what comes before says which are meant."""
        if isinstance(parts[0], dict):  # where they are is said first
            place, count, cards = parts
            parts = [count, {**cards, **place}]
        chosen = self.some(parts)
        is_said = {"zone", "place", "whose"} & set(chosen.cards)
        return chosen if is_said else chosen._replace(cards={**chosen.cards, "whose": UNSAID})

    def one_or_another(self, parts: list[Any]) -> Chosen:
        """Return a card of one place, or of another one."""
        number, cards, other, others = parts
        if (number, other) != (1, 1) or "zone" not in cards or "zone" not in others:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return Chosen({"either": [cards, others]})

    def some_among(self, parts: list[Any]) -> Chosen:
        count, *cards = parts
        return self._chosen(count, {"among": AMONG, **(cards[0] if cards else {})})

    def among_those(self, parts: list[Cards]) -> Cards:
        """Return some of the cards that were looked at or chosen together."""
        return {"among": AMONG, **(parts[0] if parts else {})}

    def some_revealed(self, parts: list[Any]) -> Chosen:
        return self._chosen(parts[0], {"among": SHOWN, **parts[1]})

    def some_called(self, parts: list[Any]) -> Chosen:
        return self._chosen(parts[0], {"name": parts[1]})

    def choose(self, parts: list[Chosen]) -> Program:
        cards = parts[0].cards
        if cards.get("zone") == "stock" and not {"top", "bottom"} & set(cards):  # 3.10.2: nobody sees which ones
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return _choose(parts[0])

    def trait_of(self, parts: list[Any]) -> Program:
        """Return the choice of a trait that certain characters have."""
        (number, up_to, is_other), cards = parts
        if number != 1 or is_other or not (isinstance(cards, Ref) or {"zone", "place"} & set(cards)):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"choose_trait": cards, **({"up_to": True} if up_to else {})}

    def choose_trait(self, parts: list[Program]) -> Program:
        return parts[0]

    def choose_with_trait(self, parts: list[Any]) -> list[Program]:
        chosen, trait = parts
        return [self.choose([chosen]), trait]

    def search(self, parts: list[Chosen]) -> Program:
        found = [_choose(chosen._replace(cards={"zone": "deck", **chosen.cards})) for chosen in parts]
        return found[0] if len(found) == 1 else {"both": found}

    def search_stock(self, parts: list[Chosen]) -> Program:
        """3.2.4, 3.10.2: a search shows who searches a zone that nobody may look into."""
        chosen = parts[0]
        return _choose(chosen._replace(cards={"zone": "stock", **chosen.cards}))

    def some_end(self, parts: list[Any]) -> Chosen:
        end, pile = parts
        return Chosen(self.end_of(end, pile, 1))

    def reveal_top(self, parts: list[str]) -> Program:
        return {"reveal_top": 1, **_of(parts[0])}

    def reveal_tops(self, parts: list[Any]) -> Program:
        return {"reveal_top": parts[0], **_of(parts[1])}

    def reveal_up_to(self, parts: list[Any]) -> Program:
        return {"reveal_top": parts[0], **_of(parts[1]), "up_to": True}

    def look(self, parts: list[Any]) -> Program:
        who, (cards, end, up_to) = parts
        if cards["zone"] != "deck":
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        few = {"up_to": True} if up_to else {}
        bottom = {"bottom": True} if end == "bottom" else {}
        return {"look": cards[end], **_of(cards.get("whose", "yours")), **bottom, **few, **_by(who)}

    def they_reveal(self, parts: list[Program]) -> Program:
        """Return what the opponent reveals; of up to so many the opponent says how many."""
        return {**parts[0], "by": "opponent"} if "up_to" in parts[0] else parts[0]

    def doing(self, parts: list[Program]) -> Program:
        return parts[0]

    def declare(self, parts: list[Any]) -> Program:
        whose, *numbers = parts
        one_of = numbers if len(numbers) > 1 else {"most": numbers[0]}
        return {"declare": one_of, **_by(whose), "as": DECLARED["remembered"]}

    def reveal(self, parts: list[Any]) -> Program:
        return {"reveal": parts[0]}

    def reveal_zone(self, parts: list[Cards]) -> Program:
        return {"reveal": self._hand(parts[0])}

    def see(self, parts: list[Cards]) -> Program:
        return {"see": self._hand(parts[0])}

    def _hand(self, zone: Cards) -> Cards:
        """3.3.2: of the zones that somebody may not look into, the only one that a text opens as a whole."""
        if zone.get("zone") != "hand":
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return of_theirs(zone)

    def shuffle_stock(self, parts: list[str]) -> Program:
        return {"shuffle": parts[0], "zone": "stock"}

    def put_either(self, parts: list[Any]) -> Program:
        whose, cards, one, other, *turned = parts
        if "in" not in other:
            return {"one_of": [[{"put": cards, **one}], [self.place([cards, other, *turned])]], **_by(whose)}
        order = {key: value for key, value in other.items() if key == "order"}
        return {"one_of": [[{"put": cards, **one, **order}], [{"put": cards, **other}]], **_by(whose)}

    def put_top_or_bottom(self, parts: list[Any]) -> Program:
        whose, cards, zone, *others = parts
        if zone.get("zone") not in ("deck", "stock", "clock"):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        ends = [{"in": zone["zone"]}, {"in": zone["zone"], "bottom": True}]
        return {"one_of": [[{"put": cards, **into}] for into in (*ends, *others)], **_by(whose)}

    def opponents_choice(self, parts: list[Any]) -> Program:
        chosen = self._chosen(parts[0], parts[1])
        is_mine = "whose" not in chosen.cards and [word.kind for word in self.words].count("your") == 2
        if is_mine and chosen.cards.get("zone") == "waiting_room":  # "your opponent", and "your waiting room"
            return {**_choose(chosen), "by": "opponent"}
        if chosen.cards.get("whose") not in ("theirs", "opponent's"):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {**_choose(chosen._replace(cards={**chosen.cards, "whose": "opponent's"})), "by": "opponent"}

    def opponents_choice_among(self, parts: list[Any]) -> Program:
        return {**_choose(self.some_among(parts)), "by": "opponent"}

    def opponents_own_choice(self, parts: list[Any]) -> Program:
        chosen = self._chosen(parts[0], {**parts[1], "whose": "opponent's"})
        return {**_choose(chosen), "by": "opponent"}

    def they_choose(self, parts: list[Any]) -> Program:
        """Return a choice of the other player; what is said to be yours is yours."""
        return {**_choose(self._chosen(parts[0], of_theirs(parts[1]))), "by": "opponent"}

    def they_draw(self, parts: list[Count]) -> Program:
        number, up_to, _ = parts[0]
        return {"draw": number, "of": "opponent's", **({"up_to": True, "by": "opponent"} if up_to else {})}

    def deal_times(self, parts: list[Any]) -> Program:
        return {"repeat": parts[1], "do": [{"damage": parts[0]}]}

    def draw(self, parts: list[Count]) -> Program:
        number, up_to, _ = parts[0]
        return {"draw": number, **({"up_to": True} if up_to else {})}

    def deal(self, parts: list[Any]) -> Program:
        """Return damage, or one of two damages of which the player says which."""
        *numbers, whose = parts
        to = {"to": {"yours": "you", "anyone's": "both"}[whose]} if whose != "opponent's" else {}
        dealt = [{"damage": number, **to} for number in numbers]
        return dealt[0] if len(dealt) == 1 else {"one_of": [[one] for one in dealt]}

    def rest(self, parts: list[Ref]) -> Program:
        return {"turn": parts[0], "to": "rested"}

    def stand(self, parts: list[Ref]) -> Program:
        return {"turn": parts[0], "to": "standing"}

    def reverse(self, parts: list[Ref]) -> Program:
        return {"turn": parts[0], "to": "reversed"}

    def stack(self, parts: list[Any]) -> Program:
        """10.14.1.1: this card and its markers below the card that was placed, which has a name."""
        return {"stack": IT, **({} if parts[0] == IT else parts[0])}

    def turn_over(self, parts: list[Any]) -> Program:
        """Only cards of level or memory that lie otherwise can be turned so where they are (3.9.2, 3.12.2)."""
        (number, up_to, _), cards, facing = parts
        turned = _turned_over(_choose(Chosen(cards, number, up_to)), facing)
        if cards.get("is") not in _FACES - {turned["to"]} or cards.get("zone") not in ("level", "memory"):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return turned

    def turn_it_over(self, parts: list[Any]) -> Program:
        return _turned_over(*parts)

    def named_one(self, parts: list[str]) -> Program:
        return {"called": parts[0]}

    def choose_two(self, parts: list[Chosen]) -> Program:
        """Return two choices or more; a zone that is said behind the last one is that of all."""
        said = next((one for one in reversed(parts) if one.cards.get("whose") != UNSAID), parts[-1])
        where: Cards = {key: said.cards[key] for key in ("zone", "whose", "among") if key in said.cards}
        first, *more = (_choose(_placed_too(one, where)) for one in parts)
        return {"both": [first, *(_another(one) for one in more)]}

    def choose_with_this(self, parts: list[Chosen]) -> Program:
        chosen = parts[0]
        return {"both": [THIS, _choose(chosen._replace(cards={**chosen.cards, "is": "other"}))]}

    def either_action(self, parts: list[Any]) -> Program:
        """Return one of two things that are done with the same cards."""
        return {"one_of": [[part] for part in parts]}

    def trigger_checks(self, parts: list[Any]) -> Program:
        return {"trigger_checks": parts[0]}


def _turned_over(cards: Any, facing: Program) -> Program:
    return {"turn": cards, "to": "face up" if facing == FACE_UP else "face down"}


def _another(choice: Program) -> Program:
    """Return a choice behind another one; of a zone that this card is not in "other" is another than that one."""
    cards = choice["choose"]
    if cards.get("is") != "other" or cards.get("zone", "stage") == "stage":
        return choice
    return {**choice, "choose": {**{key: one for key, one in cards.items() if key != "is"}, "except": IT}}


def _placed_too(chosen: Chosen, where: Cards) -> Chosen:
    """Return a choice among cards of which it is not said where they are, with where others are."""
    if chosen.cards.get("whose") != UNSAID or not {"zone", "among"} & set(where):
        return chosen
    return chosen._replace(cards={**{key: one for key, one in chosen.cards.items() if key != "whose"}, **where})


def _choose(chosen: Chosen) -> Program:
    return {"choose": chosen.cards, **_more(chosen.count), **({"up_to": True} if chosen.up_to else {})}


def _by(whose: str) -> Program:
    """Return who does something, where that is the opponent."""
    return {} if whose == "yours" else {"by": "opponent"}


def _of(whose: str) -> Program:
    return {} if whose == "yours" else {"of": whose}


def _more(count: Any) -> Program:
    return {} if count == 1 else {"count": count}
