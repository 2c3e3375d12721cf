"""Read aloud of leads out of turn and penalty cards: which card, and only what follows the choice that was made."""

import pytest
from django.utils import translation

from bridge.problems import ImpossibleCase
from rulings.engine.cases import read_case
from rulings.engine.rulings import rule
from rulings.wording.speech import say
from tests.rulings.conftest import Script


def test_a_card_lies_faced_only_until_declarer_chooses(read_aloud: Script) -> None:
    assert "until declarer has chosen" in read_aloud("opening-refused")
    assert "stays face up" not in read_aloud("opening-refused")


def test_no_choice_is_announced_that_declarer_has_made(read_aloud: Script) -> None:
    for case in (
        "penalty-choice-made-free",
        "penalty-choice-made-required",
        "penalty-choice-made-one-of-two-forbidden",
    ):
        assert "choices:" not in read_aloud(case)
        assert "may not lead until" not in read_aloud(case)


@pytest.mark.parametrize(
    ("choice", "suits"), [("required", []), ("forbidden", ["D"]), ("free", ["S"]), ("required", ["S", "H"])]
)
def test_a_choice_that_declarer_does_not_have_is_refused(choice: str, suits: list[str]) -> None:
    facts = {"cards": ["SK", "H4"], "moment": "partner-leads", "choice": choice, "chosen_suits": suits}
    with pytest.raises(ImpossibleCase):
        read_case({"kind": "penalty-card", "facts": facts})


def test_of_the_other_defenders_card_only_what_follows_the_choice_that_was_made_is_said(read_aloud: Script) -> None:
    kept, gone = "zamanından önce oynanmıştır", "deklaran seçmeden çıkılmıştır"
    still_open = read_aloud("opening-faced-then-partner-faced", "tr")
    assert kept in still_open
    assert gone in still_open
    assert kept not in read_aloud("opening-partner-faced-then-refused", "tr")
    assert gone not in read_aloud("opening-partner-faced-then-accepted", "tr")
    assert gone not in read_aloud("opening-partner-faced-dummy-seen", "tr")


def test_once_a_lead_is_decided_on_only_what_follows_for_partners_card_is_said(read_aloud: Script) -> None:
    refused, asked = (read_aloud("refused-after-partners-card", said_of_lead=said) for said in ("refused", "none"))
    assert "The lead goes back, so that card is taken back too".lower() in refused.lower()
    assert "if the lead is accepted" not in refused
    assert "if the lead is accepted" in asked
    assert "60C" not in read_aloud("refused-after-partners-card", played_after="nobody")


def test_of_two_penalty_cards_it_is_said_which_becomes_one(read_aloud: Script) -> None:
    case = {"kind": "penalty-card-not-played", "facts": {"duty": "major", "declarer_played": False}}
    assert "The card that was played instead becomes a major penalty card." in read_aloud(case)
    assert "Onun yerine oynanan kart majör cezalı kart olur." in read_aloud(case, "tr")
    assert "Görünen kart majör" not in read_aloud(case, "tr")


def test_a_face_down_lead_is_not_said_to_go_back_twice(read_aloud: Script) -> None:
    case = {"kind": "face-down-lead", "facts": {"irregularity": "wrong-leader", "director_instructs": True}}
    said = read_aloud(case, "tr")
    assert "Kapalı atak yapılmamış sayılır." in said
    assert said.count("geri") == 1


def test_dummy_from_which_a_card_was_played_is_not_told_to_spread_what_lies_there(read_aloud: Script) -> None:
    case = {"kind": "opening-lead-out-of-turn", "facts": {"hand": "defender", "faced": True}}
    assert "Dummy is spread." in read_aloud(case, declarer_did="played-from-hand")
    said = read_aloud(case, declarer_did="played-from-dummy")
    assert "Dummy is spread." not in said
    assert "The rest of dummy's hand is spread, if it does not lie there yet." in said


def test_where_partner_has_played_to_a_lead_that_goes_back_it_is_said_which_card_is_penalised(
    read_aloud: Script,
) -> None:
    case = "refused-after-partners-card"
    assert "Sırasız çıkılan kart majör cezalı kart olur." in read_aloud(case, "tr")
    assert "Görünen kart majör" not in read_aloud(case, "tr")
    assert "Görünen kart majör" in read_aloud(case, "tr", played_after="nobody")
    assert "The card led out of turn becomes" in read_aloud(case)


