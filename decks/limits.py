"""How much one person may store, so that a public site stays usable for all."""

DECKS_PER_USER = 500
DECKS_PER_BROWSER = 50
COPIES_PER_LINE = 99
LINES_PER_DECK = 200
CHANGES_PER_EDIT = 100
NAME_LENGTH = 120
LIST_BYTES = 64 * 1024
UNREAD_LENGTH = 20_000
