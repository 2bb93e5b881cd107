"""Card databases: sets, cards, printings, formats; importers; the query language."""
