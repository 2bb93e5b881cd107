"""The site as it is served to people: gunicorn, collected static files, a database with the starter set."""

import socket
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from config.processes import read_procfile
from tests import programs

PASSWORD = "correct horse battery staple"
MAINTAINER = "maintainer@decks.example"
UNLIMITED = "100000/s"
ERRORS = ("[error", ": ERROR/", "Traceback")
PLAY_SOME = """
from simulations.models import Run
from simulations.work import work_off

while not Run.objects.get(key={run!r}).results.exists():
    work_off(seconds=0)
"""


@dataclass(frozen=True)
class Site:
    """A running site, and the environment its commands need."""

    url: str
    env: dict[str, str]
    log: Path

    def manage(self, *words: str) -> str:
        return programs.manage(*words, env=self.env)

    def shell(self, code: str) -> str:
        """Run Python with the site's database and return what it printed."""
        return self.manage("shell", "--verbosity", "0", "-c", code).strip()

    def play_some(self, run: str) -> None:
        """Play the first part of a run, and no more, as a worker does that is stopped then."""
        self.shell(PLAY_SOME.format(run=run))

    @contextmanager
    def worker(self) -> Iterator[None]:
        """Keep a worker at work for the length of the block."""
        words = read_procfile(programs.ROOT / "Procfile")["worker"]
        with programs.running(*words, env=self.env, log=self.log):
            yield


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def served(folder: Path) -> Iterator[Site]:
    """Serve the site out of an empty folder for the length of the block."""
    port = free_port()
    env = programs.environment(
        PORT=str(port),
        VAR_DIR=str(folder / "var"),
        EMAIL_URL="dummymail://",
        PAGE_RATES=f"write={UNLIMITED},create={UNLIMITED},search={UNLIMITED}",
        API_RATES=f"anonymous={UNLIMITED},user={UNLIMITED},search={UNLIMITED},legality={UNLIMITED}",
        DJANGO_SUPERUSER_PASSWORD=PASSWORD,
    )
    site = Site(f"http://127.0.0.1:{port}", env, folder / "site.log")
    site.manage("migrate", "--verbosity", "0")
    site.manage("load_starter")
    site.manage("createsuperuser", "--noinput", "--username", "maintainer", "--email", MAINTAINER)
    site.manage("collectstatic", "--noinput", "--verbosity", "0")
    with programs.running(programs.BIN / "gunicorn", "config.wsgi", env=env, log=site.log):
        programs.wait_until(lambda: answers(site.url), "the site to answer")
        yield site
    errors = [line for line in site.log.read_text().splitlines() if any(sign in line for sign in ERRORS)]
    assert not errors, f"the site wrote errors to its log: {errors}"


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/health/", timeout=5) as answer:  # noqa: S310
            return bool(answer.status == 200)
    except OSError:
        return False
