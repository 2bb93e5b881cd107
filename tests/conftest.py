"""What all tests share: a skipped test fails the run."""

import pytest


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and reporter.stats.get("skipped") and exitstatus == 0:
        reporter.write_line("A skipped test proves nothing: failing the run.", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
