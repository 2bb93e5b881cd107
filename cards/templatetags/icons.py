"""`{% icon "search" %}` beside words, `{% icon "soul" "Soul" %}` in place of them."""

from django import template

from cards.icons import icon

register = template.Library()
register.simple_tag(icon, name="icon")
