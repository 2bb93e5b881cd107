"""The judge's page: pasted lists, files and folders of them, judged in one format as of one day."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Any

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from config.file_names import name_order, plain_name
from config.rate_limits import limit_writes
from decks.checking import Judge, Judged
from decks.formats import format_choices
from decks.forms import read_day
from decks.legality import UnknownFormat, format_spec
from decks.limits import LIST_BYTES, LISTS_AT_ONCE
from decks.lists import ListError, decode
from rules.games import GAMES, Game

PASTED = "The pasted list"


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@limit_writes
def judge(request: HttpRequest) -> HttpResponse:
    """Ask for lists, a format and a day; print a verdict on each list."""
    wanted = Wanted.read(request)
    if request.method != "POST":
        return _page(request, wanted, {})
    try:
        judged = wanted.judged()
    except (ListError, UnknownFormat) as error:
        return _page(request, wanted, {"refusal": str(error)}, 400)
    said = {"judged": judged, "judged_game": wanted.game, "legal": sum(one.legal for one in judged)}
    return _page(request, wanted, said)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the form says; `place` is a game and one of its formats, as `GAME/FORMAT`."""

    place: str
    day: str
    text: str
    uploads: Sequence["UploadedFile[bytes]"] = ()

    @classmethod
    def read(cls, request: HttpRequest) -> "Wanted":
        data = request.POST if request.method == "POST" else request.GET
        uploads = [*request.FILES.getlist("files"), *filter(_is_shown, request.FILES.getlist("folder"))]
        return cls(data.get("in", ""), data.get("on", ""), data.get("text", "")[: LIST_BYTES + 1], uploads)

    @property
    def game(self) -> Game | None:
        return GAMES.get(self.place.partition("/")[0])

    def judged(self) -> tuple[Judged, ...]:
        """Judge every list; raises ListError where there is none or too many, UnknownFormat, or a bad day."""
        judge = self._judge()
        count = len(self.uploads) + bool(self.text.strip())
        if not count:
            raise ListError("There is no list: paste one, or choose files or a folder.")
        if count > LISTS_AT_ONCE:
            raise ListError(f"These are {count} lists; at most {LISTS_AT_ONCE} are judged at once.")
        return tuple(self._lists(judge))

    def _judge(self) -> Judge:
        game = self.game
        if game is None:
            raise ListError("Choose a format to judge in.")
        day = read_day(self.day) if self.day else timezone.localdate()
        if day is None:
            raise ListError(f"{self.day!r} is no day: write it like 2026-01-31.")
        return Judge(game, format_spec(game, self.place.partition("/")[2], day), day)

    def _lists(self, judge: Judge) -> Iterator[Judged]:
        if self.text.strip():
            yield judge.read(PASTED, lambda: decode(self.text.encode("utf-8", "replace")))
        for upload in sorted(self.uploads, key=lambda one: name_order(one.name or "")):
            yield judge.read(plain_name(upload.name or ""), partial(_text, upload))


def _is_shown(upload: "UploadedFile[bytes]") -> bool:
    """Whether a file of a folder is one that its owner sees there: systems keep files of their own, `.DS_Store`."""
    return not (upload.name or "").startswith(".")


def _text(upload: "UploadedFile[bytes]") -> str:
    return decode(upload.read(LIST_BYTES + 1))


def _page(request: HttpRequest, wanted: Wanted, context: dict[str, Any], status: int = 200) -> HttpResponse:
    common = {"wanted": wanted, "today": timezone.localdate(), "choices": _choices(timezone.localdate())}
    return render(request, "decks/judge.html", common | {"most": LISTS_AT_ONCE} | context, status=status)


def _choices(on: date) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return by game the value and title of each of its formats."""
    return [
        (game.title, [(f"{game.key}/{key}", title) for key, title in format_choices(game.key, on)])
        for game in GAMES.values()
    ]
