"""Claims and concessions: what is one, how the others take it, what comes back (Laws 68 to 71)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.templates import Topic

CLAIMS = Topic("claims", _("Claims and concessions"))

WHO = {"declarer": _("%(claimer)s is declarer."), "defender": _("%(claimer)s is a defender.")}
WHO_CLAIMED = {
    "declarer": _("%(claimer)s, who claimed, was declarer."),
    "defender": _("%(claimer)s, who claimed, was a defender."),
}
CONCEDES = {"claimed-some", "conceded-some", "conceded-all", "folded"}
LATE = {31, 45, 60, 120}

scene(
    "what-is-a-claim",
    CLAIMS,
    "68",
    version=4,
    what=Scene(
        kind="claim",
        story=(_("During the play something is said or done that may be about the tricks still to come."),),
        facts={"claimer": ("declarer", "defender"), "partner_objected": (False, True), "line_stated": (True, False)},
        told={"claimer": WHO},
        besides=("claimer", "claimers_act"),
        never=({"claimers_act": "claimed-some", "partner_objected": True},),
        still=("claimer",),
        asks=("claim-made", "deemed-claim", "no-claim", "concession-made", "concession-void"),
        worded={
            "concession-made of=some": _("A concession of only some of the tricks left."),
            "concession-made of=every": _("A concession of all the tricks left, since the player said so."),
            "concession-made of=folded": _("A concession of all the tricks left, since the player folded his hand."),
            "claim-made of=every": _("The player has claimed all the tricks left."),
            "claim-made of=some, concession-made of=rest": _(
                "A claim of the tricks named and a concession of the others."
            ),
            "deemed-claim why=showed-cards": _("It counts as a claim, since the player showed his cards."),
            "deemed-claim why=suggested-end": _("It counts as a claim, since the player suggested that play stop."),
            "no-claim": _("It is neither a claim nor a concession, since none was meant."),
            "concession-void": _("No concession has come about, since the other defender objected at once."),
        },
        ask=_("What is it?"),
    ),
    by_text=(
        ({"claimers_act": {"showed-cards", "suggested-end"}, "clearly_no_claim": True}, "no-claim", "68A"),
        ({"claimers_act": "showed-cards"}, "deemed-claim why=showed-cards", "68A"),
        ({"claimers_act": "suggested-end"}, "deemed-claim why=suggested-end", "68A"),
        ({"claimers_act": "claimed-all"}, "claim-made of=every", "68A"),
        ({"claimer": "defender", "partner_objected": True}, "concession-void", "68B2"),
        ({"claimers_act": "claimed-some"}, "claim-made of=some, concession-made of=rest", "68B1"),
        ({"claimers_act": "conceded-some"}, "concession-made of=some", "68B1"),
        ({"claimers_act": "conceded-all"}, "concession-made of=every", "68B1"),
        ({"claimers_act": "folded"}, "concession-made of=folded", "68B1"),
    ),
)

scene(
    "after-a-claim",
    CLAIMS,
    "68D",
    version=6,
    what=Scene(
        kind="claim",
        story=(_("There is no doubt that a claim or concession was made; what matters is what came after it."),),
        facts={
            "claimer": ("declarer", "defender"),
            "claimers_act": (
                "claimed-all",
                "conceded-some",
                "claimed-some",
                "conceded-all",
                "suggested-end",
                "showed-cards",
                "folded",
            ),
            "line_stated": (True, False),
            "hand_faced": (True, False),
            "reaction": ("accepted", "doubted", "played-on", "play-on-refused", "claiming-side-would-play-on"),
            "played_after_claim": (False, True),
        },
        told={
            "claimer": WHO,
            "reaction": {
                "accepted": _("Nobody doubted it, and %(non_claiming_side)s accepted."),
                "doubted": _("A player doubted it, the director was called, and nobody asked to play on."),
                "played-on": _(
                    "A player doubted it; %(non_claiming_side)s asked to play on, and all four players agreed to that."
                ),
                "play-on-refused": _(
                    "A player doubted it; %(non_claiming_side)s asked to play on, but not all four players agreed to that."
                ),
                "claiming-side-would-play-on": _(
                    "A player doubted it; then %(claiming_side)s asked to play on, which nobody else did."
                ),
            },
        },
        fixed={"clearly_no_claim": False},
        besides=("claimer", "claimers_act", "line_stated", "hand_faced", "reaction", "played_after_claim"),
        never=(
            {"reaction": {"accepted", "played-on"}, "played_after_claim": True},
            # A statement and a faced hand go with a claim (68C); who showed his cards has faced them.
            {"claimers_act": {"conceded-some", "conceded-all", "folded"}, "line_stated": {True, False}},
            {"claimers_act": {"conceded-some", "conceded-all", "folded", "showed-cards"}, "hand_faced": {True, False}},
        ),
        # A defender who wants to play on after his partner's concession may have objected at once (68B2).
        not_told=({"claimer": "defender", "claimers_act": CONCEDES, "reaction": "claiming-side-would-play-on"},),
        asks=("claim-agreed", "claim-to-director", "claim-disregarded"),
        worded={
            "claim-agreed": _("It is agreed: the board is scored accordingly."),
            "claim-disregarded": _("It is void: play goes on, and the score of the table stands."),
            "claim-to-director why=-": _(
                "It is disputed, with no question of playing on: the director rules by Law 70."
            ),
            "claim-to-director why=not-all-agreed": _(
                "This side may ask for it, but not all four consented: the director rules by Law 70."
            ),
            "claim-to-director why=not-for-claiming-side": _(
                "This side cannot ask to play on: the director rules by Law 70."
            ),
        },
        ask=_("What follows?"),
    ),
    by_text=(
        ({"reaction": "played-on"}, "claim-disregarded", "68D2bii"),
        ({"reaction": "accepted"}, "claim-agreed", "68D1"),
        ({"reaction": "doubted"}, "claim-to-director why=-", "68D2a"),
        ({"reaction": "play-on-refused"}, "claim-to-director why=not-all-agreed", "68D2bi"),
        ({"reaction": "claiming-side-would-play-on"}, "claim-to-director why=not-for-claiming-side", "68D2b"),
    ),
)

AGREEMENT = scene(
    "agreement-to-a-claim",
    CLAIMS,
    "69",
    "63A",
    "70A",
    "79C1",
    version=7,
    what=Scene(
        kind="agreed-claim",
        story=(
            _("%(claiming_side)s claimed or conceded, and %(non_claiming_side)s agreed."),
            _("The correction period is 30 minutes."),
        ),
        facts={
            "objection": ("in-time", "after-own-call", "after-round", "after-round", "after-round"),
            "minutes_since_open": (20, 29, 31, 45),
            "revoke_before_claim": ("none", "none", "claiming-side", "other-side"),
        },
        besides=("objection", "trick_agreed_away", "scores_open"),
        never=({"objection": {"in-time", "after-own-call"}, "scores_open": True},),
        not_told=({"revoke_before_claim": {"claiming-side", "other-side"}, "minutes_since_open": LATE},),
        asks=("agreement-established", "agreement-not-established", "trick-given-back", "trick-stays-lost"),
        worded={
            "agreement-not-established": _("The agreement is not established: the director rules by Law 70."),
            "agreement-established, trick-stays-lost why=period-over": _(
                "The agreement can no longer be withdrawn: the time for that has run out."
            ),
            "agreement-established, trick-stays-lost why=probably-lost": _(
                "The agreement stands, since the trick would probably not have been won."
            ),
            "agreement-established, trick-given-back why=already-won": _(
                "The agreement is withdrawn and the trick given back, since it had already been won."
            ),
            "agreement-established, trick-given-back why=probably-won": _(
                "The agreement is withdrawn and the trick given back, since it would probably have been won."
            ),
        },
        ask=_("What becomes of the agreement and of the tricks?"),
    ),
    by_text=(
        ({"objection": "in-time"}, "agreement-not-established", "69A"),
        (
            {"scores_open": True, "minutes_since_open": LATE},
            "agreement-established, trick-stays-lost why=period-over",
            "69B",
        ),
        ({"trick_agreed_away": "probably-lost"}, "agreement-established, trick-stays-lost why=probably-lost", "69B"),
        ({"trick_agreed_away": "already-won"}, "agreement-established, trick-given-back why=already-won", "69B1"),
        ({"trick_agreed_away": "probably-won"}, "agreement-established, trick-given-back why=probably-won", "69B2"),
    ),
)

CONCESSION = scene(
    "concession-cancelled",
    CLAIMS,
    "71",
    "79C1",
    version=4,
    what=Scene(
        kind="cancelled-concession",
        story=(
            _("%(claiming_side)s conceded, but later think that they should not have."),
            _("The correction period is 30 minutes."),
        ),
        facts={"minutes_since_open": (1, 5, 10, 20, 29, 31, 45, 60, 120)},
        besides=("scores_open", "trick_conceded"),
        asks=("trick-given-back", "trick-stays-lost"),
        worded={
            "trick-stays-lost why=period-over": _("The concession stands, since the time for corrections has run out."),
            "trick-stays-lost why=losable": _("The concession stands, since a normal play could have lost the trick."),
            "trick-given-back why=already-won": _("The trick comes back, since it had already been won."),
            "trick-given-back why=not-losable": _("The trick comes back, since no normal play could lose it."),
        },
        ask=_("What becomes of the concession?"),
    ),
    by_text=(
        ({"scores_open": True, "minutes_since_open": LATE}, "trick-stays-lost why=period-over", "71"),
        ({"trick_conceded": "losable"}, "trick-stays-lost why=losable", "71"),
        ({"trick_conceded": "already-won"}, "trick-given-back why=already-won", "71A"),
        ({"trick_conceded": "not-losable"}, "trick-given-back why=not-losable", "71B"),
    ),
)

SUCCEEDS_BY = {
    "any-normal-play": _("No line of play had been stated, but every normal play won the disputed tricks."),
    "stated-line": _("The disputed tricks were won by the line that had been stated, and by that line only."),
    "unstated-line": _("The disputed tricks were won only by a line that had not been stated."),
}

NO_LINE_WINS = (
    _(
        "Both hands of his side held only cards of one suit, not trumps, and an opponent held its ace; the dispute is about "
        "the trick of that ace."
    ),
    _(
        "One trick was left. The claimer was to lead to it and took his card for high; an opponent's card was a higher one of "
        "that suit, and his partner could not win the trick."
    ),
)
"""Positions in which nothing could have won what is disputed (70A): the story does not say so itself."""

SUIT_ORDERS = ("not-regulated", "not-regulated", "high-to-low")
FROM_THE_TOP = {"high-to-low": _("By the regulations a suit is deemed to be played from the top.")}
"""70E2: it is told of a line that was not stated; whether a worse line is normal all the same the story says."""

OF_ONE_CLAIM: tuple[dict[str, object], ...] = (
    {"trump_outstanding": True, "trump_can_win": True, "succeeds_by": "any-normal-play"},
    # A defender's opponents are declarer and dummy, who lies open: there is no card to be placed (70E1).
    {"claimer": "defender", "card_must_be_placed": True},
    # Whoever did not show out may hold the card: to play the other one for it is a less successful normal line.
    {"card_must_be_placed": True, "showed_out": "neither", "worse_line_normal": False},
    # So it is where partner has another normal choice, with which not all of the tricks are won.
    {"claimer": "defender", "needs_partners_choice": True, "worse_line_normal": False},
    {"claimer": "defender", "needs_partners_choice": True, "succeeds_by": "any-normal-play"},
)
"""What cannot be together, or is not asked."""

TRICKS_IN_DISPUTE: tuple[Row, ...] = (
    (
        {"trump_outstanding": True, "trump_mentioned": False, "may_be_unaware": True, "trump_can_win": True},
        "claim-refused why=outstanding-trump",
        "70C",
    ),
    ({"claimer": "defender", "needs_partners_choice": True}, "claim-refused why=partners-choice", "70D2"),
    ({"succeeds_by": "any-normal-play"}, "claim-upheld why=any-normal-play", "70D1"),
    ({"succeeds_by": "stated-line"}, "claim-upheld why=stated-line", "70D1"),
    ({"card_must_be_placed": True, "showed_out": "neither"}, "claim-refused why=place-of-card", "70E1"),
    ({"worse_line_normal": True}, "claim-refused why=worse-line", "70D1"),
    ({"worse_line_normal": False}, "claim-upheld why=no-worse-line", "70D1"),
)
"""70C, 70D and 70E, in the order in which the director asks."""

scene(
    "claim-contested",
    CLAIMS,
    "70",
    "63A",
    "50D1a",
    version=12,
    what=Scene(
        kind="disputed-claim",
        story=(_("A claim has been doubted, and the director has heard everybody."),),
        facts={
            "penalty_card_on_table": (False, True),
            "succeeds_by": (*SUCCEEDS_BY, *SUCCEEDS_BY, "no-line"),
            "suit_order": SUIT_ORDERS,
        },
        told={
            "claimer": WHO_CLAIMED,
            "succeeds_by": {
                **SUCCEEDS_BY,
                "no-line": NO_LINE_WINS,
            },
            "suit_order": FROM_THE_TOP,
        },
        fixed={"revoke_before_claim": "none"},
        besides=("claimer", "trump_outstanding"),
        never=(
            *OF_ONE_CLAIM,
            # A trump that is out would win in these positions; partner's choice is of no account in them.
            {"succeeds_by": "no-line", "trump_outstanding": True},
            {"succeeds_by": "no-line", "needs_partners_choice": True},
        ),
        # If every normal play wins, no less successful play is normal, and the other way round (70D1).
        alike=({"claim-upheld why=any-normal-play", "claim-upheld why=no-worse-line"},),
        # If a less successful line is normal, that none is stands beside it: else it would be offered only where it is right.
        unfit={"claim-refused why=worse-line": {"claim-upheld why=any-normal-play"}},
        most=3,
        asks=("claim-upheld", "claim-refused"),
        worded={
            "claim-upheld why=any-normal-play": _("The claim stands, since every normal play wins these tricks."),
            "claim-upheld why=stated-line": _("The claim stands, since the line that was stated wins these tricks."),
            "claim-upheld why=no-worse-line": _("The claim stands, since no less successful line is normal."),
            "claim-refused why=worse-line": _("The claim fails, since a less successful line is normal too."),
            "claim-refused why=no-line": _("The claim fails, since no line of play at all wins these tricks."),
            "claim-refused why=place-of-card": _(
                "The claim fails, since it needs a card with one opponent and not the other."
            ),
            "claim-refused why=partners-choice": _(
                "The claim fails as far as it rests on partner's choice between normal plays."
            ),
            "claim-refused why=outstanding-trump": _(
                "The claim fails, since the claimer may have forgotten a trump that can win a trick."
            ),
        },
        still=("claimer",),
        ask=_("How does the director rule on the disputed tricks?"),
    ),
    by_text=(({"succeeds_by": "no-line"}, "claim-refused why=no-line", "70A"), *TRICKS_IN_DISPUTE),
)
