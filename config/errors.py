"""Answers for errors outside of any view: problems under /api/, pages elsewhere."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views import defaults

from config.api import problems


def is_for_programs(request: HttpRequest) -> bool:
    return request.path.startswith("/api/")


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    if is_for_programs(request):
        return problems.problem_response(problems.BAD_REQUEST, "The request cannot be read.")
    return defaults.bad_request(request, exception)


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
