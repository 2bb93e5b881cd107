"""Card numbers as these files spell them, in the one form they are printed in: `D-BT01/001`.

The EN behind the numbers of English print is left out: the language stands beside the number, and the number without
it is the one that files of either language share.
"""

import re
import unicodedata

from cards.importing.records import RowRefusedError

_NUMBER = re.compile(r"(?P<series>DZ|D|V|G)?-?(?P<release>[A-Z]{2,4}\d{0,2})[ _/-](?P<number>[A-Z]{0,4}\d{1,3})(?:EN)?")


def read_code(written: object, field: str) -> str:
    """Return the number that `dbt01_001`, `D-BT01 001` and `D-BT01/001EN` all mean; raises RowRefusedError."""
    if not isinstance(written, str):
        raise RowRefusedError(field, written, "must be a text")
    match = _NUMBER.fullmatch(unicodedata.normalize("NFKC", written).strip().upper())
    if match is None:
        raise RowRefusedError(field, written, "is no card number such as D-BT01/001")
    series = f"{match['series']}-" if match["series"] else ""
    return f"{series}{match['release']}/{match['number']}"
