"""Webhooks: signed, to public addresses with HTTPS alone, never where only this host can reach, tried again, logged."""

import base64
import hashlib
import hmac
import json
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from threading import Event, Thread, Timer
from typing import Any

import pytest
from django.test import Client
from django.utils import translation

from accounts.models import User
from lawbook.announcing.sentences import PUBLISHED
from lawbook.announcing.telling import announce
from lawbook.book import Book
from lawbook.jobs.doing import work_off
from lawbook.models import Job
from tests.workshop.conftest import Person
from workshop.actions.approve import InTheWay
from workshop.actions.hook import remove_webhook, set_webhook, try_webhook
from workshop.models import Delivery, Entry, Webhook
from workshop.permissions import NotAllowed, SecondFactorNeeded
from workshop.webhooks import posting
from workshop.webhooks.public_addresses import NotPublic, checked, is_public, public_addresses

Desk = Callable[[User], Client]
ADDRESS = "https://club.example.org/hooks/laws?key=1"


@pytest.fixture(autouse=True)
def names(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """What names of hosts mean; nothing leaves this process."""
    known = {"club.example.org": ["93.184.216.34"]}

    def look_up(host: str, port: int, **_more: object) -> list[tuple[object, ...]]:
        if host not in known:
            raise socket.gaierror
        return [(0, 0, 0, "", (one, port)) for one in known[host]]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return known


@pytest.fixture
def hook(publisher: User, book: Book) -> Webhook:
    return set_webhook(publisher, ADDRESS)


@pytest.fixture
def posted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bytes, dict[str, str]]]:
    """What was sent; the other side answers 204."""
    sent: list[tuple[str, bytes, dict[str, str]]] = []

    def post(address: str, body: bytes, headers: dict[str, str]) -> int:
        sent.append((address, body, headers))
        return 204

    monkeypatch.setattr("workshop.webhooks.delivering.post", post)
    return sent


def test_an_address_is_entered_once(hook: Webhook, publisher: User) -> None:
    with translation.override("en"), pytest.raises(InTheWay, match="among them already"):
        set_webhook(publisher, f" {hook.address} ")
    assert Webhook.objects.count() == 1


