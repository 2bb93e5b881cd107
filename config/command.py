"""Runs a management command; what stops any of them ends it with a sentence, or silently, not with a traceback."""

import os
import select
import sys
from collections.abc import Sequence
from typing import Final

from django.core.management import execute_from_command_line
from django.db import DatabaseError, OperationalError, ProgrammingError

NOT_READ: Final = 128 + 13  # as the shell says it of a program whose reader has gone (SIGPIPE)
NO_TABLES: Final = 2  # as commands say that there is nothing to read


def run(words: Sequence[str]) -> None:
    """Run the command.

    A database that does not answer, or that lacks tables, ends it with a sentence that says what to do. A reader who
    has seen enough, as `head` has, ends it without a word.
    """
    try:
        try:
            execute_from_command_line(list(words))
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        if not _reader_is_gone():
            raise
        _end_silently()
    except (OperationalError, ProgrammingError) as error:
        _explain(error)
        raise


def _reader_is_gone() -> bool:
    """Return whether it is the pipe of an output that broke, and no connection to another program."""
    outputs = select.poll()
    for output in (1, 2):
        outputs.register(output, 0)
    return any(event & select.POLLERR for _, event in outputs.poll(0))


def _end_silently() -> None:
    """What is left to be written goes nowhere, that of the interpreter's own end too."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for output in (1, 2):
        os.dup2(nowhere, output)
    sys.exit(NOT_READ)


def _explain(error: DatabaseError) -> None:
    """End the command where the settings or the tables are the reason; return where they are not."""
    from config.reachable import first_line, has_all_tables, require_database

    require_database()
    if not has_all_tables():
        sys.stderr.write(
            f"The database lacks tables of this version ({first_line(error)}): run `manage.py migrate` first.\n"
        )
        sys.exit(NO_TABLES)
