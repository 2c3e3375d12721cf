"""Scenes on appeals: whether there may be one, who decides it, what a committee may do and what comes after it (92, 93)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.procedure import PROCEDURE

_LATE = {31, 60}

scene(
    "may-there-be-an-appeal",
    PROCEDURE,
    "92",
    "93",
    version=5,
    what=Scene(
        kind="appeal",
        idle=(
            _("The director who gave the ruling is sure of it."),
            _("The opponents do not agree to an appeal."),
        ),
        story=(
            _("An appeal is made against a ruling of the director. The appeal period is 30 minutes."),
            _("The tournament has no appeals committee."),
        ),
        facts={
            "minutes_since_open": (10, 29, *sorted(_LATE)),
            "event": ("pairs", "teams"),
            "through_director": (True, True, True, False),
            "appealed_by": ("contestant", "contestant", "contestant", "others"),
        },
        fixed={"committee": "none", "own_appeals_procedure": False},
        besides=("appealed_by", "event", "scores_open", "through_director"),
        never=(
            {"through_director": False, "appealed_by": "others"},
            {"through_director": False, "minutes_since_open": _LATE},
            {"through_director": False, "event": "pairs", "partner_agrees": False},
            {"through_director": False, "event": "teams", "captain_agrees": False},
        ),
        asks=("no-appeal", "appeal-goes-through-director", "appeal-decided-by"),
        worded={
            "no-appeal why=not-entitled": _("No: the ruling was not given to him, nor is he the captain."),
            "no-appeal why=too-late": _("No: the time for it has run out."),
            "no-appeal why=partner-does-not-agree": _("No: the other member of the pair does not agree."),
            "no-appeal why=captain-does-not-agree": _("No: the captain of the team does not agree."),
            "appeal-goes-through-director": _("Not yet: it is to be made through the director."),
            "appeal-decided-by": _("Yes: the chief director decides the whole of it."),
        },
        ask=_("Is the appeal heard, and who decides?"),
        seats=nowhere,
    ),
    by_text=(
        ({"appealed_by": "others"}, "no-appeal why=not-entitled", "92A"),
        ({"scores_open": True, "minutes_since_open": _LATE}, "no-appeal why=too-late", "92B"),
        ({"event": "pairs", "partner_agrees": False}, "no-appeal why=partner-does-not-agree", "92D1"),
        ({"event": "teams", "captain_agrees": False}, "no-appeal why=captain-does-not-agree", "92D2"),
        ({"through_director": False}, "appeal-goes-through-director", "92C"),
        ({"committee": "none", "through_director": True}, "appeal-decided-by of=whole whom=chief-director", "93A"),
    ),
)

scene(
    "who-decides-an-appeal",
    PROCEDURE,
    "93",
    version=4,
    what=Scene(
        kind="appeal",
        story=(
            _(
                "A contestant appeals in time, through the director and with the consent of all whose consent is needed."
            ),
        ),
        facts={
            "own_appeals_procedure": (False, False, False, True),
            "committee": ("sits", "sits", "none", "cannot-meet"),
            "event": ("pairs", "teams"),
        },
        fixed={"appealed_by": "contestant", "scores_open": False, "partner_agrees": True, "captain_agrees": True},
        besides=("event", "own_appeals_procedure", "committee", "appeal_about"),
        asks=("appeal-by-regulations", "appeal-decided-by"),
        worded={
            "appeal-by-regulations": _(
                "It is dealt with as the regulations have it, which were made known beforehand."
            ),
            "appeal-decided-by of=whole": _(
                "Since no committee can decide, the chief director hears and decides the whole appeal."
            ),
            "appeal-decided-by of=law": _("The chief director decides; there is a further appeal to the committee."),
            "appeal-decided-by of=other": _("The chief director passes the appeal on to the committee, which decides."),
            "appeal-decided-by of=law, appeal-decided-by of=other": _(
                "The chief director decides the part on Law and passes the rest on to the committee."
            ),
        },
        ask=_("Who decides?"),
        still=("event",),
        seats=nowhere,
    ),
    by_text=(
        ({"own_appeals_procedure": True}, "appeal-by-regulations", "93C3b"),
        ({"committee": {"none", "cannot-meet"}}, "appeal-decided-by of=whole whom=chief-director", "93A"),
        ({"appeal_about": "law"}, "appeal-decided-by of=law whom=chief-director", "93B1"),
        ({"appeal_about": "other"}, "appeal-decided-by of=other whom=committee", "93B2"),
        (
            {"appeal_about": "both"},
            "appeal-decided-by of=law whom=chief-director, appeal-decided-by of=other whom=committee",
            "93B",
        ),
    ),
)

_WISHES = (
    ("leave", "ruling-upheld"),
    *((one, f"committee-may-only-recommend what={one}") for one in ("change-law", "change-discipline")),
    *((one, f"committee-changes what={one}") for one in ("change-score", "change-procedural-penalty")),
)
_ENDS = (
    ({"afterwards": "referred"}, "referred-to-authority", "93C2"),
    ({"afterwards": "further-appeal", "committee_final": True}, "no-further-appeal why=committee-is-final", "93C3a"),
    ({"afterwards": "further-appeal", "further_appeals": True}, "further-appeal", "93C1"),
    ({"afterwards": "further-appeal", "further_appeals": False}, "no-further-appeal why=not-provided", "93C1"),
)

scene(
    "what-a-committee-may-do",
    PROCEDURE,
    "92A",
    "93",
    version=5,
    what=Scene(
        kind="appeal-decision",
        story=(_("An appeals committee sits."),),
        facts={
            "afterwards": ("further-appeal", "further-appeal", "referred"),
            "further_appeals": (False, True),
            "committee_final": (False, False, True),
        },
        fixed={"without_merit": False},
        besides=("committee_would", "afterwards", "committee_final", "further_appeals"),
        never=(
            {"committee_final": True, "further_appeals": True},
            {"committee_final": True, "afterwards": "referred"},
        ),
        # Where the story says that there is no further appeal, it is true that none is heard.
        apart=tuple(
            {f"{would}, referred-to-authority", f"{would}, no-further-appeal why=not-provided"}
            for would in ("committee-changes", "committee-may-only-recommend", "ruling-upheld")
        ),
        asks=(
            *("committee-changes", "committee-may-only-recommend", "ruling-upheld"),
            *("further-appeal", "no-further-appeal", "referred-to-authority"),
        ),
        worded={
            "committee-changes, further-appeal": _(
                "The committee may change the ruling; the further appeal is dealt with as the regulations have it."
            ),
            "committee-changes, no-further-appeal why=not-provided": _(
                "The committee may change the ruling; the further appeal is not heard, since the regulations have none."
            ),
            "committee-changes, no-further-appeal why=committee-is-final": _(
                "The committee may change the ruling; the further appeal is not heard: its own decision is the last one."
            ),
            "committee-changes, referred-to-authority": _(
                "The committee may change the ruling; what was referred is for the Regulating Authority."
            ),
            "committee-may-only-recommend, further-appeal": _(
                "The committee may only recommend; the further appeal is dealt with as the regulations have it."
            ),
            "committee-may-only-recommend, no-further-appeal why=not-provided": _(
                "The committee may only recommend; the further appeal is not heard, since the regulations have none."
            ),
            "committee-may-only-recommend, no-further-appeal why=committee-is-final": _(
                "The committee may only recommend; the further appeal is not heard: its own decision is the last one."
            ),
            "committee-may-only-recommend, referred-to-authority": _(
                "The committee may only recommend; what was referred is for the Regulating Authority."
            ),
            "ruling-upheld, further-appeal": _(
                "The committee upholds the ruling; the further appeal is dealt with as the regulations have it."
            ),
            "ruling-upheld, no-further-appeal why=not-provided": _(
                "The committee upholds the ruling; the further appeal is not heard, since the regulations have none."
            ),
            "ruling-upheld, no-further-appeal why=committee-is-final": _(
                "The committee upholds the ruling; the further appeal is not heard: its own decision is the last one."
            ),
            "ruling-upheld, referred-to-authority": _(
                "The committee upholds the ruling; what was referred is for the Regulating Authority."
            ),
        },
        ask=_("What may the committee do, and what comes after it?"),
        seats=nowhere,
    ),
    by_text=tuple(
        ({"committee_would": would, **when}, f"{then}, {end}", "93B3" if would != "leave" else clause)
        for would, then in _WISHES
        for when, end, clause in _ENDS
    ),
)
