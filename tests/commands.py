"""What came of a management command."""

import json
from typing import Any, NamedTuple


class Outcome(NamedTuple):
    """Its exit code, and what it printed on standard output and standard error."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)
