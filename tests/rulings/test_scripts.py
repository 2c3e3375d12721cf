"""What the director reads aloud says everything that was concluded, of every player and card, and nothing that cannot be."""

import re
from typing import Any

import pytest
from django.utils import translation

from bridge.problems import ImpossibleCase
from rulings.engine.cases import read_case
from rulings.engine.rulings import rule
from rulings.presenting import present
from rulings.wording.speech import say
from tests.rulings.conftest import Script
from tests.rulings.reviewed import reviewed_cases


def test_two_transfers_of_one_trick_each_are_read_as_two(read_aloud: Script) -> None:
    english, turkish = read_aloud("worked-two-transfers"), read_aloud("worked-two-transfers", "tr")
    assert "For the revoke of West on trick 3, one trick" in english
    assert "For the revoke of East on trick 3, one trick" in english
    assert turkish.count("bir lövesi öteki tarafa aktarılır") == 2


def test_of_two_tricks_one_is_the_revoke_trick(read_aloud: Script) -> None:
    assert "The revoke trick and one later trick" in read_aloud("revoke-offender-won-one-later")
    assert "won no later trick" in read_aloud("revoke-offender-won-none-later")


def test_an_adjusted_result_is_told_last(read_aloud: Script) -> None:
    aloud = read_aloud("worked-rev-1")
    assert aloud.index("3NT−2" if "3NT−2" in aloud else "3NT-2") < aloud.index("the adjusted score replaces it: 3NT=")


def test_no_lead_is_spoken_of_when_none_can_follow(read_aloud: Script) -> None:
    for case in ("revoke-trick-12-before-partner", "revoke-objection-after-claim-defender"):
        assert "is to lead" not in read_aloud(case)


def test_a_revoke_that_is_corrected_is_not_first_called_established(read_aloud: Script) -> None:
    assert "was established" not in read_aloud("revoke-both-sides-in-record")


def test_a_defenders_card_taken_back_is_free_unless_both_sides_revoked_on_the_trick(read_aloud: Script) -> None:
    both, one = read_aloud("revoke-both-sides-defenders-take-back", "tr"), "bunun için onarma yoktur"
    assert one not in both
    assert "geri aldığınız her kart cezalı kart olur" in both
    assert one in read_aloud("revoke-both-sides-nobody-played-on", "tr")
    declarers = read_aloud("revoke-both-sides-one-trick", "tr", opponents_played_after=True, partner_played_after=False)
    assert one in declarers, "no card of declarer's becomes a penalty card (48A)"


def test_a_card_that_a_defender_was_told_to_play_is_no_penalty_card(read_aloud: Script) -> None:
    told, excepted = "revoke-both-sides-other-side-played-on-too", "except the one that was played to the next trick"
    assert excepted in read_aloud(told)
    assert excepted not in read_aloud("revoke-both-sides-one-trick")
    assert excepted not in read_aloud(told, hand="declarer"), (
        "of a card of declarer's nobody said that it was penalised"
    )


def test_until_when_a_designation_may_be_changed_is_said(read_aloud: Script) -> None:
    told = {
        "kind": "designation-changed",
        "facts": {"cause": "slip-of-the-tongue", "hand": "dummy", "defender_played": True},
    }
    in_time = read_aloud(told, "tr", card_played_since=False)
    assert "elinizden ya da yerden başka bir kart oynayıncaya kadar" in in_time
    assert "bunun için onarma yoktur" in in_time, "of the defender's card, too"
    assert "geç kalındı" in read_aloud(told, "tr", card_played_since=True)


def test_a_leader_misled_by_an_opponent_is_no_offender(read_aloud: Script) -> None:
    for case in (
        "defender-misinformed-by-declarer",
        "opening-misinformed-faced",
        "opening-misinformed-partner-face-down",
    ):
        aloud = (
            read_aloud(case)
            .replace("led by the offender's partner", "")
            .replace("to the offender's partner's hand", "")
        )
        assert "offender" not in aloud
        assert "kusurlu oyuncuya" not in read_aloud(case, "tr")


