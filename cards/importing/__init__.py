"""Card files into the catalogue: read, repaired where certain, checked, written, and every finding reported."""

from cards.importing.adapters import adapters
from cards.importing.report import Report
from cards.importing.service import UnknownAdapterError, find_adapter, import_file, import_path, import_starter

__all__ = ["Report", "UnknownAdapterError", "adapters", "find_adapter", "import_file", "import_path", "import_starter"]
