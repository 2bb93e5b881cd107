"""Logs as JSON lines or as text to read; every line written during a request carries the request's id."""

import re
import secrets
from collections.abc import Callable
from typing import Any

import structlog
from django.http import HttpRequest, HttpResponse
from structlog.stdlib import ProcessorFormatter

USABLE_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")


def logging_config(log_format: str, level: str) -> dict[str, Any]:
    """Return Django's LOGGING: one handler for everything, and nothing mailed."""
    through_root: dict[str, Any] = {"handlers": [], "propagate": True}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"structured": {"()": "config.logs.formatter", "log_format": log_format}},
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "structured"}},
        "root": {"handlers": ["console"], "level": level},
        "loggers": {"django": through_root, "django.server": through_root},
    }


def formatter(log_format: str) -> ProcessorFormatter:
    """Return a formatter for the standard library's loggers; `log_format` is json or text."""
    before: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    as_text = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    as_json = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    last: list[Any] = as_json if log_format == "json" else [as_text]
    return ProcessorFormatter(foreign_pre_chain=before, processors=[ProcessorFormatter.remove_processors_meta, *last])


class RequestIdMiddleware:
    """Gives each request an id, a proxy's X-Request-ID if that is usable, and answers with it."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        given = request.headers.get("X-Request-ID", "")
        request_id = given if USABLE_ID.fullmatch(given) else secrets.token_hex(8)
        with structlog.contextvars.bound_contextvars(request_id=request_id):
            response = self.get_response(request)
        response["X-Request-ID"] = request_id
        return response
