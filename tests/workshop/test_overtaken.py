"""Two drafts of one edition: the second to be published does not undo the first, and is told how it goes on."""

import datetime
import re
from collections.abc import Callable
from html import unescape

import pytest
from django.test import Client
from django.utils import timezone, translation

from accounts.models import User
from lawbook.book import Book
from lawbook.citations import parse
from lawbook.editions import edition_in_force
from lawbook.models import Edition
from tests.workshop.test_publishing import no_index as no_index
from tests.workshop.test_writing import lines
from workshop.actions.approve import InTheWay, approve
from workshop.actions.begin import begin_as_copy
from workshop.actions.catch_up import bring_in_newer, keep_as_it_is
from workshop.actions.publish import publish
from workshop.actions.withdraw import withdraw
from workshop.actions.write import write
from workshop.changes import changes_of
from workshop.models import Draft, Entry
from workshop.notation.blocks import blocks_of, replaced
from workshop.notation.errata_of import rows_by_clause, with_rows
from workshop.notation.folder import files_of
from workshop.overtaken import latest_revision, put_together
from workshop.permissions import NotAllowed

Desk = Callable[[User], Client]
FIRST, SECOND = parse("64A2"), parse("64C1")
NOW = timezone.now()


def write_in(who: User, draft: Draft, clause: str, more: str, field: str = "tr") -> None:
    found = lines(draft, clause, field)
    write(
        who,
        draft,
        parse(clause),
        {field: f"{found} {more}"},
        draft.versions.filter(citation=clause, number__gt=0).count(),
    )
    draft.refresh_from_db()


def publish_as(reviewer: User, publisher: User, draft: Draft, at: datetime.datetime = NOW) -> Edition:
    approve(reviewer, draft)
    return publish(publisher, draft, at, "deneme")


@pytest.fixture
def other(draft: Draft, editor: User, reviewer: User, publisher: User, book: Book) -> Draft:
    """A draft in which 64C1 says more, begun before ``draft``, with another 64A2, was published as 2017.2."""
    second = begin_as_copy(editor, book.edition)
    write_in(editor, second, "64C1", "Öyle.")
    write_in(editor, draft, "64A2", "Böyle.")
    write_in(editor, draft, "64A2", "So.", "en")
    publish_as(reviewer, publisher, draft)
    return second


@pytest.mark.long
def test_what_was_published_meanwhile_is_brought_in(
    other: Draft, editor: User, reviewer: User, publisher: User
) -> None:
    with translation.override("en"), pytest.raises(InTheWay, match=r"2017.2 is what it would take the place of"):
        approve(reviewer, other)
    assert bring_in_newer(editor, other) == ()
    other.refresh_from_db()
    assert (other.copied_from, [one.citation for one in changes_of(other)]) == ("2017.2", [SECOND])
    edition = publish_as(reviewer, publisher, other)
    assert (str(edition), edition.pk) == ("2017.3", edition_in_force().pk)
    written = files_of(other)
    assert all(word in written["tr.txt"] for word in ("Böyle.", "Öyle."))
    assert lines(other, "64A2", "en").endswith("So.")
    assert Entry.objects.filter(what="catch-up").get().details["changed"] == ["64A2"]


@pytest.mark.long
def test_who_was_approved_before_is_not_published(
    draft: Draft, editor: User, reviewer: User, publisher: User, book: Book
) -> None:
    """Both were ready when they were asked for."""
    second = begin_as_copy(editor, book.edition)
    write_in(editor, second, "64C1", "Öyle.")
    write_in(editor, draft, "64A2", "Böyle.")
    approve(reviewer, second)
    publish_as(reviewer, publisher, draft)
    with pytest.raises(InTheWay):
        publish(publisher, second, NOW, "deneme")
    assert str(edition_in_force()) == "2017.2"


def put_together_in(other: Draft, editor: User, at_the_desk: Desk, mine: str) -> tuple[Client, str, str]:
    """Who asks, the address of 64A2, and its page after 2017.2 was brought into a draft that says something of its own."""
    write(editor, other, FIRST, {"tr": mine}, 0)
    desk, page = at_the_desk(editor), f"/tr/atolye/taslak/{other.pk}/"
    assert "2017.2 sürümünün değişikliklerini al" in desk.get(page).content.decode()
    answered = desk.post(f"{page}do/catch-up/", follow=True).content.decode()
    assert "siz birleştirene dek taslaktaki gibi kalır: 64A2" in answered
    assert "değişikliklerini al" not in answered
    return desk, f"{page}madde/64A2/", desk.get(f"{page}madde/64A2/").content.decode()


