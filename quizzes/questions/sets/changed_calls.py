"""A call that is changed in turn, or that a player asks to change (25)."""

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.auction import AUCTION

_FIRST = (Call("1H"), Call("1S"), Call("2C"), Call("P"))
_SECOND = (Call("1NT"), Call("2D"), Call("2NT"))
_INTENDED = frozenset({"lapse", "meant"})
_PROMPTED = frozenset({"partners-explanation", "opponents-question"})
_SLIP_OF_A_BID = {"first_call_was": "slip", "first_call": {Call("1H"), Call("1S"), Call("2C")}}
_LHO = ("nothing", "accepted", "refused", "called")

scene(
    "a-changed-call",
    AUCTION,
    "25A",
    version=8,
    what=Scene(
        kind="changed-call",
        idle=(
            ({"first_call_was": "slip"}, _("Some time has gone by since the call.")),
            ({"first_call_was": {"lapse", "meant"}}, _("He asks at once.")),
            ({"first_call_was": {"lapse", "meant"}}, _("The first call does not fit his hand at all.")),
            ({"partner_called": True}, _("%(partner)s would not mind calling again.")),
        ),
        story=(
            _(
                "%(offender)s calls %(first_call)s, and then asks the director whether he may change it to %(second_call)s."
            ),
        ),
        facts={
            "first_call": (*_FIRST, Call("P")),
            "second_call": _SECOND,
            "lho_called_over_first": (False, True),
            "auction_period_over": (False, True),
            "partner_called": (False, False, True),
            "noticed_from": ("himself", "partners-explanation", "opponents-question"),
        },
        fixed={"second_call_made": False},
        told={
            "first_call": {},
            "second_call": {},
            "noticed_from": {
                "partners-explanation": _("%(offender)s noticed it only when %(partner)s explained the call."),
                "opponents-question": _("He noticed it only when an opponent asked what it meant."),
            },
        },
        besides=(
            *("first_call", "second_call", "first_call_was", "lho_called_over_first", "partner_called"),
            *("auction_period_over", "noticed_from"),
        ),
        never=(
            {"partner_called": True, "first_call_was": {"lapse", "meant"}},
            {"auction_period_over": True, "first_call_was": {"lapse", "meant"}},
            {"auction_period_over": True, "partner_called": True},
            {"auction_period_over": True, "first_call": {Call("1H"), Call("1S"), Call("2C")}},
            {"noticed_from": "partners-explanation", "first_call": Call("P")},
            # Partner calls after the opponent between them.
            {"partner_called": True, "lho_called_over_first": False},
        ),
        not_told=({"noticed_from": _PROMPTED, "first_call_was": _INTENDED},),
        asks=("call-cannot-be-changed", "change-call"),
        nothing=_(
            "The first call stands: it was neither a mechanical error nor a slip of the tongue, and only such a "
            "call may be changed."
        ),
        ask=_("May the call be changed?"),
        still=("first_call", "second_call"),
    ),
    by_text=(
        ({"partner_called": True}, "call-cannot-be-changed why=partner-called", "25A4"),
        ({"auction_period_over": True}, "call-cannot-be-changed why=auction-period-over", "25A5"),
        ({"first_call_was": "slip", "noticed_from": _PROMPTED}, "change-call", "25A3"),
        ({"first_call_was": "slip"}, "change-call", "25A1"),
        ({}, "nothing", "25A2"),
    ),
)

scene(
    "a-second-call-in-place-of-the-first",
    AUCTION,
    "25A",
    "25B",
    version=6,
    for_exams=False,
    what=Scene(
        kind="changed-call",
        idle=(
            _("%(offender)s had looked at his hand again before that."),
            ({"first_call_was": "lapse"}, _("It was done at once, in one movement.")),
            (
                _SLIP_OF_A_BID,
                _("%(offender)s noticed it only when %(partner)s explained the call."),
            ),
        ),
        story=(
            _(
                "%(offender)s calls %(first_call)s and then puts %(second_call)s in its place. His partner has not called. "
                "The two calls have nothing in common in meaning."
            ),
        ),
        facts={
            "first_call_was": ("lapse", "meant", "slip"),
            "lho_called_over_first": (False, True),
            "lho_did": _LHO,
            "lho_called_deliberately": (True,),
            "first_call": _FIRST,
            "second_call": _SECOND,
        },
        fixed={
            "second_call_made": True,
            "partner_called": False,
            "auction_period_over": False,
            "similar_meaning": False,
            "among_its_meanings": False,
            "same_purpose": False,
        },
        told={
            "first_call": {},
            "second_call": {},
            "lho_did": {
                "nothing": _("%(offenders_lho)s has said nothing to the second call yet."),
                "accepted": _("%(offenders_lho)s accepted the second call."),
                "refused": _("%(offenders_lho)s did not accept the second call."),
                "called": _("%(offenders_lho)s called over the second call."),
            },
        },
        besides=("first_call", "second_call", "first_call_was", "lho_called_over_first", "lho_did"),
        never=(
            {"first_call_was": {"lapse", "meant"}, "lho_called_over_first": True},
            {"lho_did": {"accepted", "refused", "called"}, "lho_called_over_first": True},
        ),
        most=3,
        asks=("call-stands", "call-cancelled", "accept-call", "withdraw-own-call"),
        worded={
            "call-stands which=second, withdraw-own-call": _(
                "The second call stands, and the opponent on the left may withdraw his over the first and call anew."
            ),
        },
        still=("first_call", "second_call", "lho_called_deliberately"),
    ),
    by_text=(
        (
            {"first_call_was": "slip", "lho_called_over_first": True},
            "call-stands which=second, withdraw-own-call",
            "25A6",
        ),
        ({"first_call_was": "slip"}, "call-stands which=second", "25A1"),
        # 25B: "not permitted by A", and who accepts it knows of the change.
        ({"lho_did": "nothing", "first_call_was": _INTENDED}, "accept-call", "25B1"),
        ({"lho_did": "accepted", "first_call_was": _INTENDED}, "call-stands which=second", "25B1"),
        (
            {"lho_did": "called", "lho_called_deliberately": True, "first_call_was": _INTENDED},
            "call-stands which=second",
            "25B1",
        ),
        (
            {"lho_did": "refused", "first_call_was": _INTENDED},
            "call-cancelled which=second, call-stands which=first",
            "25B2",
        ),
    ),
)
