"""Forms of the account page, and of signing in."""

from datetime import datetime, timedelta
from typing import Any

from allauth.account.forms import LoginForm
from django import forms
from django.utils import timezone

from accounts.models import ApiToken, User


class SignInForm(LoginForm):  # type: ignore[misc]
    """Leaves out the help beside the password: the page says once, below, what to do when it is forgotten."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["password"].help_text = ""


class TokenForm(forms.Form):
    """Asks what a new token is for, what it may do and how long it lives."""

    LIFETIMES = {"30": "30 days", "90": "90 days", "365": "a year", "": "until revoked"}

    name = forms.CharField(max_length=60, label="What it is for", help_text="A name you will know it by.")
    scope = forms.ChoiceField(choices=ApiToken.Scope.choices, initial=ApiToken.Scope.READ, label="What it may do")
    days = forms.ChoiceField(choices=list(LIFETIMES.items()), initial="90", required=False, label="How long it lives")

    def expires_at(self) -> datetime | None:
        days = self.cleaned_data["days"]
        return timezone.now() + timedelta(days=int(days)) if days else None


class DeleteAccountForm(forms.Form):
    """Asks for the password and what is to become of shared decks before an account is deleted."""

    shared_decks = forms.ChoiceField(
        choices=[
            ("delete", "Delete all my decks; links to them stop working"),
            ("keep", "Keep the decks I shared under their links, without my name; nobody can change them"),
        ],
        initial="delete",
        widget=forms.RadioSelect,
        label="Your decks",
    )
    password = forms.CharField(
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}), label="Your password", strip=False
    )

    def __init__(self, *, user: User, data: dict[str, str] | None = None) -> None:
        super().__init__(data)
        self.user = user

    def clean_password(self) -> str:
        password: str = self.cleaned_data["password"]
        if not self.user.check_password(password):
            raise forms.ValidationError("This is not your password.")
        return password
