"""The keys by which decks are addressed."""

import secrets

import pytest

from decks.models.deck import new_key


def test_no_key_begins_with_a_dash_which_a_command_would_take_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-dash", "-again", "fine-key"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _size: next(made))
    assert new_key() == "fine-key"
