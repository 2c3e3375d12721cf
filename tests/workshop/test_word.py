"""A Word document is the start of a draft: a line for each paragraph, what is no text is told; dangerous ones are refused."""

import io
import zipfile
import zlib
from collections.abc import Callable

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from accounts.models import User
from lawbook.book import Book
from workshop.models import Draft
from workshop.notation import word, word_numbers
from workshop.notation.report import report_of_any
from workshop.notation.word import NotWord, read_word

Desk = Callable[[User], Client]
W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'


def docx(body: str, notes: str = "", head: str = "", more: dict[str, bytes] | None = None) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("word/document.xml", f"{head}<w:document {W}><w:body>{body}</w:body></w:document>")
        if notes:
            archive.writestr("word/footnotes.xml", f"<w:footnotes {W}>{notes}</w:footnotes>")
        for name, content in (more or {}).items():
            archive.writestr(name, content)
    return packed.getvalue()


def p(*runs: str, inside: str = "") -> str:
    return "<w:p>" + inside + "".join(f"<w:r><w:t>{run}</w:t></w:r>" for run in runs) + "</w:p>"


def lines(content: bytes) -> list[str]:
    return [one for one in read_word(content).text.splitlines() if one]


def test_a_paragraph_is_a_line_however_it_was_typed() -> None:
    body = p("YASA 1 ", "– DESTE") + p("A. 52&amp;nbsp; kart") + "<w:p/>" + p("bir\tiki  üç")
    broken = "<w:p><w:r><w:t>ilk</w:t><w:br/><w:t>ikinci</w:t><w:tab/><w:t>söz</w:t></w:r></w:p>"
    assert lines(docx(body + broken)) == ["YASA 1 – DESTE", "A. 52&nbsp; kart", "bir iki üç", "ilk", "ikinci söz"]


def test_tables_and_footnotes_are_in_the_notation() -> None:
    row = "<w:tr>" + "".join(f"<w:tc>{p(one)}</w:tc>" for one in ("Renk", "Puan")) + "</w:tr>"
    note = '<w:p><w:r><w:t>desteden</w:t></w:r><w:r><w:footnoteReference w:id="7"/></w:r><w:r><w:t> gelir.</w:t></w:r></w:p>'
    notes = f'<w:footnote w:id="-1">{p("çizgi")}</w:footnote>'
    notes += f'<w:footnote w:id="7">{p("Federasyon")}{p("izin verebilir.")}</w:footnote>'
    found = lines(docx(f"<w:tbl>{row}{row}</w:tbl>{note}", notes))
    assert found == ["| Renk | Puan |", "| Renk | Puan |", "desteden1 gelir.", "1 – Federasyon izin verebilir."]


def test_what_is_no_text_is_told_with_its_line() -> None:
    numbered = p("Kartlar", inside='<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr></w:pPr>')
    tracked = (
        "<w:p><w:del><w:r><w:delText>eski</w:delText></w:r></w:del><w:ins><w:r><w:t>yeni</w:t></w:r></w:ins></w:p>"
    )
    box = f"<w:p><w:r><w:pict><w:txbxContent>{p('kutuda')}</w:txbxContent></w:pict></w:r></w:p>"
    read = read_word(docx(p("ilk") + numbered + tracked + box))
    assert [one for one in read.text.splitlines() if one] == ["ilk", "Kartlar", "yeni"]
    assert read.lost == ((3, "numbered"), (5, "tracked"), (7, "picture"), (7, "textbox"))


def level(at: int, form: str, shows: str, more: str = "") -> str:
    inside = f'<w:start w:val="1"/><w:numFmt w:val="{form}"/><w:lvlText w:val="{shows}"/>{more}'
    return f'<w:lvl w:ilvl="{at}">{inside}</w:lvl>'


def listed(*runs: str, number: str = "3", at: int = 0) -> str:
    return p(*runs, inside=f'<w:pPr><w:numPr><w:ilvl w:val="{at}"/><w:numId w:val="{number}"/></w:numPr></w:pPr>')


