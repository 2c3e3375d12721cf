"""What players do without the director, penalties, appeals, spectators (Laws 9 to 12, 76, 83, 90, 91)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.bundles import bundled
from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.sets.procedure import PROCEDURE
from quizzes.questions.told import Told

_SETTLED, _EARLY = "players-may-not-settle", "premature-correction"
_LOST, _KEPT = "right-to-rectification-lost, procedural-penalty", "rectified-all-the-same"
_OFFENDERS_PLAYED = "wait-for-director, procedural-penalty who=offending-side"
_OTHERS_PLAYED = "wait-for-director, procedural-penalty who=opponents"

ALONE = Told(
    "without-the-director",
    Scene(
        kind="action-before-director",
        story=(
            _("Attention was drawn to an irregularity, and something was done before the director had explained."),
            _("Nobody has gained because a player did not know the Laws."),
        ),
        idle=(
            ({"done_before": {"rectified", "waived"}}, _("All four players thought it the simplest way.")),
            _("The irregularity was a slight one."),
            _("All four players knew the Law in question well."),
            _("The director was at another table just then."),
        ),
        facts={
            "done_before": (
                *("rectified", "waived", "non-offender-acted", "non-offender-acted", "non-offender-acted"),
                *("offending-side-acted", "offender-corrected"),
            ),
            "wrongly_rectified": (False, True),
            "right_lost": (True, True, False),
            "director_called": (False, False, True),
        },
        fixed={"gained_by_ignorance": "nobody"},
        told={
            "done_before": {
                "rectified": _("The players rectified it themselves."),
                "waived": _("The players agreed to let it go."),
                "non-offender-acted": _("A player of the side not at fault called or played."),
                "offending-side-acted": _("A player of the side at fault called or played."),
                "offender-corrected": _("The offender corrected it himself."),
            },
            "director_called": {
                True: _("The director had already been called by then."),
                False: _("The director had not been called by then."),
            },
            "right_lost": {
                True: _("The director finds that with that the right to rectification is lost."),
                False: _("The director finds that the right to rectification is not lost with that."),
            },
        },
        besides=("done_before",),
        still=("wrongly_rectified",),
        most=3,
        asks=(_SETTLED, _EARLY, "right-to-rectification-lost", _KEPT, "wait-for-director", "procedural-penalty"),
        worded={
            _SETTLED: _("He decides whether what the players settled stands, for it was not theirs to settle."),
            _LOST: _(
                "There is no rectification any more; a procedural penalty for the side at fault is still possible."
            ),
            _KEPT: _("The irregularity is rectified as if the side not at fault had not acted."),
            _EARLY: _(
                "The irregularity is rectified; for correcting it himself the offender may get a further rectification."
            ),
            _OFFENDERS_PLAYED: _(
                "The irregularity is rectified; for acting too soon the side at fault may be penalised."
            ),
            _OTHERS_PLAYED: _(
                "The irregularity is rectified; for acting too soon the side not at fault may be penalised."
            ),
        },
        # Where the other side may be penalised for acting, or the offender for correcting, the irregularity is rectified too.
        unfit={
            _KEPT: {_OTHERS_PLAYED},
            _EARLY: {_OFFENDERS_PLAYED, _SETTLED, _KEPT},
            _OFFENDERS_PLAYED: {_KEPT},
            _OTHERS_PLAYED: {_KEPT},
            _SETTLED: {_LOST, _OFFENDERS_PLAYED, _OTHERS_PLAYED},
        },
        ask=_("How does the director rule on what was done?"),
        seats=nowhere,
    ),
    (
        ({"done_before": {"rectified", "waived"}}, _SETTLED, "10A"),
        ({"done_before": "offender-corrected"}, _EARLY, "9C"),
        ({"done_before": "offending-side-acted"}, _OFFENDERS_PLAYED, "9B2"),
        ({"director_called": True}, _OTHERS_PLAYED, "9B2"),
        ({"right_lost": True}, _LOST, "11B"),
        ({"right_lost": False}, _KEPT, "11A"),
    ),
)

_NAMED = {"late": "90B1", "audible-discussion": "90B3", "compares-scores": "90B4", "touches-cards": "90B5"}
_FOR_PROCEDURE, _EXCUSED = "procedural-penalty", "no-penalty why=good-reason"
_SPARED = "procedural-penalty, no-penalty why=not-guilty"
_IN_POINTS = "penalise-in-points, suspend"
_FOR_DISORDER = {_IN_POINTS, f"{_IN_POINTS}, disqualify", f"{_IN_POINTS}, no-disqualification"}

PENALISED = Told(
    "whom-the-director-may-penalise",
    Scene(
        kind="penalty",
        story=(_("The director thinks about a penalty."),),
        idle=(
            _("It is the first time that this happens."),
            _("Nobody has been damaged by it."),
            _("No contestant has complained about it."),
            _("The offender is a beginner."),
        ),
        facts={
            "misconduct": (*_NAMED, "slow", "delays", "delays", "delays", *("disorder",) * 5),
            "good_reason": (True, False),
            "event": ("pairs", "individual", "individual"),
            "partner_blameless": (True, False),
            "disqualification_due": (True, True, False),
        },
        told={
            "partner_blameless": {
                True: _("The director finds that the offender's partner is not guilty."),
                False: _("The director finds that the offender's partner is guilty too."),
            },
            "disqualification_approved": {
                True: (
                    _(
                        "The Tournament Organizer agrees to a disqualification; the appeals committee has not been asked."
                    ),
                    _("The appeals committee is against a disqualification; the Tournament Organizer agrees to it."),
                ),
                False: (
                    _("The appeals committee agrees to a disqualification; the Tournament Organizer does not."),
                    _("All contestants are for a disqualification, the Tournament Organizer is against it."),
                ),
            },
        },
        besides=("event", "misconduct"),
        most=3,
        asks=(*_IN_POINTS.split(", "), _FOR_PROCEDURE, "no-penalty", "disqualify", "no-disqualification"),
        worded={
            _FOR_PROCEDURE: _("He may give a procedural penalty, and has no reason to spare a partner."),
            _SPARED: _("He may give a procedural penalty to the offender, but should give his partner none."),
            _EXCUSED: _("He gives no penalty: there was a reason for it."),
            _IN_POINTS: _("He may take points or suspend the offender; to disqualify him there is no cause."),
            f"{_IN_POINTS}, disqualify": _("He may take points or suspend the offender, or even disqualify him."),
            f"{_IN_POINTS}, no-disqualification": _(
                "He may take points or suspend the offender; to disqualify him he lacks the approval."
            ),
        },
        # What breaks order and discipline may break procedure as well; 90A and 91A leave open by what it is punished.
        unfit={
            **{one: {_FOR_PROCEDURE, _SPARED} for one in _FOR_DISORDER},
            **dict.fromkeys((_FOR_PROCEDURE, _SPARED), _FOR_DISORDER),
        },
        ask=_("What may the director do?"),
        seats=nowhere,
    ),
    (
        ({"misconduct": "disorder", "disqualification_due": False}, _IN_POINTS, "91A"),
        ({"misconduct": "disorder", "disqualification_approved": True}, f"{_IN_POINTS}, disqualify", "91B"),
        ({"misconduct": "disorder"}, f"{_IN_POINTS}, no-disqualification", "91B"),
        ({"misconduct": {"slow", "delays"}, "good_reason": True}, _EXCUSED, "90A"),
        ({"event": "individual", "partner_blameless": True}, _SPARED, "12C3"),
        *(({"misconduct": what}, _FOR_PROCEDURE, clause) for what, clause in (*_NAMED.items(), ("slow", "90B2"))),
        ({}, _FOR_PROCEDURE, "90A"),
    ),
)

_FOUND, _UNFOUND = "evidence-is-weighed", "ruling-lets-play-go-on"
_TOLD_OF_APPEAL = "right-to-appeal-told, refer-to-committee"

APPEAL = Told(
    "a-ruling-that-might-be-reviewed",
    Scene(
        kind="disputed-facts",
        story=(
            _("The players did not agree on what had happened, and the director has ruled as the Law has it."),
            _("No damage is left, and nobody has appealed."),
        ),
        idle=(
            _("Both sides seem content with the ruling."),
            _("The side that the ruling favours is against a review."),
            _("No player knows that there is a right of appeal."),
        ),
        facts={
            "facts_found": (True, False),
            "review_useful": (True, False),
            "law_provides": ("nothing", "rectification"),
        },
        fixed={"facts_agreed": False, "damage_left": False},
        besides=("facts_found", "review_useful"),
        most=3,
        asks=(_UNFOUND, "go-on", "rectification-made", *_TOLD_OF_APPEAL.split(", ")),
        worded={
            _UNFOUND: _("He has let play go on, and Law 83 asks no more of him."),
            f"{_UNFOUND}, {_TOLD_OF_APPEAL}": _(
                "He has let play go on, and tells of the right to appeal or refers the matter to the committee himself."
            ),
            "go-on": _("He has ruled on the facts that he found, and Law 83 asks no more of him."),
            "rectification-made": _("He has ruled on the facts that he found, and Law 83 asks no more of him."),
            **{
                f"{ruled}, {_TOLD_OF_APPEAL}": _(
                    "He has ruled on the facts that he found, and tells of the right to appeal or refers the matter to the "
                    "committee himself."
                )
                for ruled in ("go-on", "rectification-made")
            },
        },
        # Where the Law provides no rectification play goes on as well (84A).
        unfit={"go-on": {_UNFOUND}, f"go-on, {_TOLD_OF_APPEAL}": {f"{_UNFOUND}, {_TOLD_OF_APPEAL}"}},
        ask=_("How has he ruled, and what does he do besides?"),
        seats=nowhere,
    ),
    (
        ({"facts_found": False, "review_useful": True}, f"{_UNFOUND}, {_TOLD_OF_APPEAL}", "83"),
        ({"facts_found": False}, _UNFOUND, "85B"),
        ({"law_provides": "nothing", "review_useful": True}, f"go-on, {_TOLD_OF_APPEAL}", "83"),
        ({"law_provides": "nothing"}, "go-on", "84A"),
        ({"review_useful": True}, f"rectification-made, {_TOLD_OF_APPEAL}", "83"),
        ({}, "rectification-made", "84B"),
    ),
)

_QUIETLY = {"reacts", "watches-several-hands", "draws-attention", "speaks-unasked"}

WATCHING = Told(
    "who-is-subject-to-law-76",
    Scene(
        kind="spectator",
        story=(_("During the session somebody follows a board that he does not play."),),
        idle=(
            ({"spectator_did": _QUIETLY}, _("No player minds it.")),
            ({"present_as": "player"}, _("He is the team-mate of one of the players.")),
            _("It is his first visit to a tournament."),
        ),
        facts={
            "present_as": ("onlooker", "onlooker", "onlooker", "player", "official", "exempted"),
            "in_playing_area": (True, True, False),
            "spectator_did": ("reacts", "watches-several-hands", "disturbs", "draws-attention", "speaks-unasked"),
            "several_hands_allowed": (False,),
        },
        told={
            "several_hands_allowed": {},
            "present_as": {
                "onlooker": (
                    _("He is there to write about the tournament for a newspaper."),
                    _("He played in yesterday's tournament, and does not play in this one."),
                ),
                "player": (
                    _("He plays in this tournament, and is free in this round."),
                    _("He has finished the boards of this round at his own table."),
                ),
                "official": (
                    _("The organizers have him carry the boards from table to table."),
                    _("The organizers have him enter the scores of these tables."),
                ),
                "exempted": _("He interprets for a pair; by the chief director's word interpreters are no spectators."),
            },
            "in_playing_area": {
                True: _("He is in the playing area."),
                False: _("He follows it by a broadcast that the Regulating Authority and the Organizer allow."),
            },
        },
        besides=("present_as", "in_playing_area", "spectator_did"),
        never=(
            {"in_playing_area": False, "present_as": {"player", "official", "exempted"}},
            {"in_playing_area": False, "spectator_did": {"disturbs", "draws-attention", "speaks-unasked"}},
        ),
        still=("several_hands_allowed",),
        most=3,
        asks=("control-spectator", "spectator-may", "not-bound-as-spectator"),
        worded={
            "control-spectator": _("To Law 76, under the control of the chief director."),
            "spectator-may what=by-regulations": _("To what the regulations have for those who watch from elsewhere."),
            "not-bound-as-spectator who_is=player": _("To the Laws for players, not to those for spectators."),
            "not-bound-as-spectator who_is=official": _("Not to the Laws for spectators, since he is an official."),
            "not-bound-as-spectator who_is=exempted": _(
                "Not to the Laws for spectators, since the chief director has said so."
            ),
        },
        ask=_("To what is he subject in that?"),
        seats=nowhere,
    ),
    (
        *(
            ({"present_as": who}, f"not-bound-as-spectator who_is={who}", "76D")
            for who in ("player", "official", "exempted")
        ),
        ({"in_playing_area": True}, "control-spectator", "76A1"),
        ({"in_playing_area": False}, "spectator-may what=by-regulations", "76A2"),
    ),
)

bundled(
    "rights-and-penalties",
    PROCEDURE,
    *("9", "10A", "11", "12C3", "76", "83", "84", "85B", "90", "91"),
    told=(ALONE, PENALISED, APPEAL, WATCHING),
)
