"""cards.lark the other way: what a card has to be, in words."""

from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import Fields, fields, listed
from rules.games.weiss_schwarz.text.printing import cards, numbers, places, quoted_ability
from rules.games.weiss_schwarz.text.printing.speaking import Speaker
from rules.games.weiss_schwarz.text.printing.words import (
    BY_EFFECT,
    ICONS,
    TURNED,
    ZONES,
    alternatives,
    either,
    quoted,
)

NUMBERS: Final = ("level", "cost", "power", "soul")
_NOUNS: Final = {
    "character": ("character", "characters"),
    "climax": ("climax", "climaxes"),
    "event": ("event", "events"),
}
_STATES: Final = {
    "in battle": "in battle",
    "marked": "with a marker",
    "attacker": "that attacks",
    "defender": "that is attacked",
    "this": "that is this card",
    "top of clock": "that is the top card of your clock",
    "without traits": "with no traits",
}
ANY: Final = "any"  # icon
_BEFORE: Final = ("other", "face up", "face down", "direct attacking")
_SEEN: Final = {"in front": "in front of this card", "behind": "behind this card", "facing": "facing this card"}
_MIXED: Final = ("colour", "trait", "name_has")  # of which a card may be the one or the other


def described(read: Fields, speaker: Speaker, *, many: bool) -> str:
    """Return what cards have to be, without where they are and whose: "other 《Salt》 characters"."""
    roles = listed(read.take("is")) if "is" in read.left else []
    states = [_STATES[one] for one in roles if one not in _BEFORE]
    other = [one for one in _BEFORE if one in roles]
    mixed = is_mixed(read)
    if read.has("any") and not mixed:
        kinds = [kind(one, f"{read.here('any')}[{at}]", speaker, many=many) for at, one in enumerate(read.take("any"))]
        return " ".join([*other, alternatives(kinds), *_tails(read, speaker, many), *states])
    before, behind = either_of(read, many=many) if mixed else ([], [])
    found = [*other, *_adjectives(read, speaker), *before, _noun(read, many), *behind, *_tails(read, speaker, many)]
    return " ".join([*found, *states])


def kind(value: Any, at: str, speaker: Speaker, *, many: bool) -> str:
    with fields(value, at) as read:
        place = places.where(read)
        return f"{described(read, speaker, many=many)} {place}".strip()


def is_mixed(read: Fields) -> bool:
    """Return whether a card may be of some colour or trait, or called somehow, and is a single kind of card."""
    kinds = read.values.get("any", [])
    return bool(kinds) and all(len(one) == 1 and set(one) <= set(_MIXED) for one in kinds)


def either_of(read: Fields, *, many: bool) -> tuple[list[str], list[str]]:
    """Return what stands before the noun, and behind it, of a card that may be one thing or another."""
    kinds = [(key, word) for one in read.take("any") for key, value in one.items() for word in listed(value)]
    traits = [f"《{word}》" for key, word in kinds if key == "trait"]
    names = [quoted(word) for key, word in kinds if key == "name_has"]
    colours = [word for key, word in kinds if key == "colour"]
    if not names:
        return [alternatives([*colours, *traits])], []
    return [], [f"with {alternatives([*colours, *traits, *names])} in {_its(many)} name"]


def _its(many: bool) -> str:
    return "their" if many else "its"


def late(read: Fields, speaker: Speaker) -> str:
    """Return what is said behind the place of cards that are called something: " with level lower than your level"."""
    is_late = _is_called(read)
    return "".join(
        f" with {_compared(read, key, speaker)}"
        for key in NUMBERS
        if is_late and read.has(key) and _is_said_behind(read.values[key])
    )


def _adjectives(read: Fields, speaker: Speaker) -> list[str]:
    found = [TURNED[read.text("turned")]] if read.has("turned") else []
    for key in NUMBERS:
        if read.has(key) and not _is_said_behind(read.values[key]):
            found.append(f"{key} {numbers.bound(read.take(key), speaker)}")
    if read.has("colour"):
        found.append(alternatives(read.texts("colour")))
    if read.has("trait"):
        found.append(either(f"《{trait}》" for trait in read.texts("trait")))
    return found