LAWS = (
    level(0, "decimal", "YASA %1 –")
    + level(1, "upperLetter", "%2.")
    + level(2, "decimal", "%3.")
    + level(3, "lowerLetter", "(%4)")
    + level(4, "lowerRoman", "(%5)")
)
LISTS = f"""<w:abstractNum w:abstractNumId="0">{LAWS}</w:abstractNum>
<w:abstractNum w:abstractNumId="1">{level(0, "bullet", "•")}{level(1, "decimal", "%1.%2", "<w:isLgl/>")}</w:abstractNum>
<w:abstractNum w:abstractNumId="2">{level(0, "chicago", "%1")}</w:abstractNum>
<w:abstractNum w:abstractNumId="4"><w:numStyleLink w:val="Liste"/></w:abstractNum>
<w:num w:numId="3"><w:abstractNumId w:val="0"/></w:num>
<w:num w:numId="4"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="2"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
<w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>
<w:num w:numId="6"><w:abstractNumId w:val="2"/></w:num>
<w:num w:numId="7"><w:abstractNumId w:val="4"/></w:num>"""


def in_lists(body: str, styles: str = "") -> bytes:
    more = {"word/numbering.xml": f"<w:numbering {W}>{LISTS}</w:numbering>".encode()}
    if styles:
        more["word/styles.xml"] = f"<w:styles {W}>{styles}</w:styles>".encode()
    return docx(body, more=more)


def test_the_numbers_of_lists_are_those_that_word_shows() -> None:
    body = (
        p("Yasalar")
        + listed("DESTE")
        + listed("Kartlar", at=1)
        + listed("bir", at=2)
        + listed("iki:", at=2)
        + listed("ilk", at=3)
        + listed("ikinci", at=3)
        + listed("en alt", at=4)
        + listed("Renkler", at=1)
        + listed("yeniden bir", at=2)
        + p("araya giren")
        + listed("sürer", at=2)
        + listed("baştan", number="4", at=2)
        + listed("baştan iki", number="4", at=2)
        + listed("MASA")
        + listed("Köşeler", at=1)
    )
    assert lines(in_lists(body))[1:] == [
        *("YASA 1 – DESTE", "A. Kartlar", "1. bir", "2. iki:", "(a) ilk", "(b) ikinci", "(i) en alt"),
        *("B. Renkler", "1. yeniden bir", "araya giren", "2. sürer", "1. baştan", "2. baştan iki"),
        *("YASA 2 – MASA", "A. Köşeler"),
    ]
    assert read_word(in_lists(body)).lost == ()


def test_a_style_can_say_that_a_paragraph_is_in_a_list() -> None:
    number = '<w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="3"/></w:numPr></w:pPr>'
    styles = f"""<w:style w:styleId="Madde">{number}</w:style>
    <w:style w:styleId="Altı"><w:basedOn w:val="Madde"/></w:style>
    <w:style w:styleId="Liste"><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style>"""
    styled = '<w:pPr><w:pStyle w:val="{}"/></w:pPr>'
    none = '<w:pPr><w:pStyle w:val="Madde"/><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr>'
    former = f'<w:pPr><w:pPrChange w:id="1">{number}</w:pPrChange></w:pPr>'
    body = p("bir", inside=styled.format("Madde")) + p("iki", inside=styled.format("Altı")) + p("üç", inside=none)
    body += p("dört", inside=former) + p("beş", inside=styled.format("yok")) + listed("altı", number="7", at=1)
    assert lines(in_lists(body, styles)) == ["A. bir", "B. iki", "üç", "dört", "beş", "C. altı"]


def test_bullets_are_left_out_and_a_number_that_cannot_be_made_is_told() -> None:
    body = listed("nokta", number="5") + listed("alt", number="5", at=1) + listed("simge", number="6")
    read = read_word(in_lists(body + listed("yok", number="99") + listed("derin", number="5", at=7)))
    assert [one for one in read.text.splitlines() if one] == ["nokta", "1.1 alt", "simge", "yok", "derin"]
    assert read.lost == ((5, "numbered"), (7, "numbered"), (9, "numbered"))


