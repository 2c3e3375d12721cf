"""A complete new edition with two hundred planted changes: each is in the comparison, and in what it changes elsewhere."""

import random
import re

import pytest

from accounts.models import User
from lawbook.book import Book
from lawbook.citations import Citation, Kind
from lawbook.comparison.passages import Comparison
from lawbook.publishing.unpublished import unpublished_book
from rulings.assistant.resting import resting
from workshop.actions.begin import begin
from workshop.changes import changes_of
from workshop.impact import impact_of
from workshop.models import Draft
from workshop.notation.blocks import blocks_of, replaced
from workshop.notation.folder import edition_of, files_of

CHANGES = 200
_OPENS_TWO = re.compile(r"\S+ +\(?[a-z0-9]+[.)] ")


@pytest.mark.long
def test_every_planted_change_is_found(draft: Draft, editor: User, book: Book) -> None:
    files = files_of(draft)
    planted = _plant(files)
    new = begin(editor, files)
    assert {one.citation for one in changes_of(new)} == planted
    assert {one.state for one in changes_of(new)} == {"changed"}
    compared = Comparison(book, unpublished_book(edition_of(new)), "tr")
    rows = [row for number in compared.laws for row in compared.law(number)] + compared.definitions()
    assert {row.citation for row in rows if not row.is_as_it_was} == planted
    _look_at_impact(new, book, planted)


def _plant(files: dict[str, str]) -> set[Citation]:
    """A sentence more at the end of as many clauses and definitions, in the Turkish text."""
    drawn = random.Random(2027)
    blocks = [one for one in blocks_of(files["tr.txt"], "tr") if _can_be_changed(one.citation, one.text)]
    chosen = drawn.sample(blocks, CHANGES)
    for number, one in enumerate(sorted(chosen, key=lambda block: -block.start)):
        files["tr.txt"] = replaced(files["tr.txt"], [one], f"{one.text} Eklenen {number}. cümle.")
    return {one.citation for one in chosen}


def _can_be_changed(citation: Citation, text: str) -> bool:
    """Not a heading, a table or a note, nor a line that opens two clauses: whose the added sentence is must be plain."""
    lines = text.splitlines()
    if citation.kind is Kind.FOOTNOTE or len(lines) != (2 if citation.kind is Kind.DEFINITION else 1):
        return False
    return len(lines[-1]) > 60 and lines[-1].endswith(".") and not _OPENS_TWO.match(text)


def _look_at_impact(new: Draft, book: Book, planted: set[Citation]) -> None:
    items = impact_of(new)
    about = {
        kind: {one.about for one in items if one.kind == kind} for kind in ("cites", "translation", "rules", "cases")
    }
    names = {one.id for one in planted}
    assert about["translation"] == names
    assert about["rules"] == {name for name in names if resting(name).get("rules")}
    assert about["cases"] == {case for name in names for case in resting(name).get("cases", ())}
    citing = {source.id for one in planted for source in book.passages[one].cited_by} - names
    assert about["cites"] == {
        name for name in citing if name in about["cites"] or _only_in_english(book, name, planted)
    }
    assert about["cites"] <= citing


def _only_in_english(book: Book, name: str, planted: set[Citation]) -> bool:
    """Whether a passage refers to none of them in the official text."""
    passage = next(one for one in book.passages.values() if one.citation.id == name)
    return not any(one.language == "tr" and one.target in {at.id for at in planted} for one in passage.references)
