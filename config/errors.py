"""Answers for errors outside of any view: problems under /api/, pages elsewhere."""

from typing import Any

from django.conf import settings
from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views import defaults

from config.api import problems


def is_for_programs(request: HttpRequest) -> bool:
    return request.path.startswith("/api/")


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    if is_for_programs(request):
        return problems.problem_response(problems.BAD_REQUEST, "The request cannot be read.")
    said = _what_is_too_much(exception)
    return render(request, "400.html", {"said": said}, status=400) if said else defaults.bad_request(request, exception)


def _what_is_too_much(exception: Exception) -> str:
    """Say which limit a form has passed, and nothing where it is none of these."""
    match exception:
        case TooManyFilesSent():
            return f"The form holds more than {settings.DATA_UPLOAD_MAX_NUMBER_FILES} files: choose fewer of them."
        case TooManyFieldsSent():
            return f"The form holds more than {settings.DATA_UPLOAD_MAX_NUMBER_FIELDS} fields: send less at once."
        case RequestDataTooBig():
            most = settings.DATA_UPLOAD_MAX_MEMORY_SIZE // 1024**2
            return f"The form holds more than {most} MB beside its files: paste less at once."
        case _:
            return ""


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    if is_for_programs(request):
        return problems.problem_response(problems.NOT_ALLOWED, problems.NOT_ALLOWED.advice)
    return defaults.permission_denied(request, exception)


def page_not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    if is_for_programs(request):
        return problems.problem_response(problems.NOT_FOUND, f"{problems.DOCS} lists the addresses there are.")
    return defaults.page_not_found(request, exception)


def too_many_requests(request: HttpRequest, *_: Any) -> HttpResponse:
    """Answer where django-allauth has counted too many tries at signing in, and the like."""
    return render(request, "429.html", status=429)


def server_error(request: HttpRequest) -> HttpResponse:
    if is_for_programs(request):
        return problems.problem_response(problems.SERVER_ERROR, problems.SERVER_ERROR.advice)
    return defaults.server_error(request)
