"""Pages of decks."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


def mine(request: HttpRequest) -> HttpResponse:
    """List the decks of this user or this browser."""
    return render(request, "decks/mine.html", {})