def test_after_z_comes_aa_and_romans_are_romans() -> None:
    written = [word_numbers._written(*one) for one in ((27, "lowerLetter"), (53, "upperLetter"), (49, "lowerRoman"))]
    assert written == ["aa", "AAA", "xlix"]
    assert word_numbers._written(99999, "lowerLetter") is None  # nobody writes so many letters
    assert word_numbers._written(7, "decimalZero") == "07"


ENTITIES = '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
OUTSIDE = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'


@pytest.mark.parametrize("head", [ENTITIES, OUTSIDE, '<!DOCTYPE x SYSTEM "http://127.0.0.1/x">'])
def test_xml_that_declares_anything_is_refused(head: str) -> None:
    with pytest.raises(NotWord):
        read_word(docx(p("&a;" if "ENTITY" in head else "x"), head=head))


def test_bombs_are_refused_whatever_they_say_of_their_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(word, "MOST_BYTES", 100_000)
    with pytest.raises(NotWord, match="large"):
        read_word(docx(p("a" * 200_000)))
    lying = bytearray(docx(p("a" * 200_000)))
    at = lying.rindex(b"PK\x01\x02")
    lying[at + 24 : at + 28] = (10).to_bytes(4, "little")  # the size that the archive tells
    with pytest.raises(NotWord):
        read_word(bytes(lying))
    assert lines(docx(p("kısa"), more={"word/media/huge.png": b"\0" * 5_000_000})) == ["kısa"]  # never opened


def test_deep_nesting_and_what_is_no_document_are_refused() -> None:
    for content in (
        b"",
        b"PK\x03\x04",
        b"\xd0\xcf\x11\xe0" + b"\0" * 600,
        docx("<w:r>" * 500 + "</w:r>" * 500),
        docx("<w:p>"),
        zlib.compress(b"x"),
    ):
        with pytest.raises(NotWord):
            read_word(content)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("xl/workbook.xml", "<x/>")
    with pytest.raises(NotWord):
        read_word(packed.getvalue())


def test_a_text_that_cannot_be_read_whole_is_accounted_for_line_by_line() -> None:
    text = (
        "Yasalar\n\nTANIMLAR\n\nBord\n\nBir kutu.\n\nYASA 1 – DESTE\n\nA. Kartlar\n\n52 karttır.\n\nC. Sıra\n\nBozuk."
    )
    found = {one.number: one for one in report_of_any(text, "tr")}
    assert (str(found[11].citation and found[11].citation.id), found[11].problem) == ("1A", "")
    assert found[15].problem.startswith("15. satır: 1A altında sırası bozuk bir madde: “C.”")
    assert found[17].citation is None
    assert set(found) == {1, 3, 5, 7, 9, 11, 13, 15, 17}


def test_a_document_goes_where_text_is_typed_and_is_told(editor: User, at_the_desk: Desk, book: Book) -> None:
    body = "".join(map(p, ["Yasalar", "TANIMLAR", "Bord", "Bir kutu.", "YASA 1 – DESTE", "A. Kartlar", "52 karttır."]))
    numbered = p("Sıra", inside='<w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr>')
    sent = {
        "code": "2027",
        "in_force_from": "2027-08-01",
        "word_tr": SimpleUploadedFile("yasa.docx", docx(body + numbered)),
    }
    page = at_the_desk(editor).post("/tr/atolye/yeni/", sent).content.decode()
    assert '<td>11</td><td lang="tr">madde</td><td>1A</td>' in page
    assert "15. satır: Bu paragrafın numarasını Word kendisi koyuyor" in page
    assert "52 karttır." in page[page.index("<textarea") :]
    wrong = {**sent, "word_tr": SimpleUploadedFile("yasa.docx", b"no document")}
    refused = at_the_desk(editor).post("/tr/atolye/yeni/", wrong)
    assert refused.status_code == 422
    assert "okunabilen bir Word belgesi (.docx) değil" in refused.content.decode()
    assert not Draft.objects.exists()
