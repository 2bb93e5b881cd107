"""Addresses of the account page; signing in and passwords are django-allauth's."""

from django.urls import path

from accounts import views

app_name = "accounts"
urlpatterns = [
    path("", views.page, name="page"),
    path("tokens/", views.add_token, name="add-token"),
    path("tokens/<int:pk>/revoke/", views.end_token, name="end-token"),
    path("delete/", views.delete, name="delete"),
]