@pytest.mark.parametrize("cards", ["SK", "SK S4", "SK H4"])
def test_once_declarer_has_chosen_the_card_is_back_in_hand(read_aloud: Script, cards: str) -> None:
    """50E2: before the choice it is said of the case that he has it put back."""
    facts = {"offenders_cards": cards.split(), "moment": "partner-leads", "grade": "major"}
    case = {"kind": "penalty-card", "facts": facts}
    assert "If the card goes back to hand" in read_aloud(case)
    made = {"choice": "forbidden", "chosen_suits": ["S"]}
    assert "Now that the card is back in hand, the knowledge of it may not be used by" in read_aloud(case, **made)
    assert "Kart ele geri konursa" not in read_aloud(case, "tr", **made)
    assert "goes back to hand, the knowledge" not in read_aloud(case, choice="free")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Whenever the offender is to lead while the card is on the table"),
        ("tr", "Kart masadayken çıkış sırası kusurlu oyuncuya her geldiğinde"),
    ],
)
def test_about_his_partners_card_declarer_chooses_when_the_offender_is_to_lead(language: str, said: str) -> None:
    """62C2: the offender's partner has changed a card of his too."""
    facts = {"hand": "defender", "trick": 5, "establishment": "none"}
    after = {"opponents_played_after": True, "partner_played_after": True}
    ruling = rule(read_case({"kind": "revoke", "facts": facts | after}))
    changes = next(one for one in ruling.part("option") if one.key == "change-after-withdrawal")
    with translation.override(language):
        assert any(say(then).startswith(said) for then in changes.then)


def test_of_two_opening_leads_in_sight_it_is_said_which_card_is_penalised(read_aloud: Script) -> None:
    case = {"kind": "opening-lead-out-of-turn", "facts": {"hand": "defender", "faced": True, "declarer_did": "refused"}}
    assert "Sırasız çıkılan kart majör cezalı kart olur." in read_aloud(case, "tr", partners_lead="faced-after")
    assert "Görünen kart majör" not in read_aloud(case, "tr", partners_lead="faced-after")
    assert "Görünen kart majör" in read_aloud(case, "tr")
    assert "The card led out of turn becomes" in read_aloud(case, partners_lead="faced-after")


def test_a_face_down_opening_lead_that_goes_back_counts_as_not_made_and_is_taken_back_once(read_aloud: Script) -> None:
    case = {"kind": "opening-lead-out-of-turn", "facts": {"hand": "defender", "faced": False, "card": "DK"}}
    said = read_aloud(case, "tr")
    assert "Kusurlu oyuncunun kapalı atağı yapılmamış sayılır." in said
    assert said.count("geri") == 1
    assert "The offender's face-down lead counts as not made." in read_aloud(case)
    beside = read_aloud(
        {"kind": "opening-lead-out-of-turn", "facts": {"hand": "defender", "partners_lead": "face-down"}}, faced=True
    )
    assert "The offender's partner's face-down lead counts as not made." in beside
    assert "taken back and is not the opening lead" not in beside


@pytest.mark.parametrize(
    ("faced", "english", "turkish"),
    [
        (True, "the misinformed player's opening lead counts", "yanlış bilgilendirilen oyuncunun atağı yapılmamış"),
        (False, "the misinformed player's face-down lead counts", "oyuncunun kapalı atağı yapılmamış sayılır"),
    ],
)
def test_an_opening_lead_on_an_opponents_wrong_word_goes_back_once(
    read_aloud: Script, faced: bool, english: str, turkish: str
) -> None:
    """47E1 and 41A: it counts as not made, as any face-down lead that goes back, and its card returns to the hand."""
    case = {"kind": "opening-lead-out-of-turn", "facts": {"hand": "defender", "faced": faced, "misinformed": True}}
    assert english in read_aloud(case).lower()
    assert "is taken back" not in read_aloud(case)
    assert turkish in read_aloud(case, "tr").lower()
    assert "geri alınır" not in read_aloud(case, "tr")


def test_an_opening_lead_follows_no_trick_with_a_revoke(read_aloud: Script) -> None:
    """47E1 keeps 63A1 from a card led or played to a trick; before the opening lead there is none."""
    told = {"reason": "told-to-play", "hand": "defender"}
    assert "revoked on the trick before" in read_aloud({"kind": "withdrawn-card", "facts": told})
    opening = {"kind": "withdrawn-card", "facts": {**told, "opening_lead": True}}
    assert "revoked on the trick before" not in read_aloud(opening)


def test_with_each_choice_it_is_said_what_the_leader_does_with_his_own_penalty_cards(read_aloud: Script) -> None:
    """51A for two that he may lead, 50D1(a) for one."""
    facts = {"offenders_cards": ["H7", "D2"], "moment": "partner-leads"}
    two = read_aloud({"kind": "penalty-card", "facts": {**facts, "partners_cards": ["C5", "C4"]}}, "tr")
    assert two.count("deklaranın belirttiğini oynar: trefl beşlisi, trefl dörtlüsü") == 4
    one = read_aloud({"kind": "penalty-card", "facts": {**facts, "partners_cards": ["CK"]}}, "tr")
    assert one.count("trefl ruasını oynamak zorundadır") == 4


def test_a_second_penalty_card_is_said_to_make_both_major_where_the_lead_is_taken_back(read_aloud: Script) -> None:
    """50B, in the option too: the card that lay there was perhaps a minor one."""
    facts = {"hand": "defender", "turn": "declarer", "card": "H7"}
    assert "Karo üçlüsü" not in read_aloud({"kind": "lead-out-of-turn", "facts": facts}, "tr")
    with_another = read_aloud({"kind": "lead-out-of-turn", "facts": {**facts, "earlier_cards": ["D3"]}}, "tr")
    assert "Kör yedilisi majör cezalı kart olur. Karo üçlüsü majör cezalı kart olur." in with_another
