"""A contested claim that brings a revoke to light: what becomes of both (Laws 62A, 63A3, 63A4 and 70)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.claims import (
    CLAIMS,
    FROM_THE_TOP,
    OF_ONE_CLAIM,
    SUCCEEDS_BY,
    SUIT_ORDERS,
    TRICKS_IN_DISPUTE,
    WHO_CLAIMED,
)

_REVOKES = {"claiming-side": "claim-established-revoke", "other-side": "revoke-not-yet-established"}
"""63A3: who claims establishes his own side's revoke. 63A4, 62A: who does not agree corrects it, for it is not established."""

scene(
    "a-revoke-before-a-contested-claim",
    CLAIMS,
    "70",
    version=9,
    what=Scene(
        kind="disputed-claim",
        rare=True,
        story=(
            _("A claim has been doubted, and the director has heard everybody."),
            _(
                "It has also come to light, only after the claim, that somebody revoked on the last trick before it; the "
                "disputed tricks are later ones."
            ),
        ),
        facts={
            "revoke_before_claim": tuple(_REVOKES),
            "penalty_card_on_table": (False, False, True),
            "succeeds_by": tuple(SUCCEEDS_BY),
            "suit_order": SUIT_ORDERS,
        },
        told={
            "claimer": WHO_CLAIMED,
            "revoke_before_claim": {
                "claiming-side": _("The revoke was by %(claiming_side)s, the side that claimed."),
                "other-side": _("The revoke was by %(non_claiming_side)s, the side that doubts the claim."),
            },
            "penalty_card_on_table": {True: _("A defender had a major penalty card on the table.")},
            "succeeds_by": SUCCEEDS_BY,
            "suit_order": FROM_THE_TOP,
        },
        besides=("claimer", "revoke_before_claim", "trump_outstanding"),
        never=OF_ONE_CLAIM,
        # If every normal play wins, no less successful play is normal, and the other way round (70D1).
        alike=tuple(
            {f"{revoke}, claim-upheld why=any-normal-play", f"{revoke}, claim-upheld why=no-worse-line"}
            for revoke in _REVOKES.values()
        ),
        most=3,
        halves=True,
        asks=(*_REVOKES.values(), "claim-upheld", "claim-refused"),
        worded={
            "claim-established-revoke, claim-upheld why=any-normal-play": _(
                "The revoke is established; the claim stands, since every normal play wins these tricks."
            ),
            "claim-established-revoke, claim-upheld why=stated-line": _(
                "The revoke is established; the claim stands, since the line that was stated wins these tricks."
            ),
            "claim-established-revoke, claim-upheld why=no-worse-line": _(
                "The revoke is established; the claim stands, since no less successful line is normal."
            ),
            "claim-established-revoke, claim-refused why=worse-line": _(
                "The revoke is established; the claim fails, since a less successful line is normal too."
            ),
            "claim-established-revoke, claim-refused why=place-of-card": _(
                "The revoke is established; the claim fails, since it needs a card with one opponent and not the other."
            ),
            "claim-established-revoke, claim-refused why=partners-choice": _(
                "The revoke is established; the claim fails as far as it rests on partner's choice between normal plays."
            ),
            "claim-established-revoke, claim-refused why=outstanding-trump": _(
                "The revoke is established; the claim fails, since the claimer may have forgotten a trump that can win a "
                "trick."
            ),
            "revoke-not-yet-established, claim-upheld why=any-normal-play": _(
                "The revoke is corrected; the claim stands, since every normal play wins these tricks."
            ),
            "revoke-not-yet-established, claim-upheld why=stated-line": _(
                "The revoke is corrected; the claim stands, since the line that was stated wins these tricks."
            ),
            "revoke-not-yet-established, claim-upheld why=no-worse-line": _(
                "The revoke is corrected; the claim stands, since no less successful line is normal."
            ),
            "revoke-not-yet-established, claim-refused why=worse-line": _(
                "The revoke is corrected; the claim fails, since a less successful line is normal too."
            ),
            "revoke-not-yet-established, claim-refused why=place-of-card": _(
                "The revoke is corrected; the claim fails, since it needs a card with one opponent and not the other."
            ),
            "revoke-not-yet-established, claim-refused why=partners-choice": _(
                "The revoke is corrected; the claim fails as far as it rests on partner's choice between normal plays."
            ),
            "revoke-not-yet-established, claim-refused why=outstanding-trump": _(
                "The revoke is corrected; the claim fails, since the claimer may have forgotten a trump that can win a "
                "trick."
            ),
        },
        still=("claimer",),
        ask=_("What becomes of the revoke, and how does the director rule on the disputed tricks?"),
    ),
    by_text=tuple(
        ({"revoke_before_claim": side, **row[0]}, f"{revoke}, {row[1]}", row[2])
        for side, revoke in _REVOKES.items()
        for row in TRICKS_IN_DISPUTE
        if len(row) > 2
    ),
)
