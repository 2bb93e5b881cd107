"""The user: an e-mail address is what people sign in with."""

from django.contrib.auth.models import AbstractUser


class User(AbstractUser):
    """A person with an account; a project-owned class so that columns can be added later."""