@pytest.mark.long
def test_a_clause_that_both_changed_waits_until_somebody_puts_it_together(
    other: Draft, editor: User, reviewer: User, at_the_desk: Desk
) -> None:
    mine = f"{lines(other)} Başka."
    desk, address, page = put_together_in(other, editor, at_the_desk, mine)
    assert lines(other, "64A2", "en").endswith("So.")  # the draft had left this language as it was
    assert all(word in page for word in ("Böyle.", "2017.2 sürümü bu maddeyi de değiştirdi", "Başka.</textarea>"))
    other.refresh_from_db()
    with translation.override("en"), pytest.raises(InTheWay, match=r"To be put together, .*: Law 64A2"):
        approve(reviewer, other)
    looked = dict(re.findall(r'name="(seen|puts_together)" value="(\d+)"', page))
    again = desk.post(address, {"tr": mine, "seen": looked["seen"]})
    assert (again.status_code, "Böyle." in again.content.decode()) == (409, True)
    assert desk.post(address, {"tr": f"{mine} Böyle.", **looked}).status_code == 302
    assert lines(other).endswith("Başka. Böyle.")
    approve(reviewer, other)
    assert Entry.objects.filter(what="put-together").get().details == {"clause": "64A2", "edition": "2017.2"}


@pytest.mark.long
def test_changes_that_do_not_touch_are_proposed_together(
    other: Draft, editor: User, reviewer: User, at_the_desk: Desk
) -> None:
    mine = "2. Öncelikle " + lines(other).removeprefix("2. ")
    _desk, _address, page = put_together_in(other, editor, at_the_desk, mine)
    assert "değişiklikleri çakışmıyor" in page
    assert 'type="hidden" name="puts_together"' in page
    said = page.partition("Taslağın dediği")[2].partition("</div>")[0]
    assert ("Öncelikle" in said, "Böyle." in said) == (True, False)  # the draft's own words, not those of both
    proposed = unescape(page.partition('name="tr" rows="10"')[2].partition(">")[2].partition("</textarea>")[0])
    assert proposed == f"{mine} Böyle."


@pytest.mark.long
def test_the_draft_may_be_kept_and_then_says_what_it_undoes(
    other: Draft, editor: User, reviewer: User, publisher: User
) -> None:
    for one in (keep_as_it_is, bring_in_newer):
        with pytest.raises(NotAllowed):
            one(publisher, other)
    keep_as_it_is(editor, other)
    other.refresh_from_db()
    assert [one.citation for one in changes_of(other)] == [FIRST, SECOND]
    approve(reviewer, other)
    with pytest.raises(InTheWay):
        keep_as_it_is(editor, other)


@pytest.mark.long
def test_an_announced_edition_is_followed_and_not_put_in_force_early(
    draft: Draft, editor: User, reviewer: User, publisher: User, at_the_desk: Desk
) -> None:
    write_in(editor, draft, "64A2", "Böyle.")
    announced = publish_as(reviewer, publisher, draft, NOW + datetime.timedelta(days=30))
    at_the_desk(editor).post("/tr/atolye/")
    next_one = Draft.objects.exclude(pk=draft.pk).get()
    assert next_one.copied_from == "2017.2"
    write_in(editor, next_one, "64C1", "Öyle.")
    approve(reviewer, next_one)
    with translation.override("tr"), pytest.raises(InTheWay, match=r"2017.2 sürümü .* yürürlüğe girecek"):
        publish(publisher, next_one, NOW, "deneme")
    withdraw(publisher, announced, "Tarihi yanlış.", "The date is wrong.")
    assert str(latest_revision("2017")) == "2017.1"
    with pytest.raises(InTheWay):
        publish(publisher, next_one, NOW, "deneme")  # it would bring back what was withdrawn


@pytest.mark.long
def test_words_that_were_withdrawn_can_be_published_again(
    draft: Draft, editor: User, reviewer: User, publisher: User, book: Book
) -> None:
    """It said that they were, as the edition that is withdrawn, and readers did not see them."""
    write_in(editor, draft, "64A2", "Böyle.")
    withdraw(publisher, publish_as(reviewer, publisher, draft), "Yanlışlıkla yayımlandı.", "Published by mistake.")
    again = begin_as_copy(editor, book.edition)
    write_in(editor, again, "64A2", "Böyle.")
    assert str(publish_as(reviewer, publisher, again)) == "2017.3"
    assert str(edition_in_force()) == "2017.3"


def test_errata_and_other_files_come_along(draft: Draft) -> None:
    base, at = files_of(draft), parse("def:artirim")
    without = with_rows(base["tr.errata.yaml"], at, "")
    newer = base | {"tr.errata.yaml": without, "edition.yaml": base["edition.yaml"] + "# said\n"}
    together = put_together(base, newer, base)
    assert together is not None
    assert together.both == ()
    assert together.files["edition.yaml"] == newer["edition.yaml"]
    assert rows_by_clause(together.files["tr.errata.yaml"]) == rows_by_clause(without)
    own = base | {"tr.errata.yaml": with_rows(base["tr.errata.yaml"], parse("def:ceza"), "")}
    both = put_together(base, newer, own)
    assert both is not None
    left = rows_by_clause(both.files["tr.errata.yaml"])
    assert {"def:artirim", "def:ceza"}.isdisjoint(left)
    assert len(left) == len(rows_by_clause(base["tr.errata.yaml"])) - 2


def test_clauses_with_other_numbers_are_not_put_together(draft: Draft) -> None:
    base = files_of(draft)
    gone = next(one for one in blocks_of(base["tr.txt"], "tr") if one.citation.id == "def:artirim")
    assert put_together(base, base, base | {"tr.txt": replaced(base["tr.txt"], [gone], "")}) is None
