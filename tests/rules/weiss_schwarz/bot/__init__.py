"""The greedy bot: a table, a request, and what it takes."""
