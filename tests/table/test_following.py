"""Tables followed event by event: several irregularities on one board, each on the table that the one before left."""

from typing import Any

import pytest

from bridge.problems import ImpossibleCase
from bridge.seats import Seat
from rulings.table.account import Account
from rulings.table.following import follow
from rulings.table.reading_table import read_table
from rulings.table.what_now import what_now

# North declares 3NT, East is to make the opening lead.
DEAL = "N:AK2.QJ3.T98.AK32 QJT9.T98.J765.54 876.AK2.AKQ.QJT9 543.7654.432.876"
AUCTION = [{"by": by, "call": call} for by, call in zip("NESWNE", ["1NT", "P", "3NT", "P", "P", "P"], strict=True)]


def told(*events: Any, **parts: Any) -> Account:
    """The account of the auction and the events. ``"W S5"`` is a card played."""
    whole = {"dealer": "N", "vulnerable": "none", "deal": DEAL, "events": [*AUCTION, *map(event, events)]}
    return account_of(whole | parts)


def account_of(data: dict[str, Any]) -> Account:
    read = read_table(data)
    return follow(read.start, read.events, read.told)


def event(one: Any) -> dict[str, Any]:
    if isinstance(one, dict):
        return one
    by, what, *more = one.split()
    if what == "!":
        return {"by": by, "attention": True}
    if what.startswith("="):
        return {"by": by, "choose": what[1:], "values": dict(pair.split(":") for pair in more)}
    return {"by": by, "play": what}


def kinds(account: Account) -> list[str]:
    return [one.facts.kind for one in account.rulings]


def legal(account: Account) -> list[str]:
    return sorted(str(card) for card, refusal in what_now(account, 99).cards.items() if refusal is None)


def clauses(account: Account) -> set[str]:
    return {refusal.clause for refusal in what_now(account, 99).cards.values() if refusal}


def penalty_cards(account: Account) -> dict[str, str]:
    return {str(one.card): one.grade for one in account.table.penalty_cards}


def test_after_the_auction_the_player_on_declarers_left_leads() -> None:
    account = told()
    assert str(account.table.contract) == "3NT N"
    assert account.table.turn is Seat.E
    assert len(legal(account)) == 13


def test_an_opening_lead_out_of_turn_waits_for_declarer() -> None:
    account = told("W S5")
    assert kinds(account) == ["opening-lead-out-of-turn"]
    assert clauses(account) == {"9B2"}
    assert [one.key for one in what_now(account, 7).choices] == ["spread-own-hand", "accept-lead", "refuse-lead"]


def test_the_lead_refused_is_a_penalty_card_and_declarer_chooses_partners_lead() -> None:
    account = told("W S5", "N =refuse-lead")
    assert penalty_cards(account) == {"S5": "major"}
    assert account.table.turn is Seat.E
    assert clauses(account) == {"50D2"}
    required = told("W S5", "N =refuse-lead", "N =require-penalty-suit suit:S")
    assert legal(required) == ["S9", "SJ", "SQ", "ST"]
    assert penalty_cards(required) == {}
    free = told("W S5", "N =refuse-lead", "N =no-lead-restriction")
    assert len(legal(free)) == 13
    assert penalty_cards(free) == {"S5": "major"}


def test_who_leads_before_declarer_has_chosen_has_a_penalty_card_too() -> None:
    account = told("W S5", "N =refuse-lead", "E DJ")
    assert kinds(account)[-1] == "penalty-card"
    assert penalty_cards(account) == {"S5": "major", "DJ": "major"}


def test_declarer_who_plays_to_the_lead_has_accepted_it() -> None:
    account = told("W S5", "N S2", "E S9", "S S6")
    (ruled,) = account.rulings
    assert ruled.ruling.part("effect")[0].key == "lead-stands"
    assert account.table.turn is Seat.E
    assert penalty_cards(account) == {}


def test_a_revoke_in_time_is_corrected_and_its_card_must_be_played_when_it_can() -> None:
    account = told("E SQ", "S S6", "W H4", "N SA", "N !")
    assert kinds(account) == ["revoke"]
    assert account.table.turn is Seat.W
    assert legal(account) == ["S3", "S4", "S5"]
    assert penalty_cards(account) == {"H4": "major"}
    later = told("E SQ", "S S6", "W H4", "N SA", "N !", "W S3", "N HQ", "E H8", "S H2")
    assert legal(later) == ["H4"]
    assert clauses(later) == {"44C", "50D1a"}


def test_a_revoke_noticed_too_late_is_counted_after_play() -> None:
    account = told("E SQ", "S S6", "W H4", "N SA", "N CA", "E C4", "N !")
    assert account.rulings[-1].ruling.part("effect")[0].key == "cannot-correct"
    assert account.table.turn is Seat.S
    assert account.waiting is None
    assert account.failures


def test_a_second_penalty_card_makes_both_major() -> None:
    exposed = {"by": "W", "expose": ["D2"]}
    assert penalty_cards(told("E SQ", exposed)) == {"D2": "minor"}
    assert penalty_cards(told("E SQ", exposed, {"by": "W", "expose": ["C6"]})) == {"D2": "major", "C6": "major"}


def test_a_penalty_card_that_is_shown_or_played_too_soon_again_is_one_still() -> None:
    exposed = {"by": "W", "expose": ["D2"]}
    again = told("E SQ", exposed, exposed, {"by": "W", "expose": ["C6", "C6"]}, {"by": "W", "expose": ["C6", "D2"]})
    assert kinds(again) == ["exposed-card", "exposed-card"]
    assert penalty_cards(again) == {"D2": "major", "C6": "major"}
    exposed = {"by": "W", "expose": ["C6"]}
    too_soon = told("E SQ", exposed, "S S6", "W S3", "N SA", "N CA", "W C6", "N =require-highest")
    assert [str(one.card) for one in too_soon.table.penalty_cards] == ["C6"]


