"""What card texts can say, as data: abilities, what they watch for, what they change, what they do.

`reading` makes abilities of programs (JSON), `keywords` writes those of chapter 10 in the same words.
"""