def _noun(read: Fields, many: bool) -> str:
    if _is_called(read):
        names = alternatives(map(quoted, read.texts("name")))
        return f"{names} {'markers' if many else 'marker'}" if read.values.get("zone") == "markers" else names
    if read.has("type"):
        return _NOUNS[read.text("type")][many]
    if read.values.get("zone") == "markers":
        return "markers" if many else "marker"
    return "cards" if many else "card"


def _is_called(read: Fields) -> bool:
    """Return whether a name stands for cards by itself: nothing is said behind it."""
    return read.has("name") and not read.has("type") and "in battle" not in listed(read.values.get("is", []))


def _is_said_behind(value: Any) -> bool:
    return numbers.is_compared(value) or _of_another(value) is not None


def _of_another(value: Any) -> Any:
    """Return the cards of which a card has to have the level, if that is said."""
    cards_of_it = value.get("level") if isinstance(value, dict) and set(value) == {"level"} else None
    return cards_of_it if cards_of_it != "this" else None


def _tails(read: Fields, speaker: Speaker, many: bool) -> list[str]:
    found = []
    if read.has("name_has"):
        found.append(f"with {alternatives(map(quoted, read.texts('name_has')))} in {_its(many)} name")
    if read.has("icon"):
        icon = read.text("icon")
        found.append("with a trigger icon" if icon == ANY else f"with {ICONS[icon]} in {_its(many)} trigger icon")
    if read.has("name") and not _is_called(read):
        found.append(f"named {alternatives(map(quoted, read.texts('name')))}")
    found += [
        f"with {_compared(read, key, speaker)}"
        for key in NUMBERS
        if read.has(key) and key in read.left and _is_said_behind(read.values[key])
    ]
    if read.has("keyword"):
        found.append(f"with {alternatives(quoted(word.title()) for word in read.texts('keyword'))}")
    if read.has("ability"):
        found.append(f"with {quoted(quoted_ability.printed(read.take('ability'), read.here('ability')))}")
    if "place" in read.left and read.values["place"] in tuple(_SEEN):
        found.append(_SEEN[read.text("place")])
    if read.has("same"):
        found.append(f"with the same {_same(read, speaker)}")
    if read.has("arrived"):
        found.append(f"that was placed on the stage {ways_of_arriving(read)} this turn")
    if read.has("not"):
        found.append(_without(read, speaker, many))
    return found


def _compared(read: Fields, key: str, speaker: Speaker) -> str:
    other = _of_another(read.values[key])
    if other is None:
        return f"{key} {numbers.compared(read.take(key), speaker)}"
    read.take(key)
    return f"the same {key} as {cards.those(other, read.here(key), speaker)}"


def _same(read: Fields, speaker: Speaker) -> str:
    value = read.take("same")
    if not isinstance(value, dict):
        return f"{value} as this card"
    with fields(value, read.here("same")) as inner:
        return f"card name as {cards.those(inner.take('name'), inner.here('name'), speaker)}"


def _without(read: Fields, speaker: Speaker, many: bool) -> str:
    """Return what cards are not."""
    value, at = read.take("not"), read.here("not")
    with fields(value, at) as inner:
        if set(value) == {"trait"}:
            return f"without {either(f'《{trait}》' for trait in inner.texts('trait'))}"
        if set(value) == {"name_has"}:
            return f"without {alternatives(map(quoted, inner.texts('name_has')))} in {_its(many)} name"
        if set(value) == {"turned"}:
            return f"that {'are' if many else 'is'} not {TURNED[inner.text('turned')]}"
        if value == {"is": "marked"}:
            inner.take("is")
            return "without a marker"
        if value == {"is": "in battle"}:
            return f"not {_STATES[inner.text('is')]}"
        if set(value) == {"name"}:
            return f"except {alternatives(map(quoted, inner.texts('name')))}"
        place = places.where(inner)
        return f"except {described(inner, speaker, many=True)} {place}".strip()


def ways_of_arriving(read: Fields) -> str:
    """Return from where a card came this turn: zones, by change, or by an effect of which card."""
    return alternatives(_way(way, read.here("arrived")) for way in listed(read.take("arrived")))


def _way(way: Any, at: str) -> str:
    if not isinstance(way, dict):
        return 'by a "Change" effect' if way == "changed" else f"from your {ZONES[way]}"
    with fields(way, at) as read, fields(read.take("by"), read.here("by")) as source:
        icon = BY_EFFECT[read.one_of("how", BY_EFFECT, "")]
        return f"by the {icon}effect of {quoted(source.text('name'))}"
