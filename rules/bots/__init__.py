"""Players: each is shown a view, and asked for one option of its request, time and again."""
