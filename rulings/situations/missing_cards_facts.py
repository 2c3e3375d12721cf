"""What a director is told: a hand has fewer than thirteen cards and none has more (14)."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.facts import Facts
from rulings.situations import told
from rulings.situations.cards_told import honour_as_card


class MissingCardFacts(Facts, kind="missing-card"):
    """A hand was found to be short of a card while no other hand has more than thirteen."""

    others_have_more: Annotated[bool, "another hand has more than 13 cards"] = False
    lead_faced: told.LeadFaced
    play_over: told.PlayOver = False
    correction_period_over: Annotated[bool, "the period for correcting scores had ended (79C)"] = False
    card_place: Annotated[
        Literal["played-cards", "elsewhere", "not-found"],
        "where the missing card was found: among the played cards; elsewhere; nowhere",
    ]
    hand: told.Hand
    could_have_followed: told.CouldHaveFollowed
    card: told.TheCard
    honour: told.Honour
    has_penalty_card: told.HasPenaltyCard = False


def _nothing_played_yet(f: MissingCardFacts) -> Problem | None:
    wrong = f.card_place == "played-cards" and not f.lead_faced
    return Problem("card_place", "no-card-played-yet", {}) if wrong else None


def _nothing_failed_yet(f: MissingCardFacts) -> Problem | None:
    wrong = f.could_have_followed and not f.lead_faced
    return Problem("could_have_followed", "no-card-played-yet", {}) if wrong else None


def _corrections_end_after_play(f: MissingCardFacts) -> Problem | None:
    wrong = f.correction_period_over and f.given("play_over") and not f.play_over
    return Problem("correction_period_over", "play-not-over", {}) if wrong else None


def _play_ends_after_the_lead(f: MissingCardFacts) -> Problem | None:
    wrong = f.play_over and not f.lead_faced
    return Problem("play_over", "no-card-played-yet", {}) if wrong else None


def _only_defenders(f: MissingCardFacts) -> Problem | None:
    wrong = f.has_penalty_card and f.hand != "defender"
    return Problem("has_penalty_card", "only-defenders-have-penalty-cards", {"who": f.hand}) if wrong else None


MISSING_CARD_CHECKS = (
    _nothing_played_yet,
    _nothing_failed_yet,
    _corrections_end_after_play,
    _play_ends_after_the_lead,
    honour_as_card,
    _only_defenders,
)
