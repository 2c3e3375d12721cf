"""A clause is written, refused with its place, in conflict, restored; a draft that nobody changed is what it was."""

from pathlib import Path

import pytest

from accounts.models import User
from lawbook.book import Book
from lawbook.citations import parse
from lawbook.publishing.importing import bring_in
from lawbook.text.problems import TextError
from tests.workshop.conftest import Person
from workshop.actions.approve import InTheWay
from workshop.actions.begin import begin, begin_as_copy
from workshop.actions.keep import keep
from workshop.actions.restore import restore, undo
from workshop.actions.write import Conflict, write
from workshop.clauses import clause_of, fields_then
from workshop.models import Draft, Entry, Unsaved, Version
from workshop.notation.blocks import blocks_of
from workshop.notation.folder import as_folder, edition_of, files_of
from workshop.notation.report import problems, report
from workshop.permissions import NotAllowed
from workshop.storing import Faulty

CLAUSE = parse("64A2")


def lines(draft: Draft, citation: str = "64A2", field: str = "tr") -> str:
    found = clause_of(draft, parse(citation))
    assert found is not None
    return found.fields[field]


@pytest.mark.parametrize("citation", ["64A9", "64A2a", "64Z", "94", "fn:99"])
def test_what_is_no_clause_is_not_taken_for_the_one_it_would_stand_in(draft: Draft, citation: str) -> None:
    assert clause_of(draft, parse(citation)) is None


def test_a_clause_that_opens_on_the_line_of_another_is_written_there(draft: Draft) -> None:
    block = next(one for one in blocks_of(files_of(draft)["tr.txt"], "tr") if len(one.opens) > 1)
    assert [lines(draft, one.id) for one in block.opens] == [block.text] * len(block.opens)


def test_a_copy_that_nobody_changed_holds_the_same_edition(draft: Draft, book: Book) -> None:
    with as_folder(files_of(draft)) as folder:
        found = bring_in(folder)
    assert (found.changed, found.edition.pk) == (False, book.edition.pk)


def test_a_draft_begins_as_a_copy(book: Book, editor: User) -> None:
    made = begin_as_copy(editor, book.edition)
    assert (made.copied_from, made.begun_by) == ("2017.1", "editor@example.org")
    assert "64A2" in {one.citation.id for one in edition_of(made).languages["tr"].text.entries()}


def test_a_faulty_text_begins_no_draft(editor: User, draft: Draft) -> None:
    files = files_of(draft)
    files["tr.txt"] = files["tr.txt"].replace("\nB. ", "\nE. ", 1)
    with pytest.raises(TextError):
        begin(editor, files)
    assert Draft.objects.count() == 1


def test_a_clause_is_written_in_both_languages(draft: Draft, editor: User) -> None:
    tr, en = lines(draft) + " Böyle.", lines(draft, field="en") + " So."
    assert write(editor, draft, CLAUSE, {"tr": tr, "en": en}, 0) == 1
    draft.refresh_from_db()
    assert draft.serial == 1
    texts = {code: one.text.find(CLAUSE) for code, one in edition_of(draft).languages.items()}
    assert texts["tr"] is not None
    assert texts["tr"].text.endswith("Böyle.")
    assert texts["en"] is not None
    assert texts["en"].text.endswith("So.")
    assert Entry.objects.get().details["changed"] == ["64A2"]


def test_what_is_saved_as_it_was_is_no_change(draft: Draft, editor: User) -> None:
    assert write(editor, draft, CLAUSE, {"tr": lines(draft) + "\n\n"}, 0) == 0
    assert not Version.objects.exists()


def test_a_reference_that_leads_nowhere_is_refused_with_its_place(draft: Draft, editor: User) -> None:
    typed = f"{lines(draft)}\nBaşka bir satır (bkz. Yasa 97A)."
    with pytest.raises(Faulty) as refused:
        write(editor, draft, CLAUSE, {"tr": typed}, 0)
    fault = refused.value.faults[0]
    assert (fault.language, fault.line, fault.column) == ("tr", 2, 23)
    assert "Yasa 97A" in fault.message
    assert not Version.objects.exists()


