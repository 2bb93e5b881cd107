"""Reading of Weiß Schwarz card text: a printed ability becomes a program in the words of docs/abilities.md."""
