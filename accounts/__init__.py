"""The user, thin over django-allauth."""
