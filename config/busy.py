"""A database that is busy with one long write, as SQLite is during a large import: try again, nothing is broken."""

from collections.abc import Callable

from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from config.api import problems
from config.errors import is_for_programs

SECONDS = 10


def is_busy(error: BaseException) -> bool:
    """Whether the database only waited too long for its turn to write."""
    return isinstance(error, OperationalError) and "locked" in str(error)


class BusyDatabaseMiddleware:
    """Answers 503 with Retry-After where a request could not have its turn to write; nothing of it is written."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        if not is_busy(exception):
            return None
        if is_for_programs(request):
            response: HttpResponse = problems.problem_response(problems.BUSY, problems.BUSY.advice)
        else:
            response = render(request, "503.html", status=503)
        response["Retry-After"] = str(SECONDS)
        return response
