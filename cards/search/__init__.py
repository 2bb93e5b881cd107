"""The query language: one parser for browsing, building, the API and bookmarks."""

from cards.search.page import QueryError, SearchPage
from cards.search.service import search

__all__ = ["QueryError", "SearchPage", "search"]
