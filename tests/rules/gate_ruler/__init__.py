"""Gate Ruler: deck construction and printed cards."""
