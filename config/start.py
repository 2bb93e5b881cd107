"""`make run`: prepare the database and the static files, then run the site, its worker and its scheduler."""

import http.client
import os
import socket
import sys
from pathlib import Path

import django
from django.core.management import call_command

from config import processes
from config.variables import WrongSetting, read_environment

HOST = "127.0.0.1"
BASE_DIR = Path(__file__).resolve().parent.parent


def main() -> int:
    """Prepare and run everything; return the exit code."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    os.environ.setdefault("LOG_FORMAT", "text")
    port = read_environment(BASE_DIR).number("PORT", 8000, 1, 65535)
    require_free(port)
    prepare()
    os.environ["PORT"] = str(port)
    commands = processes.read_procfile(BASE_DIR / "Procfile")
    message = f"\n  The site is at http://{HOST}:{port}/  (Ctrl-C stops it)\n"
    return processes.run(commands, lambda: answers(port), message)


def require_free(port: int) -> None:
    """Raise WrongSetting if another program listens on the port."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError as error:
            raise WrongSetting(
                f"Port {port} cannot be used ({error.strerror}): stop the program that uses it, "
                f"or choose another port, as in `make run PORT={port + 1 if port < 65535 else 8000}`."
            ) from error


def prepare() -> None:
    """Bring the database, the starter set and the static files up to date."""
    django.setup()
    from django.db import connections

    from config import reachable, static_files

    reachable.require_database()
    reachable.require_broker()
    call_command("migrate", verbosity=0)
    call_command("load_starter")
    static_files.collect_if_changed()
    connections.close_all()


def answers(port: int) -> bool:
    """Tell whether the site answers at all, whatever it says."""
    connection = http.client.HTTPConnection(HOST, port, timeout=5)
    try:
        connection.request("GET", "/")
        connection.getresponse()
    except OSError:
        return False
    finally:
        connection.close()
    return True


if __name__ == "__main__":
    sys.exit(main())
