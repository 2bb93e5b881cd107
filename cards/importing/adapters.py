"""The file formats that can be imported: one line each, and the project's own format for every game."""

from cards.importing import own_json, ws_json
from cards.importing.records import Adapter
from rules.games import GAMES, Game
from rules.games.weiss_schwarz import WEISS_SCHWARZ

_PUBLIC = (
    Adapter(
        "ws-json", "Weiß Schwarz, the public English database", WEISS_SCHWARZ, ws_json.KNOWN_FIELDS, ws_json.read_row
    ),
)
OWN = "json"


def adapters() -> dict[str, Adapter]:
    """Return every adapter by its key; `json:GAME` reads the project's own format for that game."""
    return {adapter.key: adapter for adapter in (*_PUBLIC, *map(own_format, GAMES.values()))}


def own_format(game: Game) -> Adapter:
    """Return the adapter of the project's own format for `game`."""
    title = f"{game.title}, in this project's own format"
    return Adapter(key_for(OWN, game), title, game, own_json.known_fields(game), own_json.reader(game))


def key_for(name: str, game: Game | None) -> str:
    """Return the key of the adapter called `name`, which for the project's own format depends on the game."""
    return f"{name}:{game.key}" if name == OWN and game is not None else name
