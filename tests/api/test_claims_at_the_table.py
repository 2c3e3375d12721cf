"""What each player may say to a claim, and what the board is worth until the director has ruled (68 to 70)."""

from typing import Any

import pytest
from django.test import Client

from tests.api.test_tables import post, table

CLAIM = ("E SQ", "S S6", "W S3", "N SA", {"by": "N", "claim": 10})


def choices(found: dict[str, Any]) -> dict[str, list[str]]:
    return {one["key"]: one["by"] for one in found["table"]["choices"]}


def chose(by: str, option: str) -> dict[str, Any]:
    return {"by": by, "choose": option}


def test_after_a_claim_each_player_has_what_the_law_gives_him(reader: Client) -> None:
    found = post(reader, table(*CLAIM))
    assert choices(found) == {"accept-claim": ["E", "W"], "doubt-claim": ["N", "E", "S", "W"], "play-on": ["E", "W"]}
    assert found["table"]["waits_for"] is None


def test_once_the_other_side_asks_to_play_on_all_the_rest_are_asked(reader: Client) -> None:
    assert choices(post(reader, table(*CLAIM, chose("E", "play-on"))))["play-on"] == ["N", "S", "W"]


def test_only_the_conceding_defenders_partner_objects(reader: Client) -> None:
    conceded = (*CLAIM[:-1], {"by": "E", "concede": 12})
    assert choices(post(reader, table(*conceded)))["object-to-concession"] == ["W"]
    by_declarer = (*CLAIM[:-1], {"by": "N", "concede": 2})
    assert "object-to-concession" not in choices(post(reader, table(*by_declarer)))


def test_a_contested_board_has_no_result_until_the_director_gives_the_tricks(reader: Client) -> None:
    doubted = (*CLAIM, chose("S", "doubt-claim"))
    judged = {"succeeds_by": "unstated-line", "card_must_be_placed": True, "showed_out": "neither"}
    open_yet = post(reader, table(*doubted, facts={"12": judged}))["table"]
    assert open_yet["missing"]["fact"] == "rest_awarded"
    assert (open_yet["result"], open_yet["counted"]) == (None, None)
    ruled = post(reader, table(*doubted, facts={"12": judged | {"rest_awarded": 9}}))
    assert ruled["table"]["result"] == {"tricks": 10, "result": "3NT+1 N", "score": 430}


def test_the_result_follows_a_trick_that_is_given_back(reader: Client) -> None:
    withdrawn = (*CLAIM, chose("E", "accept-claim"), chose("W", "withdraw-agreement"))
    told = {"objection": "after-round", "scores_open": False, "trick_agreed_away": "already-won"}
    found = post(reader, table(*withdrawn, facts={"13": told}))["table"]
    assert found["result"]["tricks"] == 10


@pytest.mark.parametrize("late", ["doubt-claim", "play-on"])
def test_what_was_accepted_is_not_doubted_as_if_it_were_new(reader: Client, late: str) -> None:
    post(reader, table(*CLAIM, chose("E", "accept-claim"), chose("W", late)), 422)


def test_a_void_claim_leaves_the_board_to_be_played(reader: Client) -> None:
    agreed = [chose(by, "play-on") for by in "WNES"]
    found = post(reader, table(*CLAIM, *agreed, "N CA"))["table"]
    assert (found["phase"], found["turn"], found["choices"]) == ("play", "E", [])
