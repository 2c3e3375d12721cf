"""What the page of a situation shows."""

from typing import Any
from urllib.parse import urlencode

from django.utils.translation import gettext as _

from lawbook import addresses
from lawbook.pages import Pages
from rulings.assistant.calculators import SCORES
from rulings.assistant.case_index import Sought
from rulings.assistant.case_pages import concluded_first, practice_of
from rulings.assistant.choosing import Offered, offers
from rulings.assistant.edition_named import edition_named
from rulings.assistant.fact_form import fields
from rulings.assistant.possible_now import possible_now
from rulings.assistant.settling import clauses_of_all, left_open, origin, texts_of
from rulings.assistant.telling import telling
from rulings.assistant.told import CHOSEN, Told
from rulings.engine.outcome import Ruling
from rulings.quoting import every_clause
from rulings.scripts import script

PAPER, PAPERS = "paper", ("a4", "card")


def situation_page(told: Told, pages: Pages, language: str, site: str) -> dict[str, Any]:
    """The question or the ruling with all that stands around it, in the language in force. ``site``: its address."""
    shown = telling(told, language)
    edition, every_field = str(pages.book.edition), fields(told)
    context: dict[str, Any] = {
        "told": told,
        "shown": shown,
        "fields": [one for one in every_field if not one.usual],
        "usual_fields": [one for one in every_field if one.usual],
        "of_edition": edition_named(told.edition, pages.book, [], language),
        "victory_points": addresses.page("victory-points", language),
        "is_score": told.kind in SCORES,
        "cases": Sought(situation=told.kind).address(language),
        "anew": Told(told.kind).address(language),
        "origin": origin(told, language),
    }
    if shown.ruling and shown.ruled:
        context |= _of_ruling(told, shown.ruling, shown.ruled, pages, language)
        link = site + told.under(edition).address(language)
        context |= {"link": link, "code": qr_code(link), "papers": _papers(told.under(edition), language)}
    return context


def _papers(told: Told, language: str) -> dict[str, str]:
    """Where the ruling stands alone, to be printed: on a sheet and on a card."""
    return {paper: f"{told.address(language)}&{urlencode({PAPER: paper})}" for paper in PAPERS}


def _of_ruling(told: Told, shown: dict[str, Any], ruled: Ruling, pages: Pages, language: str) -> dict[str, Any]:
    """What stands around a ruling."""
    clauses = [clause["citation"] for clause in shown["clauses"]]
    offered = offers(told, ruled, shown["options"], language)
    chosen = [one for one in offered if one.chosen]
    looked_at = left_open(told, shown, language)
    return {
        "ruling": shown,
        "of_edition": edition_named(told.edition, pages.book, clauses, language),
        "offers": [one for one in offered if not one.chosen],
        "chosen": chosen[0] if chosen else None,
        "still_said": _still_said(ruled, chosen[0]) if chosen else [],
        "choose_again": told.carrying(**{CHOSEN: ""}).address(language),
        "possible_now": possible_now(told, told.read(), ruled, language),
        "open": looked_at,
        "clauses": clauses_of_all(shown, looked_at),
        "further": further(shown, language),
        "texts": every_clause(pages, clauses),
        "practice": practice_of(concluded_first(shown), language),
    }


def _still_said(ruled: Ruling, chosen: Offered) -> list[str]:
    """Of the script what stands beside a choice that was made: neither the options nor what follows the one chosen."""
    follows = {then["text"] for then in chosen.option.then}
    return script(ruled, once_chosen=follows or None)


def further(ruling: dict[str, Any], language: str) -> list[dict[str, str]]:
    """Where what an option leads to is ruled on or worked out, each once, with what is known of it told."""
    options = [*ruling["options"], *(then for option in ruling["options"] for then in option["then"])]
    links = {one["follow_up"]["kind"]: one["follow_up"] for one in options if "follow_up" in one}
    found = [
        {"title": link["title"], "address": Told(kind, texts_of(link["facts"])).address(language)}
        for kind, link in links.items()
    ]
    concluded = [one for part in ("effects", "options", "reminders", "judgements") for one in ruling[part]]
    if any(one["key"] in _OF_CLAIMS for one in concluded):
        aid = addresses.page("contested-claim", language)
        found.append({"title": _("A contested claim: what would have been won?"), "address": aid})
    return found


_OF_CLAIMS = ("doubt-against-claimer", "tricks-after-claim")
"""Where the director decides on tricks that were not played."""


def qr_code(link: str) -> str:
    """The link as SVG that a phone can read; nothing for a link that is longer than a code can hold."""
    import segno  # most processes never draw one

    try:
        code = segno.make_qr(link, error="l", mask=0)  # weighing all eight takes five times as long
    except segno.DataOverflowError:
        return ""
    return code.svg_inline(omitsize=True, lineclass=None, svgclass=None)
