"""`make run` looks before it starts: the port, and whether the site answers."""

import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from config import start
from config.variables import WrongSetting


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.socket() as server:
        server.bind((start.HOST, 0))
        server.listen()
        yield server


def test_a_port_in_use_is_refused_with_the_cure(listener: socket.socket) -> None:
    port = listener.getsockname()[1]
    with pytest.raises(WrongSetting, match=rf"Port {port} cannot be used .*make run PORT="):
        start.require_free(port)


def test_a_free_port_is_taken(listener: socket.socket) -> None:
    port = listener.getsockname()[1]
    listener.close()
    start.require_free(port)
    assert not start.answers(port)


def test_a_port_that_is_no_port_stops_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "http")
    with pytest.raises(WrongSetting, match="PORT is 'http'"):
        start.main()


class Refuse(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_error(503)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def test_a_site_that_answers_with_an_error_is_up() -> None:
    with HTTPServer((start.HOST, 0), Refuse) as server:
        thread = threading.Thread(target=server.handle_request)
        thread.start()
        assert start.answers(server.server_port)
        thread.join()
