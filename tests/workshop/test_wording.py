"""The words of a draft beside those in force: what an approver reads, in both languages."""

import re

import pytest

from accounts.models import User
from lawbook.citations import parse
from lawbook.comparison.words import Change as Fate
from quizzes.editors.naming import titles
from tests.workshop.conftest import Person
from tests.workshop.test_pages import Desk
from tests.workshop.test_writing import lines
from workshop.actions.write import write
from workshop.changes import changes_of
from workshop.models import Draft
from workshop.reworded import reworded

OLD, NEW = "Defans oyuncusundan", "Defans eden oyuncudan"


@pytest.fixture
def rewritten(draft: Draft, editor: User) -> Draft:
    write(editor, draft, parse("50D2a"), {"tr": lines(draft, "50D2a").replace(OLD, NEW, 1)}, 0)
    return draft


def test_what_was_taken_out_and_put_in_is_told_of_the_language_that_changed(rewritten: Draft) -> None:
    ((change, (turkish,)),) = reworded(rewritten, changes_of(rewritten))
    assert (change.citation.id, turkish.language, turkish.only_marks) == ("50D2a", "tr", False)
    pieces = [piece for paragraph in turkish.paragraphs for piece in paragraph]
    assert [one.text.strip() for one in pieces if one.change is Fate.REMOVED] == ["oyuncusundan"]
    assert [one.text.strip() for one in pieces if one.change is Fate.ADDED] == ["eden oyuncudan"]


def test_a_mark_that_stands_elsewhere_changes_no_word(draft: Draft, editor: User) -> None:
    write(editor, draft, parse("50D2a"), {"tr": lines(draft, "50D2a").replace("istemek13 veya", "istemek veya13")}, 0)
    ((_change, (turkish,)),) = reworded(draft, changes_of(draft))
    assert turkish.only_marks


def test_a_page_shows_the_changed_words_and_the_clause_shows_its_own(
    rewritten: Draft, at_the_desk: Desk, person: Person
) -> None:
    client = at_the_desk(person("approver", "reviewer"))
    home = f"/tr/atolye/taslak/{rewritten.pk}/"
    assert 'href="sozler/"' in client.get(home).content.decode()
    for address in ("sozler/", "madde/50D2a/", "madde/50/"):
        page = client.get(f"{home}{address}").content.decode()
        assert re.search(r"<del>(?:(?!</del>).)*oyuncusundan", page)
        assert re.search(r"<ins>(?:(?!</ins>).)*eden oyuncudan", page)
    assert "<ins>" not in client.get(f"{home}madde/50D2b/").content.decode()
    english = client.get(f"/en/workshop/draft/{rewritten.pk}/wording/").content.decode()
    assert "Changed words" in english
    assert 'lang="tr"' in english


def test_nothing_changed_says_so(draft: Draft, at_the_desk: Desk, editor: User) -> None:
    page = at_the_desk(editor).get(f"/tr/atolye/taslak/{draft.pk}/sozler/")
    assert "<del>" not in page.content.decode().partition('class="legend"')[2].partition("</p>")[2]


def test_the_impact_names_questions_in_words_and_leads_to_one(
    rewritten: Draft, at_the_desk: Desk, editor: User
) -> None:
    page = at_the_desk(editor).get(f"/tr/atolye/taslak/{rewritten.pk}/etki/").content.decode()
    assert "penalty-card-choices <" not in page
    assert titles("tr")["penalty-card-choices"] in page
    assert "/tr/soru/" in page
    assert 'href="../madde/50D2a/"' in page
