"""``GET situations``, ``GET situations/KIND/tree``, and the ETags of the API."""

import gzip
import json
import os
from pathlib import Path
from typing import Any

import pytest
from django.conf import LazySettings
from django.test import Client

from rulings.engine.kinds import kinds
from rulings.kept_trees import make_trees
from tests.api.conftest import Call
from tests.api.test_rulings import REVOKE, post


@pytest.fixture(autouse=True)
def own_folder(settings: LazySettings, tmp_path: Path) -> None:
    settings.DATA_DIR = tmp_path


def follow(tree: dict[str, Any], facts: dict[str, Any]) -> dict[str, Any]:
    """The node to which the answers lead; a fact that is not given is as usual."""
    usual = {"attention": "in-time", "play_over": True}
    node = tree["nodes"][tree["start"]]
    while node.get("branches"):
        value = facts.get(node["fact"], usual.get(node["fact"], False))
        node = next(tree["nodes"][branch["to"]] for branch in node["branches"] if value in branch["values"])
    found: dict[str, Any] = node
    return found


def test_every_situation_is_listed_with_its_title_and_its_tree(call: Call) -> None:
    listed = {one["kind"]: one for one in call("situations", language="tr")}
    assert list(listed) == list(kinds())
    assert listed["revoke"] == {"kind": "revoke", "title": "Rönons", "tree": "/api/v1/situations/revoke/tree"}
    assert next(one["title"] for one in call("situations?lang=en") if one["kind"] == "revoke") == "Revoke"


def test_the_answers_lead_to_what_the_same_facts_are_ruled(call: Call, reader: Client) -> None:
    facts = REVOKE | {"could_comply": True, "failed_to": "follow-suit"}
    end = follow(call("situations/revoke/tree?lang=en"), facts)["ruling"]
    ruled = post(reader, {"kind": "revoke", "facts": facts})
    assert end["effects"] == ruled["effects"]
    assert end["script"] == ruled["script"]
    assert end["clauses"][-1]["display"] == "Law 64C1"


def test_questions_and_answers_are_in_the_language_that_was_asked_for(call: Call) -> None:
    first = call("situations/revoke/tree?questions=usual&lang=tr")["nodes"][0]
    assert (first["fact"], first["question"]) == ("trick", "Rönons kaçıncı lövedeydi?")
    assert first["branches"][1]["labels"] == ["12"]
    cards = call("situations/penalty-card/tree?questions=usual&lang=tr")["nodes"]
    labels = [label for node in cards for branch in node.get("branches", []) for label in branch["labels"]]
    assert any(label.startswith("onörden küçük tek bir kart (örneğin") for label in labels)


def test_a_question_that_only_computing_answers_says_so(call: Call) -> None:
    assert [(node["fact"], node["computed"]) for node in call("situations/imps/tree")["nodes"]] == [("ours", True)]


def test_a_judgement_names_its_clause(call: Call) -> None:
    nodes = call("situations/played-card/tree?lang=en")["nodes"]
    asked = next(node for node in nodes if node.get("fact") == "deliberate")
    assert asked["judgement"]["display"] == "Law 45C3"


def test_a_situation_that_there_is_not(call: Call) -> None:
    error = call("situations/tea-break/tree", 404, language="en")["error"]
    assert (error["code"], error["message"]) == ("no-such-situation", "There is no such situation.")


def test_a_tree_is_compressed_for_who_takes_it_so(reader: Client) -> None:
    address = "/api/v1/situations/revoke/tree?questions=usual"
    plain, small = reader.get(address), reader.get(address, headers={"Accept-Encoding": "gzip"})
    assert small["Content-Encoding"] == "gzip"
    assert gzip.decompress(small.content) == plain.content
    assert {"Accept-Encoding", "Accept-Language"} <= set(small["Vary"].split(", "))
    assert small["ETag"] != plain["ETag"]


@pytest.mark.parametrize(
    "path",
    ["situations/designation/tree", "situations", "laws", "laws/50", "search?q=revoke&lang=en", "rulings/schema"],
)
def test_who_has_an_answer_already_is_told_so(reader: Client, path: str) -> None:
    first = reader.get(f"/api/v1/{path}")
    again = reader.get(f"/api/v1/{path}", headers={"If-None-Match": first["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = reader.get(f"/api/v1/{path}", headers={"If-None-Match": '"another"'})
    assert (other.status_code, other.content) == (200, first.content)


def test_the_languages_of_an_answer_have_different_tags(reader: Client) -> None:
    address = "/api/v1/situations/designation/tree?lang="
    assert reader.get(address + "tr")["ETag"] != reader.get(address + "en")["ETag"]


def test_trees_are_made_when_the_site_is_set_up_and_read_after_that(
    reader: Client, settings: LazySettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lawbook.book import current_book

    outdated, former, coming = (Path(settings.DATA_DIR) / "trees" / name for name in ("outdated", "former", "coming"))
    for made, folder in enumerate((outdated, former, coming), start=1):
        folder.mkdir(parents=True)
        os.utime(folder, (made, made))
    monkeypatch.setattr("rulings.kept_trees.kinds", lambda: {"designation": None, "withdrawn-card": None})
    make_trees(current_book())
    assert (outdated.exists(), former.exists(), coming.exists()) == (False, True, True)
    monkeypatch.setattr("rulings.kept_trees.tree_of", None)
    response = reader.get("/api/v1/situations/withdrawn-card/tree?lang=en")
    assert json.loads(response.content)["kind"] == "withdrawn-card"


def test_a_folder_that_cannot_be_written_hinders_nobody(call: Call, settings: LazySettings) -> None:
    (Path(settings.DATA_DIR) / "trees").write_text("not a folder")
    assert call("situations/designation/tree")["nodes"]