def test_declarers_exposed_card_is_none() -> None:
    assert penalty_cards(told("E SQ", {"by": "N", "expose": ["HQ"]})) == {}


def test_a_defender_who_plays_before_his_partner_is_ruled_by_57a() -> None:
    account = told("E SQ", "S S6", "W S3", "N SA", "N CA", "W C6", "N =require-highest")
    assert kinds(account) == ["premature-play"]
    assert account.table.turn is Seat.E
    assert legal(account) == ["C5"]
    assert penalty_cards(account) == {"C6": "major"}


def test_a_penalty_card_withheld_is_accepted_by_declarers_next_card() -> None:
    start = ("E SQ", "S S6", "W S3", "N SA", {"by": "W", "expose": ["H7", "C8"]}, "N HQ", "E H8", "S H2", "W H4")
    assert penalty_cards(told(*start)) == {"H7": "major", "C8": "major"}
    assert kinds(told(*start))[-1] == "penalty-card-not-played"
    refused = told(*start, "N =refuse-play")
    assert penalty_cards(refused) == {"H7": "major", "C8": "major", "H4": "major"}
    assert legal(refused) == ["H7"]


@pytest.mark.parametrize(
    ("events", "key", "place"),
    [
        (["E SA"], "card-not-in-hand", "events.7"),
        (["W S5", "E DJ", "E D7"], "waits-for-choice", "events.9"),
        (["W S5", "W =refuse-lead"], "not-his-choice", "events.8"),
        (["E SQ", "S S6", "W S3", "N H3", "W D4", "N !"], "waits-for-choice", "events.12"),
        (["W S5", "N =refuse-it"], "no-such-option", "events.8"),
        (["E SQ", {"by": "E", "call": "P"}], "call-after-the-auction", "events.8"),
        ([{"by": "E", "claim": 14}], "not-understood", "events.7.claim"),
        (["E SQ", {"by": "S", "claim": 9}], "dummy-claims", "events.8"),
        (["E SQ", {"by": "S", "concede": 1}], "dummy-claims", "events.8"),
        ([{"by": "E", "play": "SQ", "call": "P"}], "event-needs-one-verb", "events.7"),
        ([{"by": "E"}], "event-needs-one-verb", "events.7"),
        ([{"by": "Q", "play": "SQ"}], "not-understood", "events.7.by"),
        (["x"], "event-not-an-object", "events.7"),
        (["E SQ", {"by": "E", "play": "H9", "faced": False}], "face-down-in-trick", "events.8"),
        (
            ["E SQ", {"by": "W", "play": "S5", "faced": False}, "S S6", {"by": "E", "play": "H9", "faced": False}],
            "face-down-in-trick",
            "events.10",
        ),
    ],
)
def test_what_cannot_be_is_said_with_its_place(events: list[Any], key: str, place: str) -> None:
    made = [one if isinstance(one, str) and len(one) == 1 else event(one) for one in events]
    with pytest.raises(ImpossibleCase) as impossible:
        account_of({"dealer": "N", "deal": DEAL, "events": [*AUCTION, *made]})
    assert [(one.key, one.place) for one in impossible.value.problems] == [(key, place)]


def test_a_claim_ends_the_play_and_the_revoke_before_it_is_ruled() -> None:
    account = told("E SQ", "S S6", "W H4", "N SA", {"by": "N", "claim": 12})
    assert account.table.phase == "over"
    assert account.table.won(Seat.N.side) == 13


def test_the_deal_is_not_needed_for_turns() -> None:
    account = account_of({"dealer": "N", "events": [*AUCTION, event("W S5"), event("N =refuse-lead")]})
    assert penalty_cards(account) == {"S5": "major"}


@pytest.mark.parametrize("card", ["S5", "H7"])
def test_a_card_that_is_held_to_be_played_is_played(card: str) -> None:
    """45C1: no more is needed than that partner could see it; whether it was in turn is judged as of any play."""
    held = {"by": "W", "expose": [card], "how": "to-play"}
    assert told("E SQ", "S S6", held).table == told("E SQ", "S S6", f"W {card}").table
    assert kinds(told("E SQ", held)) == kinds(told("E SQ", f"W {card}")) == ["premature-play"]
    assert kinds(told(held)) == ["opening-lead-out-of-turn"]


def test_several_cards_or_one_that_fell_are_exposed_and_not_played() -> None:
    assert kinds(told("E SQ", {"by": "W", "expose": ["S5", "H7"], "how": "inadvertent"})) == ["exposed-card"]
    assert kinds(told("E SQ", {"by": "W", "expose": ["S5", "H7"], "how": "deliberate"})) == ["exposed-card"]
    assert kinds(told("E SQ", {"by": "W", "expose": ["S5"], "how": "inadvertent"})) == ["exposed-card"]


def test_what_the_director_adds_may_not_contradict_the_table() -> None:
    """West led the four of hearts; the ace of clubs, which North holds, cannot be taken back into his hand."""
    with pytest.raises(ImpossibleCase) as refused:
        told("E SQ", "S S6", "W S3", "N SA", "W H4", "N =refuse-lead", facts={"11": {"card": "CA"}})
    assert [one.key for one in refused.value.problems] == ["facts-against-the-table"]


def test_a_mistake_of_the_engine_is_never_said_to_be_the_directors(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("a role that the engine forgot")

    monkeypatch.setattr("rulings.table.playing.irregular", broken)
    with pytest.raises(KeyError):
        told("W S5", facts={"7": {"misinformed": False}})
