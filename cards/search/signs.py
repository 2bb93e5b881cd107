"""Writes the signs of a query in one way, character by character, so that positions stay what they are."""

_WIDE: dict[int, int] = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_SAME_SIGN: dict[int, int | str] = {
    **_WIDE,
    **{ord(quote): '"' for quote in "“”„″＂"},
    **{ord(dash): "-" for dash in "‐‑‒–—―−"},
    ord("\u3000"): " ",
}


def plain_signs(query: str) -> str:
    """Return `query` with full-width signs, curly quotes and long dashes as their plain forms."""
    return query.translate(_SAME_SIGN)
