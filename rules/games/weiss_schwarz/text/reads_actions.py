"""actions.lark: what is done."""

from typing import Any, ClassVar

from rules.games.weiss_schwarz.text.meanings import (
    AMONG,
    IT,
    PAIR,
    SAME_NUMBER,
    THIS,
    UNSAID,
    Cards,
    Chosen,
    Program,
    Ref,
)
from rules.games.weiss_schwarz.text.reads_numbers import Count
from rules.text.grammar import Reader
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError


class ReadsActions(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "leave": [],  # they are there still
        "opponents_shuffle": {"shuffle": "opponent's"},
        "to_any": {"to": "an empty place"},
        "to_centre": {"to": "an empty place of the centre"},
        "to_back": {"to": "an empty place of the back"},
        "to_middle": {"to": "the empty place in the middle"},
        "to_faced": {"to": "an empty place of the centre with a character facing it"},
        "to_any_of_theirs": {"to": "an empty place", "of": "opponent's"},
        "to_centre_of_theirs": {"to": "an empty place of the centre", "of": "opponent's"},
        "yours": "yours",
        "opponents": "opponent's",
        "shuffle": {"shuffle": "yours"},
        "markers": {"zone": "markers"},
        "face_up": {},
        "face_down": {"face_down": True},
        "unsaid": {"face_down": True},  # 3.7.2: nobody sees what lies in a marker area
        "whole_stage": "stage",
        "centre_part": "centre",
        "back_part": "back",
        "as_rested": {"turned": "rested"},
        "as_standing": {},  # 3.6.3
        "the_one": {},
        "turn_this_down": {"turn": "this", "to": "face down"},
        "its_position": {"at": "the same place"},
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
        chosen = self.some(parts)
        is_said = {"zone", "place", "whose"} & set(chosen.cards)
        return chosen if is_said else chosen._replace(cards={**chosen.cards, "whose": UNSAID})

    def some_among(self, parts: list[Any]) -> Chosen:
        return self._chosen(parts[0], {"among": AMONG, **parts[1]})

    def some_called(self, parts: list[Any]) -> Chosen:
        return self._chosen(parts[0], {"name": parts[1]})

    def choose(self, parts: list[Chosen]) -> Program:
        return _choose(parts[0])

    def search(self, parts: list[Chosen]) -> Program:
        chosen = parts[0]
        return _choose(chosen._replace(cards={"zone": "deck", **chosen.cards}))

    def look_up_to(self, parts: list[Any]) -> Program:
        return {"look": parts[0], **_of(parts[1]), "up_to": True}

    def look_just(self, parts: list[Any]) -> Program:
        return {"look": parts[0], **_of(parts[1])}

    def look_one(self, parts: list[str]) -> Program:
        return {"look": 1, **_of(parts[0])}

    def reveal_top(self, parts: list[str]) -> Program:
        return {"reveal_top": 1, **_of(parts[0])}

    def reveal_tops(self, parts: list[Any]) -> Program:
        return {"reveal_top": parts[0], **_of(parts[1])}

    def reveal_up_to(self, parts: list[Any]) -> Program:
        return {"reveal_top": parts[0], **_of(parts[1]), "up_to": True}

    def look(self, parts: list[Program]) -> Program:
        return parts[0]

    def reveal(self, parts: list[Ref]) -> Program:
        return {"reveal": parts[0]}

    def into(self, parts: list[Cards]) -> Program:
        if "zone" not in parts[0]:  # a position, where a card is not put but placed
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"in": parts[0]["zone"]}

    def to_top(self, parts: list[Cards]) -> Program:
        return self.into(parts)

    def to_bottom(self, parts: list[Cards]) -> Program:
        return {**self.into(parts), "bottom": True}

    def put(self, parts: list[Any]) -> Program:
        return {"put": parts[0], **parts[1]}

    def put_either(self, parts: list[Any]) -> Program:
        return {"one_of": [[{"put": parts[0], "in": "deck"}], [{"put": parts[0], **parts[1]}]]}

    def put_top_or_bottom(self, parts: list[Any]) -> Program:
        return {"one_of": [[{"put": parts[0], "in": "deck"}], [{"put": parts[0], "in": "deck", "bottom": True}]]}

    def top_cards(self, parts: list[Any]) -> Program:
        return {"top": parts[0], **_of(parts[1]), **parts[2]}

    def top_card(self, parts: list[Any]) -> Program:
        return {"top": 1, **_of(parts[0]), **parts[1]}

    def top_of_pile(self, parts: list[Any]) -> Program:
        return {"put": {"zone": parts[0], "top": 1}, **parts[1]}

    def bottom_of_pile(self, parts: list[Any]) -> Program:
        return {"put": {"zone": parts[0], "bottom": 1}, **parts[1]}

    def clock_up_to(self, parts: list[Any]) -> Program:
        number, into = parts
        return {"put": {"choose": {"zone": "clock", "top": number}, **_more(number), "up_to": True}, **into}

    def put_some_among(self, parts: list[Any]) -> Program:
        number, into = parts
        return {"put": {"choose": {"among": AMONG}, **_more(number)}, **into}

    def bottom_cards(self, parts: list[Any]) -> Program:
        return {"from_bottom": parts[0], **_of(parts[1]), **parts[2]}

    def bottom_card(self, parts: list[Any]) -> Program:
        return self.bottom_cards([1, *parts])

    def top_of_their_stock(self, parts: list[Any]) -> Program:
        return {"put": {"zone": "stock", "whose": "opponent's", "top": 1}, **parts[0]}

    def same_number(self, parts: list[Program]) -> Program:
        return {"top": SAME_NUMBER, "of": "opponent's", **parts[0]}

    def opponents_pile(self, parts: list[Any]) -> Program:
        return {"put": {"zone": parts[0], "whose": "opponent's"}, **parts[1]}

    def opponents_top_cards(self, parts: list[Any]) -> Program:
        return {"top": parts[0], "of": "opponent's", **parts[1]}

    def opponents_top_card(self, parts: list[Any]) -> Program:
        return self.opponents_top_cards([1, *parts])

    def opponents_choice(self, parts: list[Any]) -> Program:
        chosen = self._chosen(parts[0], parts[1])
        if chosen.cards.get("whose") != "theirs":
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {**_choose(chosen._replace(cards={**chosen.cards, "whose": "opponent's"})), "by": "opponent"}

    def move(self, parts: list[Any]) -> Program:
        return {"move": parts[0], **parts[1]}

    def deal_times(self, parts: list[Any]) -> Program:
        return {"repeat": parts[1], "do": [{"damage": parts[0]}]}

    def top_up_to(self, parts: list[Any]) -> Program:
        return {"top": parts[0], "up_to": True, **parts[1]}

    def top_of_their_clock(self, parts: list[Any]) -> Program:
        return {"put": {"zone": "clock", "whose": "opponent's", "top": 1}, **parts[0]}

    def bottom_of_their_stock(self, parts: list[Any]) -> Program:
        return {"put": {"zone": "stock", "whose": "opponent's", "bottom": 1}, **parts[0]}

    def flip(self, parts: list[Any]) -> Program:
        return {"flip": parts[0]}

    def draw(self, parts: list[Count]) -> Program:
        number, up_to, _ = parts[0]
        return {"draw": number, **({"up_to": True} if up_to else {})}

    def deal(self, parts: list[Any]) -> Program:
        return {"damage": parts[0]}

    def rest(self, parts: list[Ref]) -> Program:
        return {"turn": parts[0], "to": "rested"}

    def stand(self, parts: list[Ref]) -> Program:
        return {"turn": parts[0], "to": "standing"}

    def reverse(self, parts: list[Ref]) -> Program:
        return {"turn": parts[0], "to": "reversed"}

    def any_position(self, parts: list[str]) -> Program:
        return {} if parts[0] == "stage" else {"at": parts[0]}

    def open_position(self, parts: list[str]) -> Program:
        return {"at": "an empty place" if parts[0] == "stage" else f"an empty place of the {parts[0]}"}

    def place(self, parts: list[Any]) -> Program:
        card, at, *turned = parts
        return {"place": card, **at, **(turned[0] if turned else {})}

    def stack(self, parts: list[Program]) -> Program:
        """10.14.1.1: this card and its markers below the card that was placed, which has a name."""
        return {"stack": IT, **parts[0]}

    def turn_down(self, parts: list[Any]) -> Program:
        """Only cards of level or memory that lie face up can be turned so where they are (3.9.2.1, 3.12.2.1)."""
        (number, up_to, _), cards = parts
        if cards.get("is") != "face up" or cards.get("zone") not in ("level", "memory"):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"turn": _choose(Chosen(cards, number, up_to)), "to": "face down"}

    def named_one(self, parts: list[str]) -> Program:
        return {"called": parts[0]}

    def place_apart(self, parts: list[Any]) -> Program:
        cards, where, *turned = parts
        return {"place": cards, "apart": True, **self.any_position([where]), **(turned[0] if turned else {})}

    def place_defending(self, parts: list[Any]) -> Program:
        if parts[1] != {"at": "the same place"}:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"place": parts[0], **parts[1], "defends": True}

    def return_to_position(self, parts: list[Any]) -> Program:
        card, turned = parts
        return {"place": card, "at": "the same place" if card == THIS else "the place that it left", **turned}

    def opponents_place(self, parts: list[Ref]) -> Program:
        return {"place": parts[0], "by": "opponent"}

    def top_to_hand(self, parts: list[str]) -> Program:
        return {"put": {"zone": parts[0], "top": 1}, "in": "hand"}

    def put_under(self, parts: list[Any]) -> Program:
        cards, facing, host = parts
        return {"under": cards, **_host(host), **facing}

    def top_under(self, parts: list[Any]) -> Program:
        return self.tops_under([1, *parts])

    def tops_under(self, parts: list[Any]) -> Program:
        number, pile, facing, host = parts
        return {"under": {"zone": pile, "top": number}, **_host(host), **facing}

    def put_markers(self, parts: list[Any]) -> Program:
        return {"put": {"zone": "markers"}, **parts[1]}

    def choose_two(self, parts: list[Chosen]) -> Program:
        return {"both": [_choose(one) for one in parts]}

    def choose_with_this(self, parts: list[Chosen]) -> Program:
        chosen = parts[0]
        return {"both": [THIS, _choose(chosen._replace(cards={**chosen.cards, "is": "other"}))]}

    def trigger_checks(self, parts: list[Any]) -> Program:
        return {"trigger_checks": parts[0]}


def _choose(chosen: Chosen) -> Program:
    return {"choose": chosen.cards, **_more(chosen.count), **({"up_to": True} if chosen.up_to else {})}


def _host(host: Ref) -> Program:
    return {} if host == THIS else {"card": host}


def _of(whose: str) -> Program:
    return {} if whose == "yours" else {"of": whose}


def _more(count: Any) -> Program:
    return {} if count == 1 else {"count": count}
