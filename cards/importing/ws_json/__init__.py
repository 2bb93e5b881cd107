"""The adapter `ws-json`: the public English Weiß Schwarz database, one JSON list a set, with its known dirt."""

from cards.importing.ws_json.row import KNOWN_FIELDS, read_row

__all__ = ["KNOWN_FIELDS", "read_row"]
