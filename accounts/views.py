"""The account page: what one has here, tokens for the API, and the way out."""

from functools import wraps
from typing import cast

from allauth.account.adapter import get_adapter
from allauth.account.models import EmailAddress
from allauth.decorators import rate_limit
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_safe

from accounts.forms import DeleteAccountForm, TokenForm
from accounts.models import ApiToken, User
from accounts.services import TooManyTokens, create_token, delete_account, revoke_token
from config.methods import Arguments, View, forms_only


def signed_in(request: HttpRequest) -> User:
    """Return the user of a view that only those who are signed in reach."""
    return cast(User, request.user)


def for_the_account_page(view: View[Arguments]) -> View[Arguments]:
    """Like `login_required`, but signing in leads to the page itself: the address of the form alone shows nothing."""

    @wraps(view)
    def guarded(request: HttpRequest, /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> HttpResponse:
        if request.user.is_authenticated:
            return view(request, *args, **kwargs)
        return redirect_to_login(reverse("accounts:page"))

    return guarded


@login_required
@never_cache
@require_safe
def page(request: HttpRequest) -> HttpResponse:
    """Show the account with its tokens."""
    return account_page(request, TokenForm())


def address_of(user: User) -> str:
    """Return the address that one signs in with: the confirmed one, else the one given last."""
    given = EmailAddress.objects.filter(user=user).order_by("-verified", "-pk").first()
    return str(given.email) if given else user.email


def account_page(request: HttpRequest, form: TokenForm, *, secret: str = "", status: int = 200) -> HttpResponse:
    user = signed_in(request)
    context = {
        "address": address_of(user),
        "form": form,
        "tokens": user.api_tokens.all(),
        "secret": secret,
        "here": reverse("accounts:page"),
    }
    return render(request, "account/page.html", context, status=status)


@for_the_account_page
@never_cache
@forms_only
def add_token(request: HttpRequest) -> HttpResponse:
    """Make a token and show its secret, this once."""
    form = TokenForm(request.POST)
    if not form.is_valid():
        return account_page(request, form, status=400)
    wanted = form.cleaned_data
    try:
        _, secret = create_token(
            user=signed_in(request), name=wanted["name"], scope=wanted["scope"], expires_at=form.expires_at()
        )
    except TooManyTokens as error:
        form.add_error(None, str(error))
        return account_page(request, form, status=400)
    return account_page(request, TokenForm(), secret=secret, status=201)


@for_the_account_page
@forms_only
def end_token(request: HttpRequest, pk: int) -> HttpResponse:
    """Revoke one of one's own tokens."""
    token = get_object_or_404(ApiToken, pk=pk, user=signed_in(request))
    revoke_token(token=token)
    messages.success(request, f"The token “{token.name}” no longer opens anything.")
    return redirect("accounts:page")


@login_required
@never_cache
@sensitive_post_parameters("password")
@require_http_methods(["GET", "POST"])
@rate_limit(action="reauthenticate")  # type: ignore[untyped-decorator]
def delete(request: HttpRequest) -> HttpResponse:
    """Ask for the password and what becomes of shared decks, then delete the account."""
    user = signed_in(request)
    form = DeleteAccountForm(user=user, data=request.POST.dict() if request.method == "POST" else None)
    if not form.is_valid():
        return render(request, "account/delete.html", {"form": form}, status=400 if form.is_bound else 200)
    delete_account(user=user, keep_shared_decks=form.cleaned_data["shared_decks"] == "keep")
    get_adapter(request).logout(request)
    messages.success(request, "Your account is deleted.")
    return redirect("home")
