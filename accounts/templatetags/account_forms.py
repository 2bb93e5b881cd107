"""How the forms around signing in are shown."""

from django import template
from django.conf import settings
from django.forms import BoundField

register = template.Library()


@register.simple_tag
def mail_stays_here() -> bool:
    """Say whether mails are only written to the server's log, as they are where no mail server is set."""
    return bool(settings.EMAIL_BACKEND == "django.core.mail.backends.console.EmailBackend")


@register.filter
def without_placeholder(field: BoundField) -> BoundField:
    """Drop the grey words in a field that only repeat its label."""
    field.field.widget.attrs.pop("placeholder", None)
    return field
