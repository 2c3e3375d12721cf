"""Questions on revokes: nothing wrong with any, always the same of a seed, and what story, play and Law say of each other."""

from collections import Counter

import pytest
from django.utils import translation

from bridge.seats import Seat, Side
from quizzes.questions.asking import ask, verdict
from quizzes.questions.explaining import because
from quizzes.questions.saying import say_said
from quizzes.questions.sets.revokes_answers import count_of
from quizzes.questions.sets.revokes_counted import Found, revokes_in, tricks_due, winners
from quizzes.questions.templates import Question, linked, question
from rulings.engine.rulings import rule
from rulings.situations.revoke_facts import RevokeFacts
from rulings.table.facts import PenaltyCardFact
from tests.questions.made import SEEDS, checked, made, wrong
from tests.sampling import every

NAMES = [name for name in linked() if name.startswith(("revoke", "unable"))]
SEATS = {Seat.N: "North", Seat.E: "East", Seat.S: "South", Seat.W: "West"}
SIDES = {Side.NS: "North-South", Side.EW: "East-West"}
WHOLE_PLAY = ["revoke-in-play", "revoke-score", "revoke-exception", "revoke-two", "revoke-twelfth"]


def asked(name: str) -> list[Question]:
    return [made(name, seed) for seed in SEEDS]


@pytest.mark.long  # a sample of every template is looked at in test_every_template.py
@pytest.mark.parametrize("name", every(2, NAMES))
def test_nothing_is_wrong(name: str) -> None:
    assert wrong(name, SEEDS) == []


@pytest.mark.long  # a smaller sample of every template is looked at in test_every_template.py
@pytest.mark.parametrize("name", every(2, NAMES))
def test_neither_length_nor_one_answer_tells(name: str) -> None:
    tally = checked(name, range(150))
    assert list(tally.tells()) == []
    assert len(tally.keys) > 1


@pytest.mark.parametrize("name", every(3, NAMES))
def test_a_seed_makes_the_same_question(name: str) -> None:
    one, again = (ask(templates_question, "en") for templates_question in (question(name, 7), question(name, 7)))
    assert one == again
    assert len({str(ask(one, "en")) for one in asked(name)}) == len(SEEDS)


@pytest.mark.parametrize("name", every(2, NAMES))
@pytest.mark.parametrize("language", ["tr", "en"])
def test_nothing_is_left_unsaid(name: str, language: str, db: None) -> None:
    for seed in range(10):
        one = made(name, seed)
        text = f"{ask(one, language)} {verdict(one, [], language)}"
        assert "%(" not in text
        assert "__proxy__" not in text


@pytest.mark.parametrize("name", WHOLE_PLAY)
def test_play_shows_what_the_engine_finds(name: str) -> None:
    for one in asked(name):
        shown = one.draft.shown
        case = RevokeFacts(deal=shown.deal, contract=shown.contract, play=shown.tricks, hands_returned=True)
        found = [item.values for item in rule(case).part("effect") if item.key == "revoke-found"]
        assert [(item["trick"], item["who"], item["suit"]) for item in found] == [
            (here.trick, here.seat, here.suit) for here in revokes_in(shown)
        ]


def test_facts_and_record_are_ruled_alike() -> None:
    """The facts that the template derives give the clause that the engine finds in the record."""
    for one in asked("revoke-exception"):
        draft = one.draft
        trick = draft.known["trick"]
        found = next(item for item in revokes_in(draft.shown) if item.trick == trick)
        case = RevokeFacts(
            deal=draft.shown.deal,
            contract=draft.shown.contract,
            play=draft.shown.tricks,
            attention=draft.case.known.get("attention", "in-time"),
            penalty_cards=_withheld(one, found.seat, trick),
        )
        effects = [item for item in rule(case).part("effect") if item.key in ("transfer-tricks", "no-transfer")]
        assert {item.clause for item in effects if item.values["trick"] == trick} == draft.right


def _asked_about(one: Question) -> Found:
    """Of two revokes on a trick that of the player whom the ruling speaks of."""
    trick, seat = one.draft.known["trick"], one.draft.roles["offender"]
    return next(item for item in revokes_in(one.draft.shown) if (item.trick, item.seat) == (trick, seat))


def _withheld(one: Question, seat: Seat, trick: int) -> tuple[PenaltyCardFact, ...]:
    if one.draft.known["kind"] != "penalty-card":
        return ()
    suit = one.draft.shown.tricks[trick - 1][0][1].suit
    later = (play for plays in one.draft.shown.tricks[trick:] for play in plays)
    card = next(card for who, card in later if who is seat and card.suit is suit)
    return (PenaltyCardFact(seat=seat, card=card, grade="major", from_trick=trick),)


def test_two_tricks_only_where_the_offender_won_the_trick() -> None:
    for one in asked("revoke-in-play"):
        if one.draft.right == {2}:
            (found,) = revokes_in(one.draft.shown)
            assert winners(one.draft.shown)[found.trick - 1] is found.seat


