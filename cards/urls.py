"""Addresses of the catalogue."""

from django.urls import path

from cards import views

app_name = "cards"
urlpatterns = [
    path("<slug:game>/cards/", views.browse, name="browse"),
    path("<slug:game>/cards/<path:code>/", views.printing, name="printing"),
    path("cards/<int:pk>/", views.card, name="card"),
]
