"""Says what is wrong with a query that the grammar cannot read, in a player's words."""

from lark import Token, UnexpectedInput, UnexpectedToken

from cards.search.page import QueryError
from cards.search.signs import plain_signs


def misreading(error: UnexpectedInput, query: str) -> QueryError:
    """Return what the grammar's error means to a player."""
    if isinstance(error, UnexpectedToken) and error.token.type == "$END":
        return _unfinished(error, query)
    return _misplaced(query, min(error.pos_in_stream or 0, len(query)))


def _unfinished(error: UnexpectedToken, query: str) -> QueryError:
    stack = error.interactive_parser.parser_state.value_stack if error.interactive_parser else []
    tokens = [entry for entry in stack if isinstance(entry, Token)]
    last = tokens[-1] if tokens else None
    if last is not None and last.type == "OPERATOR":
        return QueryError("A value is missing at the end.", len(query), "For example level:1.")
    opened = next((token for token in reversed(tokens) if token.type == "LEFT"), None)
    if opened is not None:
        return QueryError("This parenthesis is not closed.", opened.start_pos or 0, "Add ) where it ends.")
    return QueryError(
        "Something is missing at the end.", len(query), 'A word such as or that belongs to a name goes in quotes: "or".'
    )


def _misplaced(query: str, position: int) -> QueryError:
    sign = plain_signs(query[position : position + 1])
    match sign:
        case '"':
            return QueryError("This quotation mark is not closed.", position, 'Add " where the phrase ends.')
        case "/":
            return QueryError("This pattern is not closed.", position, "Add / where the pattern ends.")
        case ")":
            return QueryError(
                "This parenthesis closes nothing, or nothing stands in it.", position, "Take it away or write ( before."
            )
        case "|":
            return QueryError(
                "| stands between two values after a key.", position, "Write level:0|1, and between names bell or book."
            )
        case ":" | "=" | "<" | ">" | "≤" | "≥" | "≠" | "!":
            return QueryError(
                f"There is no key before {sign}.", position, f'If {sign} belongs to a name, put it in quotes: "…".'
            )
    return QueryError("This is out of place here.", position, 'Put it in quotes if it belongs to a name: "…".')