def test_what_is_sent_is_signed_and_says_what_happened(
    hook: Webhook, book: Book, posted: list[Any], settings: Any
) -> None:
    settings.SITE_URL = "https://laws.example.org"
    announce(PUBLISHED, book.edition)
    assert work_off() == 2
    address, body, headers = posted[0]
    said = json.loads(body)
    assert (address, said["type"], said["data"]["edition"]) == (ADDRESS, "edition.published", "2017.1")
    assert said["data"]["url"]["tr"] == "https://laws.example.org/tr/2017.1/"
    assert "yayımlandı" in said["data"]["said"]["tr"]
    key = base64.b64decode(hook.secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    assert headers["webhook-signature"] == f"v1,{expected}"
    assert [(one.status, one.problem) for one in Delivery.objects.all()] == [(204, "")]
    assert not Job.objects.exists()


def test_what_does_not_arrive_is_sent_again_and_then_given_up(
    hook: Webhook, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: Iterator[int | OSError] = iter([500, OSError(), 302, 404, 500, 500, 500])

    def post(*_sent: object) -> int:
        answer = next(answers)
        if isinstance(answer, OSError):
            raise answer
        return answer

    monkeypatch.setattr("workshop.webhooks.delivering.post", post)
    announce(PUBLISHED, book.edition)
    work_off()
    while job := Job.objects.first():
        job.not_before = job.asked_at
        job.save()
        work_off()
    tried = [one.status or one.problem for one in Delivery.objects.order_by("pk")]
    assert tried == [500, "OSError", 302, 404, 500, 500]


@pytest.mark.parametrize(
    "address",
    [
        "http://club.example.org/",
        "ftp://club.example.org/",
        "https://club.example.org:8443/",
        "https://club.example.org:22/",
        "https://user:password@club.example.org/",
        "https://user@club.example.org/",
        "https://club.example.org/#part",
        "https:///nothing",
        "https://club.example.org/\r\nHost: x",
        "https://[::1/",
        "https://kulüp..example.org/",
        "https://" + "ü" * 70 + ".example.org/",
        "https://kulüp.example.org/a b",
        "https://kulüp.example.org/\u202egpj",
        "https://\u2100.example.org/",
        "https://１２７.0.0.1/",
        "//club.example.org/",
        "file:///etc/passwd",
        "",
    ],
)
def test_odd_addresses_are_refused(publisher: User, book: Book, address: str) -> None:
    with pytest.raises(NotPublic):
        public_addresses(checked(address)[0])
    with pytest.raises(InTheWay):
        set_webhook(publisher, address)
    assert not Webhook.objects.exists()


@pytest.mark.parametrize("host", ["kulüp-ığış.example.org", "KULÜP-ığış.EXAMPLE.ORG:443"])
def test_a_name_in_letters_of_its_country_is_the_one_that_the_network_knows(host: str) -> None:
    sent = ("xn--kulp--mva1w5eb47b.example.org", "/kanca/%C5%9F?anahtar=%C3%BC%20b")
    assert checked(f" https://{host}/kanca/ş?anahtar=ü%20b") == sent


def test_a_turkish_name_is_taken_and_shown_in_both_forms(
    publisher: User, book: Book, names: dict[str, list[str]], at_the_desk: Desk
) -> None:
    assert checked("https://İSTANBUL.example.org/")[0] == "istanbul.example.org"
    hook = at_the_desk(publisher).post("/tr/atolye/webhook/", {"address": "https://kulüp.example.org/"})
    assert "Bu adda bir sunucu yok" in hook.content.decode()
    names["xn--kulp-2ra.example.org"] = ["93.184.216.34"]
    page = (
        at_the_desk(publisher).post("/tr/atolye/webhook/", {"address": "https://kulüp.example.org/a"}).content.decode()
    )
    assert "<strong>https://xn--kulp-2ra.example.org/a</strong> (kulüp.example.org)" in page
    with pytest.raises(InTheWay):
        set_webhook(publisher, "https://xn--kulp-2ra.example.org/a")


PRIVATE = [
    *("127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),  # noqa: S104
    *("192.0.0.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1"),
    *("::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "2002:a00:1::"),
    "not an address",
]


@pytest.mark.parametrize("ip", PRIVATE)
def test_what_is_not_public_is_never_sent_to(publisher: User, book: Book, names: dict[str, list[str]], ip: str) -> None:
    assert not is_public(ip)
    names["inside.example.org"] = ["93.184.216.34", ip]  # one of two is enough
    with pytest.raises(NotPublic):
        public_addresses("inside.example.org")
    with pytest.raises(InTheWay):
        set_webhook(publisher, "https://inside.example.org/")


@pytest.mark.parametrize("ip", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34"])
def test_public_ones_are(ip: str) -> None:
    assert is_public(ip)


def test_a_name_that_leads_inside_later_is_not_followed(
    hook: Webhook, book: Book, names: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    names["club.example.org"] = ["127.0.0.1"]
    reached: list[object] = []
    monkeypatch.setattr(socket, "create_connection", lambda *to, **more: reached.append(to))
    announce(PUBLISHED, book.edition)
    work_off()
    assert reached == []
    assert Delivery.objects.get().problem == "not-public: private"


def test_it_connects_to_what_was_checked_and_follows_nothing(
    names: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One look-up: between it and the connection a name cannot change. What the answer says is not even read."""
    reached: list[tuple[str, int]] = []

    def connect(to: tuple[str, int], timeout: float) -> None:
        reached.append(to)
        names["club.example.org"] = ["127.0.0.1"]
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        posting.post(ADDRESS, b"{}", {})
    assert reached == [("93.184.216.34", 443)]


def test_who_drips_while_the_connection_is_made_is_cut_off(
    names: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A byte now and then keeps every single wait short."""
    listener, over = socket.create_server(("127.0.0.1", 0)), Event()

    def drip() -> None:
        other, _from = listener.accept()
        with other, suppress(OSError):
            other.sendall(b"\x16\x03\x03\x3f\xff")  # a handshake of 16 kB begins
            while not over.wait(0.1):
                other.sendall(b"\x02")

    def connect(_to: object, timeout: float) -> socket.socket:
        plain = socket.socket()
        plain.settimeout(timeout)
        plain.connect(listener.getsockname())
        return plain

    dripping, longest = Thread(target=drip), Timer(8, over.set)
    for one in (dripping, longest):
        one.start()
    monkeypatch.setattr(posting, "SECONDS", 0.5)
    monkeypatch.setattr(socket, "create_connection", connect)
    try:
        begun = time.monotonic()
        with pytest.raises(OSError):  # noqa: PT011 (of TLS or of the network)
            posting.post(ADDRESS, b"{}", {})
        assert time.monotonic() - begun < 4
    finally:
        over.set()
        longest.cancel()
        dripping.join()
        listener.close()


def test_whose_connection_took_all_the_time_is_not_waited_for_any_more(
    names: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time was over before there was anything to cut: an answer that dripped then was read for hours."""

    def wrap(_trusted: object, plain: socket.socket, **_more: object) -> socket.socket:
        time.sleep(0.4)
        return plain

    here, there = socket.socketpair()
    here.settimeout(3)
    there.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
    monkeypatch.setattr(posting, "SECONDS", 0.1)
    monkeypatch.setattr(ssl.SSLContext, "wrap_socket", wrap)
    monkeypatch.setattr(socket, "create_connection", lambda _to, _timeout: here)
    begun = time.monotonic()
    with pytest.raises(TimeoutError):
        posting.post(ADDRESS, b"{}", {})
    there.close()
    assert time.monotonic() - begun < 2


def test_only_a_publisher_sets_and_removes_them(hook: Webhook, person: Person, publisher: User) -> None:
    verbs: list[Callable[[User], object]] = [
        lambda who: set_webhook(who, ADDRESS),
        lambda who: remove_webhook(who, hook),
        lambda who: try_webhook(who, hook),
    ]
    for role in ("editor", "translator", "commentator", "reviewer"):
        for verb in verbs:
            with pytest.raises(NotAllowed):
                verb(person(f"{role}{verbs.index(verb)}", role))
    half = person("half", "publisher", second_factor=False)
    for verb in verbs:
        with pytest.raises(SecondFactorNeeded):
            verb(half)
    assert Webhook.objects.count() == 1
    remove_webhook(publisher, hook)
    assert [one.what for one in Entry.objects.all()] == ["remove-webhook", "set-webhook"]
    assert "whsec_" not in json.dumps([one.details for one in Entry.objects.all()])


def test_the_pages(publisher: User, editor: User, at_the_desk: Desk, book: Book, posted: list[Any]) -> None:
    desk, page = at_the_desk(publisher), "/tr/atolye/webhook/"
    assert at_the_desk(editor).get(page).status_code == 403
    refused = desk.post(page, {"address": "https://localhost/"})
    assert refused.status_code == 422
    made = desk.post(page, {"address": ADDRESS}).content.decode()
    secret = Webhook.objects.get().secret
    assert secret in made
    assert secret not in desk.get(page).content.decode()
    hook = Webhook.objects.get()
    desk.post(f"{page}{hook.pk}/do/try/")
    work_off()
    assert json.loads(posted[0][1])["type"] == "test"
    assert "204" in desk.get("/en/workshop/webhooks/").content.decode()
    desk.post(f"{page}{hook.pk}/do/remove/")
    assert not Webhook.objects.exists()


@pytest.mark.parametrize(
    ("status", "problem", "told"),
    [
        (204, "", "ulaştı (204)"),
        (500, "", "alınmadı: karşı taraf 500 yanıtını verdi"),
        (410, "", "karşı taraf artık istemiyor"),
        (0, "TimeoutError", "on saniye içinde yanıt gelmedi"),
        (0, "SSLCertVerificationError", "karşı tarafın sertifikası geçerli değil"),
        (0, "ConnectionRefusedError", "bağlantı kurulamadı (ConnectionRefusedError)"),
        (0, "not-public: host", "Bu adda bir sunucu yok."),
        (0, "not-public: slow", "ad sorgusuna zamanında yanıt gelmedi"),
        (0, "not-public: private", "Bu ad özel bir ağa gidiyor."),
    ],
)
def test_what_became_of_a_try_is_said_in_words(
    hook: Webhook, publisher: User, at_the_desk: Desk, status: int, problem: str, told: str
) -> None:
    event = f"withdrawn-2017.2-{hook.pk}"
    Delivery.objects.create(webhook=hook, event=event, status=status, problem=problem, milliseconds=7)
    page = at_the_desk(publisher).get("/tr/atolye/webhook/").content.decode()
    assert f"2017.2 geri çekildi: {told}" in page
    assert "not-public" not in page


def test_when_it_is_sent_again_is_said(
    hook: Webhook, publisher: User, at_the_desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workshop.webhooks.delivering.post", lambda *_sent: 500)
    desk = at_the_desk(publisher)
    assert "Yeniden gönderilecek" not in desk.get("/tr/atolye/webhook/").content.decode()
    try_webhook(publisher, hook)
    work_off()
    assert "Yeniden gönderilecek" in desk.get("/tr/atolye/webhook/").content.decode()
