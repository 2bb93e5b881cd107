"""Every page a person can open: its address and who opens it. An address of the site that is no page says why."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.contrib import admin
from django.urls import URLPattern, URLResolver, get_resolver

ANYONE, MEMBER, MAINTAINER = "", "member", "maintainer"


@dataclass(frozen=True)
class Visit:
    """An address with {placeholders} for fields of tests.browser.content.Content; `view` is the name it is known by."""

    view: str
    address: str
    who: str = ANYONE
    status: int = 200
    note: str = ""

    @property
    def name(self) -> str:
        """Return a name that can be that of a file."""
        parts = [self.view.replace(":", "-"), self.note, self.who]
        return "-".join(part for part in parts if part).replace(" ", "-")


CARDS = "/weiss-schwarz/cards/"
VISITS = [
    Visit("home", "/"),
    Visit("home", "/", MEMBER),
    Visit("cards:browse", CARDS),
    Visit("cards:browse", f"{CARDS}?q=level:0+colour:red", note="filtered"),
    Visit("cards:browse", f"{CARDS}?q=nothing-is-called-this", note="empty"),
    Visit("cards:browse", f"{CARDS}?q=level%3E%3D", status=400, note="bad query"),
    Visit("cards:card", "/cards/{card}/"),
    Visit("decks:mine", "/decks/", note="empty"),
    Visit("decks:mine", "/decks/", MEMBER),
    Visit("decks:new", "/decks/new/"),
    Visit("decks:claim", "/decks/claim/", MEMBER),
    Visit("decks:build", "/decks/{deck}/", MEMBER),
    Visit("decks:build", "/decks/{illegal}/?q=level:3", MEMBER, note="illegal"),
    Visit("decks:build", "/decks/{deck}/?q=level%3E%3D", MEMBER, note="bad query"),
    Visit("decks:import", "/decks/{deck}/import/", MEMBER),
    Visit("decks:list", "/decks/{deck}/list/", MEMBER),
    Visit("decks:hand", "/decks/{sample}/hand/?seed=1", MEMBER),
    Visit("decks:hand", "/decks/{sample}/hand/?seed=1&exchange=0&exchange=3", MEMBER, note="exchanged"),
    Visit("decks:hand", "/decks/{illegal}/hand/", MEMBER, note="too few cards"),
    Visit("decks:formats", "/decks/{deck}/formats/?on=2026-03-01", MEMBER),
    Visit("decks:formats", "/decks/{illegal}/formats/?on=soon", MEMBER, note="no day"),
    Visit("decks:judge", "/decks/judge/"),
    Visit("decks:boosters", "/decks/{pooled}/boosters/", MEMBER),
    Visit("decks:boosters", "/decks/{pooled}/boosters/?seed=7", MEMBER, note="opened"),
    Visit("decks:boosters", "/decks/{pooled}/boosters/?seed=8", MEMBER, note="others"),
    Visit("decks:build", "/decks/{pooled}/", MEMBER, note="with a pool"),
    Visit("decks:link", "/decks/{deck}/link/", MEMBER),
    Visit("decks:delete", "/decks/{deck}/delete/", MEMBER),
    Visit("decks:shared", "/decks/shared/{shared}/"),
    Visit("decks:shared", "/decks/shared/{shared}/", MEMBER, note="own"),
    Visit("decks:shared-formats", "/decks/shared/{shared}/formats/"),
    Visit("decks:shared-hand", "/decks/shared/{shared}/hand/"),
    Visit("simulations:goldfish", "/decks/{sample}/goldfish/", MEMBER),
    Visit("simulations:goldfish", "/decks/{illegal}/goldfish/", MEMBER, note="illegal"),
    Visit("simulations:matches", "/decks/{sample}/matches/", MEMBER),
    Visit("simulations:matches", "/decks/{illegal}/matches/", MEMBER, note="illegal"),
    Visit("simulations:run", "/runs/{run}/", MEMBER),
    Visit("simulations:run", "/runs/{match}/", MEMBER, note="a match"),
    Visit("simulations:run", "/runs/{unplayed}/", MEMBER, note="not played yet"),
    Visit("account_login", "/accounts/login/"),
    Visit("account_signup", "/accounts/signup/"),
    Visit("account_reset_password", "/accounts/password/reset/"),
    Visit("account_reset_password_done", "/accounts/password/reset/done/"),
    Visit("account_reset_password_from_key", "/accounts/password/reset/key/1-wrong/"),
    Visit("account_reset_password_from_key_done", "/accounts/password/reset/key/done/"),
    Visit("account_email_verification_sent", "/accounts/confirm-email/"),
    Visit("account_confirm_email", "/accounts/confirm-email/wrong/"),
    Visit("account_inactive", "/accounts/inactive/"),
    Visit("account_logout", "/accounts/logout/", MEMBER),
    Visit("account_email", "/accounts/email/", MEMBER),
    Visit("account_change_password", "/accounts/password/change/", MEMBER),
    Visit("account_reauthenticate", "/accounts/reauthenticate/", MEMBER),
    Visit("accounts:page", "/accounts/", MEMBER),
    Visit("accounts:delete", "/accounts/delete/", MEMBER),
    Visit("api:docs", "/api/v1/docs/"),
    Visit("not found", "/nowhere/", status=404),
    Visit("not found", "/decks/shared/nowhere/", status=404, note="deck"),
    Visit("admin:index", "/admin/", MAINTAINER),
    Visit("admin:password_change", "/admin/password_change/", MAINTAINER),
]

NOT_PAGES = {
    "account_set_password": "answers only to accounts without a password, and every account has one",
    "admin:app_list": "the front page of the admin lists the same models",
    "admin:autocomplete": "answers with JSON",
    "admin:cards_importconflict_keep": "takes POST only",
    "admin:cards_importconflict_take": "takes POST only",
    "admin:cards_importjob_again": "takes POST only",
    "admin:cards_importjob_apply": "takes POST only",
    "admin:cards_importjob_columns": "takes POST only",
    "admin:cards_importjob_template": "answers with a file",
    "admin:cards_importjob_progress": "a part of the page of an import",
    "admin:cards_importjob_report_csv": "answers with a file",
    "admin:cards_importjob_report_json": "answers with a file",
    "admin:jsi18n": "answers with a script",
    "admin:login": "sends on to the site's own sign-in",
    "admin:logout": "takes POST only",
    "admin:password_change_done": "says one sentence in the frame of the other pages",
    "admin:view_on_site": "sends on to another page",
    "api": "answers with JSON, but for its documentation",
    "decks:copy": "takes POST only",
    "decks:copy-sample": "takes POST only",
    "decks:copy-shared": "takes POST only",
    "decks:discard-unread": "takes POST only",
    "decks:download": "answers with a text file",
    "decks:inspect": "a part of the builder",
    "decks:panel": "a part of the builder",
    "decks:search": "a part of the builder",
    "decks:set-cards": "takes POST only",
    "decks:settings": "takes POST only",
    "decks:share": "takes POST only",
    "decks:shared-download": "answers with a text file",
    "decks:stop-sharing": "takes POST only",
    "account_confirm_login_code": "signing in by code is not offered",
    "account_confirm_reauthentication_code": "signing in by code is not offered",
    "account_request_reauthentication_code": "signing in by code is not offered",
    "accounts:add-token": "takes POST only",
    "accounts:end-token": "takes POST only",
    "cards:printing": "sends on to the card's page",
    "favicon": "sends on to the icon",
    "health": "answers with JSON",
    "robots": "answers with a text file",
    "simulations:delete": "takes POST only",
    "simulations:extend": "takes POST only",
    "simulations:measures": "a file",
    "simulations:progress": "a part of the page of a run",
    "simulations:resume": "takes POST only",
    "simulations:stop": "takes POST only",
    "theme": "takes POST only",
}


def admin_visits(rows: dict[str, str | None]) -> Iterator[tuple[str, str]]:
    """Yield name and address of every page that the admin has for a model."""
    for model, model_admin in admin.site._registry.items():
        label = model._meta.label_lower
        start = f"/admin/{label.replace('.', '/')}/"
        yield f"{label} list", start
        if model_admin.has_add_permission.__qualname__.startswith("BaseModelAdmin"):
            yield f"{label} add", f"{start}add/"
        if rows.get(label):
            yield f"{label} change", f"{start}{rows[label]}/change/"
            yield f"{label} history", f"{start}{rows[label]}/history/"


def view_names() -> set[str]:
    """Return the name of every address of the site, those of the API and of models in the admin as one."""
    names = set()
    for name in _names(get_resolver(), ""):
        space, _, own = name.partition(":")
        of_a_model = space == "admin" and own.endswith(("_add", "_change", "_changelist", "_delete", "_history"))
        of_a_model &= own != "password_change"
        if not of_a_model:
            names.add("api" if space == "api" and own != "docs" else name)
    return names


def _names(resolver: URLResolver, space: str) -> Iterator[str]:
    for pattern in resolver.url_patterns:
        if isinstance(pattern, URLPattern):
            if pattern.name:
                yield f"{space}{pattern.name}"
        else:
            yield from _names(pattern, f"{space}{pattern.namespace}:" if pattern.namespace else space)
