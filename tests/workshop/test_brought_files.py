"""Files that an editor brings, by mistake or on purpose: none ends a process, each is refused with a reason."""

import io
import zipfile
from collections.abc import Mapping

import pytest
from django.conf import settings
from django.template.loader import render_to_string
from django.utils import translation

from accounts.models import User
from lawbook.text.problems import TextError
from workshop.actions.begin import begin
from workshop.models import Draft
from workshop.notation.errata_fields import faults_of_rows
from workshop.notation.sources import NoFiles, files_of_upload

ENDLESS = "[" * 100_000
BOMB = "a: &a [x, x]\nb: &b [*a, *a]\ntitle: *b\n"


@pytest.fixture(scope="module")
def files() -> Mapping[str, str]:
    """An edition of one Law, which is read in a moment: what is told of an edition is told of one with all Laws alike."""
    found = {one.name: one.read_text(encoding="utf-8") for one in (settings.FIXTURES_DIR / "laws" / "2007").iterdir()}
    return found | {"edition.yaml": found["edition.yaml"] + "in_force_from: 2008-01-01\n"}


def zipped(text: str | bytes, name: str = "tr.txt") -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, text)
    return out.getvalue()


def with_bytes(content: bytes, at: int, new: bytes) -> bytes:
    return content[:at] + new + content[at + len(new) :]


@pytest.mark.parametrize("how", ["password", "damaged", "method", "head", "nested", "large"])
def test_an_archive_that_cannot_be_read_is_refused(files: Mapping[str, str], how: str) -> None:
    whole = zipped(files["tr.txt"])
    central = whole.index(b"PK\x01\x02")
    broken = {
        "password": with_bytes(with_bytes(whole, 6, b"\x01"), central + 8, b"\x01"),
        "damaged": with_bytes(whole, 200, bytes([whole[200] ^ 0xFF])),
        "method": with_bytes(with_bytes(whole, 8, b"\x63"), central + 10, b"\x63"),
        "head": b"PK\x03\x04junk" + whole[50:],
        "nested": zipped(whole),
        "large": zipped("x" * 5_000_001),
    }[how]
    with pytest.raises(NoFiles):
        files_of_upload({"a.zip": broken})


def test_what_a_computer_puts_beside_files_is_left_out(files: Mapping[str, str]) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in ("__MACOSX/2007/._tr.txt", "2007/.DS_Store", "2007/Thumbs.db"):
            archive.writestr(name, b"\x00\x05\x16\x07\xff")
        archive.writestr("2007/tr.txt", files["tr.txt"])
    assert list(files_of_upload({"a.zip": out.getvalue(), ".DS_Store": b"\xff"})) == ["tr.txt"]


def test_of_half_an_archive_it_is_not_said_that_it_is_no_text(files: Mapping[str, str]) -> None:
    with translation.override("tr"), pytest.raises(NoFiles, match="Zip dosyası okunamıyor"):
        files_of_upload({"yasalar.ZIP": zipped(files["tr.txt"])[:500]})


def test_a_path_in_an_archive_leads_nowhere(files: Mapping[str, str]) -> None:
    assert list(files_of_upload({"a.zip": zipped(files["tr.txt"], "../../tr.txt")})) == ["tr.txt"]


@pytest.mark.parametrize(
    "about",
    [
        f"a: {ENDLESS}",
        "a: " + "[" * 5000 + "]" * 5000,
        BOMB,
        "a: &a {b: *a}",
        "code: " + "9" * 10_000,
        "in_force_from: 0000-00-00",
        "code: !!timestamp x",
        "code: !!int x",
        'code: "\\ud800"',
        "!!python/object/apply:os.system [id]",
        "- 1",
        "",
    ],
    ids=lambda about: about[:20],
)
def test_what_an_edition_cannot_say_is_refused_with_a_reason(
    files: Mapping[str, str], editor: User, about: str
) -> None:
    """The parser in C counts no depth: the first of these ended the process with all that it was answering."""
    with pytest.raises(TextError) as refused:
        begin(editor, {**files, "edition.yaml": about})
    assert all(one.message(language) for one in refused.value.problems for language in ("tr", "en"))
    assert not Draft.objects.exists()


@pytest.mark.parametrize("key", ["code", "title", "official_language", "in_force_from", "parts"])
@pytest.mark.parametrize(
    "value", ["5", "[3]", "{a: [b]}", "x", "2027-13-45", "[{first: 1, last: 99999999999, title: {}}]"]
)
def test_a_value_of_another_kind_never_ends_in_an_error_of_ours(
    files: Mapping[str, str], editor: User, key: str, value: str
) -> None:
    lines = files["edition.yaml"].split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith(f"{key}:"))
    rest = lines[at + 1 :]
    while rest and rest[0].startswith((" ", "-")):
        rest.pop(0)
    about = "\n".join([*lines[:at], f"{key}: {value}", *rest])
    try:
        begin(editor, {**files, "edition.yaml": about})
    except TextError:
        assert not Draft.objects.exists()


def test_the_edition_itself_is_taken(files: Mapping[str, str], editor: User) -> None:
    assert begin(editor, files).title == "2007 Briç Yasaları"


@pytest.mark.parametrize("typed", [ENDLESS, "- " * 50_000, BOMB, "- 0000-00-00"], ids=lambda typed: typed[:20])
def test_errata_that_are_sent_as_a_file_end_no_process(typed: str) -> None:
    assert faults_of_rows("tr", typed) == []


def test_of_many_faults_twenty_are_listed_and_the_rest_is_folded() -> None:
    """Hundreds of them made a page of 13,000 pixels."""
    with translation.override("tr"):
        few, many = (
            render_to_string("workshop/_problems.html", {"problems": [f"Satır {one}" for one in range(most)]})
            for most in (20, 300)
        )
    listed, folded, rest = many.partition("<details><summary>Öbür hatalar: 280</summary>")
    assert (few.count("<li>"), "<details>" in few) == (20, False)
    assert (listed.count("<li>"), bool(folded), rest.count("<li>")) == (20, True, 280)
    assert "<li>Satır 20</li>" in rest
