"""Declarer names dummy's card in his own words (46), and what is said of a call is kept."""

from typing import Any

import pytest

from bridge.cards import parse_card
from bridge.problems import ImpossibleCase
from bridge.seats import Seat, Side
from rulings.table.account import Account
from rulings.table.counting import counted
from rulings.table.designating import named_by
from rulings.table.following import follow
from rulings.table.reading_table import read_table
from tests.table.written import written_out

DEAL = "N:AK2.QJ3.T98.AK32 QJT9.T98.J765.54 876.AK2.AKQ.QJT9 543.7654.432.876"


def told(*events: str, deal: str | None = DEAL, facts: dict[str, dict[str, Any]] | None = None) -> Account:
    """North plays 3NT, South is dummy, East leads."""
    parts: dict[str, Any] = {"dealer": "N", "auction": "3NT P P P", "events": events, "deal": deal}
    whole = read_table(written_out(parts | ({"facts": facts} if facts else {})))
    return follow(whole.start, whole.events, whole.told)


def trick(account: Account) -> list[str]:
    """The cards of the trick in progress, each with its seat."""
    assert account.table.position
    return [f"{seat}{card}" for seat, card in account.table.position.trick]


def problems(*events: str, deal: str | None = DEAL, facts: dict[str, dict[str, Any]] | None = None) -> list[str]:
    with pytest.raises(ImpossibleCase) as impossible:
        told(*events, deal=deal, facts=facts)
    return [one.key for one in impossible.value.problems]


@pytest.mark.parametrize(
    ("words", "means"),
    [
        ("SK", {"words": "suit-and-rank", "named_card": parse_card("SK")}),
        ("king of spades", {"words": "suit-and-rank", "named_card": parse_card("SK")}),
        ("pik papaz", {"words": "suit-and-rank", "named_card": parse_card("SK")}),
        ("KARO ONLU", {"words": "suit-and-rank", "named_card": parse_card("DT")}),
        ("low", {"words": "low"}),
        ("küçük kör", {"words": "low", "named_suit": "H"}),
        ("trefl", {"words": "suit", "named_suit": "C"}),
        ("ace", {"words": "rank", "named_rank": "A"}),
        ("fark etmez", {"words": "anything"}),
        ("kör üçlüsü", {"words": "suit-and-rank", "named_card": parse_card("H3")}),
        ("KUPA KIZI", {"words": "suit-and-rank", "named_card": parse_card("HQ")}),
        ("kor uclusu", {"words": "suit-and-rank", "named_card": parse_card("H3")}),
        ("♥R", {"words": "suit-and-rank", "named_card": parse_card("HK")}),
        ("♠D", {"words": "suit-and-rank", "named_card": parse_card("SQ")}),
        ("pik D", {"words": "suit-and-rank", "named_card": parse_card("SQ")}),
        ("S10", {"words": "suit-and-rank", "named_card": parse_card("ST")}),
        ("the ace of clubs", {"words": "suit-and-rank", "named_card": parse_card("CA")}),
        ("karonun küçüğü", {"words": "low", "named_suit": "D"}),
        ("en büyük", {"words": "high"}),
        ("löveyi al", {"words": "win"}),
        ("herhangi biri", {"words": "anything"}),
        ("d", {"words": "suit", "named_suit": "D"}),
        ("low king", None),
        ("play", None),
        ("", None),
    ],
)
def test_what_words_name(words: str, means: dict[str, Any] | None) -> None:
    assert named_by(words) == means


def test_a_card_named_in_full_is_dummys_play() -> None:
    account = told("E SQ", "N designates spade six")
    assert account.rulings == ()
    assert [str(card) for _, card in account.table.position.trick] == ["SQ", "S6"]  # type: ignore[union-attr]


def test_low_is_the_lowest_card_of_the_suit_led() -> None:
    account = told("E SQ", "N designates low")
    (ruled,) = account.rulings
    assert ruled.ruling.clauses[:1] == ["46B1c"]
    assert [str(card) for _, card in account.table.position.trick] == ["SQ", "S6"]  # type: ignore[union-attr]


def test_a_suit_that_dummy_does_not_hold_designates_nothing() -> None:
    account = told("E SQ S6 S3 SA", "N HQ", "E H8", "N designates spade ace")
    assert [one.key for one in account.rulings[0].ruling.part("effect")] == ["no-card-designated"]
    assert len(account.table.position.trick) == 2  # type: ignore[union-attr]


def test_what_cannot_be_designated_is_refused() -> None:
    assert problems("E SQ", "E designates low") == ["only-declarer-designates"]
    assert problems("E SQ", "N designates the other one") == ["designation-not-understood"]
    assert problems("N designates low") == ["not-in-the-play"]
    assert problems("E SQ", "N designates low", deal=None) == ["dummy-not-known"]


