"""What the page of a situation shows."""

from typing import Any

import segno
from django.utils.translation import gettext as _

from lawbook import addresses
from lawbook.pages import Pages
from rulings.assistant.case_index import Sought, situation_name
from rulings.assistant.case_pages import SCORES, practice_of
from rulings.assistant.fact_form import fields
from rulings.assistant.options import spoken
from rulings.assistant.telling import telling
from rulings.assistant.told import Told, as_text
from rulings.quoting import every_clause


def situation_page(told: Told, pages: Pages, language: str, site: str) -> dict[str, Any]:
    """The question or the ruling with all that stands around it, in the language in force. ``site``: its address."""
    shown = telling(told, language)
    edition = str(pages.book.edition)
    context: dict[str, Any] = {
        "told": told,
        "shown": shown,
        "fields": fields(told),
        "other_edition": told.edition if told.edition not in ("", edition) else "",
        "is_score": told.kind in SCORES,
        "chart": addresses.chart(situation_name(told.kind, language), language),
        "cases": Sought(situation=told.kind).address(language),
        "anew": Told(told.kind).address(language),
    }
    if shown.ruling:
        clauses = [clause["citation"] for clause in shown.ruling["clauses"]]
        link = site + told.under(edition).address(language)
        context |= {
            "ruling": shown.ruling,
            "further": _further(shown.ruling, language),
            "options": [spoken(one) for one in shown.ruling["options"]],
            "texts": every_clause(pages, clauses),
            "practice": practice_of(clauses, language),
            "link": link,
            "code": qr_code(link),
        }
    return context


def _further(ruling: dict[str, Any], language: str) -> list[dict[str, str]]:
    """The situations in which this is ruled on further, each once, with what is known of them told."""
    parts = ("effects", "options", "reminders", "judgements")
    links = {one["follow_up"]["kind"]: one["follow_up"] for part in parts for one in ruling[part] if "follow_up" in one}
    found = [
        {"title": link["title"], "address": Told(kind, _texts(link["facts"])).address(language)}
        for kind, link in links.items()
    ]
    if any(one["key"] in _OF_CLAIMS for part in parts for one in ruling[part]):
        aid = addresses.page("contested-claim", language)
        found.append({"title": _("A contested claim: what would have been won?"), "address": aid})
    return found


_OF_CLAIMS = ("doubt-against-claimer", "tricks-after-claim")
"""Where the director decides on tricks that were not played."""


def _texts(facts: dict[str, Any]) -> dict[str, str]:
    return {name: as_text(tuple(value) if isinstance(value, list) else value) for name, value in facts.items()}


def qr_code(link: str) -> str:
    """The link as SVG that a phone can read; nothing for a link that is longer than a code can hold."""
    try:
        code = segno.make_qr(link, error="l")
    except segno.DataOverflowError:
        return ""
    return code.svg_inline(omitsize=True, lineclass=None, svgclass=None)
