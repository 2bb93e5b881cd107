"""The version of the engine: games of one version are the same everywhere, those of another may differ."""

from typing import Final

# Raise it with every change that can change any game: a rule, the order of choices, the random source.
ENGINE_VERSION: Final = "9"
