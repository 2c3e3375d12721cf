"""A remark: written by who may, approved by another, published, in the place of that of the files, taken out of use."""

from collections.abc import Callable

import pytest
from django.core.management import call_command
from django.test import Client

from accounts.models import User
from lawbook.book import Book
from lawbook.citations import parse
from lawbook.commentary import reading_named, remark_named, remarks_by_clause
from lawbook.in_force import Keeper
from lawbook.models import PublishedRemark
from lawbook.offline.bundle import version
from lawbook.remarks import shipped_readings
from tests.kept import forget
from tests.workshop.conftest import Person
from workshop.actions.annotate import FaultyRemark, RemarkChanged, annotate
from workshop.actions.approve import InTheWay, OwnWork
from workshop.actions.approve_remark import approve_remark, remark_approvals
from workshop.actions.publish_remark import drop_remark, publish_remark, retire_remark
from workshop.actions.write import Closed
from workshop.models import Entry, RemarkDraft
from workshop.permissions import NotAllowed
from workshop.remarks import faults, fields_of, written

Desk = Callable[[User], Client]
NEW = {
    "at": "80A",
    "layer": "advice",
    "tr": "Düzenleyen kuruluş <b>kendi</b> kurallarını Yasa 80B2 ile sınırlar.",
    "en": "The organiser’s own rules are bounded by Law 80B2.",
    "origin_tr": "federasyonun notu",
    "origin_en": "a note of the federation",
    "case": "",
    "page": "",
}
SHIPPED = "revoke:61A-1"


@pytest.fixture
def commentator(person: Person) -> User:
    return person("commentator", "commentator")


def put(commentator: User, reviewer: User, publisher: User, key: str = "", **changed: str) -> RemarkDraft:
    """Write, approve and publish."""
    found = written(key) if key else None
    before, seen = (found[1], found[2]) if found else (NEW, 0)
    draft = annotate(commentator, key, before | changed, seen)
    approve_remark(reviewer, draft, draft.latest.number)
    publish_remark(publisher, draft, draft.latest.number)
    return RemarkDraft.objects.get(pk=draft.pk)


def test_a_remark_appears_on_its_clause_when_it_is_published_and_not_before(
    commentator: User, reviewer: User, publisher: User, reader: Client
) -> None:
    draft = annotate(commentator, "", NEW, 0)
    assert 'class="remark' not in reader.get("/tr/yasa/80/").content.decode()
    with pytest.raises(InTheWay):
        publish_remark(publisher, draft, 1)
    approve_remark(reviewer, draft, 1)
    publish_remark(publisher, draft, 1)
    page = reader.get("/tr/yasa/80/").content.decode()
    assert "kuruluş &lt;b&gt;kendi&lt;/b&gt; kurallarını" in page
    assert "— federasyonun notu" in page
    assert "The organiser’s own rules" in reader.get("/en/law/80/").content.decode()
    assert [one.what for one in reversed(Entry.objects.all())] == ["annotate", "approve-remark", "publish-remark"]


def test_what_is_published_goes_before_the_files_and_no_set_up_undoes_it(
    commentator: User, reviewer: User, publisher: User, book: Book
) -> None:
    before = version(book)
    put(commentator, reviewer, publisher, SHIPPED, tr="Yeni söz.", en="New words.")
    call_command("import_edition", "fixtures/laws/2017", verbosity=0)
    said = [one.text["tr"] for one in remarks_by_clause()[parse("61A")]]
    assert "Yeni söz." in said
    assert len(said) == sum(one.at == parse("61A") for page in shipped_readings() for one in page.remarks)
    page = reading_named("revoke")
    assert page is not None
    assert page.remarks[0].text["en"] == "New words."  # in its place
    assert version(book) != before  # what browsers keep is made anew
    retire_remark(publisher, SHIPPED, "Yanlış")
    assert remark_named(SHIPPED) is None
    assert "Yeni söz." not in [one.text["tr"] for one in reading_named("revoke").remarks]  # type: ignore[union-attr]


