"""What games are known to lead to, as text: whole games in words, and how many positions can be reached.

`make golden` writes the files anew; what changed in them is read before it is taken.
"""