def test_a_card_named_in_full_is_played_though_nobody_has_told_the_hands() -> None:
    """45B: naming it plays it; that it is dummy's card the words show."""
    account = told("E SQ", "N designates spade six", "W S3", "N SA", deal=None)
    assert account.table.turn is Seat.N
    assert [str(card) for _, card in account.table.tricks[0]] == ["SQ", "S6", "S3", "SA"]
    assert problems("E SQ", "N designates spade queen", deal=None) == ["card-twice"]


def test_a_slip_is_changed_until_declarer_plays_again_and_who_followed_may_change_too() -> None:
    """45C4(b), 47C, 47D: the second card that is named to a trick is no fifth card."""
    slip = {"6": {"cause": "slip-of-the-tongue"}}
    account = told("E SQ", "N designates spade eight", "N designates spade six", facts=slip | {"7": slip["6"]})
    assert (trick(account), account.table.turn) == (["ESQ", "SS6"], Seat.W)
    followed = ("E SQ", "N designates spade eight", "W S5", "N designates spade six")
    account = told(*followed, facts={"8": slip["6"]})
    assert (trick(account), account.table.turn) == (["ESQ", "SS6", "WS5"], Seat.N)
    account = told(*followed, "W choose change-card-after-designation", "W S4", facts={"8": slip["6"]})
    assert (trick(account), account.table.turn) == (["ESQ", "SS6", "WS4"], Seat.N)


@pytest.mark.parametrize(
    ("after", "cause"), [((), "loss-of-concentration"), ((), "reconsideration"), (("W S5",), "reconsideration")]
)
def test_a_card_that_was_meant_when_it_was_named_stays(after: tuple[str, ...], cause: str) -> None:
    number = str(7 + len(after))
    account = told(
        "E SQ", "N designates spade eight", *after, "N designates spade six", facts={number: {"cause": cause}}
    )
    assert trick(account)[:2] == ["ESQ", "SS8"]
    assert account.rulings[-1].ruling.part("option") == []


def test_a_lead_from_dummy_is_changed_to_any_suit_until_declarer_has_played_to_it() -> None:
    led = ("E SQ S6 S3 SA", "N HQ H8 HK H5", "N designates diamond ace", "W D2")
    account = told(*led, "N designates club ten", facts={"15": {"cause": "slip-of-the-tongue"}})
    assert (trick(account), account.table.turn) == (["SCT"], Seat.W)
    late = told(*led, "N D8", "N designates club ten", facts={"16": {"cause": "slip-of-the-tongue"}})
    assert trick(late) == ["SDA", "WD2", "ND8"]
    assert [one.key for one in late.rulings[-1].ruling.part("effect")] == ["designation-stands"]


COMPLETE = ("E SQ S6 S3 SA", "N SK ST", "N designates spade seven", "W S4")
"""The trick is over with West's card after dummy's; declarer has won it, and has not played since."""
SLIP = {"cause": "slip-of-the-tongue"}
WEST_STRONGER = "N:AK2.QJ3.T98.AK32 543.7654.432.876 876.AK2.AKQ.QJT9 QJT9.T98.J765.54"


def test_a_slip_is_changed_in_a_trick_that_is_complete_until_declarer_plays() -> None:
    account = told(*COMPLETE, "N designates spade eight changes", facts={"13": SLIP})
    last = account.table.tricks[-1]
    assert [f"{seat}{card}" for seat, card in last] == ["NSK", "EST", "SS8", "WS4"]
    assert (trick(account), account.table.turn, len(account.table.tricks)) == ([], Seat.N, 2)
    account = told(
        *COMPLETE,
        "N designates spade eight changes",
        "W choose change-card-after-designation",
        "W S5",
        facts={"13": SLIP},
    )
    assert [f"{seat}{card}" for seat, card in account.table.tricks[-1]] == ["NSK", "EST", "SS8", "WS5"]
    late = told(*COMPLETE, "N S2", "N designates spade eight changes", facts={"14": SLIP})
    assert [one.key for one in late.rulings[-1].ruling.part("effect")] == ["designation-stands"]
    assert trick(late) == ["NS2"]


def test_without_the_word_a_card_named_after_the_trick_is_a_lead() -> None:
    account = told(*COMPLETE, "N designates club queen")
    assert account.rulings[-1].facts.kind == "lead-out-of-turn"