def test_an_option_says_once_that_the_card_is_penalised(read_aloud: Script) -> None:
    for turn in ("partner", "declarer", "dummy"):
        aloud = read_aloud({"kind": "lead-out-of-turn", "facts": {"hand": "defender", "turn": turn, "card": "D3"}})
        assert aloud.count("becomes a major penalty card") == 1


def test_the_choice_that_is_open_is_not_called_impossible() -> None:
    """54A is among the choices: no step may say that it does not apply."""
    case = {"kind": "opening-lead-out-of-turn", "facts": {"hand": "defender", "faced": True, "card": "H7"}}
    ruling = rule(read_case(case))
    assert "54A" in {option.clause for option in ruling.part("option")}
    assert [step.finding for step in ruling.trace.steps if step.clause == "54A"] == []


def test_a_card_taken_back_is_said_to_be_no_penalty_card(read_aloud: Script) -> None:
    case = {"kind": "withdrawn-card", "facts": {"reason": "opponent-changed", "hand": "defender", "card": "S5"}}
    assert "does not become a penalty card" in read_aloud(case)
    assert "goes back to" not in read_aloud(case)


@pytest.mark.parametrize("reason", ["rectification", "told-to-play"])
def test_that_a_card_is_taken_back_is_said_once(read_aloud: Script, reason: str) -> None:
    case = {
        "kind": "withdrawn-card",
        "facts": {"reason": reason, "hand": "declarer", "card": "S5", "own_side_offended": True},
    }
    assert read_aloud(case).count("taken back") == 1
    assert "goes back" not in read_aloud(case)
    assert "spades does not become a penalty card." in read_aloud(case)
    assert "geri konur" not in read_aloud(case, "tr")


def test_a_card_that_was_named_is_put_on_the_table(read_aloud: Script) -> None:
    assert "be put face up" in read_aloud("exposed-card-named-is-put-on-the-table")


def test_points_have_a_true_minus(read_aloud: Script) -> None:
    assert "−100 points" in read_aloud("revoke-result-without-record")


def test_every_sentence_begins_with_a_capital_and_names_what_it_speaks_of(read_aloud: Script) -> None:
    """A sentence that holds two must not begin the second with the small name of a player; no value is "None"."""
    for case in reviewed_cases():
        for language in ("en", "tr"):
            for line in read_aloud(case, language).splitlines():
                parts = re.split(r"(?<=[^\W\d])\. ", line)[1:]
                assert not [part for part in parts if part[:1].islower()], line
                assert "None" not in line


def test_a_claim_is_told_with_what_it_is_about(read_aloud: Script) -> None:
    """Of every trick, of a number; and why what dummy says is none. Options follow “You may”."""
    assert "claim of every trick that is left" in read_aloud("claim-all-nothing-said-yet")
    assert "This is a claim of 3 tricks." in read_aloud("claim-some-concedes-the-rest")
    assert "Dummy can neither claim nor concede" in read_aloud("claim-by-dummy")
    assert "You may ask that play go on" in read_aloud("claim-all-nothing-said-yet")


def test_no_option_says_twice_that_one_may(read_aloud: Script) -> None:
    assert [case["id"] for case in reviewed_cases() if "You may you may" in read_aloud(case)] == []


def test_a_penalty_is_no_choice_among_others(read_aloud: Script) -> None:
    played = {"board_at_issue": "board-of-the-cards", "called_with_wrong_cards": True, "call_repeated": True}
    aloud = read_aloud({"kind": "cards-from-wrong-board", "facts": played})
    assert "Director: You may let the board be played normally." in aloud
    assert "Director, in addition: You may impose a procedural penalty" in aloud
    assert "choices" not in aloud


def test_what_the_next_player_may_change_is_said_to_him(read_aloud: Script) -> None:
    aloud = read_aloud("call-changed-next-player-has-called")
    assert "The misinformed player's left-hand opponent: You may change any call" in aloud


