"""The sort orders that the page of results offers."""

from dataclasses import dataclass

from rules.games import FieldKind, Game


@dataclass(frozen=True, slots=True)
class SortChoice:
    """A value of `order:` and how the page calls it; the empty value is the game's own order."""

    value: str
    label: str


def sort_choices(game: Game, now: str = "") -> tuple[SortChoice, ...]:
    """Return what results can be sorted by: `now` too, where a query asks for something of its own."""
    usual = ", ".join(_title(game, key) for key in game.default_order)
    choices = [SortChoice("", usual[:1].upper() + usual[1:]), SortChoice("name", "Name"), SortChoice("code", "Number")]
    for field in game.fields:
        if field.kind is FieldKind.NUMBER:
            choices.append(SortChoice(f"-{field.key}", f"{field.title}, high to low"))
            choices.append(SortChoice(field.key, f"{field.title}, low to high"))
        elif field.values:
            choices.append(SortChoice(field.key, field.title))
    if now not in {choice.value for choice in choices}:
        choices.append(SortChoice(now, now))
    return tuple(choices)


def _title(game: Game, key: str) -> str:
    field = game.find_field(key)
    return field.spoken if field else key
