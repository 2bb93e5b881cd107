"""Figures in lists: rows of a table, and what looks like a number of copies but is none."""

import re

_FIELD = r'(?: ?"(?:[^"]|"")*" ?|[^",;]*)'
_ROW = re.compile(rf"{_FIELD}(?:[,;]{_FIELD})+")
CODE = r"[A-Za-z0-9]{1,8}/[A-Za-z0-9]{1,8}-[A-Za-z0-9-]*\d[A-Za-z0-9+]*"
_FIGURES = re.compile(r"[\W_xX]*\d(?:[\W_\dxX]|[eE](?=\d))*")


def is_figures(text: str) -> bool:
    """Whether `text` is made of digits and signs alone, such as `3.5`, `1e2`, `-4` or `4)`."""
    return _FIGURES.fullmatch(text) is not None


def from_row(plain: str) -> str:
    """Return a row of a table (`"4","ABC/W01-E001","Name"`) as a line with its count in front; else the line itself."""
    if not _ROW.fullmatch(plain):
        return plain
    fields = [_unquoted(field) for field in re.findall(rf"(?:^|[,;])({_FIELD})", plain)]
    counts = [field for field in fields if field.isdecimal()]
    codes = [field for field in fields if re.fullmatch(CODE, field)]
    if len(counts) != 1 or not (codes or '"' in plain):
        return plain
    names = [field for field in fields if field and field not in (*counts, *codes)]
    return " ".join((*counts, *codes, ", ".join(names))).strip()


def _unquoted(field: str) -> str:
    bare = field.strip()
    return bare[1:-1].replace('""', '"').strip() if bare.startswith('"') else bare
