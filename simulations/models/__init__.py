"""Runs, the chunks that workers claim, and their results."""

from simulations.models.chunk import Chunk, ChunkResult
from simulations.models.run import Run

__all__ = ["Chunk", "ChunkResult", "Run"]
