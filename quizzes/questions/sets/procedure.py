"""Procedure, conduct and the director's powers (Laws 9 to 11, 42, 43, 72, 74, 76, 81 to 85, 90 and 91)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.templates import Topic

PROCEDURE = Topic("procedure", _("Procedure and conduct"))
WHICH = _("Which clause of the Laws decides?")

scene(
    "before-the-director-came",
    PROCEDURE,
    "9",
    "10",
    "11A",
    "12A3",
    what=Scene(
        kind="action-before-director",
        story=(_("An irregularity has happened and attention was drawn to it."),),
        facts={"director_called": (False, True)},
        besides=("done_before", "director_called", "gained_by_ignorance"),
        asks=(
            *("players-may-not-settle", "premature-correction", "rectified-all-the-same"),
            *("right-to-rectification-lost", "wait-for-director"),
        ),
        ask=_("What does the director say to that?"),
        seats=nowhere,
    ),
    by_text=(
        ({"done_before": "rectified"}, "players-may-not-settle what=rectified"),
        ({"done_before": "waived"}, "players-may-not-settle what=waived"),
        ({"done_before": "offender-corrected"}, "premature-correction"),
        (
            {"done_before": "non-offender-acted", "director_called": False, "right_lost": True},
            "right-to-rectification-lost",
        ),
        ({"done_before": "non-offender-acted", "director_called": False}, "rectified-all-the-same"),
        ({}, "wait-for-director"),
    ),
)

scene(
    "choosing-a-rectification",
    PROCEDURE,
    "10C",
    "72B1",
    "84C",
    what=Scene(
        kind="choice-of-rectification",
        story=(_("The Laws let a player choose between rectifications, and something happens about the choice."),),
        facts={"own_side_offended": (False, True), "infraction_intended": (False, True)},
        besides=("about_choice", "infraction_intended", "could_have_known", "own_side_offended"),
        asks=(
            *("best-option-is-proper", "choice-stands", "chooses-alone", "may-act-in-own-interest"),
            *("may-not-infringe-on-purpose", "options-explained-first"),
        ),
    ),
    by_text=(
        ({"about_choice": "before-explained"}, "options-explained-first"),
        ({"about_choice": "consulted-partner"}, "chooses-alone"),
        ({"about_choice": "changed-mind"}, "choice-stands"),
        ({"about_choice": "most-advantageous", "own_side_offended": False}, "best-option-is-proper"),
        ({"infraction_intended": True}, "may-not-infringe-on-purpose"),
        ({}, "may-act-in-own-interest"),
    ),
)

_CONDUCT = {
    "discourteous": "74A1",
    "annoys": "74A2",
    "uneven-procedure": "74A3",
    "inattentive": "74B1",
    "comments": "74B2",
    "detaches-card": "74B3",
    "prolongs-play": "74B4",
    "disrespectful": "74B5",
    "names-calls-differently": "74C1",
    "shows-approval": "74C2",
    "shows-intention": "74C3",
    "draws-attention": "74C4",
    "looks-at-hand": "74C5",
    "loses-interest": "74C6",
    "varies-rhythm": "74C7",
    "leaves-table": "74C8",
}

scene(
    "conduct-at-the-table",
    PROCEDURE,
    "74",
    what=Scene(
        kind="conduct",
        story=(_("The director watches a table."),),
        facts={"partner_may_learn": (False, True)},
        besides=("behaviour", "partner_may_learn"),
        asks=("conduct-breach",),
        cited=True,
        ask=WHICH,
        form="clause",
    ),
    by_text=tuple(({"behaviour": behaviour}, clause) for behaviour, clause in _CONDUCT.items()),
)

scene(
    "the-directors-error",
    PROCEDURE,
    "81C3",
    "82",
    what=Scene(
        kind="directors-error",
        story=(_("Afterwards it turns out that something was wrong. Thirty minutes are the time for it."),),
        facts={"minutes_since_open": (5, 10, 20, 25, 30, 31, 35, 50), "error_by": ("director", "director", "players")},
        besides=("error_by", "scores_open", "normal_score_possible"),
        asks=("adjusted-score-due", "error-is-rectified", "no-ruling", "ruling-is-corrected"),
        seats=nowhere,
    ),
    by_text=(
        ({"scores_open": True, "minutes_since_open": {31, 35, 50}}, "no-ruling why=noticed-too-late"),
        ({"error_by": "players"}, "error-is-rectified"),
        ({"normal_score_possible": True}, "ruling-is-corrected"),
        ({}, "adjusted-score-due"),
    ),
)

scene(
    "when-facts-are-disputed",
    PROCEDURE,
    "84",
    "85",
    what=Scene(
        kind="disputed-facts",
        story=(_("The director has heard what the players say."),),
        facts={"review_useful": (False, True)},
        besides=("facts_agreed", "law_provides", "damage_left", "review_useful"),
        asks=("adjusted-score", "go-on", "rectification-made", "ruling-lets-play-go-on"),
        seats=nowhere,
    ),
    by_text=(
        ({"facts_agreed": False, "facts_found": False}, "ruling-lets-play-go-on"),
        ({"law_provides": "nothing", "damage_left": False}, "go-on why=no-rectification"),
        ({"law_provides": "nothing"}, "adjusted-score towards=equity"),
        ({"law_provides": "rectification", "damage_left": False}, "rectification-made how=-"),
        ({"law_provides": "rectification"}, "rectification-made how=-, adjusted-score towards=equity"),
        ({"damage_left": False}, "rectification-made how=chosen"),
        ({}, "rectification-made how=chosen, adjusted-score towards=equity"),
    ),
)

scene(
    "drawing-attention-to-an-irregularity",
    PROCEDURE,
    "9",
    "20F5",
    "43A1",
    what=Scene(
        kind="drawing-attention",
        story=(_("A player has noticed an irregularity to which nobody has drawn attention."),),
        facts={"by_dummy": (False, False, True), "stage": ("auction", "play", "play", "after-play")},
        fixed={"attention_drawn": False, "partners_explanation": False},
        besides=("player_did", "stage", "own_side_offended", "by_dummy"),
        asks=("may-draw-attention", "may-not-draw-attention", "dummy-may-not", "may-prevent", "need-not-speak"),
        ask=_("May he do that?"),
    ),
    by_text=(
        ({"player_did": "prevents"}, "may-prevent"),
        ({"player_did": "says-nothing", "own_side_offended": True}, "need-not-speak why=own-side"),
        ({"player_did": "says-nothing", "stage": "play", "by_dummy": True}, "may-not-draw-attention"),
        ({"player_did": "says-nothing"}, "need-not-speak why=other-side"),
        ({"player_did": "calls-director", "stage": "play", "by_dummy": True}, "dummy-may-not what=calls-director"),
        ({"stage": "auction"}, "may-draw-attention why=auction"),
        ({"stage": "after-play"}, "may-draw-attention why=after-play"),
        ({"by_dummy": True}, "may-not-draw-attention"),
        ({}, "may-draw-attention why=play"),
    ),
)

_DUMMY = {
    "informs-director": "42A1",
    "counts-tricks": "42A2",
    "plays-as-told": "42A3",
    "follows-suit": "42A3",
    "asks-defender": "42B1",
    "exchanges-hands": "43A2a",
    "watches-declarer": "43A2b",
    "looks-at-card": "43A2c",
    "shown-hand": "43A3",
}
_AFTER_PLAY = {"exchanges-hands", "watches-declarer", "looks-at-card", "shown-hand"}

scene(
    "what-dummy-did",
    PROCEDURE,
    "42",
    "43",
    what=Scene(
        kind="dummy-action",
        story=(_("The director is asked about what dummy did."),),
        facts={
            "play_over": (False, False, True),
            "had_infringed": (False,),
            "action": (
                *_DUMMY,
                *("asks-declarer", "prevents-irregularity", "warns-wrong-hand", "draws-attention"),
                *("calls-director", "takes-part"),
            ),
        },
        told={"had_infringed": {}},
        besides=("action", "play_over", "attention_drawn"),
        asks=("dummy-may", "dummy-may-not", "defender-may-not-show"),
        cited=True,
        ask=WHICH,
        form="clause",
        seats=nowhere,
    ),
    by_text=(
        ({"play_over": True, "action": {"asks-defender", *_AFTER_PLAY}}, "42B3"),
        *(({"action": action}, clause) for action, clause in _DUMMY.items()),
        ({"action": "asks-declarer"}, "42B1"),
        ({"action": {"prevents-irregularity", "warns-wrong-hand"}}, "42B2"),
        ({"play_over": True}, "42B3"),
        ({"action": "calls-director"}, "43A1a"),
        ({"action": "draws-attention"}, "43A1b"),
        ({"action": "takes-part"}, "43A1c"),
    ),
)

scene(
    "infractions-of-ones-own-side",
    PROCEDURE,
    "20F",
    "62A",
    "72",
    "79A2",
    what=Scene(
        kind="own-infraction",
        story=(_("It is found out what %(player)s did."),),
        besides=("about_infraction", "could_have_known", "play_over"),
        asks=(
            *("adjusted-score", "go-on", "may-not-accept-trick", "may-not-hide-infraction", "must-speak"),
            *("may-not-infringe-on-purpose", "need-not-speak", "score-stands"),
        ),
    ),
    by_text=(
        ({"about_infraction": "intended"}, "may-not-infringe-on-purpose"),
        *(
            ({"hidden_by": by}, f"may-not-hide-infraction by={by}")
            for by in ("second-revoke", "card-hidden", "cards-mixed")
        ),
        ({"about_infraction": "kept-silent", "silent_about": "trick"}, "may-not-accept-trick"),
        ({"about_infraction": "kept-silent", "silent_about": "other"}, "need-not-speak why=own-side"),
        *(
            ({"about_infraction": "kept-silent", "silent_about": about}, f"must-speak about_it={about}")
            for about in ("own-explanation", "partners-explanation", "revoke")
        ),
        ({"play_over": False}, "go-on why=looked-at-after-play"),
        ({"could_have_known": True}, "adjusted-score"),
        ({}, "score-stands why=no-gain-to-be-foreseen"),
    ),
)

_SLOW = {"late", "slow", "delays"}

scene(
    "penalties-of-procedure",
    PROCEDURE,
    "12C3",
    "90",
    "91",
    what=Scene(
        kind="penalty",
        story=(_("In a tournament of pairs something happens that the director does not like."),),
        facts={
            "good_reason": (False, True),
            "event": ("pairs",),
            "partner_blameless": (False,),
            "disqualification_due": (False, True),
            "misconduct": (
                *("late", "slow", "audible-discussion", "compares-scores", "touches-cards"),
                *("causes-adjustment", "ignores-instructions", "disorder", "disorder", "wrong-pocket"),
            ),
        },
        fixed={},
        told={"event": {}, "partner_blameless": {}},
        besides=("misconduct", "good_reason", "disqualification_due"),
        asks=("no-penalty", "procedural-penalty", "penalise-in-points", "suspend", "disqualify", "no-disqualification"),
        ask=_("Which penalty is there?"),
        seats=nowhere,
    ),
    by_text=(
        ({"misconduct": "disorder", "disqualification_due": False}, "penalise-in-points, suspend"),
        ({"misconduct": "disorder", "disqualification_approved": True}, "penalise-in-points, suspend, disqualify"),
        ({"misconduct": "disorder"}, "penalise-in-points, suspend, no-disqualification"),
        ({"misconduct": _SLOW, "good_reason": True}, "no-penalty why=good-reason"),
        ({}, "procedural-penalty"),
    ),
)

scene(
    "a-ruling-is-asked-for",
    PROCEDURE,
    "81C",
    "92B",
    "79C2",
    what=Scene(
        kind="ruling-requested",
        story=(_("After the session an irregularity is brought up. Thirty minutes are the time for it."),),
        facts={
            "minutes_since_open": (10, 30, 31, 60),
            "waiver_asked_by": ("nobody", "non-offending-side", "offending-side"),
        },
        besides=("brought_up_by", "scores_open", "waiver_asked_by", "cause_to_waive"),
        asks=("no-ruling", "not-waived", "noticed-is-rectified", "ruling-is-given", "waive-rectification"),
        seats=nowhere,
    ),
    by_text=tuple(
        row
        for brought, given, late in (
            ("contestant", "ruling-is-given", "asked-too-late"),
            ("director", "noticed-is-rectified", "noticed-too-late"),
        )
        for row in (
            ({"brought_up_by": brought, "scores_open": True, "minutes_since_open": {31, 60}}, f"no-ruling why={late}"),
            ({"brought_up_by": brought, "waiver_asked_by": "nobody"}, given),
            (
                {"brought_up_by": brought, "waiver_asked_by": "offending-side"},
                f"{given}, not-waived why=asked-by-offenders",
            ),
            ({"brought_up_by": brought, "cause_to_waive": False}, f"{given}, not-waived why=no-cause"),
            ({"brought_up_by": brought}, f"{given}, waive-rectification"),
        )
    ),
)

scene(
    "spectators",
    PROCEDURE,
    "76",
    what=Scene(
        kind="spectator",
        story=(_("Somebody who does not play at the table behaves in a way that the director has to judge."),),
        facts={
            "present_as": ("onlooker", "onlooker", "onlooker", "player"),
            "in_playing_area": (True, True, True, False),
            "several_hands_allowed": (False, True),
            "player_learned": (False,),
        },
        told={"player_learned": {}},
        besides=("present_as", "in_playing_area", "spectator_did", "several_hands_allowed"),
        asks=("not-bound-as-spectator", "spectator-may", "spectator-may-not"),
        ask=_("Is that allowed?"),
        seats=nowhere,
    ),
    by_text=(
        ({"present_as": "player"}, "not-bound-as-spectator who_is=player"),
        ({"spectator_did": "contacts-online"}, "spectator-may-not what=contacts-online"),
        ({"in_playing_area": False}, "spectator-may what=by-regulations"),
        ({"spectator_did": "watches-one-hand"}, "spectator-may what=one-hand"),
        ({"spectator_did": "watches-several-hands", "several_hands_allowed": True}, "spectator-may what=several-hands"),
        ({"spectator_did": "speaks-when-asked"}, "spectator-may what=when-asked"),
        *(
            ({"spectator_did": did}, f"spectator-may-not what={did}")
            for did in (
                *("watches-several-hands", "reacts", "speaks-to-player"),
                *("disturbs", "draws-attention", "speaks-unasked"),
            )
        ),
    ),
)
