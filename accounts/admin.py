"""Users and groups in the admin."""

from django.contrib import admin
from django.contrib.auth.admin import GroupAdmin, UserAdmin
from django.contrib.auth.models import Group

from accounts.models import User


@admin.register(User)
class UserPageAdmin(UserAdmin):  # type: ignore[type-arg]
    """Times are shown, not edited, and permissions chosen in plain lists: Django's own fields for both lack labels."""

    readonly_fields = ("last_login", "date_joined")
    filter_horizontal = ()


admin.site.unregister(Group)


@admin.register(Group)
class GroupPageAdmin(GroupAdmin):
    filter_horizontal = ()