def test_a_penalty_in_percent_of_a_known_top_is_said_in_matchpoints() -> None:
    late = {"misconduct": "late", "procedural_penalty": 25, "top": 20}
    penalty = rule(read_case({"kind": "penalty", "facts": late})).options[0].then[0]
    with translation.override("en"):
        assert say(penalty) == "By the regulations the penalty is 25% of the top of a board: 5 matchpoints."


@pytest.mark.parametrize(("language", "named"), [("en", "Laws 16C, 26B"), ("tr", "Yasalar 16C, 26B")])
def test_while_comparability_is_open_the_laws_are_named_that_may_apply(
    read_aloud: Script, language: str, named: str
) -> None:
    assert named in read_aloud("oor-pass-lho-first-call", language)
    assert named not in read_aloud("oor-pass-partner-comparable", language)


def test_whoever_may_still_call_over_it_has_not_yet_lost_the_right(read_aloud: Script) -> None:
    told = {"kind": "call-out-of-rotation", "facts": {"call": "P", "turn_to_call": "rho", "lho_did": "accepted"}}
    assert "loses the right" in read_aloud(told)
    assert "has lost" not in read_aloud(told)


def test_to_each_player_it_is_not_said_whose_card_goes_back(read_aloud: Script) -> None:
    """Whoever played to the trick in error may take back his own card (53B)."""
    for case in ("defender-in-turn-leads-over-declarers-lead", "declarer-leads-over-defenders-lead"):
        assert "goes back" not in read_aloud(case)
        assert "geri döner" not in read_aloud(case, "tr")


@pytest.mark.parametrize("language", ["en", "tr"])
def test_no_new_deal_is_promised_where_the_match_result_could_be_known(read_aloud: Script, language: str) -> None:
    """86A takes the power of 6D3 away: nothing that is read out gives it back."""
    case = "deal-redeal-wanted-but-result-known"
    assert "6D3" not in read_aloud(case, language)
    offered = {
        "en": "have the cards shuffled and dealt again",
        "tr": "yeniden karıştırılıp dağıtılmasını isteyebilirsiniz",
    }
    assert offered[language] in read_aloud(case, language, match_result_known=False)


def test_both_teams_at_fault_are_told_of_the_average_in_a_knockout(read_aloud: Script) -> None:
    """12C4: −3 IMPs for both do not balance."""
    assert "12C4" in read_aloud("team-both-at-fault")
    assert "12C4" in read_aloud("team-both-at-fault", "tr")


def test_the_choices_that_a_choice_brings_are_sentences_each_with_its_letter(read_aloud: Script) -> None:
    """54D, 50D2: a sentence does not stand in parentheses within another one."""
    facts = {"kind": "opening-lead-out-of-turn", "facts": {"hand": "defender", "faced": True}}
    for language, letter_b in (("en", " b) You may forbid"), ("tr", " b) Kusurlu oyuncunun ortağına")):
        refused = next(line for line in read_aloud(facts, language).splitlines() if line.startswith("3. "))
        assert letter_b in refused
        assert "(" not in refused
        assert refused.endswith(".")


def test_who_is_told_the_ways_to_correct_a_bid_hears_when_a_double_stands(read_aloud: Script) -> None:
    """10C1, 27B3; not where 19 allows no double at all."""
    facts = {"last_bid": "1S", "call": "1H"}
    for language, limit in (("en", "A double or redouble may take its place only if"), ("tr", "eşdeğer")):
        refuse = next(
            line
            for line in read_aloud({"kind": "insufficient-bid", "facts": facts}, language).splitlines()
            if line[:2] == "2."
        )
        assert limit in refuse[refuse.index(" c) ") :]
    partners = {"kind": "insufficient-bid", "facts": facts | {"last_call": "own-sides-bid"}}
    assert "A double or redouble" not in read_aloud(partners)


