"""Somebody plays on before an irregular play has been rectified (Law 60, with 53 and 47E1)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.leads_scenes import LEADS

_OLDER = {"penalty-card", "restriction"}

PLAYED_ON = scene(
    "a-play-before-the-rectification",
    LEADS,
    "60A",
    "60C",
    "53B",
    "53C",
    "47E1",
    version=6,
    what=Scene(
        kind="play-before-rectification",
        rare=True,
        story=(_("%(offender)s led a card out of turn."),),
        openings={
            "irregularity": {
                "lead": _("%(offender)s led a card out of turn."),
                "play": _("%(offender)s played a card to a trick before it was his turn."),
                "other": _("%(offender)s committed an irregularity that was neither a lead nor a play."),
            }
        },
        facts={
            "rectification_set": (False, False, False, False, True),
            "played_on_by": ("non-offender", "non-offender", "non-offender", "offending-side"),
            "misinformed": (False, False, False, True),
            "earlier_obligation": ("none", "none", "none", "penalty-card", "restriction"),
        },
        told={
            "irregularity": {},
            "irregularity_by": {
                "defender": _("%(offender)s was a defender."),
                "declarer": _("%(offender)s was declarer; the cards of dummy had no part in it."),
            },
            "played_on_by": {
                "non-offender": _("After that a player of the other side put a card down."),
                "offending-side": _("After that a player of his own side put a card down."),
            },
            "rectification_set": {
                True: _("By then the rectification had been determined."),
                False: _("Nothing had been said of a rectification yet."),
            },
            "offender_on_right": {
                True: _("The card came from the hand on %(offender_of)s left."),
                False: _("The card did not come from the hand on %(offender_of)s left."),
            },
            "misinformed": {True: _("An opponent had told %(offender_to)s that it was his lead.")},
            "earlier_obligation": {
                "penalty-card": _("%(offender)s should have played a penalty card of his instead."),
                "restriction": _("%(offender)s should have obeyed an earlier lead or play restriction."),
            },
        },
        besides=(
            *("irregularity", "irregularity_by", "played_on_by", "rectification_set", "offender_on_right"),
            "earlier_obligation",
        ),
        most=3,
        never=(
            {"played_on_by": "offending-side", "offender_on_right": True},
            # Whoever's card it was then: the other reason would be true as well.
            {"played_on_by": "offending-side", "rectification_set": True},
            {"played_on_by": "offending-side", "misinformed": True},
            {"rectification_set": True, "misinformed": True},
            {"irregularity": {"play", "other"}, "misinformed": True},
            # 53B beside 47E1: the correct lead stands and the other goes back, an answer of its own.
            {"misinformed": True, "meant_as_lead": True},
            {"irregularity_by": "declarer", "earlier_obligation": "penalty-card"},
            {"earlier_obligation": _OLDER, "offender_on_right": False},
            {"earlier_obligation": _OLDER, "irregularity": "other"},
            {"earlier_obligation": _OLDER, "meant_as_lead": True},
            # It was not the next hand then either: each of the two reasons would be half of the truth.
            {"irregularity": "other", "played_on_by": "non-offender", "offender_on_right": False},
            # A trick to which a player is still to lead has no other irregular play.
            {"irregularity": {"play", "other"}, "his_turn_to_lead": {True, False}},
        ),
        # Two leads out of turn; a correct lead beside one that an opponent's word led to: other questions.
        not_supposed=({"his_turn_to_lead": False, "meant_as_lead": True}, {"misinformed": True, "meant_as_lead": True}),
        asks=(
            *("rights-unaffected", "right-kept", "no-rectification", "play-stands"),
            *("lead-stands", "correct-lead-stands", "obligation-remains", "rule-as-premature-play"),
        ),
        worded={
            "right-kept why=rectification-set": _(
                "The rectification that had been determined is carried out: the right to it is not lost."
            ),
            "rights-unaffected": _(
                "The offending side played on: the other side loses no right by it, and that card may have to be "
                "rectified too."
            ),
            "no-rectification why=misinformed": _(
                "Both cards go back to hand: the lead was due to what an opponent had said."
            ),
            "correct-lead-stands": _("The later card is the lead to the trick; the irregular one may be taken back."),
            "lead-stands, rule-as-premature-play": _(
                "The irregular lead stands, but the card played to it was played too early (Law 57)."
            ),
            **{
                f"{stands}{older}": words
                for stands in ("lead-stands", "play-stands")
                for older, words in (
                    ("", _("Both cards stand as if in turn, and nothing from before remains to be done.")),
                    (
                        ", obligation-remains of=penalty-card",
                        _("Both cards stand as if in turn, but the earlier penalty card is still to be played."),
                    ),
                    (
                        ", obligation-remains of=restriction",
                        _("Both cards stand as if in turn, but the earlier restriction is still to be obeyed."),
                    ),
                )
            },
            "right-kept why=not-next": _(
                "Law 60 takes no right away, since it was not the next hand that played; Law 11A may."
            ),
            "right-kept why=other-irregularity": _(
                "Law 60 takes no right away, since it was neither a lead nor a play; Law 11A may."
            ),
        },
        ask=_("What becomes of the cards, and of the right to rectification?"),
    ),
    by_text=(
        ({"rectification_set": True}, "right-kept why=rectification-set", "60A1"),
        ({"played_on_by": "offending-side"}, "rights-unaffected", "60C"),
        ({"irregularity": "lead", "misinformed": True}, "no-rectification why=misinformed", "47E1"),
        ({"irregularity": "lead", "his_turn_to_lead": True, "meant_as_lead": True}, "correct-lead-stands", "53B"),
        *(
            (
                {"irregularity": kind, "offender_on_right": True, "earlier_obligation": older},
                f"{stands}, obligation-remains of={older}",
                "60A3",
            )
            for kind, stands in (("lead", "lead-stands"), ("play", "play-stands"))
            for older in sorted(_OLDER)
        ),
        ({"irregularity": "lead", "offender_on_right": True}, "lead-stands", "60A2"),
        ({"irregularity": "play", "offender_on_right": True}, "play-stands", "60A2"),
        ({"irregularity": "other"}, "right-kept why=other-irregularity", "60A1"),
        ({"irregularity": "lead", "irregularity_by": "declarer"}, "lead-stands, rule-as-premature-play", "53C"),
        ({"offender_on_right": False}, "right-kept why=not-next", "60A1"),
    ),
)
