"""What maintainers fill in for formats, and what is wrong with it, said before the database says it."""

from cards.format_forms.formats import FormatForm
from cards.format_forms.names import SameNameForm
from cards.format_forms.restrictions import RestrictionForm, RestrictionListForm
from cards.format_forms.titles import TitleCardForm, TitleGroupForm

__all__ = ["FormatForm", "RestrictionForm", "RestrictionListForm", "SameNameForm", "TitleCardForm", "TitleGroupForm"]
