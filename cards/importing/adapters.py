"""The file formats that can be imported: one line each, and the project's own format for every game."""

from collections.abc import Mapping
from dataclasses import replace

from cards.importing import cfa, own_csv, own_json, ws_json
from cards.importing.records import Adapter
from cards.importing.vanguard import classic, d_era, site
from rules.games import GAMES, Game
from rules.games.vanguard import VANGUARD
from rules.games.vanguard_2014 import VANGUARD_2014
from rules.games.weiss_schwarz import WEISS_SCHWARZ

_PUBLIC = (
    Adapter(
        "ws-json", "Weiß Schwarz, the public English database", WEISS_SCHWARZ, ws_json.KNOWN_FIELDS, ws_json.read_row
    ),
    Adapter(
        "vg-d",
        "Vanguard, D-era cards with their text in parts",
        VANGUARD,
        d_era.KNOWN_FIELDS,
        d_era.read_row,
        code_field="id",
        unspoken=d_era.UNSPOKEN,
    ),
    Adapter(
        "vg-site",
        "Vanguard, the export of a site for decks",
        VANGUARD,
        site.KNOWN_FIELDS,
        site.read_row,
        site.read_file,
        code_field=site.CODES,
        parts=site.parts,
        unspoken=site.UNSPOKEN,
    ),
    Adapter(
        "vg-classic",
        "Vanguard 2014, units under identifiers",
        VANGUARD_2014,
        classic.KNOWN_FIELDS,
        classic.read_row,
        code_field="id",
        unspoken=classic.UNSPOKEN,
    ),
)
OWN = ("json", "csv")  # formats that every game has
_CFA_GAMES = (VANGUARD, VANGUARD_2014)  # the first where no game is said


def adapters(columns: Mapping[str, str] | None = None) -> dict[str, Adapter]:
    """Return every adapter by its key; `json:GAME` and `csv:GAME` read the project's own format for that game.

    `columns` maps headings of a table to fields, and numbers of `cfa` to what they mean.
    """
    formats = (adapter for game in GAMES.values() for adapter in (own_format(game), own_table(game, columns or {})))
    simulators = (simulator(game, columns or {}) for game in _CFA_GAMES)
    return {adapter.key: adapter for adapter in (*_PUBLIC, *simulators, *formats)}


def simulator(game: Game, columns: Mapping[str, str]) -> Adapter:
    """Return the adapter of the text databases of Cardfight Area for one of the Vanguard games."""
    return Adapter(
        key_for("cfa", game),
        f"{game.title}, a text database of Cardfight Area",
        game,
        cfa.known_fields(game),
        cfa.reader(game, columns),
        cfa.file_reader(game, columns),
        ".txt",
        code_field=cfa.INDEX,
        unspoken=cfa.UNSPOKEN,
        takes_columns=True,
    )


def own(game: Game) -> str:
    """Return the name of the project's own format for `game`, whether as JSON or as a table."""
    return f"own:{game.key}"


def starter(game: Game) -> Adapter:
    """Return the adapter of the cards that come with `game`; nobody else's file is read by it."""
    return replace(own_format(game), written_also=_starter(game), supersedes=frozenset(), gives_way=True)


def _starter(game: Game) -> str:
    return f"starter:{game.key}"


def own_format(game: Game) -> Adapter:
    """Return the adapter of the project's own format for `game`."""
    known, read_row = own_json.known_fields(game), own_json.reader(game)
    title = f"{game.title}, in this project's own format"
    key = key_for("json", game)
    return Adapter(key, title, game, known, read_row, written_also=own(game), supersedes=frozenset({_starter(game)}))


def own_table(game: Game, columns: Mapping[str, str]) -> Adapter:
    """Return the adapter of the project's own format for `game`, saved as a table."""
    return replace(
        own_format(game),
        key=key_for("csv", game),
        title=f"{game.title}, a table (CSV)",
        read_file=own_csv.file_reader(game, columns),
        suffix=".csv",
        takes_columns=True,
    )


def key_for(name: str, game: Game | None) -> str:
    """Return the key of the adapter called `name`, which for some formats depends on the game."""
    if name == "cfa" and game in _CFA_GAMES[1:]:
        return f"{name}:{game.key}"
    return f"{name}:{game.key}" if name in OWN and game is not None else name
