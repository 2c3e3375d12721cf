"""Announcements by e-mail: only who confirmed gets them, each once, and one click ends them and deletes the address."""

import re
from typing import Any

import pytest
from django.core import mail
from django.core.mail import EmailMessage
from django.test import Client
from pytest_django.fixtures import Settings

from lawbook import limits
from lawbook.announcing.sentences import PUBLISHED
from lawbook.announcing.telling import announce
from lawbook.book import Book
from lawbook.jobs.doing import work_off
from lawbook.jobs.queue import let_go_of, take
from lawbook.models import Job, Subscriber

FORM = "/tr/duyurular/"
pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def sending(settings: Settings) -> None:
    settings.MAIL_IS_SENT, settings.SITE_URL = True, "https://laws.example.org"
    limits.forget()


def link(number: int = -1) -> str:
    found = re.search(r"https://laws\.example\.org(\S+)", str(mail.outbox[number].body))
    assert found is not None
    return found[1]


def confirmed(reader: Client, email: str = "deniz@example.org") -> None:
    reader.post(FORM, {"email": email})
    work_off()
    reader.post(link())
    mail.outbox.clear()


def test_only_who_confirms_is_kept(reader: Client, book: Book) -> None:
    assert 'name="email"' in reader.get(FORM).content.decode()
    sent = reader.post(FORM, {"email": " deniz@example.org "})
    assert "yolda" in sent.content.decode()
    assert (work_off(), Job.objects.count(), Subscriber.objects.count()) == (1, 0, 0)
    assert mail.outbox[0].to == ["deniz@example.org"]
    page = reader.get(link())
    assert ("deniz@example.org" in page.content.decode(), Subscriber.objects.count()) == (True, 0)
    assert page["Referrer-Policy"] == "no-referrer"
    reader.post(link())
    reader.post(link())
    assert Subscriber.objects.get().language == "tr"
    assert not reader.cookies


def test_an_announcement_goes_to_each_once_with_a_way_out(reader: Client, book: Book) -> None:
    confirmed(reader)
    confirmed(reader, "ece@example.org")
    announce(PUBLISHED, book.edition)
    assert work_off() == 3
    assert sorted(one.to[0] for one in mail.outbox) == ["deniz@example.org", "ece@example.org"]
    message: Any = mail.outbox[0]
    assert "yayımlandı" in message.body
    assert "https://laws.example.org/tr/2017.1/" in message.body
    assert message.extra_headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    way_out = message.extra_headers["List-Unsubscribe"].strip("<>").removeprefix("https://laws.example.org")
    assert reader.get(way_out).status_code == 200
    assert Subscriber.objects.count() == 2  # a program that opens links ends nothing
    strict = Client(enforce_csrf_checks=True)
    assert strict.post(way_out, {"List-Unsubscribe": "One-Click"}).status_code == 200
    assert [one.email for one in Subscriber.objects.all()] == ["ece@example.org"]
    assert strict.post(way_out).status_code == 200
    assert Subscriber.objects.count() == 1


def test_who_left_meanwhile_gets_nothing(reader: Client, book: Book) -> None:
    confirmed(reader)
    announce(PUBLISHED, book.edition)
    Subscriber.objects.all().delete()
    work_off()
    assert mail.outbox == []


def test_forged_and_old_links_do_nothing(reader: Client, book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    reader.post(FORM, {"email": "deniz@example.org"})
    work_off()
    good = link()
    forged = f"{good[:-3]}xx/"
    assert reader.post(forged).status_code == 404
    leaving = good.replace("/onay/", "/iptal/")
    assert reader.post(leaving).status_code == 200
    monkeypatch.setattr("django.core.signing.time.time", lambda: __import__("time").monotonic() + 4e9)
    assert reader.post(good).status_code == 404
    assert not Subscriber.objects.exists()


def test_nobody_is_flooded(reader: Client, book: Book) -> None:
    said = {reader.post(FORM, {"email": "deniz@example.org"}).content for _ in range(6)}
    work_off()
    assert (len(said), len(mail.outbox)) == (1, 1)
    for _ in range(4):
        reader.post(FORM, {"email": "Deniz@example.org"})
        work_off()
    assert len(mail.outbox) <= 3
    assert {reader.post(FORM, {"email": f"a{n}@example.org"}).status_code for n in range(30)} == {200, 429}


@pytest.mark.parametrize(
    "email", ["", "deniz", "a@b", "x@example.org\nBcc: y@example.org", "x" * 300 + "@example.org", "maſſ@a.org"]
)
def test_what_is_no_address_is_refused(reader: Client, book: Book, email: str) -> None:
    assert reader.post(FORM, {"email": email}).status_code == 422
    assert not Job.objects.exists()


def test_without_mail_there_is_no_form(reader: Client, book: Book, settings: Settings) -> None:
    settings.MAIL_IS_SENT = False
    page = reader.get(FORM).content.decode()
    assert 'name="email"' not in page
    assert "This site sends no e-mail yet." in page or "Bu site henüz e-posta göndermiyor." in page
    reader.post(FORM, {"email": "deniz@example.org"})
    announce(PUBLISHED, book.edition)
    assert not Job.objects.exists()


def test_a_mail_server_that_is_away_is_asked_again_and_no_address_stays(
    reader: Client, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(self: EmailMessage) -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr(EmailMessage, "send", away)
    reader.post(FORM, {"email": "deniz@example.org"})
    work_off()
    assert Job.objects.get().said == {"error": "ConnectionRefusedError"}
    for _ in range(4):
        Job.objects.update(not_before=Job.objects.get().asked_at)
        work_off()
    assert not Job.objects.exists()


def test_a_process_that_dies_over_a_message_leaves_no_address_behind(reader: Client, book: Book) -> None:
    reader.post(FORM, {"email": "deniz@example.org"})
    for _ in range(3):
        take("dying")
        let_go_of("dying")
    assert Job.objects.get().state == "failed"
    work_off()
    assert not Job.objects.exists()
