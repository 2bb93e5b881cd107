"""Reading of Weiß Schwarz card text: a printed ability becomes a program in the words of docs/abilities.md."""

from rules.games.weiss_schwarz.text.compiling import VERSION, compile_line
from rules.games.weiss_schwarz.text.names import names_in
from rules.games.weiss_schwarz.text.parsing import constructs
from rules.games.weiss_schwarz.text.printing import told
from rules.text.texts import Texts

TEXTS = Texts(compile_line, VERSION, constructs, names_in=names_in, told=told)

__all__ = ["TEXTS"]