def test_what_follows_an_option_is_said_in_the_order_of_the_table(read_aloud: Script) -> None:
    """First what must be called, then of what kind it may be, last what is looked at after the play."""
    case = read_case({"kind": "insufficient-bid", "facts": {"last_bid": "1S", "call": "1H"}})
    with translation.override("en"):
        said = present(rule(case), "en")["options"][1]["then"]
    texts = [one["text"] for one in said]
    assert texts[0] == "The offender should put a legal call in its place."
    assert texts[-1].startswith("A double or redouble may take its place only if")
    refused = read_aloud({"kind": "insufficient-bid", "facts": {"last_bid": "1S", "call": "1H"}}, lho_did="refused")
    assert refused.index("should put a legal call") < refused.index("A double or redouble")
    with translation.override("tr"):
        options = present(rule(case.but(lho_did="refused")), "tr")["options"]
    for option in options:
        assert "Oyundan sonra" in option["then"][-1]["text"]


@pytest.mark.parametrize(
    ("language", "addressed", "first"),
    [
        ("en", "Offender, you have 3 choices: a) You may", "Left-hand opponent"),
        ("tr", "Kusurlu oyuncu, 3 seçeneğiniz var: a) ", "Soldaki rakip"),
    ],
)
def test_who_has_the_choices_that_an_option_leaves_to_him_is_addressed(
    read_aloud: Script, language: str, addressed: str, first: str
) -> None:
    """What the left-hand opponent may refuse the offender corrects: “you” is not the one who was spoken to."""
    said = read_aloud({"kind": "insufficient-bid", "facts": {"last_bid": "1S", "call": "1H"}}, language)
    assert said.index(first) < said.index(addressed)
    assert "the offender's partner must" not in said, "his own partner, as he is spoken to"


def test_what_partner_may_play_if_he_cannot_obey_is_said_before_the_penalty_card(read_aloud: Script) -> None:
    told = {"kind": "premature-play", "facts": {"hand": "defender", "act": "before-partner"}}
    for language, unable, later in (
        ("en", "cannot comply", "After play"),
        ("tr", "yerine getiremiyorsa", "Oyun bitince"),
    ):
        aloud = read_aloud(told, language, dummys_card="named", declarers_card_played=False)
        assert aloud.index(unable) < aloud.index(later)


def test_of_what_was_learned_it_is_said_once_what_it_is(read_aloud: Script) -> None:
    """16C: the other side's contrary right follows in short; who says what stays clear."""
    lines = read_aloud("change-slip-defender-played", "tr").splitlines()
    at = lines.index("Geri alınan kartlardan edinilen bilgi defans oyuncuları için izinlidir.")
    assert lines[at + 1] == "Deklaran için ise izinsizdir."
    assert "Declarer may not use it." in read_aloud("change-slip-defender-played")
    for case in ("above-seven-nobody-called", "opening-refused"):
        assert read_aloud(case, "tr").count("için ise") <= 1
        assert "edinilen bilgi kusurlu taraf" not in read_aloud(case, "tr")


@pytest.mark.parametrize("would", ["change-score", "change-law"])
def test_an_appeal_that_changes_something_was_not_without_merit(would: str) -> None:
    facts = {"committee_would": would, "without_merit": True}
    with pytest.raises(ImpossibleCase):
        rule(read_case({"kind": "appeal-decision", "facts": facts}))
    assert rule(read_case({"kind": "appeal-decision", "facts": facts | {"committee_would": "leave"}})).concluded


@pytest.mark.parametrize(
    "case",
    [
        {"kind": "insufficient-bid", "facts": {"call": "1D", "last_bid": "1S"}},
        {
            "kind": "changed-call",
            "facts": {
                "first_call": "1H",
                "second_call": "1S",
                "first_call_was": "meant",
                "second_call_made": True,
                "partner_called": False,
                "auction_period_over": False,
                "lho_called_over_first": False,
            },
        },
    ],
)
def test_who_may_accept_a_call_is_told_that_calling_accepts_it(read_aloud: Script, case: dict[str, Any]) -> None:
    """27A1, 25B1, as 29A has it."""
    said = read_aloud(case, "tr")
    assert "üzerine konuşarak da, kabul edebilirsiniz" in said
    assert "also by calling over it" in read_aloud(case)
