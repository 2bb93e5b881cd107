"""Reads the abilities of card files into programs, and says what is not read."""

import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.compiling import read_game, unread
from cards.importing import adapters
from cards.importing.adapters import OWN, key_for
from cards.importing.reading import FileRefusedError
from cards.importing.records import Adapter, Notes, RowRefusedError
from cards.models import Card
from rules.games import GAMES, Game
from rules.text.survey import Survey, Surveyed

SHOWN = 30


class Command(BaseCommand):
    help = "Read the card text of a file, or of a folder of them, into programs, or that of the cards that are stored."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "path", type=Path, nargs="?", help="a card file, or a folder of them; nothing of it is stored"
        )
        parser.add_argument(
            "--adapter", choices=sorted({key.partition(":")[0] for key in adapters()}), help="its format"
        )
        parser.add_argument("--game", choices=list(GAMES), help=f"whose cards a file of {', '.join(OWN)} holds")
        parser.add_argument(
            "--stored", action="store_true", help="read what this compiler has not read of the catalogue"
        )
        parser.add_argument("--constructs", action="store_true", help="say how many card names use each construct")
        parser.add_argument("--json", action="store_true", help="print the outcome as one JSON object")

    def handle(self, *_args: Any, **options: Any) -> None:
        if options["stored"]:
            self._read_stored(options)
            return
        if options["path"] is None or options["adapter"] is None:
            raise CommandError("Name a card file and its --adapter, or --stored.")
        adapter = _adapter(options["adapter"], options["game"])
        texts = adapter.game.texts
        if texts is None:
            raise CommandError(f"The text of {adapter.game.title} is not read yet.")
        started = time.monotonic()
        survey = Survey(texts, self._cards(adapter, options["path"]))
        found = survey.as_json()
        found["seconds"] = round(time.monotonic() - started, 1)
        if options["constructs"]:
            found["constructs"] = survey.uses()
        self.stdout.write(json.dumps(found, ensure_ascii=False) if options["json"] else _told(found))

    def _read_stored(self, options: dict[str, Any]) -> None:
        """Read the cards of the catalogue that are not read yet, and say how many of all are exact."""
        if options["path"] is not None or options["adapter"] is not None or options["constructs"]:
            raise CommandError("--stored reads the cards of the catalogue: no file, --adapter or --constructs with it.")
        games = [GAMES[options["game"]]] if options["game"] else list(GAMES.values())
        started = time.monotonic()
        read = sum(unread(game).count() for game in games)
        for game in games:
            read_game(game)
        found = {
            "read": read,
            "cards": {game.key: _stored_share(game) for game in games if game.texts is not None},
            "seconds": round(time.monotonic() - started, 1),
        }
        self.stdout.write(json.dumps(found) if options["json"] else _told_stored(found))

    def _cards(self, adapter: Adapter, path: Path) -> Iterator[Surveyed]:
        """Yield the cards of the files; rows that are refused are told on standard error, and left out."""
        if not path.exists():
            raise CommandError(f"There is no {path}.")
        files = sorted(path.glob(f"*{adapter.suffix}")) if path.is_dir() else [path]
        if not files:
            raise CommandError(f"There are no {adapter.suffix} files in {path}.")
        for file in files:
            try:
                rows = adapter.read_file(file)
            except FileRefusedError as error:
                raise CommandError(f"{file.name}: {error}") from error
            for position, row in enumerate(rows, start=1):
                try:
                    record = adapter.read_row(row, Notes(file.name, position, ""))
                except RowRefusedError as error:
                    self.stderr.write(f"left out: {file.name} position {position}: {error}")
                else:
                    yield Surveyed(record.code, file.stem, record.printed)


def _adapter(name: str, game: str | None) -> Adapter:
    known = adapters()
    if name in known:
        return known[name]
    if game is None:
        raise CommandError(f"Say with --game whose cards a file of {name} holds.")
    return known[key_for(name, GAMES[game])]


def _stored_share(game: Game) -> dict[str, int]:
    cards = Card.objects.filter(game=game.key)
    return {"total": cards.count(), "exact": cards.filter(reading=Card.Reading.EXACT).count()}


def _told_stored(found: dict[str, Any]) -> str:
    lines = [f"{found['read']:,} cards read in {found['seconds']} s"]
    for key, share in found["cards"].items():
        lines.append(f"{GAMES[key].title}: {share['exact']:,} of {share['total']:,} cards exact ({_percent(share)})")
    return "\n".join(lines)


def _told(found: dict[str, Any]) -> str:
    lines = [
        f"{what}: {found[what]['exact']:,} of {found[what]['total']:,} exact ({_percent(found[what])})"
        for what in ("lines", "distinct", "cards")
    ]
    lines.append(f"{found['seconds']} s, compiler {found['version']}")
    reasons = Counter((one["reason"], one["words"]) for one in found["unsupported"])
    lines += [f"{count:6} {reason}: {words}" for (reason, words), count in reasons.most_common(SHOWN)]
    lines += _told_names(found)
    lines += [f"{names:6} card names: {construct}" for construct, names in found.get("constructs", {}).items()]
    return "\n".join(lines)


def _told_names(found: dict[str, Any]) -> list[str]:
    """Return what is said of the names in texts: in two languages, and those that no card has."""
    pairs, share, names = found["pairs"], found["two_languages"], found["names"]
    standings = Counter(pair["standing"] for pair in pairs)
    counted = ", ".join(f"{count} {standing}" for standing, count in standings.most_common())
    lines = []
    if pairs:
        lines.append(f"names in two languages: {len(pairs)} ({counted})")
        lines.append(f"    in {share['total']:,} distinct, {share['exact']:,} exact ({_percent(share)})")
    missing = names["missing"]
    lines.append(f"names of cards: {names['total']:,}, of which no card has {len(missing)}")
    lines += [_told_missing(one) for one in missing[:SHOWN]]
    return [*lines, "    ... (--json has all)"] if len(missing) > SHOWN else lines


def _told_missing(one: dict[str, Any]) -> str:
    cards, alike = one["cards"], one["alike"]
    more = f" and {len(cards) - 1} more" if len(cards) > 1 else ""
    almost = f"; almost alike: {', '.join(alike)}" if alike else ""
    return f"    {one['name']}{' (a part)' if one['is_part'] else ''}, in {cards[0]}{more}{almost}"


def _percent(share: dict[str, int]) -> str:
    return f"{100 * share['exact'] / share['total']:.1f}%" if share["total"] else "none"
