"""Procedure, conduct and the director's way to a ruling (Laws 42, 43, 74, 76, 81, 84, 85, 90 to 92)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.dummy import DUMMY, INFRINGED, NOTHING_WRONG_BEFORE
from quizzes.questions.templates import Topic

PROCEDURE = Topic("procedure", _("Procedure and conduct"))
WHICH = _("Which clause of the Laws decides?")

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
        cited=WHICH,
    ),
    by_text=tuple(({"behaviour": behaviour}, clause) for behaviour, clause in _CONDUCT.items()),
)

scene(
    "when-facts-are-disputed",
    PROCEDURE,
    "84",
    "85",
    version=5,
    what=Scene(
        kind="disputed-facts",
        story=(_("The director has heard what the players say."),),
        facts={"review_useful": (False, True), "damage_left": (False, True)},
        # What cannot be established is not told as a fact: the law and the damage are drawn where the rules ask for them.
        besides=("facts_agreed", "review_useful"),
        most=3,
        idle=(
            ({"facts_agreed": False}, _("One of the two sides had far more experience than the other.")),
            ({"facts_agreed": False}, _("Each player had told the same as his partner.")),
            _("The director had been called before the next call or play."),
            _("A player of another table had been looking on."),
        ),
        asks=("adjusted-score", "go-on", "rectification-made", "ruling-lets-play-go-on"),
        worded={
            "ruling-lets-play-go-on": _(
                "What happened cannot be established: the director gives a ruling that lets play go on."
            ),
            "go-on": _("The director has auction or play go on and does nothing else."),
            "adjusted-score": _("There is no rectification, but an adjusted score for the damage."),
            "rectification-made how=chosen, adjusted-score": _(
                "The player chooses the rectification; besides, the score is adjusted for the damage left."
            ),
            "rectification-made how=chosen": _("The player chooses the rectification; the score is not adjusted."),
            "rectification-made how=-, adjusted-score": _(
                "The director determines the rectification; besides, the score is adjusted for the damage left."
            ),
            "rectification-made how=-": _("The director determines the rectification; the score is not adjusted."),
        },
        seats=nowhere,
    ),
    by_text=(
        ({"facts_agreed": False, "facts_found": False}, "ruling-lets-play-go-on", "85B"),
        ({"law_provides": "nothing", "damage_left": False}, "go-on why=no-rectification", "84A"),
        ({"law_provides": "nothing", "damage_left": True}, "adjusted-score towards=equity", "84D"),
        ({"law_provides": "rectification", "damage_left": False}, "rectification-made how=-", "84B"),
        (
            {"law_provides": "rectification", "damage_left": True},
            "rectification-made how=-, adjusted-score towards=equity",
            "84D",
        ),
        ({"law_provides": "options", "damage_left": False}, "rectification-made how=chosen", "84C"),
        (
            {"law_provides": "options", "damage_left": True},
            "rectification-made how=chosen, adjusted-score towards=equity",
            "84D",
        ),
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
_DURING_PLAY = {*_DUMMY, "asks-declarer", "prevents-irregularity", "warns-wrong-hand", "takes-part"}

DUMMY_DID = scene(
    "what-dummy-did",
    DUMMY,
    "42",
    "43",
    version=7,
    what=Scene(
        kind="dummy-action",
        story=(_("The director is asked about what dummy did."),),
        facts={
            "play_over": (False, False, True),
            "had_infringed": (False, True),
            "was_first": (True, False),
            "revoked": (True,),
            "action": (
                *_DUMMY,
                *("asks-declarer", "asks-declarer", "prevents-irregularity", "warns-wrong-hand", "warns-wrong-hand"),
                *("draws-attention", "draws-attention", "calls-director", "calls-director", "takes-part"),
            ),
        },
        told={"had_infringed": {True: INFRINGED[2], False: NOTHING_WRONG_BEFORE}},
        besides=("action", "play_over", "had_infringed"),
        never=(
            {"play_over": True, "action": _DURING_PLAY},
            {"had_infringed": True, "action": {"draws-attention", "calls-director", "exchanges-hands"}},
            # 42B3 lets dummy draw attention after the play; of calling the director it says nothing.
            {"play_over": True, "action": "calls-director"},
        ),
        apart=({"42B3", "43A1a", "43A1b"},),
        asks=("dummy-may", "dummy-may-not", "defender-may-not-show", "choose-hand-for-lead", "must-correct"),
        cited=WHICH,
        seats=nowhere,
    ),
    by_text=(
        *(({"action": action}, clause) for action, clause in _DUMMY.items()),
        ({"action": "asks-declarer", "had_infringed": True, "was_first": True}, "43B2b"),
        ({"action": "asks-declarer"}, "42B1"),
        ({"action": "warns-wrong-hand", "had_infringed": True}, "43B2a"),
        ({"action": {"prevents-irregularity", "warns-wrong-hand"}}, "42B2"),
        ({"action": "draws-attention", "play_over": True}, "42B3"),
        ({"action": "calls-director"}, "43A1a"),
        ({"action": "draws-attention"}, "43A1b"),
        ({"action": "takes-part"}, "43A1c"),
    ),
)

_PENALISED = {
    "late": "90B1",
    "slow": "90B2",
    "audible-discussion": "90B3",
    "compares-scores": "90B4",
    "touches-cards": "90B5",
    "wrong-pocket": "90B6",
    "causes-adjustment": "90B7",
    "ignores-instructions": "90B8",
    "disorder": "91A",
}

scene(
    "penalties-of-procedure",
    PROCEDURE,
    "90B",
    "91A",
    version=4,
    what=Scene(
        kind="penalty",
        story=(_("The director means to penalise a contestant."),),
        facts={
            "misconduct": tuple(_PENALISED),
            "good_reason": (False,),
            "event": ("pairs", "individual", "individual", "teams"),
            "partner_blameless": (False, True),
        },
        fixed={"disqualification_due": False},
        besides=("event", "misconduct"),
        asks=("procedural-penalty", "penalise-in-points"),
        cited=_("Which clause of the Laws names what was done?"),
        still=("event", "partner_blameless"),
        seats=nowhere,
    ),
    by_text=tuple(({"misconduct": misconduct}, clause) for misconduct, clause in _PENALISED.items()),
)

_LATE = {31, 60}
_BY_THE_OTHERS = {"waiver_asked_by": "non-offending-side"}

scene(
    "a-ruling-is-asked-for",
    PROCEDURE,
    "81C",
    "92B",
    "79C2",
    version=6,
    what=Scene(
        kind="ruling-requested",
        idle=(
            _("Both sides had agreed on the score of the board."),
            _("The other side has gone home."),
        ),
        story=(_("After the session an irregularity is brought up. The correction period is 30 minutes."),),
        facts={
            "minutes_since_open": (10, 29, *sorted(_LATE)),
            "waiver_asked_by": ("nobody", "non-offending-side", "non-offending-side", "offending-side"),
        },
        besides=("brought_up_by", "scores_open", "waiver_asked_by"),
        asks=("no-ruling", "not-waived", "noticed-is-rectified", "ruling-is-given", "waive-rectification"),
        worded={
            "no-ruling": _("Nothing is rectified: the time for that has run out."),
            "ruling-is-given": _("It is rectified: the time has not run out, and nobody has asked for a waiver."),
            "noticed-is-rectified": _("It is rectified: the time has not run out, and nobody has asked for a waiver."),
            "ruling-is-given, not-waived why=asked-by-offenders": _(
                "It is rectified: it is not for the side at fault to ask for a waiver."
            ),
            "noticed-is-rectified, not-waived why=asked-by-offenders": _(
                "It is rectified: it is not for the side at fault to ask for a waiver."
            ),
            "ruling-is-given, not-waived why=no-cause": _(
                "It is rectified: the side not at fault asked for a waiver, but there is no cause."
            ),
            "noticed-is-rectified, not-waived why=no-cause": _(
                "It is rectified: the side not at fault asked for a waiver, but there is no cause."
            ),
            "ruling-is-given, waive-rectification": _(
                "The rectification may be waived: the side not at fault asked for it, and there is cause."
            ),
            "noticed-is-rectified, waive-rectification": _(
                "The rectification may be waived: the side not at fault asked for it, and there is cause."
            ),
        },
        seats=nowhere,
    ),
    by_text=tuple(
        row
        for brought, given, late, clause in (
            ("contestant", "ruling-is-given", "asked-too-late", "92B"),
            ("director", "noticed-is-rectified", "noticed-too-late", "81C3"),
        )
        for row in (
            (
                {"brought_up_by": brought, "scores_open": True, "minutes_since_open": _LATE},
                f"no-ruling why={late}",
                clause,
            ),
            ({"brought_up_by": brought, "waiver_asked_by": "nobody"}, given, clause),
            (
                {"brought_up_by": brought, "waiver_asked_by": "offending-side"},
                f"{given}, not-waived why=asked-by-offenders",
                "81C5",
            ),
            (
                {"brought_up_by": brought, **_BY_THE_OTHERS, "cause_to_waive": False},
                f"{given}, not-waived why=no-cause",
                "81C5",
            ),
            (
                {"brought_up_by": brought, **_BY_THE_OTHERS, "cause_to_waive": True},
                f"{given}, waive-rectification",
                "81C5",
            ),
        )
    ),
)

_MAY_NOT = {
    "watches-several-hands": "76B1",
    "reacts": "76B2",
    "speaks-to-player": "76B3",
    "disturbs": "76B4",
    "draws-attention": "76B5",
    "speaks-unasked": "76C1",
    "contacts-online": "76A2",
}

scene(
    "spectators",
    PROCEDURE,
    "76",
    version=4,
    what=Scene(
        kind="spectator",
        story=(_("Somebody who does not play at the table is in the playing area and does something there."),),
        facts={
            "present_as": ("onlooker", "onlooker", "onlooker", "onlooker", "player", "official", "exempted"),
            "spectator_did": ("watches-one-hand", "watches-several-hands", "speaks-when-asked", *_MAY_NOT),
            "several_hands_allowed": (False, True),
            "player_learned": (False, True),
        },
        fixed={"in_playing_area": True},
        told={
            "player_learned": {
                True: _("A player learned something from it of a board that he was playing or still had to play.")
            },
        },
        besides=("present_as", "spectator_did", "player_learned"),
        # Whoever speaks may speak to a player, and of the play.
        apart=(
            {
                f"spectator-may-not what={did}"
                for did in ("speaks-to-player", "contacts-online", "speaks-unasked", "draws-attention")
            },
        ),
        asks=("not-bound-as-spectator", "spectator-may", "spectator-may-not"),
        worded={
            "not-bound-as-spectator who_is=player": _("Law 76 does not bind him: a player is no spectator."),
            "not-bound-as-spectator who_is=official": _("Law 76 does not bind him: an official is no spectator."),
            "not-bound-as-spectator who_is=exempted": _(
                "Law 76 does not bind him: the chief director does not count him as a spectator."
            ),
            "spectator-may what=one-hand": _("Yes: a spectator may look at one player's hand."),
            "spectator-may what=several-hands": _("Yes: the regulations let a spectator look at more than one hand."),
            "spectator-may what=when-asked": _("Yes: the director asked the spectator to speak."),
            "spectator-may-not what=watches-several-hands": _("No: a spectator looks at no more than one hand."),
            "spectator-may-not what=reacts": _("No: a spectator may not react to a call or a play."),
            "spectator-may-not what=speaks-to-player": _(
                "No: during the round a spectator does not speak to a player."
            ),
            "spectator-may-not what=disturbs": _("No: a spectator may not disturb a player."),
            "spectator-may-not what=speaks-unasked": _(
                "No: about facts or Law a spectator speaks only if the director asks him to."
            ),
            "spectator-may-not what=contacts-online": _(
                "No: during the session a spectator does not communicate with somebody who is playing."
            ),
            "spectator-may-not what=draws-attention": _("No: a spectator draws attention to nothing in the play."),
        },
        ask=_("Is that allowed?"),
        seats=nowhere,
    ),
    by_text=(
        *(
            ({"present_as": who}, f"not-bound-as-spectator who_is={who}", "76D")
            for who in ("player", "official", "exempted")
        ),
        ({"spectator_did": "watches-one-hand"}, "spectator-may what=one-hand", "76B1"),
        (
            {"spectator_did": "watches-several-hands", "several_hands_allowed": True},
            "spectator-may what=several-hands",
            "76B1",
        ),
        ({"spectator_did": "speaks-when-asked"}, "spectator-may what=when-asked", "76C1"),
        *(({"spectator_did": did}, f"spectator-may-not what={did}", clause) for did, clause in _MAY_NOT.items()),
    ),
)
