"""What may be asked between auction and play and during it, and a review that was wrong (Laws 20C, 20E, 20F2, 41B, 41C)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene
from quizzes.questions.told import Told

_REPEATED = "may-ask what=review"
_EXPLAINED = "may-ask what=explanation"
_LEADER_HAS_LED = {"asker": "leader", "lead_faced": False, "has_played": True}

AFTER_FINAL_PASS = Told(
    "a-question-after-the-final-pass",
    Scene(
        kind="questions-at-opening-lead",
        story=(_("After the final pass of an auction with a contract %(asker)s wants to ask something."),),
        facts={
            "asker": ("leader", *("leaders-partner",) * 4, "declarer", "dummy"),
            "what": ("whose-lead", "whose-lead", "review", "review", "review", "explanation", "who-doubled"),
            "lead_faced": (True, True, False),
        },
        told={
            "asker": {
                "leader": _("%(asker)s is the defender on declarer's left."),
                "leaders-partner": _("%(asker)s is the defender on declarer's right."),
                "declarer": _("%(asker)s is declarer."),
                "dummy": _("%(asker)s is dummy."),
            },
            "what": {
                "whose-lead": _("The question is: “Is it my lead?”"),
                "review": _("The request is to have the auction repeated."),
                "explanation": _("The request is to have a call of an opponent explained."),
                "who-doubled": _("The question is who doubled."),
            },
            "has_played": {
                True: _("%(asker)s has already put down a card of this board."),
                False: _("%(asker)s has not put down a card of this board yet."),
            },
            "on_turn": {
                True: _("It is %(asker_of)s turn to play."),
                False: _("It is not %(asker_of)s turn to play."),
            },
        },
        besides=("asker", "what", "lead_faced"),
        # Who knows that the lead lies there has no such question, and dummy no such reason.
        never=(
            {"what": "whose-lead", "asker": "dummy"},
            {"asker": "dummy", "on_turn": True},
            # Declarer plays from dummy too, and who has not played may still have a review at his turn.
            {"asker": "declarer", "on_turn": False},
            {"what": "who-doubled", "has_played": False, "on_turn": False},
        ),
        still=("what",),
        most=3,
        asks=("may-ask", "may-not-ask"),
        worded={
            "may-ask what=whose-lead": _("Yes: each defender may ask whether the opening lead is his."),
            "may-not-ask why=whose-lead-declarer": _("No: only a defender may ask that."),
            "may-not-ask why=whose-lead-over": _("No: the opening lead has been faced, and nothing is left to ask."),
            _REPEATED: _("Yes: all calls are repeated, from the first to the last."),
            "may-not-ask why=review-not-now": _("No: for a review he must wait for his first turn to play."),
            "may-not-ask why=review-over": _("No: the player has had his last moment for a review."),
            _EXPLAINED: _("Yes: the call may be explained to the player now."),
            "may-not-ask why=explanation-not-now": _("No: for an explanation he must wait for his turn to play."),
            "may-ask what=review-instead": _("Not just that, but he may have the whole auction repeated."),
            "may-not-ask why=who-doubled": _(
                "No: at his turn he is told the contract and whether it was doubled, but not by whom."
            ),
            "may-not-ask why=dummy-never": _("No: dummy may not ask about the auction."),
        },
        ask=_("May %(asker)s ask this now?"),
    ),
    (
        ({"asker": "dummy"}, "may-not-ask why=dummy-never", "41B"),
        ({"what": "whose-lead", "asker": "declarer"}, "may-not-ask why=whose-lead-declarer", "20C1"),
        ({"what": "whose-lead", "lead_faced": True}, "may-not-ask why=whose-lead-over", "20C1"),
        ({"what": "whose-lead", "lead_faced": False}, "may-ask what=whose-lead", "20C1"),
        ({"what": "explanation", **_LEADER_HAS_LED}, "may-not-ask why=explanation-not-now", "41B"),
        ({"what": "review", **_LEADER_HAS_LED}, "may-not-ask why=review-over", "41B"),
        ({"what": "who-doubled", **_LEADER_HAS_LED}, "may-not-ask why=who-doubled", "41C"),
        ({"what": "explanation", "lead_faced": False}, _EXPLAINED, "41B"),
        ({"what": "review", "lead_faced": False}, _REPEATED, "41B"),
        ({"what": "who-doubled", "lead_faced": False}, "may-ask what=review-instead", "41B"),
        ({"what": "explanation", "on_turn": True}, _EXPLAINED, "20F2"),
        ({"what": "explanation", "on_turn": False}, "may-not-ask why=explanation-not-now", "41B"),
        ({"what": "review", "has_played": True}, "may-not-ask why=review-over", "41B"),
        ({"what": "review", "on_turn": True}, _REPEATED, "20C2"),
        ({"what": "review", "on_turn": False}, "may-not-ask why=review-not-now", "41B"),
        ({"what": "who-doubled", "has_played": False, "on_turn": True}, "may-ask what=review-instead", "41B"),
        (
            {"what": "who-doubled", "asker": {"leader", "leaders-partner", "declarer"}},
            "may-not-ask why=who-doubled",
            "41C",
        ),
    ),
)

WRONG_REVIEW = Told(
    "a-wrong-review",
    Scene(
        kind="question-during-auction",
        story=(
            _("During the auction %(player)s, in turn, asked for a review, and an opponent gave it."),
            _("A call was wrong in the review."),
        ),
        idle=(
            ({"review_corrected": True}, _("Only a player who had to pass by law had noticed it.")),
            _("Only the partner of the player who gave the review had noticed it."),
            ({"review_corrected": True}, _("%(partner)s had noticed it first.")),
            _("The opponent who gave the review had not done it on purpose."),
        ),
        facts={"review_corrected": (True, False, False), "damaged": (True, False)},
        fixed={"asked_for": "review", "in_turn": True, "review_wrong": True},
        told={
            "review_corrected": {
                True: _("The mistake was corrected at once."),
                False: _("Nobody corrected the mistake before the play was over."),
            },
            "damaged": {
                True: _("%(player_of)s side has been damaged by it."),
                False: _("It has damaged nobody."),
            },
        },
        asks=("correct-review-at-once", "adjusted-score", "score-stands"),
        worded={
            "correct-review-at-once": _("Nothing more: the mistake was put right as it should be."),
            "correct-review-at-once, adjusted-score": _(
                "An adjusted score: the mistake should have been put right at once."
            ),
            "correct-review-at-once, score-stands": _(
                "The score stands, although the mistake should have been put right at once."
            ),
        },
        ask=_("What follows from the wrong review?"),
    ),
    (
        ({"review_corrected": True}, "correct-review-at-once", "20E"),
        ({"damaged": True}, "correct-review-at-once, adjusted-score", "20E"),
        ({"damaged": False}, "correct-review-at-once, score-stands", "20E"),
    ),
)
