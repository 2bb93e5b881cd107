"""Listens to a page: errors on the console, exceptions, violated policies, files that failed to load."""

from dataclasses import dataclass, field

from playwright.sync_api import ConsoleMessage, Page, Request, Response

LISTENER = """
window.policyViolations = [];
document.addEventListener("securitypolicyviolation", (event) => {
  window.policyViolations.push(`${event.effectiveDirective} forbids ${event.blockedURI} ${event.sample}`);
});
"""


# What an answer's status tells already; and that htmx left a search for the next one, as it is asked to.
TOLD_ELSEWHERE = ("Failed to load resource", "htmx:sendAbort", "htmx:afterRequest")
OFFLINE = "net::ERR_INTERNET_DISCONNECTED"


@dataclass
class Watch:
    """What went wrong on a page since it was opened.

    `expected` are answers that a test provokes, by their status; `may_be_offline` says that it takes the network away.
    """

    page: Page
    expected: set[int] = field(default_factory=set)
    may_be_offline: bool = False
    problems: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.add_init_script(LISTENER)
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.problems.append(f"exception: {error}"))
        self.page.on("requestfailed", self._on_failure)
        self.page.on("response", self._on_response)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(TOLD_ELSEWHERE):
            self.problems.append(f"console {message.type}: {message.text}")

    def _on_failure(self, request: Request) -> None:
        if self.may_be_offline and request.failure == OFFLINE:
            return
        if request.failure != "net::ERR_ABORTED":  # left behind by moving on to another page
            self.problems.append(f"not loaded: {request.url} ({request.failure})")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400 and response.status not in self.expected:
            self.problems.append(f"answered {response.status}: {response.url}")

    def all_problems(self) -> list[str]:
        violations: list[str] = self.page.evaluate("window.policyViolations ?? []")
        return self.problems + [f"policy: {violation}" for violation in violations]
