"""A clause gets another place: numbers, references, errata and notes follow; concepts stay; it can be undone."""

import datetime
from collections.abc import Callable

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import User
from lawbook.book import Book, book_of
from lawbook.citations import Citation, parse
from lawbook.concepts import concept_of, newest_with
from tests.workshop.conftest import Person
from tests.workshop.test_writing import lines
from workshop.actions.approve import InTheWay, approve
from workshop.actions.comment import comment
from workshop.actions.explain import explain
from workshop.actions.keep import keep
from workshop.actions.name import name
from workshop.actions.publish import publish
from workshop.actions.renumber import Moved, renumber, take_back
from workshop.actions.write import Closed, write
from workshop.models import Draft, Entry
from workshop.notation.folder import edition_of, files_of
from workshop.notation.places import Move, Unmovable, became
from workshop.notation.words_of_references import rewritten
from workshop.obstacles import obstacles
from workshop.permissions import NotAllowed
from workshop.renumbering import plan

TREE = [parse(one) for one in "1 1A 1A1 1A1a 1A2 1A3 1B 1B1 1C 2 2A 2B".split()]


def ids(map_of: object) -> dict[str, str | None]:
    return {one.id: to.id if to else None for one, to in map_of.items()}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("clause", "to", "expected"),
    [
        ("1A3", "1A1", {"1A1": "1A2", "1A1a": "1A2a", "1A2": "1A3", "1A3": "1A1"}),
        ("1A1", "1A3", {"1A1": "1A3", "1A1a": "1A3a", "1A2": "1A1", "1A3": "1A2"}),
        ("1A", "1B", {"1A": "1B", "1A1": "1B1", "1A1a": "1B1a", "1A2": "1B2", "1A3": "1B3", "1B": "1A", "1B1": "1A1"}),
        ("1A1", "1B2", {"1A1": "1B2", "1A1a": "1B2a", "1A2": "1A1", "1A3": "1A2"}),
        ("1C", "2A", {"1C": "2A", "2A": "2B", "2B": "2C"}),
        ("", "1A2", {"1A2": "1A3", "1A3": "1A4"}),
        ("1B", "", {"1B": None, "1B1": None, "1C": "1B"}),
    ],
)
def test_those_beside_it_close_up_and_make_room(clause: str, to: str, expected: dict[str, str | None]) -> None:
    move = Move(parse(clause) if clause else None, parse(to) if to else None)
    assert ids(became(move, TREE)) == expected


@pytest.mark.parametrize(
    ("clause", "to"),
    [("1", "2"), ("9A", "1A"), ("1A1", "1D"), ("1A1", "9A1"), ("1A1", "1A9"), ("1A1", "1A1"), ("", "")],
)
def test_what_cannot_be_is_refused(clause: str, to: str) -> None:
    with pytest.raises(Unmovable):
        became(Move(parse(clause) if clause else None, parse(to) if to else None), TREE)


@pytest.mark.parametrize(
    ("words", "relative", "target", "standing", "expected"),
    [
        ("Yasa 64A1", False, "64A2", "12A", "Yasa 64A2"),
        ("Law 12C1(e)", False, "12C1f", "1", "Law 12C1(f)"),
        ("16 C2", False, "16C3", "1", "16 C3"),
        ("C2", True, "72C3", "72A", "C3"),
        ("(b)", True, "72C2c", "72C2a", "(c)"),
        ("2(a)", True, "72C3a", "72C1", "3(a)"),
        ("C2", True, "73C2", "72A", ""),  # only the number of the Law says it
        ("(b)", True, "72C3a", "72C2a", ""),
        ("yukarıdaki paragraf", True, "72C3", "72C4", ""),
    ],
)
def test_a_reference_is_written_as_it_was(
    words: str, relative: bool, target: str, standing: str, expected: str
) -> None:
    found = rewritten(words, relative=relative, target=parse(target), standing=parse(standing))
    assert found == expected


