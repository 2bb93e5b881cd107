"""Addresses of runs."""

from django.urls import path

from simulations.views import goldfish, matches, runs

app_name = "simulations"
urlpatterns = [
    path("decks/<slug:key>/goldfish/", goldfish.goldfish, name="goldfish"),
    path("decks/<slug:key>/matches/", matches.matches, name="matches"),
    path("runs/<slug:key>/", runs.show, name="run"),
    path("runs/<slug:key>/progress/", runs.progress, name="progress"),
    path("runs/<slug:key>/measures.csv", runs.measures, name="measures"),
    path("runs/<slug:key>/stop/", runs.stop, name="stop"),
    path("runs/<slug:key>/resume/", runs.resume, name="resume"),
    path("runs/<slug:key>/extend/", runs.extend, name="extend"),
    path("runs/<slug:key>/delete/", runs.delete, name="delete"),
]
