"""What the auction leaves for the play: cards that lay faced (24), and a suit that declarer may forbid (26B)."""

from dataclasses import replace

import pytest

from bridge.deal import read_deal
from bridge.problems import ImpossibleCase
from bridge.seats import Seat
from rulings.table.account import Account
from rulings.table.events import Called, Chose, Event, Exposed
from rulings.table.following import follow
from rulings.table.offers import offers
from rulings.table.reading_table import read_table
from rulings.table.restrictions import MustPass, SuitToForbid
from rulings.table.what_now import what_now
from tests.table.written import written_out

DEAL = "N:AK2.QJ3.T98.AK32 QJT9.T98.J765.54 876.AK2.AKQ.QJT9 543.7654.432.876"


def told(*events: str, right: Seat | None = None) -> Account:
    """South deals. ``right``: whom declarer may forbid a suit at his first lead."""
    lines = {"dealer": "S", "deal": DEAL, "events": events}
    whole = read_table(written_out(lines))
    start = replace(whole.start, duties=(SuitToForbid(right),) if right else ())
    return follow(start, whole.events)


def refusals(account: Account) -> set[str]:
    now = what_now(account, 99)
    return {one.clause for one in (*now.cards.values(), *now.calls.values()) if one}


def legal_suits(account: Account) -> set[str]:
    return {str(card)[0] for card, refusal in what_now(account, 99).cards.items() if refusal is None}


def test_a_card_seen_in_the_auction_makes_partner_pass_and_is_a_penalty_card_at_the_lead() -> None:
    seen = told("S 1NT", "E exposes SQ")
    assert seen.table.obligations[1] == MustPass(Seat.W, throughout=False, clause="24B")
    assert [one.facts.kind for one in seen.rulings] == ["exposed-card"]
    over = told("S 1NT", "E exposes SQ", "W P", "N 3NT", "E P", "S P", "W P")
    assert over.table.turn is Seat.W
    assert [(str(one.card), one.grade) for one in over.table.penalty_cards] == [("SQ", "major")]
    assert refusals(over) == {"50D2"}


def test_a_card_led_in_the_auction_lies_there_as_one_seen() -> None:
    led = told("S 1NT", "W S3")
    assert led.table.pass_demanded(Seat.E) == MustPass(Seat.E, throughout=False, clause="24B")
    over = told("S 1NT", "W S3", "W P", "N P", "E P")
    assert [(str(one.card), one.grade) for one in over.table.penalty_cards] == [("S3", "major")]
    assert refusals(over) == {"50D1a"}


def test_a_small_card_seen_by_accident_is_minor_and_two_are_major() -> None:
    one = told("S 1NT", "W exposes S3", "W P", "N P", "E P")
    assert [one.grade for one in one.table.penalty_cards] == ["minor"]
    two = told("S 1NT", "W exposes S3", "W exposes H4", "W P", "N P", "E P")
    assert [one.grade for one in two.table.penalty_cards] == ["major", "major"]
    assert two.rulings[-1].ruling.part("effect")[-1].clause == "24C"


def test_the_cards_of_the_side_that_declares_go_back() -> None:
    assert told("S 1NT", "N exposes SA", "W P", "N P", "E P").table.obligations == ()


def test_a_card_that_the_player_does_not_have_is_refused() -> None:
    with pytest.raises(ImpossibleCase):
        told("S 1NT", "N exposes S3")


def test_before_the_first_lead_declarer_may_forbid_a_suit_that_the_offender_has_not_named() -> None:
    over = told("S 1NT", "W P", "N P", "E P", right=Seat.W)
    assert refusals(over) == {"26B"}
    keys = [one.option.key for one in offers(over, what_now(over, 4))]
    assert keys == ["forbid-suit"] * 4 + ["no-lead-restriction"]
    forbidden = told("S 1NT", "W P", "N P", "E P", "S choose forbid-suit suit=H", right=Seat.W)
    assert legal_suits(forbidden) == {"S", "D", "C"}
    assert refusals(forbidden) == {"26B"}


def test_nobody_leads_before_declarer_has_said_so() -> None:
    with pytest.raises(ImpossibleCase) as early:
        told("S 1NT", "W P", "N P", "E P", "W S3", right=Seat.W)
    assert [one.key for one in early.value.problems] == ["declarer-may-forbid-first"]


def test_a_call_over_the_one_in_place_of_a_double_waits_for_what_the_director_judges() -> None:
    """36B2, 36B3: whether 1♣ is comparable; 27C, by which a call would tell more, is of insufficient bids."""
    with pytest.raises(ImpossibleCase) as early:
        told("S X", "S 1C", "W P")
    assert [one.key for one in early.value.problems] == ["waits-for-fact"]


LATE = ("S 1NT", "W P", "N P", "E P", "W S3 SA S9 S6", "N HQ H8 HK H4", "S S8 S4 S2 ST")


def test_26b_waits_for_the_first_lead_however_late_and_is_then_spent() -> None:
    """East is the offender's partner and first leads to trick four."""
    late = told(*LATE, right=Seat.E)
    assert late.table.turn is Seat.E
    assert refusals(late) == {"26B"}
    forbidden = told(*LATE, "S choose forbid-suit suit=S", right=Seat.E)
    assert legal_suits(forbidden) == {"H", "D", "C"}
    kept = told(*LATE, "S choose forbid-suit suit=S", "E DJ DQ D2 DT", right=Seat.E)
    assert kept.table.obligations == ()


def test_the_suit_stays_forbidden_while_the_lead_is_kept() -> None:
    deal = "N:AK2.QJ3.T98.A432 QJT9.T98.J765.K5 876.AK2.AKQ.QJT9 543.7654.432.876"
    events = ("S 1NT", "W P", "N P", "E P", "W S3 SA S9 S6", "N HQ H8 HK H4", "S S8 S4 S2 ST")
    whole = read_table(
        written_out(
            {
                "dealer": "S",
                "deal": deal,
                "events": [*events, "S choose forbid-suit suit=D", "E CK CQ C6 C2"],
            }
        )
    )
    account = follow(replace(whole.start, duties=(SuitToForbid(Seat.E),)), whole.events)
    assert account.table.turn is Seat.E
    assert legal_suits(account) == {"S", "H", "C"}


def test_declarer_who_forbids_nothing_has_spent_his_right() -> None:
    free = told("S 1NT", "W P", "N P", "E P", "S choose no-lead-restriction", right=Seat.W)
    assert legal_suits(free) == {"S", "H", "D", "C"}
    assert free.table.obligations == ()


def test_after_26b_what_declarer_may_choose_of_a_penalty_card_is_still_to_be_chosen() -> None:
    calls: list[Event] = [
        Called(Seat.S, "1NT"),
        Exposed(Seat.E, tuple(c for c in read_deal(DEAL)[Seat.E] if str(c) == "SQ")),
    ]
    calls += [Called(seat, "P") for seat in (Seat.W, Seat.N, Seat.E)]
    start = replace(told(right=Seat.W).table)
    both = follow(start, [*calls, Chose(Seat.S, "forbid-suit", {"suit": "H"})])
    assert refusals(both) == {"50D2"}
    free = follow(start, [*calls, Chose(Seat.S, "forbid-suit", {"suit": "H"}), Chose(Seat.S, "no-lead-restriction")])
    assert legal_suits(free) == {"S", "D", "C"}
