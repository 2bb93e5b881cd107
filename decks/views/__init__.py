"""Pages of decks: each parses, calls a service or a queryset method, and renders."""