@pytest.fixture
def moved(draft: Draft, editor: User) -> Draft:
    """Law 72C, which many cite, becomes 72B."""
    made = plan(files_of(draft), Move(parse("72C"), parse("72B")))
    renumber(editor, draft, made.move, {one.key: one.should for one in made.following if one.edit and one.should}, 0)
    draft.refresh_from_db()
    return draft


def test_every_reference_names_the_clause_that_it_named(draft: Draft, editor: User) -> None:
    before = edition_of(draft)
    made = plan(files_of(draft), Move(parse("72C"), parse("72B")))
    assert made.following
    assert {one.target.id for one in made.following} <= {one.id for one in made.map_of}
    words = {one.key: one.should for one in made.following if one.edit and one.should}
    left = {one.key for one in made.following} - set(words)
    renumber(editor, draft, made.move, words, 0)
    draft.refresh_from_db()
    later = edition_of(draft)
    for language in ("tr", "en"):
        for (at, field), those in before.languages[language].references.items():
            should = [made.map_of.get(one.target, one.target) for one in those]
            now = [one.target for one in later.languages[language].references[made.map_of.get(at, at) or at, field]]
            if not any(key.startswith(f"{language}:{at.id}:{field}:") for key in left):
                assert now == should, (language, at.id, field)
    assert left == set()


def test_the_words_stay_with_their_clause(moved: Draft, book: Book) -> None:
    now = edition_of(moved).languages["tr"].text
    was = book.passages[parse("72C")].text["tr"]
    found = now.find(parse("72B"))
    assert found is not None
    assert found.text.split()[:8] == was.split()[:8]
    there = {one.citation for one in now.entries()}
    assert len(there) == len(book.passages)
    assert {one.id for one in there ^ set(book.passages)} == {f"72{label}{one}" for label in "BC" for one in (1, 2, 3)}


def test_errata_notes_and_comments_go_along(draft: Draft, editor: User) -> None:
    """Law 58B has errata in both languages."""
    assert "at: 58B1" in lines(draft, "58", "errata_tr")
    explain(editor, draft, parse("58B"), "Neden", "Why")
    comment(editor, draft, parse("58B"), "Bu ne?")
    keep(editor, draft, parse("58B"), {"tr": "B. Yarım"}, 0)
    draft.both_changed.create(citation="58B", edition="2017.2", base={}, theirs={})
    renumber(editor, draft, Move(None, parse("58A")), {}, 1)  # the note has changed the draft
    for rows in (draft.notes, draft.comments, draft.unsaved, draft.both_changed):
        assert rows.get().citation == "58C"
    assert "at: 58C1" in files_of(draft)["tr.errata.yaml"]
    assert "at: 58B1" not in files_of(draft)["tr.errata.yaml"]
    assert lines(draft, "58A") == "A. Yeni madde."
    assert Entry.objects.filter(what="renumber").get().details["moved"]["58A"] == "58B"


@pytest.mark.long
def test_it_is_taken_back_whole(moved: Draft, editor: User, book: Book) -> None:
    take_back(editor, moved)
    moved.refresh_from_db()
    text = edition_of(moved).languages["tr"].text
    assert all(text.find(one) is not None for one in book.passages)
    found = text.find(parse("72C"))
    assert found is not None
    assert found.text.split()[:8] == book.passages[parse("72C")].text["tr"].split()[:8]
    assert "correspondence.yaml" not in files_of(moved)
    with pytest.raises(InTheWay):
        take_back(editor, moved)


def test_it_is_not_taken_back_over_what_somebody_wrote_since(moved: Draft, editor: User) -> None:
    write(editor, moved, parse("1"), {"tr": lines(moved, "1") + "\n"}, 0)
    write(editor, moved, parse("64A2"), {"tr": lines(moved) + " Böyle."}, 0)
    moved.refresh_from_db()
    with pytest.raises(InTheWay):
        take_back(editor, moved)


