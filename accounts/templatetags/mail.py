"""Whether mails leave the machine."""

from django import template
from django.conf import settings

register = template.Library()


@register.simple_tag
def mail_stays_here() -> bool:
    """Say whether mails are only written to the server's log, as they are where no mail server is set."""
    return bool(settings.EMAIL_BACKEND == "django.core.mail.backends.console.EmailBackend")
