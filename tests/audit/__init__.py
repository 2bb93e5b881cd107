"""Draws abilities that are read exactly, to be compared with their programs by somebody: `make audit`."""
