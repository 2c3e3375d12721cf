"""What one address may ask for: a club and a hall of 500 pass, a flood does not, and nobody can say he is somebody else."""

from collections.abc import Iterator
from itertools import count

import pytest
from django.http import HttpRequest
from django.test import Client, RequestFactory
from pytest_django import Settings

from lawbook import limits
from quizzes.questions.templates import question

SITUATION = "/en/what-happened/revoke/"
QUESTION = f"/en/question/{question('revoke-in-play', 7).id}/"
LIMITED = {
    "search": ["/tr/ara/?q=rönons", "/en/search/?q=revoke", "/en/suggest/?q=rev"],
    "ruling": [SITUATION, "/tr/ne-oldu/masa/"],
    "claim": ["/en/contested-claim/?side=declarer"],
}


@pytest.fixture(autouse=True)
def _counted_anew() -> Iterator[None]:
    limits.forget()
    yield
    limits.forget()


def lower(settings: Settings, what: str, most: int = 2) -> None:
    settings.LIMITS = settings.LIMITS | {what: (most, 36000)}


@pytest.mark.parametrize(("what", "address"), [(what, one) for what, them in LIMITED.items() for one in them])
def test_who_asks_too_often_is_told_when_to_come_back(
    reader: Client, settings: Settings, what: str, address: str
) -> None:
    lower(settings, what)
    assert [reader.get(address).status_code for _ in range(3)] == [200, 200, 429]
    refused = reader.get(address)
    assert 1 <= int(refused["Retry-After"]) <= 36001
    assert refused["Cache-Control"] == "no-store"
    assert ("Bağlantınızdan" if address.startswith("/tr") else "your") in refused.content.decode()
    assert reader.get(address, REMOTE_ADDR="198.51.100.9").status_code == 200
    assert reader.get("/tr/yasa/64/").status_code == 200


