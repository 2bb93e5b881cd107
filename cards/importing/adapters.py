"""The file formats that can be imported: one line each."""

from cards.importing import own_json, ws_json
from cards.importing.records import Adapter
from rules.games.weiss_schwarz import WEISS_SCHWARZ

ADAPTERS: dict[str, Adapter] = {
    adapter.key: adapter
    for adapter in (
        Adapter(
            "ws-json",
            "Weiß Schwarz, the public English database",
            WEISS_SCHWARZ,
            ws_json.KNOWN_FIELDS,
            ws_json.read_row,
        ),
        Adapter(
            "starter",
            "Weiß Schwarz, in the format of the starter set",
            WEISS_SCHWARZ,
            own_json.known_fields(WEISS_SCHWARZ),
            own_json.reader(WEISS_SCHWARZ),
        ),
    )
}
