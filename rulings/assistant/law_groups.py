"""The Laws by what they are about, as a director looks for them."""

from collections.abc import Mapping
from urllib.parse import urlencode

from django.utils import translation
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from lawbook import addresses, turkish

GROUPS: Mapping[str, tuple[str | Promise, frozenset[int]]] = {
    "procedure": (_("Procedure"), frozenset((*range(1, 17), *range(72, 77), *range(80, 86), *range(90, 94)))),
    "auction": (_("The auction"), frozenset(range(17, 41))),
    "play": (_("The play"), frozenset(range(41, 68))),
    "claims": (_("Claims and concessions"), frozenset(range(68, 72))),
    "scores": (_("Scores"), frozenset((*range(77, 80), *range(86, 90)))),
}
"""Each Law is in one group."""

PARAMETER = {"tr": "konu", "en": "about"}


def group_address(group: str, language: str) -> str:
    """The page of a group, under its name in a language."""
    query = f"?{urlencode({PARAMETER[language]: _group_name(group, language)})}" if group else ""
    return addresses.page("coverage", language) + query


def group_sought(query: Mapping[str, str], language: str) -> str:
    """The group that an address asks for; a name that there is not asks for all."""
    asked = query.get(PARAMETER[language], "")
    return next((group for group in GROUPS if _group_name(group, language) == asked), "")


def _group_name(group: str, language: str) -> str:
    with translation.override(language):
        return turkish.slug(str(GROUPS[group][0]))