def test_a_remark_for_a_page_that_is_read_through_stands_there_too(
    commentator: User, reviewer: User, publisher: User, reader: Client
) -> None:
    put(commentator, reviewer, publisher, "", at="61B1", page="revoke")
    assert "Düzenleyen kuruluş" in reader.get("/tr/okuma/ronons/").content.decode()
    assert "Düzenleyen kuruluş" in reader.get("/tr/yasa/61/").content.decode()


def test_who_wrote_it_does_not_approve_it_and_a_change_ends_the_approval(
    commentator: User, reviewer: User, publisher: User, person: Person
) -> None:
    draft = annotate(commentator, "", NEW, 0)
    both = person("both", "commentator", "reviewer")
    annotate(both, draft.key, NEW | {"tr": "Başka."}, 1)
    with pytest.raises(OwnWork):
        approve_remark(both, draft, 2)
    with pytest.raises(RemarkChanged):
        approve_remark(reviewer, draft, 1)  # that is not what stands there any more
    approve_remark(reviewer, draft, 2)
    annotate(commentator, draft.key, NEW, 2)
    assert remark_approvals(draft) == []
    for number in (2, 3):
        with pytest.raises((RemarkChanged, InTheWay)):
            publish_remark(publisher, draft, number)


def test_nobody_overwrites_anybody(commentator: User, person: Person) -> None:
    draft = annotate(commentator, "", NEW, 0)
    annotate(person("other", "commentator"), draft.key, NEW | {"tr": "Onunki."}, 1)
    with pytest.raises(RemarkChanged) as changed:
        annotate(commentator, draft.key, NEW | {"tr": "Benimki."}, 1)
    assert (changed.value.theirs["tr"], changed.value.number) == ("Onunki.", 2)


def test_two_changes_of_a_remark_are_put_together(
    commentator: User, person: Person, at_the_desk: Desk, book: Book
) -> None:
    """A form sends every field: what she left as it was took the place of what the other wrote."""
    key = annotate(commentator, "", NEW, 0).key
    annotate(person("other", "commentator"), key, NEW | {"tr": "Onunki.", "layer": "example"}, 1)
    desk, address = at_the_desk(commentator), f"/tr/atolye/yorumlar/{key}/"
    met = desk.post(address, NEW | {"en": "Mine.", "seen": "1"})
    page = met.content.decode()
    assert (met.status_code, "Onunki.</textarea>" in page, "Mine.</textarea>" in page) == (409, True, True)
    assert '<input type="hidden" name="met" value="2">' in page
    at_odds = desk.post(address, NEW | {"tr": "Benimki.", "seen": "1"}).content.decode()
    assert ("Onunki." in at_odds, 'type="checkbox" name="met" value="2" required' in at_odds) == (True, True)
    sent = NEW | {"tr": "Onunki.", "en": "Mine.", "layer": "example", "seen": "1", "met": "2"}
    assert desk.post(address, sent).status_code == 302
    assert RemarkDraft.objects.get(key=key).latest.fields["tr"] == "Onunki."
    translator = at_the_desk(person("translator", "translator"))
    assert (
        translator.post(address, NEW | {"en": "Hers.", "seen": "1"}).status_code == 409
    )  # 403: the Turkish is another by now


def test_it_is_taken_out_of_use_with_a_reason_and_can_come_back(
    commentator: User, reviewer: User, publisher: User
) -> None:
    draft = put(commentator, reviewer, publisher)
    with pytest.raises(InTheWay):
        retire_remark(publisher, draft.key, " ")
    retire_remark(publisher, draft.key, "Yasa değişti")
    assert parse("80A") not in remarks_by_clause()
    assert Entry.objects.first().details["why"] == "Yasa değişti"  # type: ignore[union-attr]
    with pytest.raises(Closed):
        retire_remark(publisher, draft.key, "yine")
    put(commentator, reviewer, publisher, draft.key)
    assert parse("80A") in remarks_by_clause()
    assert [row.is_retired for row in PublishedRemark.objects.all()] == [False, True, False]


def test_a_new_one_is_given_up_and_a_published_one_is_not(commentator: User, reviewer: User, publisher: User) -> None:
    draft = annotate(commentator, "", NEW, 0)
    drop_remark(commentator, draft)
    with pytest.raises(Closed):
        annotate(commentator, draft.key, NEW | {"tr": "Yine."}, 1)
    with pytest.raises(Closed):
        approve_remark(reviewer, RemarkDraft.objects.get(pk=draft.pk), 1)
    with pytest.raises(Closed):
        drop_remark(publisher, put(commentator, reviewer, publisher))


