"""The slots of a program: under which number an ability keeps the cards that the program names."""

from rules.games.weiss_schwarz.abilities import amounts
from rules.games.weiss_schwarz.abilities.ability import BY, THAT, THIS
from rules.games.weiss_schwarz.abilities.fields import ProgramError
from rules.games.weiss_schwarz.abilities.names import DAMAGE_DEALT, PLACE_LEFT


class Slots:
    """The slots of one program by name."""

    def __init__(self, known: tuple[str, ...] = ()) -> None:
        self.numbers = {"this": THIS, "that": THAT, "by": BY}
        for name in known:
            self.new(name)
        self.waits_for_damage = False
        self.remembered: dict[str, amounts.Remembered] = {}

    def new(self, name: str = "") -> int:
        """Return the slot called `name`, a new one if there is none yet or it has no name."""
        return self.numbers.setdefault(name or f"#{len(self.numbers)}", len(self.numbers))

    def damage_dealt(self, *, is_wanted: bool = True) -> int:
        """Return the slot of how much damage was dealt that the ability waited for; -1 where nothing asks."""
        return self.new(DAMAGE_DEALT) if is_wanted else self.numbers.get(DAMAGE_DEALT, -1)

    def place_left(self, *, is_wanted: bool = True) -> int:
        """Return the slot of the position that the character has left which it is about; -1 where nothing asks."""
        return self.new(PLACE_LEFT) if is_wanted else self.numbers.get(PLACE_LEFT, -1)

    def known(self, name: str, at: str) -> int:
        if name not in self.numbers:
            raise ProgramError(f"{at}: no cards are called {name!r} here, only {', '.join(self.numbers)}")
        return self.numbers[name]