@pytest.mark.parametrize("address", [QUESTION, f"{SITUATION}?noticed=later", "/api/v1/laws"])
def test_who_has_had_so_much_of_the_processor_waits(
    reader: Client, settings: Settings, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """However few addresses that was: each look at the clock is a second later."""
    lower(settings, "processor", 1500)
    monkeypatch.setattr("lawbook.limits.time.thread_time", count().__next__)
    assert [reader.get(address).status_code for _ in range(3)] == [200, 200, 429]
    assert int(reader.get(address)["Retry-After"]) > 0
    assert reader.get(QUESTION).status_code == 429
    assert reader.get(address, REMOTE_ADDR="198.51.100.9").status_code == 200
    assert reader.get("/tr/yasa/64/").status_code == 200


def test_ever_new_ports_have_no_end_of_pages_made(
    reader: Client, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that is in memory is read by whoever it may be."""
    lower(settings, "pages_made", 1500)
    monkeypatch.setattr("lawbook.limits.time.thread_time", count().__next__)
    hosts = [f"localhost:{port}" for port in (40001, 40002, 40003)]
    assert [reader.get("/tr/yasa/64/", HTTP_HOST=one).status_code for one in hosts] == [200, 200, 429]
    assert reader.get("/tr/yasa/64/", HTTP_HOST=hosts[0]).status_code == 200
    assert reader.get("/tr/yasa/64/", HTTP_HOST=hosts[2], REMOTE_ADDR="198.51.100.9").status_code == 200


def test_a_script_is_told_in_json(reader: Client, settings: Settings) -> None:
    lower(settings, "search", 0)
    refused = reader.get("/tr/oneri/?q=rö", headers={"Accept": "application/json"})
    assert refused.status_code == 429
    assert refused.json()["error"]["code"] == "too-many"
    assert "dakika" in refused.json()["error"]["message"]


def test_the_wait_is_as_long_as_it_says(reader: Client, settings: Settings) -> None:
    lower(settings, "search", 0)
    assert "minutes;" in reader.get("/en/search/?q=a").content.decode()
    settings.LIMITS = settings.LIMITS | {"search": (0, 60)}
    assert "1 minute;" in reader.get("/en/search/?q=a").content.decode()


@pytest.mark.parametrize("proxies", [0, 1, 2])
def test_nobody_is_somebody_else_by_saying_so(settings: Settings, proxies: int) -> None:
    """Only as many entries of X-Forwarded-For are believed as there are proxies; what stands before them a client wrote."""
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = proxies
    lower(settings, "search", 5)
    came_by = ", ".join(["203.0.113.5", "10.0.0.1"][:proxies])
    said = [", ".join(filter(None, [f"198.51.100.{number}", came_by])) for number in range(20)]
    asked = [RequestFactory().get("/", headers={"X-Forwarded-For": one}) for one in said]
    assert sum(limits.within(one, "search") for one in asked) == 5


def test_behind_a_proxy_each_reader_is_counted_alone(settings: Settings) -> None:
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = 1
    lower(settings, "search", 1)
    asked = [RequestFactory().get("/", headers={"X-Forwarded-For": f"198.51.100.{number}"}) for number in range(20)]
    assert all(limits.within(one, "search") for one in asked)


@pytest.mark.parametrize(("length", "kept"), [(limits._LONGEST_KEPT, 1), (limits._LONGEST_KEPT + 1, 0)])
def test_long_headers_do_not_fill_the_memory(settings: Settings, length: int, kept: int) -> None:
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = 1
    lower(settings, "search", 1)
    limits._read_address.cache_clear()
    came_by = "198.51.100.1".rjust(length, ",")
    assert [limits.within(_through_proxies(came_by), "search") for _ in range(2)] == [True, False]
    assert limits.within(_through_proxies(came_by.replace("100.1", "100.2")), "search")
    assert limits._read_address.cache_info().currsize == 2 * kept


def _through_proxies(came_by: str) -> HttpRequest:
    return RequestFactory().get("/", headers={"X-Forwarded-For": came_by})


@pytest.mark.parametrize("said", ["", "unknown", "10.0.0.1", "2001:db8::1, , ", "'; DROP TABLE", "1" * 5000])
def test_what_went_past_a_proxy_is_answered_and_counted(reader: Client, settings: Settings, said: str) -> None:
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = 2
    lower(settings, "search", 1)
    answers = [reader.get("/en/search/?q=a", headers={"X-Forwarded-For": said}).status_code for _ in range(2)]
    assert answers == [200, 429]
    assert reader.get("/en/account/log-in/", headers={"X-Forwarded-For": said}).status_code == 200


def test_the_addresses_of_one_network_are_one(settings: Settings) -> None:
    """An IPv6 connection has 2**64 addresses."""
    lower(settings, "search", 3)
    asked = [RequestFactory().get("/", REMOTE_ADDR=f"2001:db8:1:2::{number:x}") for number in range(1, 30)]
    assert sum(limits.within(one, "search") for one in asked) == 3
    assert limits.within(RequestFactory().get("/", REMOTE_ADDR="2001:db8:1:3::1"), "search")


def test_a_flood_from_many_addresses_fills_no_memory(settings: Settings) -> None:
    from django.core.cache import caches

    lower(settings, "search", 1)
    for number in range(60_000):
        caches["limits"].add(f"{number}", 0, 60)
    assert len(caches["limits"]._cache) <= 50_000  # type: ignore[attr-defined]
    assert limits.within(RequestFactory().get("/"), "search")


def test_a_hall_of_500_behind_one_address_sits_its_exam(reader: Client, settings: Settings) -> None:
    """Pages and answers of an exam are not counted by address, whatever else the hall does."""
    settings.LIMITS = dict.fromkeys(settings.LIMITS, (0, 36000)) | {"exam": (1, 36000)}
    begun = reader.post("/en/exam/scores/", {"extra": "0"})
    assert begun.status_code == 302
    question = begun["Location"]
    for _ in range(20):
        assert reader.get(question).status_code == 200
        kept = reader.post(question, {"answer": "a"}, headers={"X-Requested-With": "fetch"})
        assert kept.status_code == 204


def test_a_club_behind_one_address_is_not_in_its_own_way() -> None:
    """100 members who type a letter a second for a minute, and tell 500 steps of situations."""
    from config import settings as site

    assert site.PEOPLE * 12 >= 6000
    assert site.PEOPLE * 6 >= 500


def test_a_clock_that_is_set_back_locks_nobody_out(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    lower(settings, "search", 1)
    request, now = RequestFactory().get("/"), 1_800_000_000.0
    monkeypatch.setattr("time.time", lambda: now)
    assert [limits.within(request, "search") for _ in range(2)] == [True, False]
    now -= 86_400
    assert limits.within(request, "search")
    now += 2 * 86_400
    assert limits.within(request, "search")
