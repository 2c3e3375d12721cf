"""What the story tells of cards lies on the table, and nobody plays what he would not."""

from bridge.plays import trick_winner
from quizzes.questions.sets.dummy import INFRINGED
from tests.questions.made import drafts


def test_the_cards_of_the_trick_after_one_with_a_card_missing_are_seen() -> None:
    for draft in drafts("missing-card"):
        shown, strain = draft.shown, draft.shown.contract
        assert len(shown.faced) == draft.known["sides"]
        assert strain is not None
        if shown.faced:
            winner = trick_winner(shown.tricks[-1], strain.strain.trump)
            assert [seat for seat, _card in shown.faced] == [winner, winner.lho][: len(shown.faced)]


def test_no_honour_is_thrown_away_because_of_an_explanation() -> None:
    for name in ("withdrawn-card", "withdrawn-card-clause"):
        for seed, draft in enumerate(drafts(name)):
            if draft.known["reason"] not in ("in-time", "regret") or not draft.shown.faced:
                continue
            contract = draft.shown.contract
            trick = draft.shown.tricks[-1] if draft.shown.tricks else ()
            (play,) = draft.shown.faced
            if 0 < len(trick) < 4 and play[1].is_honour:
                assert contract is not None
                assert trick_winner([*trick, play], contract.strain.trump) is play[0], (name, seed)


def test_nobody_makes_a_call_after_the_final_pass_for_which_no_auction_had_room() -> None:
    for draft in drafts("a-call-after-the-final-pass"):
        call, caller = draft.case.known["call"], draft.case.known["caller"]
        assert not call.is_bid or str(call) >= "2H"
        assert not (str(call) == "X" and caller == "declaring-side")


def test_of_dummys_infringement_one_is_told() -> None:
    for draft in drafts("dummy-points-out-an-irregularity"):
        if draft.case.known["had_infringed"]:
            told = {str(line.text) for line in draft.story}
            assert len(told & {str(one) for one in INFRINGED}) == 1
