"""Keys that a browser holds in its session: by them it may edit what it made without an account."""

from collections.abc import Container
from secrets import compare_digest
from typing import Protocol

from django.http import HttpRequest


class Made(Protocol):
    """Something that may have been made without an account."""

    key: str
    editor_key: str


class HeldKeys:
    """The keys of one kind of thing: the editor key of each by its own key, under `name` in the session."""

    def __init__(self, name: str) -> None:
        self.name = name

    def of(self, request: HttpRequest) -> dict[str, str]:
        """Return the editor keys that this browser holds, by key."""
        held = request.session.get(self.name, {})
        return held if isinstance(held, dict) else {}

    def has(self, request: HttpRequest, made: Made) -> bool:
        """Whether this browser made it, or took it over."""
        return compare_digest(self.of(request).get(made.key, "").encode(), made.editor_key.encode())

    def add(self, request: HttpRequest, made: Made, alive: Container[str]) -> None:
        """Hold one more; of the others only those whose keys are `alive`."""
        kept = {key: value for key, value in self.of(request).items() if key in alive}
        request.session[self.name] = kept | {made.key: made.editor_key}

    def drop(self, request: HttpRequest, gone: Container[str]) -> None:
        """Hold no longer what has one of these keys."""
        request.session[self.name] = {key: value for key, value in self.of(request).items() if key not in gone}
