"""Whatever is typed is read or refused in a proper way, and trees, queries and sentences go together."""

from hypothesis import example, given
from hypothesis import strategies as st

from cards.search.explain import explain
from cards.search.keys import keys_of
from cards.search.meaning import understand
from cards.search.page import QueryError
from cards.search.parse import parse
from cards.search.tree import And, Comparison, Name, Node, Not, Operator, Or, Pattern, Text, write
from rules.games import GAMES

GAME = GAMES["weiss-schwarz"]
SPELLINGS = sorted({spelling for key in keys_of(GAME) for spelling in key.spellings})
PIECES = st.sampled_from(
    [*'()|-!:=<>"/\\ ♪', "!=", "<=", "≥", " or ", " and ", "：", "“", "−", "bell", "0", "red", "*", ",", *SPELLINGS]
)
QUERIES = st.lists(PIECES, max_size=14).map("".join)

TEXTS = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zs", "Zl", "Zp")) | st.just(" "), max_size=12)
VALUES = st.builds(Text, TEXTS) | st.sampled_from(["a", r"a\/b", "^x$", "[/]"]).map(
    lambda source: Pattern(source.replace("[/]", r"[\/]"))
)
COMPARISONS = st.builds(
    Comparison,
    st.sampled_from(SPELLINGS),
    st.sampled_from(list(Operator)),
    st.lists(VALUES, min_size=1, max_size=3).map(tuple),
)


def larger(children: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    several = st.lists(children, min_size=2, max_size=3).map(tuple)
    return st.builds(Not, children) | st.builds(And, several) | st.builds(Or, several)


LEAVES: st.SearchStrategy[Node] = st.builds(Name, TEXTS, st.booleans()) | COMPARISONS
TREES = st.recursive(LEAVES, larger, max_leaves=8)


def check_refusal(error: QueryError, query: str) -> None:
    assert 0 <= error.position <= len(query)
    assert error.message
    assert error.suggestion


def read(query: str) -> Node | None:
    """Return the tree, or None for a query refused as queries are."""
    try:
        return parse(query)
    except QueryError as error:
        check_refusal(error, query)
        return None


@given(st.text())
def test_any_text_is_read_or_refused_with_a_place_inside_it(query: str) -> None:
    read(query)


@given(QUERIES)
@example("level:1 -")
@example("a or (b")
def test_any_query_is_understood_and_said_back_or_refused_with_a_place_inside_it(query: str) -> None:
    tree = read(query)
    if tree is None:
        return
    try:
        meaning = understand(tree, GAME)
    except QueryError as error:
        check_refusal(error, query)
    else:
        assert explain(meaning).endswith(".")


@given(QUERIES)
def test_what_was_read_reads_the_same_when_written_again(query: str) -> None:
    tree = read(query)
    assert tree is None or parse(write(tree)) == tree


@given(TREES)
def test_any_tree_is_read_back_from_its_query(tree: Node) -> None:
    assert parse(write(tree)) == tree
