"""The edition of 2007: word for word, only what is there, never in force."""

import re
import shutil
from pathlib import Path

import pytest
from django.test import Client

from lawbook import editions
from lawbook.book import Book, NoEdition, current_book
from lawbook.citations import parse
from lawbook.in_force import Keeper
from lawbook.models import Edition
from lawbook.publishing.importing import import_edition
from lawbook.text.edition_files import read_edition
from lawbook.text.problems import TextError
from lawbook.text.reader import read
from tests.kept import forget
from tests.text.test_word_for_word import printed

_OF_THE_WEB_PAGE = (
    "23 Kasım 2011 Çarşamba",
    "Karıştırma ve Dağıtma Yasa 6\n",
    "“Dünya Briç Federasyonu WBF”",
    "Hiç yorum yok:",
)


def test_every_word_of_the_source_is_there_in_order(old_folder: Path) -> None:
    source = (Path(__file__).parent / "law-6-2007.txt").read_text(encoding="utf-8")
    for line in _OF_THE_WEB_PAGE:
        assert source.count(line) == 1
        source = source.replace(line, "")
    text = read((old_folder / "tr.txt").read_text(encoding="utf-8"), "tr", partial=True)
    parts = [one for entry in (*text.laws, *text.footnotes) for one in printed(entry)]
    marks = {"YASA6KARIŞTIRMA": "YASA6–KARIŞTIRMA", "desteden(1)": "desteden1", "[1]“": "1–“"}
    expected = "".join(source.split())
    for printed_so, noted_so in marks.items():
        assert expected.count(printed_so) == 1
        expected = expected.replace(printed_so, noted_so)
    assert "".join("".join(parts).split()) == expected


def test_it_holds_law_6_alone_in_both_languages(old: Book) -> None:
    assert [law.citation.id for law in old.laws] == ["6"]
    assert old.is_translated
    assert old.definitions == []
    assert [note.citation.id for note in old.footnotes] == ["fn:1"]
    assert old.edition.is_partial


def test_what_it_refers_to_and_does_not_hold_is_no_link(old: Book) -> None:
    """Law 16C of 2007 is not Law 16C of 2017."""
    assert "16C" in old.passages[parse("6D1")].text["tr"]
    assert old.passages[parse("6D1")].references == ()
    assert {one.target for one in old.passages[parse("6E4")].references} == {"6A", "6B"}


def test_it_is_never_in_force(old: Book) -> None:
    assert str(current_book().edition) == "2017.1"
    assert str(editions.edition_in_force()) == "2017.1"
    Edition.objects.filter(code="2017").update(state=Edition.State.DRAFT)
    with pytest.raises(NoEdition):
        editions.edition_in_force()


def test_it_was_in_force_until_the_next_one_and_nobody_says_since_when(old: Book) -> None:
    assert old.edition.in_force_from is None
    assert editions.in_force_until(old.edition) == current_book().edition.in_force_from
    assert editions.in_force_until(current_book().edition) is None


def test_a_later_edition_ends_the_one_before(old: Book) -> None:
    later = Edition.objects.create(
        code="2027", in_force_from="2027-08-01", official_language="tr", state=Edition.State.PUBLISHED, content_hash="x"
    )
    later.refresh_from_db()
    assert editions.in_force_until(editions.find_edition("2017")) == later.in_force_from
    assert [one.code for one in editions.former_editions(later)] == ["2017", "2007"]


def test_an_edition_must_say_since_when_or_until_when(old_folder: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(old_folder, tmp_path / "edition"))
    about = copy / "edition.yaml"
    about.write_text(re.sub(r"in_force_until: \S+\n", "", about.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(TextError):
        read_edition(copy)


@pytest.mark.parametrize("second", ["YASA 6 – TEKRAR", "YASA 5 – ÖNCE"])
def test_the_laws_of_a_partial_edition_follow_each_other(old_folder: Path, tmp_path: Path, second: str) -> None:
    copy = Path(shutil.copytree(old_folder, tmp_path / "edition"))
    (copy / "en.txt").unlink()
    text = (copy / "tr.txt").read_text(encoding="utf-8")
    (copy / "tr.txt").write_text(text.replace("1 – “Diz", f"{second}\n\nMetin.\n\n1 – “Diz"), encoding="utf-8")
    with pytest.raises(TextError) as error:
        read_edition(copy)
    assert [problem.code for problem in error.value.problems] == ["law-order"]


def test_who_serves_the_site_hears_of_an_older_edition_too(reader: Client, old_folder: Path) -> None:
    keeper = Keeper()
    try:
        assert keeper.refresh()
        assert not keeper.refresh()
        assert "Bu maddenin 2007 sürümü" not in reader.get("/tr/yasa/6/").content.decode()
        import_edition(old_folder)
        assert keeper.refresh()
        assert "Bu maddenin 2007 sürümü" in reader.get("/tr/yasa/6/").content.decode()
    finally:
        forget()
