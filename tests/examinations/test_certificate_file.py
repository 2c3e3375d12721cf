"""The certificate as a PDF: what stands in it, and who has it."""

from datetime import datetime, timedelta
from io import BytesIO
from typing import Any

import pytest
from django.test import Client
from pypdf import PdfReader

from accounts.models import User
from quizzes.examinations import certificate_views, certificates, releasing, result_views, steering
from quizzes.models import Candidate, Certificate, Examination
from tests.examinations.conftest import at_the_desk, logged_in, page
from tests.examinations.test_results import answer

FILES = {"en": "/en/exam-code/{}/certificate.pdf", "tr": "/tr/sinav-kodu/{}/belge.pdf"}


@pytest.fixture
def ready(examination: Examination, ayse: Candidate, can: Candidate, examiner: User, now: datetime) -> Examination:
    """Both have sat it, only Ayşe has passed; closed, not yet released."""
    Candidate.objects.filter(pk=ayse.pk).update(name='Işıl Ğüneş-Çağrı "Öz" #1')
    for one, wrong in ((ayse, (3,)), (can, (1, 3))):
        at_the_desk(one)
        answer(one, wrong, now)
    steering.close(examination, examiner, now + timedelta(minutes=30))
    return Examination.objects.get(pk=examination.pk)


@pytest.fixture
def released(ready: Examination, examiner: User, now: datetime) -> Examination:
    releasing.release(ready, examiner, now)
    return Examination.objects.get(pk=ready.pk)


def read(client: Client, candidate: Candidate, language: str) -> PdfReader:
    response = client.get(FILES[language].format(candidate.pk))
    assert response.status_code == 200
    assert (response["Content-Type"], response["Cache-Control"]) == ("application/pdf", "no-store")
    assert response["Content-Disposition"].startswith("attachment")
    return PdfReader(BytesIO(response.content))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("tr", ["Belge", "“Bölge hakemliği 2026” sınavını geçmiştir.", "4 sorudan 3 doğru, %75", "Veriliş tarihi"]),
        ("en", ["Certificate", "has passed the examination “Bölge hakemliği 2026”.", "3 of 4 right, 75%", "Issued on"]),
    ],
)
def test_it_says_who_passed_what_and_where_it_is_verified(
    released: Examination, ayse: Candidate, language: str, words: list[str]
) -> None:
    made = read(at_the_desk(ayse), ayse, language)
    assert len(made.pages) == 1
    text = " ".join(made.pages[0].extract_text().split())
    code = Certificate.objects.get().code
    place = {"tr": "belge", "en": "certificate"}[language]
    address = f"http://testserver/{language}/{place}/{code}/"
    for one in (*words, 'Işıl Ğüneş-Çağrı "Öz" #1', "101", certificates.shown(code), address):
        assert one in text, one
    notes: Any = made.pages[0]["/Annots"]
    links = [note.get_object() for note in notes]
    assert [link["/A"]["/URI"] for link in links] == [address]
    root: Any = made.trailer["/Root"]
    assert root["/Lang"] == language


def test_the_result_offers_it_in_both_languages(released: Examination, ayse: Candidate) -> None:
    text = at_the_desk(ayse).get(page(ayse)).content.decode()
    for address in FILES.values():
        assert f'href="{address.format(ayse.pk)}"' in text


def test_nobody_else_has_it(
    released: Examination, ayse: Candidate, can: Candidate, examiner: User, invigilator: User, reader: Client
) -> None:
    """Not who failed, another candidate, an examiner, an invigilator, anybody; nor the device of before."""
    old = at_the_desk(ayse)
    at_the_desk(ayse)
    thieves = [at_the_desk(can), logged_in(examiner), logged_in(invigilator), reader]
    for address in FILES.values():
        assert [one.get(address.format(ayse.pk)).status_code for one in thieves] == [404] * 4
        assert old.get(address.format(ayse.pk)).status_code == 409
        assert at_the_desk(can).get(address.format(can.pk)).status_code == 404
        assert at_the_desk(ayse).post(address.format(ayse.pk)).status_code == 405


def test_it_is_there_from_the_release_until_the_result_changes(
    ready: Examination, ayse: Candidate, examiner: User, now: datetime
) -> None:
    client, address = at_the_desk(ayse), FILES["tr"].format(ayse.pk)
    assert client.get(address).status_code == 404
    releasing.release(ready, examiner, now)
    assert client.get(address).status_code == 200
    for item in (1, 2):
        releasing.withdraw(ready, item, "x", examiner, now)
    assert client.get(address).status_code == 404  # one of two right
    assert address not in client.get(page(ayse)).content.decode()
    releasing.restore(ready, 1, examiner, now)
    releasing.restore(ready, 2, examiner, now)
    assert client.get(address).status_code == 200


def test_without_typst_the_page_is_printed(
    released: Examination, ayse: Candidate, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (certificate_views, result_views):
        monkeypatch.setattr(module, "can_make_pdf", lambda: False)
    client = at_the_desk(ayse)
    text = client.get(page(ayse)).content.decode()
    assert "My certificate" in text
    assert ".pdf" not in text
    assert client.get(FILES["en"].format(ayse.pk)).status_code == 404


@pytest.mark.parametrize("name", ["Ωμέγα Ђорђе", "Ş" * 80, "çok " * 20])
def test_a_long_name_is_set_on_one_sheet(released: Examination, ayse: Candidate, name: str) -> None:
    Candidate.objects.filter(pk=ayse.pk).update(name=name)
    assert len(read(at_the_desk(ayse), ayse, "tr").pages) == 1


def test_a_title_cannot_fill_a_sheet_with_lines(released: Examination, ayse: Candidate) -> None:
    """Line and paragraph separators, which a field of one line takes."""
    Examination.objects.filter(pk=released.pk).update(title="Bölge\u2029\u2028" * 15)
    assert len(read(at_the_desk(ayse), ayse, "tr").pages) == 1


def test_a_name_in_letters_that_no_font_has_is_printed_from_its_page(released: Examination, ayse: Candidate) -> None:
    Candidate.objects.filter(pk=ayse.pk).update(name="王小明")
    response = at_the_desk(ayse).get(FILES["tr"].format(ayse.pk))
    assert response["Location"] == f"/tr/belge/{Certificate.objects.get().code}/"
