"""What a question shows of the table, for the eye and for the ear."""

import pytest
from django.utils import translation

from bridge.auction import Auction
from bridge.boards import Vulnerability
from bridge.cards import parse_card
from bridge.contracts import parse_contract
from bridge.deal import read_deal
from bridge.plays import read_tricks
from bridge.seats import Seat
from quizzes.questions.tables import table_of
from quizzes.questions.templates import question, templates
from quizzes.simulation.on_table import Shown
from rulings.diagrams import diagram_of

DEAL = read_deal("N:AKQJ.T98.765.432 T987.AKQ.JT98.76 65432.765.AKQ.AK .J432.432.QJT985")


def test_a_hand_is_said_with_what_is_left_and_what_is_gone() -> None:
    shown = Shown(deal=DEAL, contract=parse_contract("3NT S"), tricks=read_tricks(["W CQ C2 C6 CA"]))
    with translation.override("en"):
        hands = {hand.place: hand for hand in table_of(shown).diagram.hands}  # type: ignore[union-attr]
    assert [holding.spoken for holding in hands["W"].holdings] == [
        "spades: none",
        "hearts: jack, 4, 3, 2",
        "diamonds: 4, 3, 2",
        "clubs: jack, 10, 9, 8, 5; played: queen",
    ]
    assert (hands["S"].role, hands["N"].role, hands["W"].role) == ("declarer", "dummy", "")


@pytest.mark.parametrize("dealer", Seat)
def test_before_the_first_call_no_empty_table_of_calls_is_shown(dealer: Seat) -> None:
    with translation.override("en"):
        table = table_of(Shown(auction=Auction(dealer, ()), board=3, vulnerable=Vulnerability.EW))
        called = table_of(Shown(auction=Auction(dealer, ("P",)), board=3, vulnerable=Vulnerability.EW))
    assert table.auction == []
    assert table.dealer, "who deals is told beside the board"
    assert len(called.auction) == 1


def test_the_auction_begins_under_its_dealer_and_every_call_has_a_name() -> None:
    auction = Auction(Seat.S, ("1S", "P", "2NT", "X", "P", "P", "P"))
    with translation.override("tr"):
        table = table_of(Shown(auction=auction, board=3, vulnerable=Vulnerability.EW))
    first, second, third = table.auction
    assert [call and (call.name or call.level) for call in first] == [None, None, "1 pik", "Pas"]
    assert [call and (call.name or call.level) for call in second] == ["2 sanzatu", "Kontr", "Pas", "Pas"]
    assert [call and (call.name or call.level) for call in third] == ["Pas", None, None, None]
    assert (table.dealer, table.vulnerable) == ("Güney", "Doğu-Batı zonda")


@pytest.mark.parametrize(
    ("contract", "english", "turkish"),
    [
        ("4S S", "4 spades by South", "4 pik, deklaran Güney"),
        ("3NTX W", "3 notrump doubled by West", "3 sanzatu kontrlu, deklaran Batı"),
        ("2HXX N", "2 hearts redoubled by North", "2 kör sürkontrlu, deklaran Kuzey"),
    ],
)
def test_the_contract_is_said_without_signs(contract: str, english: str, turkish: str) -> None:
    for language, said in (("en", english), ("tr", turkish)):
        with translation.override(language):
            assert table_of(Shown(contract=parse_contract(contract))).contract_said == said


def test_the_number_of_a_board_alone_tells_neither_dealer_nor_vulnerability() -> None:
    table = table_of(Shown(board=7))
    assert (table.dealer, table.vulnerable, table.contract) == ("", "", "")


def test_a_card_that_lies_face_up_is_on_the_table_and_no_longer_in_the_hand() -> None:
    shown = Shown(
        deal=DEAL,
        contract=parse_contract("3NT S"),
        tricks=read_tricks(["W CQ C2 C6 CA", "S CK CT"]),
        faced=((Seat.N, parse_card("H9")),),
    )
    with translation.override("en"):
        table = table_of(shown)
    assert [[(card.text, card.faced) for card in cards] for cards in table.centre] == [
        [("♥9", True)],
        [],
        [("♣K", False)],
        [("♣10", False)],
    ]
    north = next(hand for hand in table.diagram.hands if hand.place == "N")  # type: ignore[union-attr]
    assert north.holdings[1].spoken == "hearts: 10, 8; face up on the table: 9"
    assert [card.faced for card in north.holdings[1].cards] == [False, True, False]


def test_a_trick_that_is_over_is_cleared_away_when_another_card_lies_there() -> None:
    whole = read_tricks(["W CQ C2 C6 CA"])
    over = table_of(Shown(deal=DEAL, contract=parse_contract("3NT S"), tricks=whole))
    assert [len(cards) for cards in over.centre] == [1, 1, 1, 1]
    next_led = table_of(
        Shown(deal=DEAL, contract=parse_contract("3NT S"), tricks=whole, faced=((Seat.E, parse_card("S6")),))
    )
    assert [len(cards) for cards in next_led.centre] == [0, 1, 0, 0]


def test_a_trick_to_which_a_hand_played_no_card_has_its_winner_once_another_follows() -> None:
    """67B1: the missing card will not affect who won it; while the trick may still be completed nobody has."""
    short = tuple((Seat(seat), parse_card(card)) for seat, card in ("W CQ".split(), "N C2".split(), "S CA".split()))
    led = ((Seat.S, parse_card("CK")),)
    with translation.override("en"):
        open_yet, over = (diagram_of(DEAL, None, tricks).tricks[0] for tricks in ([short], [short, led]))
    assert [card.won for card in open_yet if card] == [False, False, False]
    assert [card.text for card in over if card and card.won] == ["♣A"]


PUT_DOWN = [
    *("premature-play", "partner-after-premature-play", "unable-play", "fifth-card"),
    *("defender-plays-before-the-correct-lead", "defenders-lead-out-of-turn", "declarers-lead-out-of-turn"),
    "who-leads-after-a-lead-out-of-turn",
]


@pytest.mark.parametrize("name", PUT_DOWN)
def test_the_irregular_card_lies_on_the_table_at_the_moment_of_the_story(name: str) -> None:
    for seed in range(8):
        draft = question(name, seed).draft
        lies = {card for cards in (*draft.shown.tricks, draft.shown.faced) for _, card in cards}
        put_down = {"card", "played"} & {
            key for one in draft.story for key in one.values if f"%({key}" in str(one.text)
        }
        told = {one.values[key] for one in draft.story for key in put_down if key in one.values}
        taken_back = draft.case.known.get("lead_taken_back", False)
        assert draft.case.known.get("card", next(iter(told))) in lies
        assert taken_back or told <= lies


def test_what_lies_on_the_table_is_held_by_its_player() -> None:
    for name in templates():
        shown = question(name, 4).draft.shown
        for seat, card in shown.faced:
            assert shown.deal is not None
            assert card in shown.deal[seat], name
