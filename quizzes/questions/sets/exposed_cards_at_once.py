"""Cards of a player come into view while the auction goes on: what follows at once (24A to 24C)."""

from django.utils.translation import gettext_lazy as _

from bridge.cards import parse_card
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.exposed_cards import EXPOSED

_NOBODY_PASSES = "faced-through-auction, no-rectification why=small-card-in-auction"
_PARTNER_PASSES = "faced-through-auction, must-pass-once who=partner"
_NOT_HIS_FAULT, _NOT_SEEN = "no-penalty-card why=not-own-fault", "no-penalty-card why=auction"

_SMALL = tuple((parse_card(one),) for one in ("C9", "D7", "H4", "S2"))
_HONOURS = tuple((parse_card(one),) for one in ("CT", "DJ", "HQ", "SA"))
"""The ten is one too."""
_TWO = tuple(tuple(map(parse_card, two.split())) for two in ("C3 C8", "DK H5", "S6 S9"))

scene(
    "cards-seen-during-the-auction",
    EXPOSED,
    "24",
    what=Scene(
        kind="exposed-card",
        story=(_("During the auction cards of a player come into view."),),
        openings={
            "manner": {
                "inadvertent": _("During the auction %(offender)s drops one or more cards."),
                "to-play": _("During the auction %(offender)s believes that it is over and leads face up."),
            },
        },
        facts={
            "cards": (*_SMALL, *_HONOURS, *_TWO, *_TWO),
            "manner": ("inadvertent", "to-play"),
            "how": ("could-be-seen", "could-be-seen", "not-seen"),
            "own_fault": (True, True, False),
        },
        fixed={"hand": "undecided", "during": "auction"},
        told={
            "manner": {},
            "cards": {"*": _("What came into view: %(cards)s.")},
            "how": {
                "could-be-seen": _("%(partner)s could have seen what came into view."),
                "not-seen": _("%(partner)s could not possibly have seen what came into view."),
            },
            "own_fault": {
                True: _("It was through the player's own fault."),
                False: _("An opponent had bumped into the player, who was not at fault."),
            },
        },
        besides=("manner", "cards", "how", "own_fault"),
        never=(
            {"manner": "to-play", "own_fault": False},
            {"manner": "to-play", "how": "not-seen"},
            {"manner": "to-play", "cards": frozenset(_TWO)},
            # One reason at a time.
            {"how": "not-seen", "own_fault": False},
        ),
        asks=("faced-through-auction", "no-rectification", "must-pass-once", "no-penalty-card"),
        worded=(
            (_NOBODY_PASSES, _("What came into view stays face up until the auction is over; nobody has to pass.")),
            (
                _PARTNER_PASSES,
                _(
                    "What came into view stays face up until the auction is over; the partner must pass at the next turn."
                ),
            ),
            (_NOT_HIS_FAULT, _("Law 24 does not apply, since it was not the player's own fault.")),
            (_NOT_SEEN, _("Law 24 does not apply, since partner could not have seen it.")),
        ),
        ask=_("What follows at once?"),
        idle=(
            ({"how": "could-be-seen"}, _("%(partner)s says that he did not look.")),
            _("An opponent saw it."),
            _("%(offender)s took what had come into view back before the director came."),
        ),
    ),
    by_text=(
        ({"own_fault": False}, _NOT_HIS_FAULT, "24"),
        ({"how": "not-seen"}, _NOT_SEEN, "24"),
        ({"cards": frozenset(_TWO)}, _PARTNER_PASSES, "24C"),
        ({"cards": frozenset(_HONOURS)}, _PARTNER_PASSES, "24B"),
        ({"manner": "to-play"}, _PARTNER_PASSES, "24B"),
        ({"cards": frozenset(_SMALL)}, _NOBODY_PASSES, "24A"),
    ),
)