def test_dummys_revoke_costs_nothing() -> None:
    """64B3."""
    dummys = [
        one
        for one in asked("revoke-in-play")
        if any(found.seat is one.draft.shown.contract.declarer.partner for found in revokes_in(one.draft.shown))  # type: ignore[union-attr]
    ]
    assert dummys
    assert all(one.draft.right == {0} for one in dummys)


def test_both_sides_pay_nothing() -> None:
    """64B7."""
    for one in asked("revoke-two"):
        sides = Counter(found.seat.side for found in revokes_in(one.draft.shown))
        assert sum(sides.values()) == 2
        if len(sides) == 2:
            assert one.draft.right == {0}


def test_the_revoke_card_is_in_the_story_and_on_the_table() -> None:
    for name in ("revoke-established", "revoke-cards-back", "revoke-penalty-cards", "revoke-twelfth"):
        for one in asked(name):
            told = one.draft.story[0].values
            plays = one.draft.shown.tricks[told["trick"] - 1]
            assert (told["who"], told["card"]) in plays
            assert told["suit"] is plays[0][1].suit
            assert told["card"].suit is not told["suit"]
            assert any(found.trick == told["trick"] for found in revokes_in(one.draft.shown))


def test_a_call_on_the_next_board_ends_it_only_by_the_other_side() -> None:
    """64B4: of a member of the non-offending side."""
    called = [
        one
        for name in ("revoke-in-play", "revoke-score")
        for one in asked(name)
        if "dealer" in one.draft.story[0].values
    ]
    told = [one for one in called if "%(dealer)s" in str(one.draft.story[0].text)]
    assert told
    for one in told:
        (found,) = revokes_in(one.draft.shown) or (None,)
        assert one.draft.clause not in ("64B4", "64B5")
        assert found is None or one.draft.story[0].values["dealer"].side is found.seat.side


def test_late_attention_leaves_every_trick_where_it_is() -> None:
    """64B4, 64B5, for one revoke and for two."""
    late = [
        one for name in ("revoke-in-play", "revoke-two") for one in asked(name) if one.draft.known["when"] != "in-time"
    ]
    assert late
    assert all(one.draft.right == {0} for one in late)


def test_the_twelfth_trick_is_open_until_the_last_hand_is_back() -> None:
    """62D1: three hands of four are not all; nor does it matter that the thirteenth trick was played."""
    twelfth = [one.draft for one in asked("revoke-twelfth") if one.draft.known["trick"] == 12]
    assert {len(draft.shown.tricks) for draft in twelfth} == {12, 13}
    assert all((draft.right == {"0"}) is draft.known["returned"] for draft in twelfth)


def test_nothing_is_established_while_only_the_others_have_led() -> None:
    """63A1 asks for a card of the offending side."""
    for one in asked("revoke-established"):
        known, tricks = one.draft.known, one.draft.shown.tricks
        after = [seat.side for plays in tricks[known["trick"] :] for seat, _card in plays]
        if known["moment"] == "led" and known["seat"].side not in after:
            assert one.draft.right <= {"penalty", "free"}


def test_revokes_of_both_sides_on_one_trick_turn_on_who_has_played_to_the_next() -> None:
    """62C3 if one side has; 63A1 if both have; 62B if nobody has."""
    both = [one.draft for one in asked("revoke-established") if one.draft.known["moment"] == "both"]
    sides = Counter[int]()
    for draft in both:
        trick = draft.known["trick"]
        assert len({one.seat.side for one in revokes_in(draft.shown) if one.trick == trick}) == 2
        played = len({seat.side for plays in draft.shown.tricks[trick:] for seat, _card in plays})
        assert (draft.right == {"established"}) is (played == 2)
        assert (draft.clause == "62C3") is (played == 1)
        sides[played] += 1
    assert sides.keys() == {0, 1, 2}


def test_dummy_never_notices_during_play() -> None:
    """43A1(b)."""
    for one in asked("revoke-established"):
        told = one.draft.story[1].values
        if one.draft.known["moment"] == "in-trick":
            assert told["who"] is not one.draft.shown.contract.declarer.partner  # type: ignore[union-attr]


def test_declarers_cards_are_never_penalty_cards() -> None:
    """48A."""
    for one in asked("revoke-penalty-cards"):
        if one.draft.roles["offender"].side is one.draft.shown.contract.declarer.side:  # type: ignore[union-attr]
            assert one.draft.right == {"none"}


def test_a_corrected_question_of_dummy_counts_by_the_record() -> None:
    for one in asked("revoke-dummy-asks"):
        assert count_of(rule(one.case)) in one.draft.right
        assert revokes_in(one.draft.shown) == []


def test_who_asks_about_a_card_that_did_not_follow() -> None:
    for one in asked("revoke-question"):
        known, tricks = one.draft.known, one.draft.shown.tricks
        trick = tricks[known.get("claimed", len(tricks)) - 1]
        card = dict(trick)[known["asked"]]
        assert "claimed" in known or trick[-1] == (known["asked"], card)
        assert card.suit is not trick[0][1].suit
        assert known["asker"] is not known["asked"]


