"""Scenarios: tiny games as YAML files that a player can read and write (docs/scenarios.md)."""
