"""Importing an edition: all or nothing, and nothing twice."""

import hashlib
import json
import shutil
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from pytest_django import Settings

from lawbook.book import NoEdition, current_book
from lawbook.citations import Kind, parse
from lawbook.editions import find_edition
from lawbook.models import CrossReference, Edition, Erratum, FootnoteMark, Part, ReferenceKind, StoredPassage
from lawbook.publishing import importing
from lawbook.publishing.importing import import_edition, import_shipped
from lawbook.publishing.rows import content_hash
from lawbook.text.edition_files import read_edition

pytestmark = pytest.mark.django_db
TABLES = (Edition, Part, StoredPassage, FootnoteMark, CrossReference, Erratum)


def counts() -> list[int]:
    return [table._default_manager.count() for table in TABLES]


@pytest.fixture
def copy(folder: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(folder, tmp_path / "edition"))


def change(folder: Path, old: str, new: str) -> None:
    path = folder / "tr.txt"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")


def test_the_database_holds_the_whole_book() -> None:
    edition = Edition.objects.get()
    assert (edition.state, edition.official_language, edition.content_hash != "") == ("published", "tr", True)
    book = current_book()
    clauses = [one for one in book.passages.values() if one.citation.kind is Kind.CLAUSE]
    assert len(book.laws) == 93
    assert len([one for one in clauses if one.citation.path or one.text["tr"]]) == 761
    assert len(book.definitions) == 64
    assert len(book.footnotes) == 28
    assert FootnoteMark.objects.filter(language="tr").count() == 31
    assert CrossReference.objects.filter(language="tr", kind=ReferenceKind.REFERENCE).count() == 420
    assert CrossReference.objects.filter(language="tr", kind=ReferenceKind.TERM).count() > 700
    assert all(law.heading["en"] for law in book.laws)


def test_a_passage_knows_those_below_it_in_their_order() -> None:
    book = current_book()
    assert book.passages[parse("50D2")].children == (parse("50D2a"), parse("50D2b"))
    assert [one.id for one in book.passages[parse("50")].children][:4] == ["50A", "50B", "50C", "50D"]
    assert book.passages[parse("def:zon")].children == ()


def test_an_edition_that_was_published_with_other_tables_is_known_again() -> None:
    """The digest is counted as it was when Laws, clauses, definitions and footnotes had a table each."""

    def said(citation: str, position: int) -> dict[str, object]:
        return {"citation": citation, "position": position, "translation": "checked", "heading_tr": "", "text_tr": "x"}

    part = {"position": 0, "slug": "oyun", "title_tr": "Oyun"}
    others: dict[str, list[dict[str, object]]] = {"marks": [], "references": [], "errata": []}
    now = {
        "parts": [part | {"first_law": 41, "last_law": 48}],
        "passages": [said(one, at) for at, one in enumerate(["def:zon", "41", "41A", "41A1", "fn:3"])],
    }
    then = {
        "parts": [part],
        "definitions": [said("def:zon", 0)],
        "laws": [said("41", 1) | {"number": 41, "part": "oyun"}],
        "sections": [
            said("41A", 2) | {"law": "41", "parent": None},
            said("41A1", 3) | {"law": "41", "parent": "41A"},
        ],
        "footnotes": [said("fn:3", 4) | {"number": 3}],
    }
    before = hashlib.sha256(json.dumps(then | others, ensure_ascii=False, sort_keys=True).encode()).hexdigest()
    assert content_hash(now | others) == before


def test_the_same_text_changes_nothing(folder: Path) -> None:
    before = counts()
    result = import_edition(folder)
    assert not result.changed
    assert counts() == before


def test_a_new_text_is_a_new_revision_beside_the_old_one(copy: Path) -> None:
    change(copy, "Oyun başlamadan önce, her deste iyice karıştırılır.", "Oyun başlamadan önce her deste karıştırılır.")
    result = import_edition(copy)
    assert (result.changed, str(result.edition)) == (True, "2017.2")
    assert StoredPassage.objects.filter(
        edition__revision=1, citation="6A", text_tr__startswith="Oyun başlamadan önce, her"
    )
    assert str(current_book().edition) == "2017.2"
    assert find_edition("2017").revision == 2
    assert find_edition("2017.1").revision == 1


@pytest.fixture
def shipped(settings: Settings, folder: Path, tmp_path: Path) -> Path:
    """The files that come with the software, to be changed as an update would."""
    settings.FIXTURES_DIR = tmp_path
    return Path(shutil.copytree(folder, tmp_path / "laws" / "2017"))


def test_a_restart_does_not_undo_what_was_published_here(folder: Path, copy: Path) -> None:
    change(copy, "iyice karıştırılır", "karıştırılır")
    import_edition(copy)
    assert not import_shipped(folder, lambda edition: None).changed
    assert str(current_book().edition) == "2017.2"


