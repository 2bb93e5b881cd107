"""Why a run was not started, stopped or changed."""


class RunError(Exception):
    """Everything that a run service refuses; the message is for the person who asked."""


class RefusedRun(RunError):
    """What was asked for cannot be played: an illegal deck, too many games, another engine."""


class RunLimitReached(RunError):
    """There is no room: the message says what to stop or delete first."""
