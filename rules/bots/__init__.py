"""Players: each is asked for one option of a request after the other."""
