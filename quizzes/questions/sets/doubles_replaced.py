"""What binds the partner once another call stands in place of a double or redouble that 19 forbids (26, 36)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.auction import AUCTION
from quizzes.questions.sets.calls_out_of_rotation import DOUBLE, REDOUBLE

_THROUGHOUT = "must-pass-throughout who=partner"

scene(
    "the-call-in-place-of-a-forbidden-double",
    AUCTION,
    "26",
    "36",
    version=3,
    what=Scene(
        kind="double-or-redouble",
        story=(_("A player doubled or redoubled in turn."),),
        openings={
            "call": {DOUBLE: _("In turn %(offender)s doubled."), REDOUBLE: _("In turn %(offender)s redoubled.")},
        },
        idle=(
            _("It was %(partner)s who noticed it."),
            _("%(partner)s has not called since."),
        ),
        facts={
            "call": (REDOUBLE, DOUBLE, DOUBLE),
            "last_call": ("own-sides-bid", "opponents-double", "own-sides-double", "redouble", "opponents-bid"),
            "lho_did": ("called", "nothing", "accepted"),
            "similar_meaning": (True, False, False),
        },
        fixed={
            "replaced": True,
            "enforced_passes": "none",
            "said": "one-word",
            "lead_faced": False,
            "among_its_meanings": False,
            "same_purpose": False,
        },
        told={
            "call": {},
            "lho_did": {
                "nothing": _("Before anybody called over it, the director cancelled it."),
                "accepted": _("%(offenders_lho)s wanted to accept it, but the director cancelled it."),
                "called": _("%(offenders_lho)s called over it before the director came."),
            },
            "similar_meaning": {
                True: _("In turn %(offender)s then made another call, which had the same or a similar meaning."),
                False: _("In turn %(offender)s then made another call, which was comparable in no way."),
            },
        },
        besides=("call", "last_call", "lho_did", "similar_meaning"),
        never=(
            {"call": DOUBLE, "last_call": "opponents-bid"},
            {"call": REDOUBLE, "last_call": "opponents-double"},
        ),
        asks=("must-pass-throughout", "one-suit-may-be-forbidden", "lead-not-restricted"),
        worded={
            f"{_THROUGHOUT}, one-suit-may-be-forbidden": _(
                "The partner must pass for the rest of the auction, and his first lead as a defender may be restricted."
            ),
            f"{_THROUGHOUT}, lead-not-restricted": _(
                "The partner must pass for the rest of the auction, but no lead of his is restricted."
            ),
            "lead-not-restricted": _("The partner may call, and later lead, without restriction."),
        },
        ask=_("What does that mean for the partner?"),
    ),
    by_text=(
        ({"lho_did": "called"}, "lead-not-restricted", "36A"),
        ({"similar_meaning": True}, f"{_THROUGHOUT}, lead-not-restricted", "26A"),
        ({}, f"{_THROUGHOUT}, one-suit-may-be-forbidden", "36B3"),
    ),
)