def test_what_a_defender_has_led_since_goes_on_lying_there_or_is_taken_back() -> None:
    """45C4(b), 47D: dummy's card was the last of the trick, and a defender who has won it has led."""
    events = ("E H4 H2 HT H3", "W SQ S2 S3", "N designates spade six", "W SJ", "N designates spade seven changes")
    account = told(*events, deal=WEST_STRONGER, facts={"14": SLIP})
    assert (trick(account), account.table.turn) == (["WSJ"], Seat.N)
    assert f"{account.table.tricks[-1][-1][1]}" == "S7"
    account = told(*events, "W choose change-card-after-designation", deal=WEST_STRONGER, facts={"14": SLIP})
    assert (trick(account), account.table.turn) == ([], Seat.W)


def test_the_lead_of_who_has_not_won_the_trick_after_all_goes_back() -> None:
    events = ("E S3 S6 SQ S2", "W HT H3 H4", "N designates heart two", "W SJ", "N designates heart ace changes")
    account = told(*events, deal=WEST_STRONGER, facts={"14": SLIP})
    assert (trick(account), account.table.turn) == ([], Seat.S)
    assert account.table.won(Side.NS) == 1


def test_what_the_new_words_leave_open_is_told_beside_the_reason_for_the_change() -> None:
    """46B1(a): "high" upon a lead may be of any suit; 45C4(b): why it is changed."""
    led = ("E SQ S6 S3 SA", "N HQ H8 HK H5", "N designates diamond ace", "N designates high")
    assert told(*led, facts={"14": SLIP}).waiting is not None
    account = told(*led, facts={"14": {"suit_meant": "C", **SLIP}})
    assert (trick(account), account.table.turn) == (["SCQ"], Seat.W)
    assert problems(*led, facts={"14": {"suit_mean": "C"}}) == ["unknown-fact"]


def test_what_words_mean_is_told_beside_what_their_card_needs() -> None:
    """46B1(a): "high" may be of any suit; the lead is out of turn, and West has played to it (53A, 53B)."""
    events = ("E SQ S6 S5 SK", "N designates high")
    told_suit = {"9": {"suit_meant": "C"}}
    account = told(*events, facts=told_suit)
    assert [one.facts.kind for one in account.rulings] == ["designation", "lead-out-of-turn"]
    assert (trick(account), account.waiting is not None) == (["SCQ"], True)
    account = told(*events, "W C6", facts=told_suit)
    assert (trick(account), account.waiting) == (["SCQ", "WC6"], None)
    assert problems(*events, facts={"9": {"suit_meant": "C", "other": True}}) == ["unknown-fact"]
    assert problems("E SQ", "N designates low", facts={"6": {"other": True}}) == ["unknown-fact"]


@pytest.mark.parametrize("words", ["H2", "low"])
def test_declarer_plays_from_dummy_to_an_irregular_card_by_naming_it(words: str) -> None:
    """53A, 52B1(b): as where dummy's card is played without words; 57A asks for his choice first."""
    account = told("E SQ S6 S5 SK", "E HT", f"N designates {words}")
    assert (trick(account), account.waiting) == (["EHT", "SH2"], None)
    assert account.rulings[0].ruling.part("option") == []
    account = told("E SQ S6 S5 SK", "E exposes HT deliberate", "N HQ H8", f"N designates {words}")
    assert (trick(account), account.waiting) == (["NHQ", "EH8", "SH2"], None)
    assert problems("E SQ S6 S5 SK", "N CA", "W C6", f"N designates {words}") == ["waits-for-choice"]


def test_only_a_legal_card_upon_an_unintended_designation_may_be_changed() -> None:
    """45C4(b) speaks of a legal card: who has revoked on it corrects that, and his card becomes a penalty card (62B1)."""
    events = ("E SQ", "N designates S6", "W H7", "N designates S8")
    account = told(*events, facts={"8": SLIP})
    assert [one.key for one in account.rulings[-1].ruling.options] == ["change-designation"]
    account = told(*events, "E attention", facts={"8": SLIP})
    assert (trick(account), [str(one.card) for one in account.table.penalty_cards]) == (["ESQ", "SS8"], ["H7"])
    legal = told("E SQ", "N designates S6", "W S5", "N designates S8", facts={"8": SLIP})
    assert "change-card-after-designation" in [one.key for one in legal.rulings[-1].ruling.options]


