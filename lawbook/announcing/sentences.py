"""What happened to an edition, in a sentence."""

from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from lawbook.editions import takes_effect_at
from lawbook.models import Edition

PUBLISHED, WITHDRAWN = "published", "withdrawn"


def told(what: str, edition: Edition) -> str:
    """In the language in force."""
    return _published(edition) if what == PUBLISHED else _withdrawn(edition)


def _published(edition: Edition) -> str:
    begins = takes_effect_at(edition)
    said = _("%(title)s (%(edition)s) is published.") % {"title": edition.title, "edition": edition}
    if begins is None:
        return said
    at = date_format(localtime(begins), "j F Y, H:i")
    return f"{said} " + _("In force from %(date)s (Istanbul).") % {"date": at}


def _withdrawn(edition: Edition) -> str:
    said = _("%(title)s (%(edition)s) is withdrawn.") % {"title": edition.title, "edition": edition}
    why = getattr(edition, f"withdrawn_why_{get_language()}", "") or ""
    return f"{said} {why}".strip()