def test_a_clause_out_of_order_is_refused_with_its_line(draft: Draft, editor: User) -> None:
    with pytest.raises(Faulty) as refused:
        write(editor, draft, CLAUSE, {"tr": f"{lines(draft)}\n\n7. Yedinci."}, 0)
    assert (refused.value.faults[0].line, "7." in refused.value.faults[0].message) == (3, True)


def test_an_erratum_that_does_not_fit_any_more_is_refused(draft: Draft, editor: User) -> None:
    """Law 62D1 has slips that are corrected: who writes the clause anew takes them out of its errata."""
    at = parse("62D1")
    rows = lines(draft, "62D1", "errata_tr")
    assert rows
    new = "1. Yeni bir metin."
    with pytest.raises(Faulty):
        write(editor, draft, at, {"tr": new}, 0)
    assert write(editor, draft, at, {"tr": new, "errata_tr": ""}, 0) == 1
    assert lines(draft, "62D1", "errata_tr") == ""


def test_errata_of_another_clause_are_refused(draft: Draft, editor: User) -> None:
    rows = lines(draft, "62D1", "errata_tr")
    with pytest.raises(Faulty, match="62D1"):
        write(editor, draft, CLAUSE, {"errata_tr": rows}, 0)


def test_nobody_overwrites_anybody(draft: Draft, editor: User, person: Person) -> None:
    other = person("other", "editor")
    mine, theirs = lines(draft) + " Benimki.", lines(draft) + " Onunki."
    write(other, draft, CLAUSE, {"tr": theirs}, 0)
    with pytest.raises(Conflict) as conflict:
        write(editor, draft, CLAUSE, {"tr": mine}, 0)
    assert conflict.value.now.fields["tr"].endswith("Onunki.")
    assert lines(draft).endswith("Onunki.")
    write(editor, draft, CLAUSE, {"tr": mine}, conflict.value.now.seen)
    assert lines(draft).endswith("Benimki.")


def test_who_edits_the_whole_law_meets_who_edits_a_clause_of_it(draft: Draft, editor: User) -> None:
    law, whole, was = parse("64"), lines(draft, "64"), lines(draft)
    write(editor, draft, CLAUSE, {"tr": was + " Böyle."}, 0)
    assert fields_then(draft, law, 0)["tr"] == whole
    with pytest.raises(Conflict) as conflict:
        write(editor, draft, law, {"tr": whole + " Öyle."}, 0)
    assert not conflict.value.meeting.is_at_odds
    both = conflict.value.meeting.proposal["tr"]
    assert (f"{was} Böyle.\n" in both, both.endswith(" Öyle.")) == (True, True)


def test_what_somebody_left_as_it_was_takes_nobodys_place(draft: Draft, editor: User, person: Person) -> None:
    """A form sends both languages; a translator was told that he may not write the Turkish that he never touched."""
    tr, en = lines(draft), lines(draft, field="en")
    write(editor, draft, CLAUSE, {"tr": tr + " Böyle."}, 0)
    with pytest.raises(Conflict) as conflict:
        write(person("translator", "translator"), draft, CLAUSE, {"tr": tr, "en": en + " So."}, 0)
    assert conflict.value.meeting.proposal["tr"].endswith("Böyle.")
    assert conflict.value.meeting.proposal["en"].endswith("So.")
    assert write(editor, draft, CLAUSE, {"tr": tr, "en": en}, 0) == 1
    assert lines(draft).endswith("Böyle.")


def test_a_clause_that_opens_on_the_line_of_another_is_met_there_too(draft: Draft, editor: User) -> None:
    block = next(one for one in blocks_of(files_of(draft)["tr.txt"], "tr") if len(one.opens) > 1)
    outer, inner = block.opens[:2]
    write(editor, draft, inner, {"tr": block.text + " Böyle."}, 0)
    for one in (inner, outer):
        with pytest.raises(Conflict) as conflict:
            write(editor, draft, one, {"tr": block.text + " Öyle."}, 0)
        assert conflict.value.meeting.texts[0].was == block.text