def test_a_slip_in_a_lead_out_of_turn_from_dummy_is_changed_before_the_defenders_choose() -> None:
    """45C4(b): they choose about the card that declarer meant (55A)."""
    led = ("E SQ S6 S5 SK", "N designates CQ", "N designates CJ")
    account = told(*led, facts={"10": SLIP})
    assert (trick(account), account.waiting and account.waiting.event) == (["SCJ"], 9)
    account = told(*led, "E choose refuse-lead", facts={"10": SLIP})
    assert (trick(account), account.table.turn, account.waiting) == ([], Seat.N, None)
    assert trick(told(*led, "W C6", facts={"10": SLIP})) == ["SCJ", "WC6"]
    account = told(*led, facts={"10": {"cause": "reconsideration"}})
    assert (trick(account), account.waiting and account.waiting.event) == (["SCQ"], 9)
    late = told(*led[:2], "N C2", led[2], facts={"11": SLIP})
    assert (trick(late), late.waiting and late.waiting.event) == (["SCQ", "NC2"], 9)


def test_nothing_was_named_whose_place_another_card_could_take() -> None:
    assert problems("E SQ", "N designates spade six changes") == ["no-designation-to-change"]


def test_a_card_that_dummy_puts_down_instead_of_the_one_named_goes_back() -> None:
    """45D1; where nothing was named it may be declarer's fifth card (45E2)."""
    account = told("E SQ", "N designates spade six", "S S8")
    assert account.rulings[-1].facts.kind == "dummy-plays-undesignated-card"
    assert (trick(account), account.table.turn) == (["ESQ", "SS6"], Seat.W)
    assert told("E SQ", "N designates spade six", "S S8", "W S3", "N S2").table.turn is Seat.E
    assert told("E SQ", "S S6", "S S8").rulings[-1].facts.kind == "fifth-card"


def test_who_played_after_dummys_wrong_card_may_change_and_then_declarer_too() -> None:
    """45D1, 47D: the table knows who has played, whether dummy's card is told before him or when it is noticed."""
    for events in (["W S3", "S S8"], ["S S8", "W S3", "N attention"]):
        begun = ["E SQ", "N designates spade six", *events]
        account = told(*begun)
        assert not account.waiting
        assert [one.key for one in account.rulings[-1].ruling.options] == ["withdraw-card-after-dummy"]
        account = told(*begun, "W choose withdraw-card-after-dummy", "W S4")
        assert (trick(account), account.table.turn) == (["ESQ", "SS6", "WS4"], Seat.N)
        assert [one.facts.kind for one in told(*begun, "N SA").rulings] == ["dummy-plays-undesignated-card"]
    led = ["E SQ S6 S3 SA", "N HQ H8 HK H5", "N designates diamond ace", "W D2", "N D8", "S DK"]
    back = "W choose withdraw-card-after-dummy"
    account = told(*led, back, "W D3", "N choose withdraw-card-after-rho", "N D9")
    assert (trick(account), account.table.turn) == (["SDA", "WD3", "ND9"], Seat.E)
    assert problems(*led, "N choose withdraw-card-after-rho") == ["no-such-option"]
    assert problems(*led, back, "W D3", back) == ["no-such-option"]
    assert problems(*led, "E D5", "W D4", back) == ["no-such-option"]


AFTER_DUMMY = "withdraw-card-after-dummy"


def test_a_trick_that_is_complete_is_opened_for_who_played_after_dummys_wrong_card() -> None:
    """45D1, 47D: until both sides have played to the next trick; what declarer has led since goes on lying there."""
    begun = ["E SQ S6 S5 SK", "N CA C4", "N designates C9", "S CT", "W C6"]
    for led in ([], ["N CK"]):
        account = told(*begun, *led, "E attention", f"W choose {AFTER_DUMMY}")
        assert (trick(account), account.table.turn) == (["NCA", "EC4", "SC9"], Seat.W)
        account = told(*begun, *led, "E attention", f"W choose {AFTER_DUMMY}", "W C7")
        assert trick(account) == ["NCK"] * len(led)
        assert [str(card) for _, card in account.table.tricks[-1]] == ["CA", "C4", "C9", "C7"]
    assert problems(*begun, f"W choose {AFTER_DUMMY}") == ["no-such-option"]
    assert problems(*begun, "E attention", "N CK", f"W choose {AFTER_DUMMY}") == ["no-such-option"]
    assert problems(*begun, "N CK", "E C5", "E attention", f"W choose {AFTER_DUMMY}") == ["no-such-option"]


