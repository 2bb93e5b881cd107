"""Every address of the site; tests/config/test_permissions.py holds who may use each."""

from django.contrib import admin
from django.urls import include, path
from django.views.generic import TemplateView

from config.theme import set_theme

urlpatterns = [
    path("", TemplateView.as_view(template_name="home.html"), name="home"),
    path("theme/", set_theme, name="theme"),
    path("", include("cards.urls")),
    path("decks/", include("decks.urls")),
    path("accounts/", include("allauth.urls")),
    path("api/v1/", include("config.api.urls")),
    path("admin/", admin.site.urls),
]
