"""moves.lark: what goes from one zone to another."""

from typing import Any, ClassVar, Final, NamedTuple

from rules.games.weiss_schwarz.text.meanings import SAME_NUMBER, THIS, Cards, Program, Ref
from rules.games.weiss_schwarz.text.reads_numbers import Count
from rules.text.grammar import Reader
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError

FACE_UP: Final[Program] = {}  # how what a program puts lies, if it does not say so
_FACE_DOWN: Final[Program] = {"face_down": True}
_FACE_DOWN_IN: Final = ("level", "memory")


class PileEnd(NamedTuple):
    """So many cards from the top or the bottom of a deck, a stock or a clock."""

    cards: Cards  # with the number by the end
    end: str
    up_to: bool = False


class ReadsMoves(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "leave": [],  # they are there still
        "markers": {"zone": "markers"},
        "face_up": FACE_UP,
        "face_down": _FACE_DOWN,
        "unsaid": _FACE_DOWN,  # 3.7.2: nobody sees what lies in a marker area
        "top_end": "top",
        "bottom_end": "bottom",
    }

    def into(self, parts: list[Any]) -> Program:
        zone = next((part for part in parts if isinstance(part, dict) and "zone" in part), {})
        facing = next((part for part in parts if part in (FACE_UP, _FACE_DOWN)), None)
        # The stage is for what says a position; in few zones a card may lie face down (3.9.2, 3.12.2).
        if not zone or (facing is not None and (facing == FACE_UP or zone["zone"] not in _FACE_DOWN_IN)):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        # Else they order their own cards (3.1.5).
        is_told = True in parts and zone.get("whose") in ("opponent's", "theirs")
        return {"in": zone["zone"], **({"order": "yours"} if is_told else {}), **(facing or {})}

    def to_top(self, parts: list[Any]) -> Program:
        return self.into(parts)

    def to_bottom(self, parts: list[Any]) -> Program:
        return {**self.into(parts), "bottom": True}

    def put(self, parts: list[Any]) -> Program:
        """Return what puts cards somewhere; where it says from where, that is where they are."""
        return {"put": parts[0], **parts[-1]}

    def in_any_order(self, parts: list[Any]) -> bool:
        return True

    def they_put(self, parts: list[Any]) -> Program:
        """Return what the opponent puts somewhere, in an order that is the opponent's then."""
        return {key: value for key, value in self.put(parts).items() if key != "order"}

    def owned(self, parts: list[Cards]) -> Cards:
        return of_theirs(parts[0])

    all_of_zone = owned

    def all_of_anyone(self, parts: list[Cards]) -> Cards:
        """Return the cards of both players."""
        return {**parts[0], "whose": "anyone's"}

    def put_except(self, parts: list[Any]) -> Program:
        """Return what puts all cards of a zone somewhere but for some; those stand before or behind the zone."""
        cards, one, other, *again, into = parts
        without, place = (one, other) if isinstance(one, Ref) else (other, one)
        if any(zone != place for zone in again):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"put": {**of_theirs({**cards, **place}), "except": without}, **into}

    def your_pile(self, parts: list[str]) -> Cards:
        return {"zone": parts[0]}

    def their_pile(self, parts: list[str]) -> Cards:
        return {"zone": parts[0], "whose": "opponent's"}

    def end_of(self, end: str, pile: Cards, number: Any) -> Cards:
        """Return so many cards from the end of a zone."""
        return {**pile, end: number}

    def end_card(self, parts: list[Any]) -> PileEnd:
        end, pile = parts
        return PileEnd(self.end_of(end, pile, 1), end)

    def end_cards(self, parts: list[Any]) -> PileEnd:
        end, number, pile = parts
        return PileEnd(self.end_of(end, pile, number), end)

    def end_count(self, parts: list[Any]) -> PileEnd:
        count: Count = parts[0]
        return PileEnd(self.end_of(parts[1], parts[2], count[0]), parts[1], count[1])

    def put_end(self, parts: list[Any]) -> Program:
        """Return what puts cards from the end of a pile somewhere; those of a deck one by one (3.2.3)."""
        (cards, end, up_to), into = parts
        few = {"up_to": True} if up_to else {}
        number = cards[end]
        if cards["zone"] == "deck":
            whose = {"of": cards["whose"]} if "whose" in cards else {}
            return {"top" if end == "top" else "from_bottom": number, **whose, **few, **into}
        if up_to and cards["zone"] != "clock":  # nobody sees which ones these are
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        if up_to:
            many = {} if number == 1 else {"count": number}
            return {"put": {"choose": cards, **many, **few}, **into}
        return {"put": cards, **into}

    def put_end_under(self, parts: list[Any]) -> Program:
        (cards, end, up_to), facing, host = parts
        put = {"under": cards, **_host(host), **facing}
        if not up_to:
            return put
        if cards[end] != 1:  # nobody sees which ones these are
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"may": [put]}

    def put_under(self, parts: list[Any]) -> Program:
        """Return what puts cards below one; how they lie is said in front of it or behind."""
        cards, facing, host, *behind = parts
        is_face_up = FACE_UP in (facing, *behind)
        return {"under": cards, **_host(host), **(FACE_UP if is_face_up else facing)}

    def put_markers(self, parts: list[Any]) -> Program:
        return {"put": {"zone": "markers"}, **parts[1]}

    def put_top_markers(self, parts: list[Any]) -> list[Program]:
        """3.7.2: some markers are those on top."""
        (number, up_to, is_other), into = parts
        if up_to or is_other:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return [{"put": {"zone": "markers", "top": number}, **into}]

    def some_host(self, parts: list[Any]) -> Program:
        """Return the choice of a character of the stage under which other cards go."""
        *number, cards = parts
        if number not in ([], [1]) or {"zone", "place"} & set(cards) or "name" not in cards:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return {"choose": cards}

    def same_number(self, parts: list[Program]) -> Program:
        return {"top": SAME_NUMBER, "of": "opponent's", **parts[0]}

    def flip(self, parts: list[Any]) -> Program:
        return {"flip": parts[0]}


def of_theirs(cards: Cards) -> Cards:
    """Return cards of which it is said that they are "theirs": the opponent's."""
    return {**cards, "whose": "opponent's"} if cards.get("whose") == "theirs" else cards


def _host(host: Any) -> Program:
    return {} if host == THIS else {"card": host}
