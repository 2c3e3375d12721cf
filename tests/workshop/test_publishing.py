"""What a draft changes is found, settled, approved by somebody else, published at a time, withdrawn."""

import datetime
import re
import zipfile
from collections.abc import Callable
from io import BytesIO

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import User
from lawbook.book import Book, keep_in_force
from lawbook.citations import parse
from lawbook.editions import edition_in_force, find_edition, keep_published, newest_whole, read_published
from lawbook.models import ChangeNote, Edition, Export
from quizzes.models import Paper, PaperQuestion
from tests.workshop.conftest import Person
from tests.workshop.test_writing import lines
from workshop.actions.approve import InTheWay, OwnWork, approvals_of, approve
from workshop.actions.comment import comment, settle_comment
from workshop.actions.drop import drop
from workshop.actions.explain import explain
from workshop.actions.name import name
from workshop.actions.publish import publish
from workshop.actions.settle import settle
from workshop.actions.share import share, shared
from workshop.actions.withdraw import withdraw
from workshop.actions.write import Closed, write
from workshop.impact import KINDS, Item, impact_of
from workshop.models import Draft, Entry
from workshop.notation.folder import files_of
from workshop.standing import open_items

CLAUSE = parse("64A2")
NOW = timezone.now()


@pytest.fixture(autouse=True)
def no_index(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search index, the books, the trees and what is kept offline have their own tests."""
    monkeypatch.setattr("workshop.actions.publish.make_index", lambda book: None)
    monkeypatch.setattr("workshop.actions.publish.make_rest", lambda edition, made: None)


@pytest.fixture
def changed(draft: Draft, editor: User) -> Draft:
    """A draft in which Law 64A2 says something more."""
    write(editor, draft, CLAUSE, {"tr": lines(draft) + " Böyle."}, 0)
    draft.refresh_from_db()
    return draft


@pytest.fixture
def ready(changed: Draft, editor: User, reviewer: User) -> Draft:
    """The same, settled and approved."""
    settle(editor, changed, [one.key for one in open_items(changed)])
    approve(reviewer, changed)
    return changed


def test_a_draft_that_changes_nothing_has_no_impact(draft: Draft) -> None:
    assert impact_of(draft) == []


def test_the_impact_names_everything_that_rests_on_a_changed_clause(changed: Draft) -> None:
    found = impact_of(changed)
    kinds = {one.kind for one in found}
    assert set(KINDS) >= kinds >= {"translation", "cases"}
    assert Item("translation", "64A2", found[0].because).about in {one.about for one in found}
    assert all(one.because[0].citation == CLAUSE for one in found)
    assert len({one.key for one in found}) == len(found)


@pytest.mark.long
def test_printed_papers_with_questions_on_a_changed_clause_are_counted(
    changed: Draft, editor: User, at_the_desk: Callable[[User], Client]
) -> None:
    assert not {"papers", "examinations"} & {one.kind for one in impact_of(changed)}
    paper = Paper.objects.create(number="k7qm2f9dx", blueprint="play", minutes=30, pass_mark=60)
    PaperQuestion.objects.create(
        paper=paper,
        number=1,
        template="other",
        secret="x",  # noqa: S106
        topic="play",
        clause="64A2",
        key="a",
    )
    found = [one for one in impact_of(changed) if one.kind == "papers"]
    assert [one.about for one in found] == ["64A2"]
    assert found[0] in open_items(changed)
    page = at_the_desk(editor).get(f"/tr/atolye/taslak/{changed.pk}/etki/").content.decode()
    assert "Yasa 64A2: 1 kâğıt" in page
    assert "k7qm2f9dx" not in page  # it leads to the sheet


def test_who_cites_a_changed_clause_is_named(draft: Draft, editor: User, book: Book) -> None:
    write(editor, draft, parse("72C"), {"tr": lines(draft, "72C") + " Böyle."}, 0)
    draft.refresh_from_db()
    citing = {one.about for one in impact_of(draft) if one.kind == "cites"}
    assert citing == {one.id for one in book.passages[parse("72C")].cited_by} != set()


@pytest.mark.long
def test_what_was_settled_is_open_again_when_the_words_change_again(changed: Draft, editor: User) -> None:
    assert settle(editor, changed, [one.key for one in open_items(changed)], "gözden geçirildi") > 3
    assert open_items(changed) == []
    write(editor, changed, CLAUSE, {"tr": lines(changed) + " Yine."}, 1)
    changed.refresh_from_db()
    assert open_items(changed)


def test_nobody_approves_her_own_work(changed: Draft, person: Person) -> None:
    both = person("both", "editor", "reviewer")
    write(both, changed, parse("64A1"), {"tr": lines(changed, "64A1") + " Öyle."}, 0)
    with pytest.raises(OwnWork):
        approve(both, changed)


def test_who_has_approved_is_not_asked_to(
    ready: Draft, person: Person, reviewer: User, at_the_desk: Callable[[User], Client]
) -> None:
    page, button = f"/en/workshop/draft/{ready.pk}/", "Approve it as it is now"
    assert button not in at_the_desk(reviewer).get(page).content.decode()
    assert button in at_the_desk(person("second", "reviewer")).get(page).content.decode()


def test_an_approval_ends_with_the_next_change(ready: Draft, editor: User, publisher: User) -> None:
    assert approvals_of(ready) == ["reviewer@example.org"]
    write(editor, ready, CLAUSE, {"en": lines(ready, field="en") + " So."}, 1)
    ready.refresh_from_db()
    assert approvals_of(ready) == []
    with pytest.raises(InTheWay):
        publish(publisher, ready, NOW, "acele")


def test_an_approval_ends_with_a_note_for_it_is_published_too(ready: Draft, editor: User) -> None:
    explain(editor, ready, CLAUSE, "Neden", "Why")
    ready.refresh_from_db()
    assert approvals_of(ready) == []


def test_a_comment_stands_in_the_way_until_it_is_settled(changed: Draft, person: Person, reviewer: User) -> None:
    said = comment(person("c", "commentator"), changed, CLAUSE, "Bu ne demek?")
    with pytest.raises(InTheWay):
        approve(reviewer, changed)
    settle_comment(reviewer, said)
    approve(reviewer, changed)


def test_nothing_is_published_with_an_open_item_unless_somebody_says_why(
    changed: Draft, reviewer: User, publisher: User
) -> None:
    approve(reviewer, changed)
    with pytest.raises(InTheWay):
        publish(publisher, changed, NOW)
    publish(publisher, changed, NOW, "Kurallar sonra gözden geçirilecek.")
    entry = Entry.objects.filter(what="publish").get()
    assert entry.details["why"] == "Kurallar sonra gözden geçirilecek."
    assert "translation:64A2" in entry.details["unsettled"]


@pytest.mark.long
def test_a_published_draft_is_the_next_revision_and_gives_its_files_back(ready: Draft, publisher: User) -> None:
    edition = publish(publisher, ready, NOW)
    ready.refresh_from_db()
    assert (str(edition), ready.state, ready.published_as) == ("2017.2", "published", "2017.2")
    assert str(edition_in_force()) == "2017.2"
    packed = zipfile.ZipFile(BytesIO(bytes(Export.objects.get(edition=edition, name="notation.zip").content)))
    assert {one: packed.read(one).decode() for one in packed.namelist()} == files_of(ready)
    assert Entry.objects.filter(what="publish").get().details["approved_by"] == ["reviewer@example.org"]


@pytest.mark.long
def test_it_waits_for_its_time_and_the_edition_before_stays(ready: Draft, publisher: User, reader: Client) -> None:
    publish(publisher, ready, NOW + datetime.timedelta(days=30))
    assert str(edition_in_force()) == "2017.1"
    assert "Böyle." in reader.get("/tr/2017.2/yasa/64/").content.decode()
    assert "Böyle." not in reader.get("/tr/yasa/64/").content.decode()
    assert "Böyle." not in reader.get("/tr/2017.1/yasa/64/").content.decode()


@pytest.mark.long
def test_a_draft_with_another_code_is_a_new_edition(
    changed: Draft, editor: User, reviewer: User, publisher: User
) -> None:
    name(editor, changed, "2027", "2027 Briç Yasaları", "Laws 2027")
    with pytest.raises(InTheWay):
        name(editor, changed, "yeni", "Yasalar", "Laws")
    changed.refresh_from_db()
    approve(reviewer, changed)
    start = datetime.datetime(2127, 7, 31, 21, 0, tzinfo=datetime.UTC)
    edition = publish(publisher, changed, start, "yeni")
    assert (str(edition), edition.title_tr) == ("2027.1", "2027 Briç Yasaları")  # type: ignore[attr-defined]
    assert edition.in_force_from == datetime.date(2127, 8, 1)


@pytest.mark.long
def test_the_note_on_a_change_stands_in_the_comparison(
    ready: Draft, editor: User, reviewer: User, publisher: User, reader: Client
) -> None:
    explain(editor, ready, CLAUSE, "Uygulama birliği için.", "So that all rule alike.")
    ready.refresh_from_db()
    approve(reviewer, ready)  # a note ends the approval
    edition = publish(publisher, ready, NOW)
    assert ChangeNote.objects.get(edition=edition).citation == "64A2"
    compared = reader.get("/tr/karsilastirma/2017.1/2017/64/").content.decode()
    assert "Uygulama birliği için." in compared
    assert "Eskisi: 2017.1. Yenisi: 2017.2." in compared, "revisions have one title"
    rows = re.findall(r'class="compared ([^"]*)" id="(\w+)"', compared)
    assert [at for classes, at in rows if "as-it-was" not in classes] == ["64A2"], "the others are not printed"
    assert "So that all rule alike." in reader.get("/en/comparison/2017.1/2017/").content.decode()


@pytest.mark.long
def test_a_withdrawn_edition_makes_way_for_the_one_before(ready: Draft, publisher: User) -> None:
    edition = publish(publisher, ready, NOW)
    with pytest.raises(InTheWay):
        withdraw(publisher, edition, "Yanlış basılmış.", "")
    withdraw(publisher, edition, "Yanlış basılmış.", "Misprinted.")
    assert str(edition_in_force()) == "2017.1"
    assert find_edition("2017.2").state == Edition.State.WITHDRAWN
    with pytest.raises(InTheWay):
        withdraw(publisher, find_edition("2017.1"), "Son", "Last")


@pytest.mark.long
def test_a_coming_edition_is_withdrawn_before_its_day_and_says_so_wherever_it_is_shown(
    ready: Draft, publisher: User, reader: Client
) -> None:
    edition = publish(publisher, ready, NOW + datetime.timedelta(days=30))
    shown = ["/tr/2017.2/", "/tr/2017.2/yasa/64/", "/tr/surumler/", "/tr/surumler/2017.2/", "/tr/2017.2/gomulu/64A2/"]
    for address in shown:
        assert "geri çekildi" not in reader.get(address).content.decode(), address
    withdraw(publisher, edition, "Tarihi yanlış.", "The date is wrong.")
    forget_books()  # processes of a server are others after a withdrawal
    for address in shown:
        html = reader.get(address).content.decode()
        assert "geri çekildi" in html, address
        assert "Tarihi yanlış." in html, address
    told = next(one for one in reader.get("/api/v1/editions").json() if one["name"] == "2017.2")
    assert (told["state"], told["in_force"]) == ("withdrawn", False)
    assert told["withdrawn_why"] == {"tr": "Tarihi yanlış.", "en": "The date is wrong."}
    assert "Tarihi yanlış." in reader.get("/tr/surumler/akis.atom").content.decode()
    assert "Böyle." not in reader.get("/tr/2017/yasa/64/", follow=True).content.decode()
    later = NOW + datetime.timedelta(days=31)
    assert str(newest_whole(read_published(), later)) == "2017.1"


def forget_books() -> None:
    keep_in_force(None)
    keep_published(None)


@pytest.mark.long
def test_what_is_published_or_given_up_is_written_no_more(
    ready: Draft, draft: Draft, editor: User, publisher: User
) -> None:
    publish(publisher, ready, NOW)
    with pytest.raises(Closed):
        write(editor, ready, CLAUSE, {"tr": lines(ready) + " Yine."}, 1)
    with pytest.raises(Closed):
        drop(publisher, ready)


def test_a_secret_link_ends(changed: Draft, editor: User, monkeypatch: pytest.MonkeyPatch) -> None:
    token = share(editor, changed)
    assert shared(token) == changed
    assert shared(token[:-1]) is None
    later = NOW.timestamp() + 8 * 24 * 60 * 60
    monkeypatch.setattr("django.core.signing.time.time", lambda: later)
    assert shared(token) is None
