"""What came of a management command."""

import json
from io import StringIO
from typing import Any, NamedTuple

from django.core.management import CommandError, call_command


class Outcome(NamedTuple):
    """Its exit code, and what it printed on standard output and standard error."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def run_command(name: str, *words: str) -> Outcome:
    """Run a command with these words, and return what came of it."""
    out, err = StringIO(), StringIO()
    try:
        call_command(name, *words, stdout=out, stderr=err)
    except CommandError as error:
        return Outcome(error.returncode, out.getvalue(), err.getvalue() + str(error))
    return Outcome(0, out.getvalue(), err.getvalue())
