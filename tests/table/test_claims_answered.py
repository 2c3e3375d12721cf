"""What may be said to a claim once it was accepted or contested: only what the claim itself leaves possible."""

import pytest

from bridge.problems import ImpossibleCase
from rulings.effects.claims import ClaimMade, NoClaim
from rulings.table.account import Account
from rulings.table.legality import legal_cards
from rulings.table.offers import offers
from rulings.table.what_now import what_now
from tests.table.test_following import told

TRICK = ("E SQ", "S S6", "W S3", "N SA")
CLAIM = {"by": "N", "claim": 12}
CONCEDED = {"by": "N", "concede": 12}


def choices(account: Account) -> list[str]:
    return [offer.option.key for offer in offers(account, what_now(account, 99))]


@pytest.mark.parametrize(
    ("claim", "left"),
    [
        (CLAIM, ["withdraw-agreement"]),
        (CONCEDED, ["cancel-concession"]),
        ({"by": "N", "claim": 10}, ["withdraw-agreement", "cancel-concession"]),
    ],
)
def test_only_a_trick_that_went_to_the_other_side_may_come_back(claim: dict[str, object], left: list[str]) -> None:
    assert choices(told(*TRICK, claim, "E =accept-claim")) == left


def test_once_every_trick_has_come_back_none_is_asked_for() -> None:
    back = {"scores_open": False, "trick_conceded": "not-losable", "tricks_back": 1}
    one = (*TRICK, {"by": "N", "claim": 11}, "E =accept-claim", "N =cancel-concession")
    assert choices(told(*one, facts={"13": back})) == ["withdraw-agreement"]
    with pytest.raises(ImpossibleCase) as refused:
        told(*one, "N =cancel-concession", facts={"13": back, "14": back})
    assert [problem.key for problem in refused.value.problems] == ["no-such-option"]


@pytest.mark.parametrize(
    ("claim", "awarded"), [(CLAIM, 11), ({"by": "N", "concede": 2}, 9), ({"by": "E", "claim": 3}, 10)]
)
def test_a_claim_that_every_normal_play_wins_gives_no_fewer_tricks(claim: dict[str, object], awarded: int) -> None:
    facts = {"succeeds_by": "any-normal-play", "rest_awarded": awarded, "needs_partners_choice": False}
    doubted = (*TRICK, claim, "S =doubt-claim")
    with pytest.raises(ImpossibleCase) as refused:
        told(*doubted, facts={"12": facts})
    assert [(problem.place, problem.key) for problem in refused.value.problems] == [
        ("facts.12.rest_awarded", "not-together")
    ]
    worse = {"succeeds_by": "unstated-line", "card_must_be_placed": False, "worse_line_normal": True}
    told(*doubted, facts={"12": facts | worse})
    told(*doubted, facts={"12": facts | {"rest_awarded": awarded - 1 if claim["by"] == "E" else awarded + 1}})


@pytest.mark.parametrize(("conceded", "possible", "not_together"), [("losable", 12, 11), ("not-losable", 11, 12)])
def test_a_concession_of_everything_that_stands_leaves_every_trick(
    conceded: str, possible: int, not_together: int
) -> None:
    """71: East conceded twelve; where it stands declarer has them all, else not all of them."""
    doubted = (*TRICK, {"by": "E", "concede": 12}, "S =doubt-claim")
    told(*doubted, facts={"12": {"trick_conceded": conceded, "rest_awarded": possible}})
    with pytest.raises(ImpossibleCase) as refused:
        told(*doubted, facts={"12": {"trick_conceded": conceded, "rest_awarded": not_together}})
    assert [(problem.place, problem.key) for problem in refused.value.problems] == [
        ("facts.12.rest_awarded", "not-together")
    ]


def test_an_agreement_that_was_never_established_is_not_withdrawn_again() -> None:
    """69A: with the objection in time nothing is left of it; the claim is ruled on as contested (70)."""
    events = (*TRICK, CLAIM, "E =accept-claim", "W =withdraw-agreement")
    in_time = {"objection": "in-time", "succeeds_by": "any-normal-play", "rest_awarded": 12}
    assert choices(told(*events, facts={"13": in_time})) == []
    with pytest.raises(ImpossibleCase) as refused:
        told(*events, "E =withdraw-agreement", facts={"13": in_time})
    assert [problem.key for problem in refused.value.problems] == ["no-such-option"]
    late = {"objection": "after-own-call", "scores_open": False, "trick_agreed_away": "probably-won"}
    assert choices(told(*events, facts={"13": late})) == ["withdraw-agreement"]


def played_out(cards: int) -> list[str]:
    """The first legal card of each hand in turn, so many of them."""
    plays: list[str] = []
    while len(plays) < cards:
        position = told(*plays).table.position
        assert position is not None
        plays.append(f"{position.turn} {legal_cards(position, position.turn)[0]}")
    return plays


def test_words_about_the_thirteenth_trick_in_progress_are_no_claim() -> None:
    """68: a claim or concession refers to tricks after the one in progress; before its lead that trick still lies ahead."""
    before, during = told(*played_out(48), {"by": "N", "claim": 1}), told(*played_out(49), {"by": "N", "claim": 1})
    assert (before.table.phase, during.table.phase) == ("over", "play")
    assert before.rulings[-1].brings(ClaimMade)
    assert during.rulings[-1].brings(NoClaim)
    assert told(*played_out(49), {"by": "N", "concede": 1}).rulings[-1].brings(NoClaim)
