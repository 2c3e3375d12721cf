"""Drawing attention to an irregularity and what is done before the director rules (Laws 9 to 11)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.procedure import PROCEDURE

_ANY = frozenset({True, False})
_MAY = "may-draw-attention, director-is-called"
_MAY_NOT = "may-not-draw-attention, director-is-called"

scene(
    "a-player-notices-an-irregularity",
    PROCEDURE,
    "9A",
    "9B1",
    "43A1a",
    version=4,
    what=Scene(
        kind="drawing-attention",
        story=(_("It is about neither an explanation of a call nor a revoke nor a card that points the wrong way."),),
        facts={
            "player_did": ("draws-attention", "calls-director", "says-nothing", "prevents"),
            "stage": ("auction", "play", "play", "after-play"),
            "by_dummy": (True, False),
            "attention_drawn": (True, False),
        },
        fixed={"partners_explanation": False},
        told={
            "player_did": {
                "draws-attention": _("There had been an irregularity, and %(player)s drew attention to it."),
                "prevents": _("%(player)s saw that an irregularity was about to happen and tried to prevent it."),
                "calls-director": _("There had been an irregularity, and %(player)s called the director."),
                "says-nothing": _("There had been an irregularity; %(player)s noticed it and said nothing."),
            },
        },
        besides=("player_did", "stage", "by_dummy", "own_side_offended", "attention_drawn"),
        never=(
            {"stage": "auction", "by_dummy": _ANY},
            {"stage": "after-play", "by_dummy": False},
            {"player_did": "prevents", "own_side_offended": _ANY},
            {"player_did": "prevents", "stage": "after-play"},
            {"player_did": {"prevents", "draws-attention"}, "attention_drawn": _ANY},
            # He has no duty to speak (9A5), and may not either (9A4).
            {"player_did": "says-nothing", "stage": "play", "by_dummy": True, "own_side_offended": True},
        ),
        apart=(
            {_MAY, "director-is-called"},
            {_MAY_NOT, "director-is-called"},
            {"may-call-director", "director-is-called"},
        ),
        most=3,
        # Whether the director comes where dummy has spoken is a reading; nobody has to speak where nothing has happened.
        unfit={_MAY_NOT: {"may-not-draw-attention"}, "may-prevent": {"need-not-speak"}},
        asks=(
            "may-draw-attention",
            "may-not-draw-attention",
            "dummy-may-not",
            "need-not-speak",
            "may-prevent",
            "may-call-director",
            "director-is-called",
        ),
        worded={
            _MAY: _("The player was entitled to raise the matter, and the director comes."),
            "may-call-director": _("The player was entitled to raise the matter, and the director comes."),
            _MAY_NOT: _("The player was not entitled to raise the matter; even so the director comes."),
            "dummy-may-not, director-is-called": _(
                "The player was not entitled to raise the matter; even so the director comes."
            ),
            "may-not-draw-attention": _("The player had to keep silent for the time being; no director is called."),
            "need-not-speak": _("The player was free to speak up or not; no director need be called."),
            "may-prevent": _("The player was entitled to step in; nothing has happened that the director rules on."),
            "director-is-called": _("The director should be called at once, for attention has been drawn to it."),
        },
        ask=_("What do the Laws say of the player and the director?"),
    ),
    by_text=(
        ({"player_did": "prevents"}, "may-prevent", "9A3"),
        ({"player_did": "calls-director", "attention_drawn": True}, "may-call-director", "9B1b"),
        ({"player_did": "says-nothing", "attention_drawn": True}, "director-is-called", "9B1a"),
        ({"player_did": "says-nothing", "own_side_offended": True}, "need-not-speak why=own-side", "9A5"),
        ({"player_did": "says-nothing", "stage": "play", "by_dummy": True}, "may-not-draw-attention", "9A4"),
        ({"player_did": "says-nothing", "stage": "auction"}, "need-not-speak why=other-side", "9A1"),
        ({"player_did": "says-nothing", "stage": "play"}, "need-not-speak why=other-side", "9A2"),
        ({"player_did": "says-nothing"}, "need-not-speak why=other-side", "9A4"),
        (
            {"player_did": "calls-director", "stage": "play", "by_dummy": True},
            "dummy-may-not, director-is-called",
            "43A1a",
        ),
        ({"stage": "auction"}, "may-draw-attention why=auction, director-is-called", "9A1"),
        ({"stage": "play", "by_dummy": True}, "may-not-draw-attention, director-is-called", "9A4"),
        ({"stage": "play"}, "may-draw-attention why=play, director-is-called", "9A2"),
        ({"stage": "after-play"}, "may-draw-attention why=after-play, director-is-called", "9A4"),
    ),
)

_OFFENDERS, _OTHERS = "gain-taken-away who=offending-side", "gain-taken-away who=opponents"
_SETTLED, _LOST, _KEPT = "players-may-not-settle", "right-to-rectification-lost", "rectified-all-the-same"
_EARLY, _WAIT = "premature-correction", "wait-for-director"
_FOUND = (
    ({"done_before": {"rectified", "waived"}}, _SETTLED, "10B"),
    ({"done_before": "offender-corrected"}, _EARLY, "9C"),
    ({"done_before": "offending-side-acted"}, _WAIT, "9B2"),
    ({"done_before": "non-offender-acted", "director_called": True}, _WAIT, "9B2"),
    ({"done_before": "non-offender-acted", "right_lost": True}, _LOST, "11A"),
    ({"done_before": "non-offender-acted", "right_lost": False}, _KEPT, "11A"),
    ({"done_before": "nothing"}, _WAIT, "9B2"),
)
_GAINS = (("offending-side", f", {_OFFENDERS}"), ("non-offending-side", f", {_OTHERS}"))


def _before_the_director() -> tuple[Row, ...]:
    """What was done (9B2, 9C, 10, 11A), then who gained by it (the second sentence of 11A)."""
    gained = tuple(
        ({**what, "gained_by_ignorance": side}, f"{found}{more}", "11A")
        for what, found, _clause in _FOUND
        for side, more in _GAINS
    )
    return (*gained, *_FOUND)


def _all_of(*found: str) -> set[str]:
    """Whoever gained."""
    return {f"{one}{more}" for one in found for more in ("", *(more for _side, more in _GAINS))}


scene(
    "before-the-director-has-ruled",
    PROCEDURE,
    "9B2",
    "9C",
    "10",
    "11",
    what=Scene(
        kind="action-before-director",
        story=(_("Attention was drawn to an irregularity."),),
        facts={
            "done_before": (
                *("nothing", "rectified", "waived", "non-offender-acted"),
                *("non-offender-acted", "non-offender-acted", "offending-side-acted", "offender-corrected"),
            ),
            "director_called": (False, False, True),
            "wrongly_rectified": (False, True),
            "right_lost": (True, False),
            "gained_by_ignorance": ("nobody", "offending-side", "non-offending-side"),
        },
        told={
            "done_before": {
                "nothing": _("Since then nobody has called or played."),
                "rectified": _("Before the director could rule, the players rectified it themselves."),
                "waived": _("Before the director could rule, the players agreed to let it go."),
                "non-offender-acted": _("Before the director could rule, a player of the other side called or played."),
                "offending-side-acted": _(
                    "Before the director could rule, a player of the side at fault called or played."
                ),
                "offender-corrected": _("Before the director could rule, the offender corrected it himself."),
            },
        },
        besides=("done_before", "gained_by_ignorance"),
        never=({"done_before": "nothing", "gained_by_ignorance": lambda who: who is not None},),
        # That nobody acts, and that the irregularity is ruled on by its Law, is true of any table.
        apart=(_all_of(_WAIT, _KEPT),),
        unfit={
            **{one: _all_of(_WAIT, _KEPT) for one in _all_of(_SETTLED, _EARLY)},
            **{one: _all_of(_WAIT) for one in _all_of(_LOST)},
        },
        asks=(_SETTLED, _LOST, _KEPT, _EARLY, _WAIT, "gain-taken-away"),
        worded={
            _SETTLED: _("The director lets it stand or sets it aside; there is no gain to take away by 11A."),
            f"{_SETTLED}, {_OFFENDERS}": _(
                "The director lets it stand or sets it aside, and an adjusted score takes the offending side's gain."
            ),
            f"{_SETTLED}, {_OTHERS}": _(
                "The director lets it stand or sets it aside, and an adjusted score takes the other side's gain."
            ),
            _LOST: _("The irregularity is no longer rectified, and there is no gain to take away by 11A."),
            f"{_LOST}, {_OFFENDERS}": _(
                "The irregularity is no longer rectified; an adjusted score takes the offending side's gain only."
            ),
            f"{_LOST}, {_OTHERS}": _(
                "The irregularity is no longer rectified; an adjusted score takes the other side's gain only."
            ),
            _KEPT: _("The irregularity is still rectified by its own Law, and there is no gain to take away by 11A."),
            f"{_KEPT}, {_OFFENDERS}": _(
                "The irregularity is still rectified by its own Law; the offending side's gain is taken away."
            ),
            f"{_KEPT}, {_OTHERS}": _(
                "The irregularity is still rectified by its own Law; the other side's gain is taken away."
            ),
            _EARLY: _("The offender may have to bear a further rectification; there is no gain to take away by 11A."),
            f"{_EARLY}, {_OFFENDERS}": _(
                "The offender may have to bear a further rectification; the offending side's gain is taken away."
            ),
            f"{_EARLY}, {_OTHERS}": _(
                "The offender may have to bear a further rectification; the other side's gain is taken away."
            ),
            _WAIT: _("All wait until everything has been explained; there is no gain to take away by 11A."),
            f"{_WAIT}, {_OFFENDERS}": _("All should have waited; the offending side's gain is taken away."),
            f"{_WAIT}, {_OTHERS}": _("All should have waited; the other side's gain is taken away."),
        },
    ),
    by_text=_before_the_director(),
)