def test_a_clause_is_put_in_and_the_rest_renumbered_in_the_law_as_a_whole(draft: Draft, editor: User) -> None:
    whole = lines(draft, "58")
    changed = whole.replace("\n\nB. ", "\n\nB. Yeni\n\nYeni bir bent.\n\nC. ")
    with pytest.raises(Faulty, match="58B1"):  # its errata are still those of the former number
        write(editor, draft, parse("58"), {"tr": changed}, 0)
    rows = {
        f"errata_{code}": lines(draft, "58", f"errata_{code}").replace("at: 58B", "at: 58C") for code in ("tr", "en")
    }
    write(editor, draft, parse("58"), {"tr": changed, "errata_tr": rows["errata_tr"]}, 0)
    draft.refresh_from_db()
    names = set(Version.objects.filter(number=1).values_list("citation", flat=True))
    assert {"58B", "58C"} <= names
    with pytest.raises(TextError) as open_still:  # the English text lacks it
        edition_of(draft)
    assert {one.code for one in open_still.value.problems} == {"tree-mismatch"}


@pytest.mark.long
def test_every_version_can_be_restored(draft: Draft, editor: User) -> None:
    before = lines(draft)
    write(editor, draft, CLAUSE, {"tr": before + " Bir."}, 0)
    write(editor, draft, CLAUSE, {"tr": before + " İki."}, 1)
    versions = {one.number: one for one in draft.versions.filter(citation="64A2")}
    assert sorted(versions) == [0, 1, 2]
    assert restore(editor, versions[1]) == 3
    assert lines(draft).endswith("Bir.")
    restore(editor, versions[0])
    assert lines(draft) == before
    assert draft.versions.filter(citation="64A2").count() == 5


def test_the_last_change_is_undone_and_the_undoing_too(draft: Draft, editor: User) -> None:
    before = lines(draft)
    with pytest.raises(InTheWay):
        undo(editor, draft, CLAUSE)
    write(editor, draft, CLAUSE, {"tr": before + " Bir."}, 0)
    undo(editor, draft, CLAUSE)
    assert lines(draft) == before
    undo(editor, draft, CLAUSE)
    assert lines(draft).endswith("Bir.")


def test_a_translator_leaves_the_turkish_text_alone(draft: Draft, person: Person) -> None:
    who = person("translator", "translator")
    write(who, draft, CLAUSE, {"en": lines(draft, field="en") + " So.", "tr": lines(draft)}, 0)
    with pytest.raises(NotAllowed):
        write(who, draft, CLAUSE, {"tr": lines(draft) + " Böyle."}, 1)


def test_what_was_typed_is_kept_until_it_is_saved(draft: Draft, editor: User) -> None:
    keep(editor, draft, CLAUSE, {"tr": "2. yarım"}, 0)
    keep(editor, draft, CLAUSE, {"tr": "2. yarım kal"}, 0)
    assert Unsaved.objects.get().fields == {"tr": "2. yarım kal"}
    write(editor, draft, CLAUSE, {"tr": lines(draft) + " Böyle."}, 0)
    assert not Unsaved.objects.exists()
    keep(editor, draft, CLAUSE, {"tr": lines(draft)}, 0)  # a browser that was late: she would meet herself
    assert not Unsaved.objects.exists()


@pytest.mark.long
def test_each_line_of_a_text_is_accounted_for(folder: Path) -> None:
    source = "Yasalar\n\nTANIMLAR\n\nBord\n\nBir kutu.\n\nYASA 1 – DESTE\n\nA. Kartlar\n\n52 karttır.1\n\n1 – Jokersiz."
    told = [(one.number, one.taken_for, one.citation and one.citation.id) for one in report(source, "tr")]
    assert told[2:] == [
        (5, "terim", "def:bord"),
        (7, "tanımın metni", "def:bord"),
        (9, "Yasa", "1"),
        (11, "madde", "1A"),
        (13, "metin", "1A"),
        (15, "dipnot", "fn:1"),
    ]
    assert problems("Yalnız bir satır", "tr") == [
        "“TANIMLAR” başlığı bulunamadı.",
        *problems("Yalnız bir satır", "tr")[1:],
    ]
