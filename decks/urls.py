"""Addresses of decks."""

from django.urls import path

from decks import views

app_name = "decks"
urlpatterns = [
    path("", views.mine, name="mine"),
]
