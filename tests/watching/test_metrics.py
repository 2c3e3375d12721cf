"""The figures: who may read them, and that they count."""

import re
import time
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import pytest
from django.test import Client, override_settings

from lawbook.watching import metrics
from tests.serving import free_port, own_site, served

TOKEN = "a token for tests"


def figures(client: Client) -> str:
    response = client.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert response.status_code == 200
    return response.content.decode()


def value(text: str, line: str) -> float:
    """The value of a figure, named as it stands there; 0 while nothing was counted."""
    found = re.search(rf"^{re.escape(line)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


@pytest.mark.parametrize("given", ["", "Bearer ", "Bearer wrong", "Bearer ş", TOKEN[:-1]])
def test_who_does_not_know_the_token_finds_no_such_page(reader: Client, given: str) -> None:
    with override_settings(METRICS_TOKEN=TOKEN):
        assert reader.get("/metrics", headers={"Authorization": given}).status_code == 404


@pytest.mark.parametrize("given", ["", "Bearer ", "Bearer x"])
def test_without_a_token_there_are_none(reader: Client, given: str) -> None:
    with override_settings(METRICS_TOKEN=""):
        assert reader.get("/metrics", headers={"Authorization": given}).status_code == 404


@override_settings(METRICS_TOKEN=TOKEN)
def test_what_readers_do_is_counted_without_what_they_wrote(reader: Client) -> None:
    before = figures(reader)
    reader.get("/tr/yasa/50/")
    reader.get("/tr/ara/?q=xqzwv+qqq")
    reader.post("/api/v1/rulings", {"kind": "score"}, content_type="application/json")
    case = {"kind": "imps", "facts": {"ours": 430, "theirs": 420}}
    reader.post("/api/v1/rulings", case, content_type="application/json")
    after = figures(reader)
    page = 'bridgelaws_request_seconds_count{route="tr/yasa/<int:number>/",status="2xx"}'
    nothing = 'bridgelaws_searches_without_answer_total{language="tr"}'
    ruled = 'bridgelaws_rulings_total{kind="imps"}'
    assert value(after, page) == value(before, page) + 1
    assert value(after, nothing) == value(before, nothing) + 1
    assert value(after, ruled) == value(before, ruled) + 1
    assert "bridgelaws_mistake_reports 0.0" in after
    assert "xqzwv" not in after


@pytest.mark.long
@pytest.mark.xdist_group("servers")
def test_all_processes_of_a_server_count_together(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    from urllib.request import Request, urlopen

    monkeypatch.setenv("BRIDGELAWS_METRICS_TOKEN", TOKEN)
    data, port = own_site(tmp_path_factory.mktemp("metrics") / "site"), free_port()
    with served(["-m", "config.server", "--port", str(port)], port, data):
        for _ in range(40):
            urlopen(f"http://127.0.0.1:{port}/tr/yasa/50/").close()
        asking = Request(f"http://127.0.0.1:{port}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
        with urlopen(asking) as response:
            text = response.read().decode()
    assert value(text, 'bridgelaws_request_seconds_count{route="tr/yasa/<int:number>/",status="2xx"}') == 40


def test_two_first_requests_at_once_count_the_same_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each that is named twice is an error: one reader of a process that had just begun met a page of errors."""
    making: list[object] = []

    class Slow:
        def __init__(self) -> None:
            making.append(self)
            time.sleep(0.1)

    monkeypatch.setattr(metrics, "_made", lru_cache(maxsize=1)(Slow))
    with ThreadPoolExecutor(4) as pool:
        found = set(pool.map(lambda _: metrics._counted(), range(4)))
    assert found == set(making)
    assert len(making) == 1
