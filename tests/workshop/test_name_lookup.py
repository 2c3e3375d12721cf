"""A name that nothing is heard of holds up nobody: neither who sets a webhook nor what is sent to the others."""

import socket
from collections.abc import Iterator
from threading import BoundedSemaphore, Event
from threading import enumerate as threads

import pytest
from django.utils import translation

from accounts.models import User
from lawbook.book import Book
from workshop.actions.approve import InTheWay
from workshop.actions.hook import set_webhook
from workshop.models import Webhook
from workshop.webhooks import name_lookup, posting
from workshop.webhooks.name_lookup import TooSlow, look_up
from workshop.webhooks.public_addresses import NotPublic


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A server of names that says nothing; which were asked for."""
    over, asked = Event(), list[str]()

    def ask(host: str, port: int, **_more: object) -> list[tuple[object, ...]]:
        asked.append(host)
        over.wait(20)
        return [(0, 0, 0, "", ("93.184.216.34", port))]

    monkeypatch.setattr(socket, "getaddrinfo", ask)
    monkeypatch.setattr(name_lookup, "_free", BoundedSemaphore(2))
    monkeypatch.setattr(look_up, "__defaults__", (0.05,))
    yield asked
    over.set()
    for one in threads():  # what they give back is given back here, not in the next test
        if one.name == "look-up":
            one.join()


def test_who_sets_a_webhook_is_told(silent: list[str], publisher: User, book: Book) -> None:
    with translation.override("tr"), pytest.raises(InTheWay, match="zamanında yanıt gelmedi"):
        set_webhook(publisher, "https://slow.example.org/")
    assert not Webhook.objects.exists()


def test_nothing_is_sent_to_it(silent: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    reached: list[object] = []
    monkeypatch.setattr(socket, "create_connection", lambda *to, **_more: reached.append(to))
    with pytest.raises(NotPublic, match="slow"):
        posting.post("https://slow.example.org/", b"{}", {})
    assert reached == []


def test_no_more_are_waited_for_than_there_is_room(silent: list[str]) -> None:
    for number in range(5):
        with pytest.raises(TooSlow):
            look_up(f"slow{number}.example.org")
    assert silent == ["slow0.example.org", "slow1.example.org"]


def test_a_look_up_leaves_its_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_asked, **_more: [(0, 0, 0, "", ("93.184.216.34", 443))])
    for _again in range(name_lookup.AT_ONCE + 2):
        assert look_up("club.example.org") == {"93.184.216.34"}
