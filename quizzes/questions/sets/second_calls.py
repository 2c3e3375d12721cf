"""A call at the turn of the next player: out of rotation, or a change of the call before (25B, 29, 30B, 31B, 31C, 32C)."""

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.auction import AUCTION
from quizzes.questions.sets.calls_out_of_rotation import BOTH_FREE, CHOOSES, DOUBLE, NO_DUTY, PASS

_INTENDED = frozenset({"lapse", "meant"})
_COMPARED = ("similar_meaning", "among_its_meanings", "same_purpose")
_SECOND = "call-stands which=second"
_FIRST = "call-cancelled which=second, call-stands which=first"
_CHOICE = "accept-call brings=in-place-of-first, refuse-call brings=first-call-stands"
_CHOICE_OUT_OF_TURN = "accept-call brings=by-words, refuse-call brings=comparison"
_CANCELLED = "call-cancelled which=-, any-legal-call who=partner, any-legal-call who=offender"


def _by_laws_25_and_29() -> tuple[Row, ...]:
    """Who has called before changes his call: 30B2, 31C, 32C lead to 25; of anybody else 29 and 30B or 31B."""
    before = {"called_before": True}
    intended = {**before, "first_call_was": _INTENDED}
    return (
        ({**before, "first_call_was": "slip"}, _SECOND, "25A1"),
        ({**intended, "lho_did": {"accepted", "called"}}, _SECOND, "25B1"),
        ({**intended, "lho_did": "refused"}, _FIRST, "25B2"),
        ({**intended, "lho_did": "nothing"}, _CHOICE, "25B1"),
        ({"lho_did": "accepted"}, "call-stands which=-", "29A"),
        ({"lho_did": "nothing"}, _CHOICE_OUT_OF_TURN, "29A"),
        ({"lho_did": "refused", "call": PASS}, _CANCELLED, "30B1"),
        ({"lho_did": "refused"}, _CANCELLED, "31B"),
    )


scene(
    "a-call-at-the-next-players-turn",
    AUCTION,
    "25",
    "29A",
    "30B",
    "31B",
    what=Scene(
        kind="call-out-of-rotation",
        story=(_("It is for %(offenders_lho)s to call, when %(offender)s bids %(call)s."),),
        openings={
            "call": {
                DOUBLE: _("It is for %(offenders_lho)s to call, when %(offender)s doubles."),
                PASS: _("It is for %(offenders_lho)s to call, when %(offender)s passes."),
            }
        },
        idle=(
            (
                {"called_before": True, "first_call_was": _INTENDED},
                _("%(offender)s thought that it was his turn again."),
            ),
            _("It was %(partner)s who noticed it."),
        ),
        facts={
            "call": (PASS, DOUBLE, *map(Call, ("3S", "3NT", "4C", "4H"))),
            "called_before": (True, True, True, False),
            "first_call_was": ("slip", "lapse", "meant"),
            "lho_did": ("nothing", "accepted", "refused", "called"),
            **dict.fromkeys(_COMPARED, (False,)),
        },
        fixed={
            **NO_DUTY,
            "turn_to_call": "lho",
            "replaced": False,
            "artificial": False,
            "partners_call_artificial": False,
            "rho_called": False,
        },
        told={
            "call": {},
            **{name: {} for name in _COMPARED},
            "called_before": {
                True: _("%(offender)s had called just before, in turn."),
                False: _("%(offender)s had not called before: %(offenders_lho)s is the dealer."),
            },
        },
        besides=("call", "called_before", "lho_did"),
        never=(
            # 28B speaks of the call in turn, 29A of the left-hand opponent's: which prevails is a reading.
            {"called_before": False, "lho_did": "called"},
            # Before any bid a double is inadmissible besides.
            {"called_before": False, "call": DOUBLE},
        ),
        asks=("call-stands", "call-cancelled", "any-legal-call", "accept-call", "refuse-call"),
        worded={
            _SECOND: _("The second call stands, and the one before it is withdrawn."),
            _FIRST: _("The second call is cancelled, and the one before it stands."),
            _CHOICE: _(
                "The opponent on the left chooses: the second call takes the place of the first, or the first stands."
            ),
            _CHOICE_OUT_OF_TURN: CHOOSES,
            "call-stands which=-": _("It stands as a call out of rotation that was accepted."),
            _CANCELLED: BOTH_FREE,
        },
        still=("call",),
    ),
    by_text=_by_laws_25_and_29(),
)