def test_who_has_asked_is_not_supposed_to_have_asked() -> None:
    """Where dummy has asked, it is the card that would be otherwise (61B2)."""
    found = 0
    for one in asked("revoke-question"):
        if one.draft.case.known.get("asker") != "dummy":
            continue
        found += 1
        for option in one.draft.options:
            with translation.override("en"):
                told = say_said(option.right_if) if option.right_if else ""
            assert not told.endswith(f"{SEATS[one.draft.known['asker']]} had asked")
    assert found


def test_a_revoke_that_is_claimed_opens_no_trick_once_the_own_side_has_played_on() -> None:
    """61C; until then 66A and 66B hold as for everybody, and dummy never asks."""
    claimed = [one for one in asked("revoke-question") if "claimed" in one.draft.known]
    assert {one.draft.clause for one in claimed} == {"61C", "66A", "66B"}
    for one in claimed:
        asker, since = one.draft.known["asker"], one.draft.shown.tricks[one.draft.known["claimed"] :]
        played = any(seat.side is asker.side for plays in since for seat, _card in plays)
        assert (one.draft.clause == "61C") is played
        assert one.draft.shown.contract.declarer.partner is not asker  # type: ignore[union-attr]


def test_penalty_cards_still_lie_on_the_table() -> None:
    for one in asked("unable-lead"):
        shown = one.draft.shown
        played = {card for plays in shown.tricks for _seat, card in plays}
        for seat, card in shown.faced:
            assert card in (shown.deal or {})[seat]
            assert card not in played
        assert winners(shown)[-1] is one.draft.known["leader"]


def test_a_penalty_card_of_the_leader_that_has_to_wait_is_not_denied() -> None:
    """50D1(b): he has one, and complies with declarer's choice first."""
    waits = [one.draft for one in asked("unable-lead") if one.draft.known["faced"] and one.draft.right == {"require"}]
    assert waits
    for draft in waits:
        with translation.override("en"):
            told = because(draft, draft.ruling)
        assert draft.clause == "50D2a"
        assert "comes before playing a penalty card" in told
        assert "no penalty card" not in told


def test_no_other_exception_applies_as_well() -> None:
    """64B1 would be a second right answer where the side won neither the trick of the revoke nor a later one."""
    for one in asked("revoke-exception"):
        shown = one.draft.shown
        found = _asked_about(one)
        if one.draft.known["kind"] != "plain":
            assert tricks_due(shown, found)


def test_no_neighbour_wins_a_trick_that_its_revoke_could_not_win() -> None:
    """Only a ruff wins; in notrump and where trumps were led 64A1 is never near."""
    for one in asked("revoke-exception"):
        shown = one.draft.shown
        found = _asked_about(one)
        if shown.contract is not None and shown.contract.strain.trump in (None, found.suit):
            assert "64A1" not in {option.answer.value for option in one.draft.options}


@pytest.mark.parametrize("name", ["revoke-in-play", "revoke-score"])
def test_the_reason_says_who_revoked_and_who_won_the_trick(name: str) -> None:
    """64A: who won it decides how many tricks are transferred; 64B3 to 64B5 do not ask."""
    for one in asked(name):
        shown = one.draft.shown
        with translation.override("en"):
            told = because(one.draft, one.draft.ruling)
        for found in revokes_in(shown):
            assert f"{SEATS[found.seat]} revoked on trick {found.trick}" in told
            if one.draft.clause in ("64A1", "64A2"):
                won = winners(shown)[found.trick - 1]
                winner = SEATS[won] if won.side is found.seat.side else SIDES[won.side]
                assert f"{winner} won the revoke trick" in told


@pytest.mark.parametrize("name", ["revoke-cards-back", "revoke-penalty-cards"])
def test_the_partner_who_may_change_his_card_can(name: str) -> None:
    """62C2, before the twelfth trick (62D)."""
    for one in asked(name):
        shown = one.draft.shown
        (found,) = revokes_in(shown)
        assert found.trick < 12
        seats = [seat for seat, _card in shown.tricks[found.trick - 1]]
        partner = found.seat.partner
        if seats.index(found.seat) < (seats.index(partner) if partner in seats else 0):
            played = {card for plays in shown.tricks[: found.trick - 1] for _seat, card in plays}
            left = [card for card in (shown.deal or {})[partner] if card not in played]
            assert len([card for card in left if card.suit is found.suit] or left) > 1


def test_the_only_card_of_another_suit_is_not_offered_beside_another_suit() -> None:
    for seed in (*SEEDS, 89, 191, 228):
        draft = made("unable-lead", seed).draft
        known, shown = draft.known, draft.shown
        if draft.right == {"forbid"}:
            played = {card for plays in shown.tricks for _seat, card in plays}
            left = [card for card in (shown.deal or {})[known["leader"]] if card not in played]
            assert sum(card.suit is not known["suit"] for card in left) > 1
