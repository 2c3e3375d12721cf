"""What can be known of an opening lead out of turn."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts, Formerly
from rulings.situations import told
from rulings.situations.earlier_cards import EARLIER_CARDS_CHECKS, leaders_cards_are_partners


class OpeningLeadFacts(Facts, kind="opening-lead-out-of-turn"):
    """A player who was not to make the opening lead made it, or tried to."""

    hand: Annotated[Literal["defender", "declaring-side"], told.HAND, Formerly("leader")]
    faced: told.Faced
    misinformed: told.Misinformed = False
    card: told.TheCard
    partners_lead: Annotated[
        Literal["none", "face-down", "faced-first", "faced-after"],
        "what the other defender, whose lead it was, has led: nothing; a card still face down; a card that he faced "
        "before this one or at the same moment; a card that he faced after this one",
    ] = "none"
    legal: told.Legal
    dummys_cards: Annotated[
        Literal["unseen", "shown-in-auction", "could-be-seen"],
        "what the presumed declarer could have seen of dummy's cards before he chose: nothing; only cards shown in the "
        "auction; others",
    ] = "unseen"
    declarer_did: Annotated[
        Literal["nothing", "accepted", "refused", "played-from-hand", "played-from-dummy", "showed-cards"],
        "what the presumed declarer has done since: nothing; accepted the lead; had it taken back; played to it from "
        "his own hand; from dummy; begun to spread his hand, showing a card or more",
    ] = "nothing"
    dummy_seen_first: Annotated[bool, "he could see dummy's card before he showed a card of his own"]
    dummys_card_revoked: Annotated[bool, "the card played from dummy was a revoke"] = False
    auction_reopened: Annotated[bool, "the auction goes on after all, although three passes had followed"] = False
    earlier_cards: told.EarlierCards = ()
    leaders_major_cards: told.LeadersMajorCards = ()


def partner_is_a_defender(f: OpeningLeadFacts) -> Problem | None:
    """Only a defender has a partner whose lead it can be."""
    wrong = f.hand == "declaring-side" and f.partners_lead != "none"
    return Problem("partners_lead", "leader-has-no-leading-partner", {}) if wrong else None


OPENING_LEAD_CHECKS = (
    *EARLIER_CARDS_CHECKS,
    leaders_cards_are_partners,
    partner_is_a_defender,
    not_together(dummys_cards={"unseen", "shown-in-auction"}, dummy_seen_first=True),
    not_together(
        declarer_did={"nothing", "accepted", "refused", "played-from-hand", "showed-cards"}, dummys_card_revoked=True
    ),
)
