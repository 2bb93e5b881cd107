"""Measurements of what people wait for, on both databases: `make bench`."""