def test_a_plan_that_is_old_is_not_carried_out(draft: Draft, editor: User) -> None:
    write(editor, draft, parse("64A2"), {"tr": lines(draft) + " Böyle."}, 0)
    with pytest.raises(Moved):
        renumber(editor, draft, Move(parse("72C"), parse("72B")), {}, 0)


def test_a_text_that_resumes_after_its_clauses_is_moved_by_hand(draft: Draft, editor: User) -> None:
    before = files_of(draft)
    with pytest.raises(Unmovable):  # 20F5 goes on after (b)
        renumber(editor, draft, Move(parse("20F5b"), parse("20F5a")), {}, 0)
    assert files_of(draft) == before


def test_only_who_writes_may_and_only_in_an_open_draft(draft: Draft, person: Person, editor: User) -> None:
    for role in ("translator", "commentator", "reviewer", "publisher"):
        with pytest.raises(NotAllowed):
            renumber(person(role, role), draft, Move(parse("72C"), parse("72B")), {}, 0)
        with pytest.raises(NotAllowed):
            take_back(person(f"{role}-2", role), draft)
    Draft.objects.filter(pk=draft.pk).update(state="published")
    with pytest.raises(Closed):
        renumber(editor, draft, Move(parse("72C"), parse("72B")), {}, 0)


@pytest.mark.long
def test_numbers_are_another_only_under_another_code_and_concepts_stay(
    moved: Draft, editor: User, reviewer: User, publisher: User, reader: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workshop.actions.publish.make_index", lambda book: None)
    monkeypatch.setattr("workshop.actions.publish.make_rest", lambda edition, made: None)
    assert any("2017" in one for one in obstacles(moved))
    name(editor, moved, "2027", "Yasalar 2027", "Laws 2027")
    moved.refresh_from_db()
    approve(reviewer, moved)
    edition = publish(publisher, moved, timezone.now() - datetime.timedelta(minutes=1), "yeni numaralar")
    assert edition.renumbered == {"from": "2017", "clauses": {"72B": "72C", "72C": "72B"}}
    book = book_of(edition)
    assert concept_of(edition, parse("72B")).id == "72C"
    found = newest_with(concept_of(edition, Citation(72, ("B",))))
    assert found is not None
    assert (str(found[0]), found[1].id) == ("2027.1", "72B")
    assert reader.get("/eli/laws/72/C")["Location"].endswith("/tr/yasa/72/#B")
    assert "72C" in reader.get("/tr/karsilastirma/2017/2027/72/").content.decode()
    assert parse("72B") in book.passages


@pytest.mark.long
def test_the_way_through_the_pages(draft: Draft, editor: User, at_the_desk: Callable[[User], Client]) -> None:
    client, address = at_the_desk(editor), f"/tr/atolye/taslak/{draft.pk}/tasi/"
    asked = {"kind": "move", "from": "72C", "to": "72B"}
    page = client.get(address, asked).content.decode()
    assert "72C → 72B" in page
    assert 'value="Yasa 72B"' in page
    rests = client.get(f"{address}dayananlar/", asked).content.decode()
    assert "72C → 72B · Örnek olaylar" in rests or "72C → 72B · Worked cases" in rests
    made = plan(files_of(draft), Move(parse("72C"), parse("72B")))
    ticked = [one for one in made.following if one.edit and one.should][:1]
    sent = asked | {"serial": "0", "follow": ticked[0].key, f"words {ticked[0].key}": ticked[0].should}
    assert client.post(address, sent)["Location"] == f"/tr/atolye/taslak/{draft.pk}/"
    assert Entry.objects.get().details["references"] == [ticked[0].key]
    assert client.post(address, sent)["Location"].startswith(address)  # an old plan
    assert client.post(f"{address}back/").status_code == 302
    draft.refresh_from_db()
    assert (draft.serial, lines(draft, "72C")[:2]) == (2, "C.")
    for wrong in ({"from": "72C", "to": ""}, {"from": "xyz", "to": "72B"}, {"from": "72C", "to": "72B1"}):
        assert client.get(address, asked | wrong).status_code == 422
