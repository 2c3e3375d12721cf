"""Scenes on appeals: whether there may be one, who decides it, what a committee may do, and what comes after it (92, 93)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.procedure import PROCEDURE

scene(
    "may-there-be-an-appeal",
    PROCEDURE,
    "92",
    "93",
    what=Scene(
        kind="appeal",
        story=(
            _("Somebody appeals against a ruling of the director. Thirty minutes are the time for it."),
            _("The tournament has no appeals committee."),
        ),
        facts={
            "minutes_since_open": (10, 30, 31, 60),
            "event": ("pairs", "teams"),
            "through_director": (True, True, True, False),
            "appealed_by": ("contestant", "contestant", "contestant", "others"),
        },
        fixed={"committee": "none", "own_appeals_procedure": False},
        besides=("appealed_by", "event", "scores_open", "through_director"),
        asks=("no-appeal", "appeal-goes-through-director", "appeal-decided-by"),
        ask=_("Is the appeal heard, and who decides?"),
        seats=nowhere,
    ),
    by_text=(
        ({"appealed_by": "others"}, "no-appeal why=not-entitled"),
        ({"scores_open": True, "minutes_since_open": {31, 60}}, "no-appeal why=too-late"),
        ({"event": "pairs", "partner_agrees": False}, "no-appeal why=partner-does-not-agree"),
        ({"event": "teams", "captain_agrees": False}, "no-appeal why=captain-does-not-agree"),
        ({"through_director": False}, "appeal-goes-through-director"),
        ({}, "appeal-decided-by of=whole whom=chief-director"),
    ),
)

scene(
    "who-decides-an-appeal",
    PROCEDURE,
    "93",
    what=Scene(
        kind="appeal",
        story=(_("A contestant appeals in time, through the director and with everybody's consent."),),
        facts={
            "own_appeals_procedure": (False, False, False, True),
            "committee": ("sits", "sits", "none", "cannot-meet"),
            "event": ("pairs", "teams"),
        },
        fixed={"appealed_by": "contestant", "scores_open": False, "partner_agrees": True, "captain_agrees": True},
        besides=("event", "own_appeals_procedure", "committee", "appeal_about"),
        asks=("appeal-by-regulations", "appeal-decided-by"),
        ask=_("Who decides?"),
        still=("event",),
        seats=nowhere,
    ),
    by_text=(
        ({"own_appeals_procedure": True}, "appeal-by-regulations"),
        ({"committee": {"none", "cannot-meet"}}, "appeal-decided-by of=whole whom=chief-director"),
        ({"appeal_about": "law"}, "appeal-decided-by of=law whom=chief-director"),
        ({"appeal_about": "other"}, "appeal-decided-by of=other whom=committee"),
        (
            {"appeal_about": "both"},
            "appeal-decided-by of=law whom=chief-director, appeal-decided-by of=other whom=committee",
        ),
    ),
)

scene(
    "what-a-committee-may-do",
    PROCEDURE,
    "92A",
    "93",
    what=Scene(
        kind="appeal-decision",
        story=(_("An appeals committee sits."),),
        facts={
            "without_merit": (False, False, True),
            "afterwards": ("nothing", "further-appeal", "referred"),
            "further_appeals": (False, True),
            "committee_final": (False, True),
        },
        besides=("committee_would", "without_merit", "afterwards", "committee_final", "further_appeals"),
        asks=("committee-changes", "committee-may-only-recommend", "ruling-upheld", "sanction-for-appeal"),
        ask=_("What comes of it?"),
        seats=nowhere,
    ),
    by_text=tuple(
        ({"committee_would": would, "without_merit": merit}, f"{then}{sanction}")
        for would, then in (
            ("leave", "ruling-upheld"),
            *((one, f"committee-may-only-recommend what={one}") for one in ("change-law", "change-discipline")),
            *((one, f"committee-changes what={one}") for one in ("change-score", "change-procedural-penalty")),
        )
        for merit, sanction in ((True, ", sanction-for-appeal"), (False, ""))
    ),
)

scene(
    "after-the-committee",
    PROCEDURE,
    "93C",
    what=Scene(
        kind="appeal-decision",
        story=(_("The committee has decided, and that is not the end of it."),),
        facts={
            "afterwards": ("further-appeal", "referred"),
            "further_appeals": (False, True),
            "committee_final": (False, False, True),
            "without_merit": (False,),
        },
        told={"without_merit": {}},
        besides=("committee_would", "afterwards", "committee_final", "further_appeals"),
        asks=("further-appeal", "no-further-appeal", "referred-to-authority"),
        ask=_("What comes of it?"),
        seats=nowhere,
    ),
    by_text=(
        ({"committee_final": True}, "no-further-appeal why=committee-is-final"),
        ({"afterwards": "referred"}, "referred-to-authority"),
        ({"further_appeals": True}, "further-appeal"),
        ({}, "no-further-appeal why=not-provided"),
    ),
)
