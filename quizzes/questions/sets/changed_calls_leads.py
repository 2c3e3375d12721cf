"""What a changed call leaves behind: which call stands, and whether a lead may be restricted (25, 26)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.auction import AUCTION

_SLIP = "call-stands which=second"
_COMPARABLE = ({"similar_meaning": True}, {"same_purpose": True})


def _by_laws_25_and_26() -> tuple[Row, ...]:
    """Which call stands by 25A4, 25A1 or 25B; then 26A for a comparable one, 26B for any other."""
    rows: list[Row] = []
    for where, which in (
        ({"partner_called": True}, "first"),
        ({"first_call_was": "slip"}, ""),
        ({"lho_did": frozenset({"accepted", "called"})}, "second"),
        ({"lho_did": "refused"}, "first"),
    ):
        if not which:
            rows.append((where, _SLIP, "25A1"))
            continue
        rows += [({**where, **same}, f"call-stands which={which}, lead-not-restricted", "26A") for same in _COMPARABLE]
        rows.append((where, f"call-stands which={which}, one-suit-may-be-forbidden", "26B"))
    return tuple(rows)


scene(
    "what-a-changed-call-leaves-behind",
    AUCTION,
    "25",
    "26",
    what=Scene(
        kind="changed-call",
        story=(_("%(offender)s makes a call and then puts another one in its place."),),
        idle=(
            _("It was %(partner)s who noticed it."),
            (
                {"first_call_was": {"lapse", "meant"}, "partner_called": False},
                _("Both calls were made within a second."),
            ),
            ({"first_call_was": "slip"}, _("%(offender)s noticed it only when an opponent asked about the call.")),
        ),
        facts={
            "first_call_was": ("lapse", "meant", "slip"),
            "partner_called": (False, False, False, True),
            "lho_did": ("accepted", "refused", "called"),
            "similar_meaning": (True, False),
            "among_its_meanings": (False,),
            "same_purpose": (True, False),
        },
        fixed={"second_call_made": True, "auction_period_over": False},
        told={
            "similar_meaning": {
                True: _("The director finds that the two calls have the same or a similar meaning."),
                False: _("The director finds that the two calls have no similar meaning."),
            },
            "among_its_meanings": {},
            "same_purpose": {
                True: _("Both calls ask partner for the same."),
                False: _("Nor are they comparable in any other way."),
            },
            "lho_did": {
                "accepted": _("%(offenders_lho)s wants the second call to stand."),
                "refused": _("%(offenders_lho)s does not want the second call to stand."),
                "called": _("%(offenders_lho)s, who saw the change, calls over the second call."),
            },
        },
        besides=("first_call_was", "partner_called"),
        asks=("call-stands", "one-suit-may-be-forbidden", "lead-not-restricted"),
        worded={
            "call-stands which=second, one-suit-may-be-forbidden": _(
                "The second call stands, and for the first one a lead of the partner may be restricted."
            ),
            "call-stands which=second, lead-not-restricted": _(
                "The second call stands, and because the calls are comparable no lead is restricted."
            ),
            "call-stands which=first, one-suit-may-be-forbidden": _(
                "The first call stands, and for the second one a lead of the partner may be restricted."
            ),
            "call-stands which=first, lead-not-restricted": _(
                "The first call stands, and because the calls are comparable no lead is restricted."
            ),
            _SLIP: _("The second call stands, and no lead is restricted, because the first call was never meant."),
        },
        ask=_("Which call stands, and may a lead be restricted if the side defends?"),
    ),
    by_text=_by_laws_25_and_26(),
)
