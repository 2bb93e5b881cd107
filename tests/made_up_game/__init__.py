"""A game that exists nowhere else, added as any game is: no other part knows which games there are."""