def test_an_update_publishes_its_text_where_its_former_text_was_in_force(shipped: Path) -> None:
    change(shipped, "iyice karıştırılır", "karıştırılır")
    assert import_shipped(shipped, lambda edition: None).changed
    change(shipped, "Oyun başlamadan önce,", "Oyun başlamadan önce")
    assert import_shipped(shipped, lambda edition: None).changed
    assert str(current_book().edition) == "2017.3"


def test_an_update_does_not_replace_what_was_published_here(shipped: Path, copy: Path) -> None:
    change(copy, "iyice karıştırılır", "karıştırılır")
    import_edition(copy)
    change(shipped, "Oyun başlamadan önce,", "Oyun başlamadan önce")
    assert not import_shipped(shipped, lambda edition: None).changed
    assert str(current_book().edition) == "2017.2"


def test_files_that_have_not_changed_are_not_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importing, "read_edition", lambda folder: pytest.fail("they are read"))
    assert not import_shipped(folder, lambda edition: None).changed


def test_what_comes_with_the_software_lies_under_its_code(settings: Settings) -> None:
    folders = list((settings.FIXTURES_DIR / "laws").iterdir())
    assert [read_edition(one).code for one in folders] == [one.name for one in folders]


def test_who_reads_has_the_former_edition_until_the_new_one_is_ready(copy: Path) -> None:
    change(copy, "iyice karıştırılır", "karıştırılır")
    in_force: list[str] = []
    import_edition(copy, lambda edition: in_force.append(f"{edition} after {current_book().edition}"))
    assert in_force == ["2017.2 after 2017.1"]
    assert str(current_book().edition) == "2017.2"


@pytest.mark.long
def test_an_import_that_is_cut_off_is_not_published(copy: Path) -> None:
    change(copy, "iyice karıştırılır", "karıştırılır")
    with pytest.raises(ZeroDivisionError):
        import_edition(copy, lambda edition: 1 // 0)
    assert str(current_book().edition) == "2017.1"
    assert str(import_edition(copy).edition) == "2017.2"
    assert Edition.objects.count() == 2


@pytest.mark.parametrize("name", ["1999", "2017.9", "2017.x", "2017.", "2017.²"])
def test_there_is_no_other_edition(name: str) -> None:
    if name == "2017.":
        assert find_edition(name).revision == 1
        return
    with pytest.raises(NoEdition):
        find_edition(name)


def test_a_faulty_file_changes_nothing_and_says_every_line(copy: Path) -> None:
    change(copy, "YASA 50 –", "YASA 51 –")
    change(copy, "B. Majör veya Minör Cezalı Kart", "F. Majör veya Minör Cezalı Kart")
    before = counts()
    with pytest.raises(CommandError) as error:
        call_command("import_edition", str(copy))
    assert "1481. satır: Yasa 50 bekleniyordu" in str(error.value)
    assert "1489. satır" in str(error.value)
    assert counts() == before


@pytest.mark.long
def test_the_command_says_what_it_did(copy: Path) -> None:
    out = StringIO()
    call_command("import_edition", str(copy), stdout=out)
    change(copy, "iyice karıştırılır", "karıştırılır")
    call_command("import_edition", str(copy), stdout=out)
    assert out.getvalue().splitlines() == ["2017.1 sürümü zaten bu metni içeriyor.", "2017.2 sürümü yayımlandı."]


def test_an_edition_needs_no_translation(copy: Path) -> None:
    (copy / "en.txt").unlink()
    import_edition(copy)
    assert StoredPassage.objects.filter(edition__revision=2, citation="50D2a", text_en=None).exists()
    assert not CrossReference.objects.filter(edition__revision=2, language="en").exists()


def test_a_translation_must_have_the_same_clauses(copy: Path) -> None:
    lines = (copy / "en.txt").read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith("4. After E1 has been applied")]
    assert len(kept) == len(lines) - 1
    (copy / "en.txt").write_text("\n".join(kept), encoding="utf-8")
    with pytest.raises(CommandError) as error:
        call_command("import_edition", str(copy))
    assert "50E4" in str(error.value)


def test_references_are_checked_by_a_command() -> None:
    out = StringIO()
    call_command("check_references", stdout=out)
    assert "840" in out.getvalue()
    assert "Yasa 17E" in out.getvalue()


def test_the_check_fails_for_a_reference_that_is_no_erratum() -> None:
    Erratum.objects.filter(source="def:artirim").delete()
    Edition.objects.update(content_hash="without the erratum")
    with pytest.raises(CommandError):
        call_command("check_references", stdout=StringIO())


def test_the_check_fails_for_a_table_that_does_not_fit_the_text() -> None:
    reference = CrossReference.objects.get(source="63B", language="tr")
    reference.delete()
    Edition.objects.update(content_hash="without a reference")
    out = StringIO()
    with pytest.raises(CommandError):
        call_command("check_references", stdout=out)
    assert "63B" in out.getvalue()
