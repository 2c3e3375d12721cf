"""Claims and concessions: what is one, how the others take it, what comes back (Laws 68, 69 and 71)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, scene
from quizzes.questions.templates import Topic

CLAIMS = Topic("claims", _("Claims and concessions"))

WHO = {"declarer": _("%(claimer)s is declarer."), "defender": _("%(claimer)s is a defender.")}
ONLY_THAT_TRICK = _("Clearly only the trick in progress is meant.")
CONCESSIONS = ("claimed-some", "conceded-some", "conceded-all", "folded")

scene(
    "what-is-a-claim",
    CLAIMS,
    "68",
    what=Scene(
        kind="claim",
        story=(_("During the play something is said or done that may be about the tricks still to come."),),
        facts={
            "claimer": ("declarer", "defender"),
            "only_current_trick": (False, False, True),
            "partner_objected": (False, True),
            "line_stated": (True, False),
        },
        told={"claimer": WHO, "only_current_trick": {True: ONLY_THAT_TRICK}},
        besides=("claimers_act",),
        asks=("claim-made", "deemed-claim", "no-claim", "concession-made", "concession-void"),
        ask=_("What is it?"),
    ),
    by_text=(
        ({"only_current_trick": True}, "no-claim why=current-trick"),
        (
            {"claimers_act": "showed-cards", "clearly_no_claim": True, "claimer": "defender"},
            "no-claim why=cards-exposed",
        ),
        ({"claimers_act": {"showed-cards", "suggested-end"}, "clearly_no_claim": True}, "no-claim why=not-meant"),
        ({"claimers_act": "showed-cards"}, "deemed-claim why=showed-cards"),
        ({"claimers_act": "suggested-end"}, "deemed-claim why=suggested-end"),
        ({"claimers_act": "claimed-all"}, "claim-made of=every"),
        ({"claimer": "defender", "partner_objected": True}, "concession-void"),
        ({"claimers_act": "claimed-some"}, "claim-made of=some, concession-made of=rest"),
        ({"claimers_act": "conceded-some"}, "concession-made of=some"),
        ({"claimers_act": "conceded-all"}, "concession-made of=every"),
        ({"claimers_act": "folded"}, "concession-made of=folded"),
    ),
)

scene(
    "after-a-claim",
    CLAIMS,
    "68D",
    what=Scene(
        kind="claim",
        story=(_("There is no doubt that a claim or concession was made; what matters is what came after it."),),
        facts={
            "claimer": ("declarer", "defender"),
            "claimers_act": ("claimed-all", "conceded-some", "claimed-some", "conceded-all"),
            "reaction": ("accepted", "doubted", "played-on", "play-on-refused", "claiming-side-would-play-on"),
            "played_after_claim": (False, True),
        },
        told={"claimer": WHO},
        asks=("claim-agreed", "claim-to-director", "claim-disregarded", "cards-after-claim-void"),
        ask=_("What follows?"),
    ),
    by_text=(
        ({"reaction": "played-on"}, "claim-disregarded"),
        ({"reaction": "accepted", "played_after_claim": True}, "cards-after-claim-void, claim-agreed"),
        ({"reaction": "accepted"}, "claim-agreed"),
        ({"reaction": "doubted", "played_after_claim": True}, "cards-after-claim-void, claim-to-director why=-"),
        (
            {"reaction": "play-on-refused", "played_after_claim": True},
            "cards-after-claim-void, claim-to-director why=not-all-agreed",
        ),
        (
            {"reaction": "claiming-side-would-play-on", "played_after_claim": True},
            "cards-after-claim-void, claim-to-director why=not-for-claiming-side",
        ),
        ({"reaction": "doubted"}, "claim-to-director why=-"),
        ({"reaction": "play-on-refused"}, "claim-to-director why=not-all-agreed"),
        ({"reaction": "claiming-side-would-play-on"}, "claim-to-director why=not-for-claiming-side"),
    ),
)

scene(
    "agreement-to-a-claim",
    CLAIMS,
    "69",
    "63A",
    "70A",
    "79C1",
    what=Scene(
        kind="agreed-claim",
        story=(_("%(claiming_side)s claimed or conceded, and %(non_claiming_side)s agreed."),),
        facts={
            "minutes_since_open": (20, 30, 31, 45),
            "tricks_back": (1, 2),
            "revoke_before_claim": ("none", "none", "claiming-side", "other-side"),
        },
        besides=("objection", "scores_open", "trick_agreed_away", "tricks_back"),
        asks=("agreement-established", "agreement-not-established", "trick-given-back", "trick-stays-lost"),
        ask=_("What becomes of the agreement and of the tricks?"),
    ),
    by_text=(
        ({"objection": "in-time"}, "agreement-not-established"),
        ({"objection": "none"}, "agreement-established"),
        (
            {"scores_open": True, "minutes_since_open": {31, 45}},
            "agreement-established, trick-stays-lost why=period-over",
        ),
        ({"trick_agreed_away": "probably-lost"}, "agreement-established, trick-stays-lost why=probably-lost"),
        (
            {"trick_agreed_away": "already-won", "tricks_back": 1},
            "agreement-established, trick-given-back why=already-won count=1",
        ),
        ({"trick_agreed_away": "already-won"}, "agreement-established, trick-given-back why=already-won count=2"),
        ({"tricks_back": 1}, "agreement-established, trick-given-back why=probably-won count=1"),
        ({}, "agreement-established, trick-given-back why=probably-won count=2"),
    ),
)

scene(
    "concession-cancelled",
    CLAIMS,
    "71",
    "79C1",
    what=Scene(
        kind="cancelled-concession",
        story=(_("%(claiming_side)s conceded, but later think that they should not have."),),
        facts={"minutes_since_open": (5, 20, 30, 31, 45), "tricks_back": (1, 2, 3)},
        besides=("scores_open", "trick_conceded", "tricks_back"),
        asks=("trick-given-back", "trick-stays-lost"),
        ask=_("What becomes of the concession?"),
    ),
    by_text=(
        ({"scores_open": True, "minutes_since_open": {31, 45}}, "trick-stays-lost why=period-over"),
        ({"trick_conceded": "losable"}, "trick-stays-lost why=losable"),
        *(
            ({"trick_conceded": which, "tricks_back": count}, f"trick-given-back why={which} count={count}")
            for which in ("already-won", "not-losable")
            for count in (1, 2, 3)
        ),
    ),
)

scene(
    "claim-contested",
    CLAIMS,
    "70",
    "63A",
    "50D1a",
    what=Scene(
        kind="disputed-claim",
        story=(_("A claim has been doubted, and the director has heard everybody."),),
        facts={
            "revoke_before_claim": ("none",),
            "penalty_card_on_table": (False, True),
            "suit_order": ("not-regulated",),
        },
        told={"revoke_before_claim": {}, "suit_order": {}},
        besides=("claimer", "trump_outstanding"),
        asks=("claim-upheld", "claim-refused"),
        ask=_("How does the director rule on the disputed tricks?"),
    ),
    by_text=(
        (
            {"trump_outstanding": True, "trump_mentioned": False, "may_be_unaware": True, "trump_can_win": True},
            "claim-refused why=outstanding-trump",
        ),
        ({"claimer": "defender", "needs_partners_choice": True}, "claim-refused why=partners-choice"),
        ({"succeeds_by": "any-normal-play"}, "claim-upheld why=any-normal-play"),
        ({"succeeds_by": "stated-line"}, "claim-upheld why=stated-line"),
        ({"card_must_be_placed": True, "showed_out": "neither"}, "claim-refused why=place-of-card"),
        ({"worse_line_normal": True}, "claim-refused why=worse-line"),
        ({"worse_line_normal": False}, "claim-upheld why=no-worse-line"),
        ({"card_must_be_placed": True}, "claim-upheld"),
    ),
)