def test_every_remark_of_the_files_can_be_written_anew(book: Book) -> None:
    every = [one for page in shipped_readings() for one in page.remarks]
    assert len({one.key for one in every}) == len(every)
    assert {one.key: told for one in every if (told := faults(fields_of(one)))} == {}


@pytest.mark.parametrize(
    ("field", "typed"),
    [
        ("at", "97A"),
        ("at", "def:zon"),
        ("layer", "law"),
        ("tr", ""),
        ("en", "x" * 1501),
        ("tr", "Gizli\u202eharf"),
        ("tr", "Bkz. Yasa 97A."),
        ("en", "See Law 64A9."),
        ("origin_en", " "),
        ("case", "no-such-case"),
        ("page", "../../etc"),
    ],
)
def test_what_cannot_stand_is_refused(commentator: User, field: str, typed: str) -> None:
    with pytest.raises(FaultyRemark) as refused:
        annotate(commentator, "", NEW | {field: typed}, 0)
    assert set(refused.value.faults) == {field}
    assert not RemarkDraft.objects.exists()


def test_a_translator_writes_the_english_alone(person: Person, book: Book) -> None:
    translator = person("translator", "translator")
    before = fields_of(remark_named(SHIPPED))  # type: ignore[arg-type]
    annotate(translator, SHIPPED, before | {"en": "Better English."}, 0)
    for change in ({"tr": "Başka."}, {"at": "61B"}, {"layer": "advice"}):
        with pytest.raises(NotAllowed):
            annotate(translator, SHIPPED, before | {"en": "Better English."} | change, 1)
    with pytest.raises(NotAllowed):
        annotate(translator, "", NEW, 0)


def test_processes_that_serve_learn_of_it_and_do_not_ask(
    commentator: User, reviewer: User, publisher: User, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lawbook.in_force.keep_engine", lambda book: None)  # the search has its own tests
    keeper = Keeper()
    try:
        assert keeper.refresh()
        put(commentator, reviewer, publisher)
        assert parse("80A") not in remarks_by_clause()  # nobody asked
        assert keeper.refresh()
        assert parse("80A") in remarks_by_clause()
        assert not keeper.refresh()
    finally:
        forget()


def test_the_way_through_the_pages(
    commentator: User, reviewer: User, publisher: User, at_the_desk: Desk, reader: Client
) -> None:
    writes, reads, puts = (at_the_desk(one) for one in (commentator, reviewer, publisher))
    shown = writes.post("/tr/atolye/yorumlar/yeni/check/", NEW).content.decode()
    assert "kuruluş &lt;b&gt;kendi&lt;/b&gt;" in shown
    assert '<details class="remarks" open' in shown
    refused = writes.post("/tr/atolye/yorumlar/yeni/", NEW | {"en": "", "seen": "0"})
    assert refused.status_code == 422
    assert not RemarkDraft.objects.exists()
    address = writes.post("/tr/atolye/yorumlar/yeni/", NEW | {"seen": "0"})["Location"]
    assert writes.post(address, NEW | {"tr": "Eski.", "seen": "0"}).status_code == 409
    assert writes.post(address, NEW | {"tr": "Eski.", "seen": "hiç"}).status_code == 409
    for client, page in ((writes, address), (reads, address), (puts, "/en/workshop/commentary/")):
        assert client.get(page).status_code == 200
    assert reads.post(address, NEW | {"tr": "Benden.", "seen": "1"}).status_code == 403
    reads.post(f"{address}do/approve/", {"version": "1"})
    puts.post(f"{address}do/publish/", {"version": "1"})
    assert "federasyonun notu" in reader.get("/tr/yasa/80/").content.decode()
    puts.post(f"{address}do/retire/", {"why": "Deneme"})
    assert "federasyonun notu" not in reader.get("/tr/yasa/80/").content.decode()
    assert "Deneme" in puts.get("/tr/atolye/kayit/").content.decode()
    assert writes.get("/tr/atolye/yorumlar/no-such-key/").status_code == 404
