"""Every address of the site; tests/config/test_permissions.py holds who may use each."""

from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.urls import include, path

from config.health import health
from config.home import home
from config.pages import favicon, robots
from config.theme import set_theme

admin.autodiscover()
admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]

urlpatterns = [
    path("", home, name="home"),
    path("robots.txt", robots, name="robots"),
    path("favicon.ico", favicon, name="favicon"),
    path("theme/", set_theme, name="theme"),
    path("decks/", include("decks.urls")),
    path("", include("simulations.urls")),
    path("accounts/", include("accounts.urls")),
    path("accounts/", include("allauth.urls")),
    path("health/", health, name="health"),
    path("api/v1/", include("config.api.urls")),
    path("admin/", admin.site.urls),
    # Last, since a game stands first in its addresses: `<game>/cards/` would also take `admin/cards/`.
    path("", include("cards.urls")),
]

handler400 = "config.errors.bad_request"
handler403 = "config.errors.permission_denied"
handler404 = "config.errors.page_not_found"
handler429 = "config.errors.too_many_requests"
handler500 = "config.errors.server_error"
