"""The query language: one parser for browsing, building, the API and bookmarks."""

from cards.search.filters import Filters, read_filters, to_query, toggled
from cards.search.page import QueryError, SearchPage
from cards.search.service import explain_query, search

__all__ = ["Filters", "QueryError", "SearchPage", "explain_query", "read_filters", "search", "to_query", "toggled"]
