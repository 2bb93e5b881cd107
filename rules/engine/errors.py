"""What can go wrong when a game is driven; a legal game raises none of these."""


class EngineError(Exception):
    """Any misuse of the engine."""


class NotWaiting(EngineError):
    """An answer was given while the game waits for none: it is over, or was not advanced."""


class IllegalOption(EngineError):
    """The answer is none of the options; the message names the rule of the request and what there was to choose."""


class RecordMismatch(EngineError):
    """A record does not lead where it says: another engine version, other decks, or a fault."""