def test_each_defender_changes_his_own_card_and_declarer_his_only_after_his_right_hand_opponent() -> None:
    """45D1: dummy has led another card than the one named, and all have played to it."""
    begun = ["E SQ S6 S3 SA", "N HQ H8 HK H5", "N designates DA", "S DK", "W D2", "N D8", "E D5", "E attention"]
    west, east, north = f"W choose {AFTER_DUMMY}", f"E choose {AFTER_DUMMY}", "N choose withdraw-card-after-rho"
    account = told(*begun, west, "W D3", north, "N D9", east, "E D6")
    assert {str(card) for _, card in account.table.tricks[-1]} == {"DA", "D3", "D9", "D6"}
    assert problems(*begun, north) == ["no-such-option"]
    assert problems(*begun, east, "E D6", north) == ["no-such-option"]
    for again in ("W D3", "W D2"):
        assert problems(*begun, west, again, west) == ["no-such-option"]
    assert problems(*begun, f"N choose {AFTER_DUMMY}") == ["not-his-choice"]


def test_the_lead_of_a_defender_since_dummys_wrong_card_is_taken_back_by_himself() -> None:
    """45D1: the lead to the next trick is a card that he played after the mistake; his card before it stays."""
    events = ("E H8 H2 H7 HJ", "N S2 SQ", "N designates S6", "S S7", "W S3", "E SJ", "W attention")
    account = told(*events, f"E choose {AFTER_DUMMY}")
    assert (trick(account), account.table.turn, len(account.table.tricks)) == ([], Seat.E, 2)
    account = told(*events, f"W choose {AFTER_DUMMY}", "W S4")
    assert (trick(account), str(account.table.tricks[-1][-1][1])) == (["ESJ"], "S4")


def test_what_is_said_of_a_call_is_kept_and_changes_nothing() -> None:
    account = told("W explains 1: to play", "E SQ")
    assert [(number, one.about, one.text) for number, one in account.explained] == [(5, 1, "to play")]
    assert account.rulings == ()
    assert problems("W explains 9: strong") == ["no-call-explained"]


def test_tricks_count_after_what_a_revoke_transfers() -> None:
    """West discards on the first trick although he has spades, and nobody notices: one trick that his side won is North's."""
    plays = [
        "E SQ S6 H4 SA", "N SK S9 S7 S3", "N HQ H8 H2 H5", "N HJ H9 HK H6", "S HA H7 H3 HT", "S DA D2 D8 D5", "S DK D3 D9 D6",
        "S DQ D4 DT D7", "S CQ C6 C2 C4", "S CJ C7 C3 C5", "S CT C8 CK DJ", "N S2 SJ S8 S4", "E ST C9 S5 CA",
    ]  # fmt: skip
    account = told(*plays)
    assert account.table.phase == "over"
    assert (account.table.won(Side.NS), counted(account, Side.NS)) == (11, 12)
    assert (account.table.won(Side.EW), counted(account, Side.EW)) == (2, 1)


def test_no_trick_goes_over_twice() -> None:
    """Both defenders revoke on one trick: with one trick won since their side loses that one, with two both."""
    plays = ["E SQ S6 S3 SA", "N CA H8 C9 H4", "N CK C4 CT C6"]
    for claimed, result in ((8, 13), (9, 13), (10, 13)):
        account = told(*plays, f"N claims {claimed}")
        assert (account.table.won(Side.NS), counted(account, Side.NS)) == (claimed + 3, result)
        assert counted(account, Side.EW) == 0


def test_a_revoke_is_counted_once_with_what_became_of_the_claim() -> None:
    """Attention is drawn after the claim; then a trick comes back (71), and the revoke still costs one."""
    plays = ["E SQ S6 S3 H3", "N claims 10", "E attention"]
    assert counted(told(*plays), Side.NS) == 9
    back = {"12": {"scores_open": False, "trick_conceded": "not-losable"}}
    account = told(*plays, "W choose accept-claim", "N choose cancel-concession", facts=back)
    assert (account.table.won(Side.NS), counted(account, Side.NS)) == (11, 10)
    assert [one.event for one in account.rulings if one.facts.kind == "revoke"] == [8]


@pytest.mark.parametrize(
    ("conceded", "won_by", "later", "result"),
    [
        (11, "offender", 10, 4),
        (11, "opponents", 10, 3),
        (1, "offender", 0, 13),
        (1, "opponents", 1, 13),
        (2, "partner", 1, 12),
    ],
)
def test_a_claim_while_the_revoke_trick_is_in_progress(conceded: int, won_by: str, later: int, result: int) -> None:
    """That trick is among those conceded: where the offending side won it, the tricks after it are one fewer."""
    plays = ["E SQ S6 S3 SA", "N CA C4 C9 C6", "N H3", "E D5", f"N concedes {conceded}", "E choose accept-claim"]
    account = told(*plays, facts={"14": {"objected_in_time": False, "trick_won_by": won_by}})
    (revoke,) = [one for one in account.rulings if one.facts.kind == "revoke"]
    assert revoke.facts.known["later_tricks"] == later
    assert counted(account, Side.NS) == result
