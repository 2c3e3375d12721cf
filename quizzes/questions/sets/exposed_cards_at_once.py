"""Cards of a player come into view while the auction goes on: what follows at once (24A to 24C)."""

from django.utils.translation import gettext_lazy as _

from bridge.cards import parse_card
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.exposed_cards import EXPOSED

_NOBODY_PASSES = "faced-through-auction, no-rectification why=small-card-in-auction"
_PARTNER_PASSES = "faced-through-auction, must-pass-once who=partner"
_DOES_NOT_APPLY = "nothing"

_SEEN = {"how": "could-be-seen", "own_fault": True}
"""What Law 24 asks for before anything else."""

_SMALL = tuple((parse_card(one),) for one in ("C9", "D7", "H4", "S2"))
_HONOURS = tuple((parse_card(one),) for one in ("CT", "DJ", "HQ", "SA"))
"""The ten is one too."""
_ONE = frozenset((*_SMALL, *_HONOURS))
_TWO = tuple(tuple(map(parse_card, two.split())) for two in ("C3 C8", "DK H5", "S6 S9"))

scene(
    "cards-seen-during-the-auction",
    EXPOSED,
    "24",
    version=5,
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
            "cards": (*_SMALL, *_HONOURS, *_TWO, *_TWO, *_TWO),
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
                "not-seen": _("It lay in %(offender)s's lap, where only an opponent could have seen it."),
            },
            "own_fault": {
                True: _("Nobody else had had a hand in it."),
                False: _("An opponent who got up had jogged %(offender)s's arm."),
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
        asks=("faced-through-auction", "no-rectification", "must-pass-once"),
        nothing=_("Law 24 does not apply: nothing stays face up, and nobody has to pass."),
        worded={
            _NOBODY_PASSES: _("What came into view stays face up until the auction is over; nobody has to pass."),
            _PARTNER_PASSES: _(
                "What came into view stays face up until the auction is over; the partner must pass at the next turn."
            ),
        },
        ask=_("What follows at once?"),
        idle=(
            ({"how": "could-be-seen"}, _("%(partner)s says that he did not look.")),
            ({"how": "could-be-seen"}, _("An opponent saw it.")),
            ({"cards": _ONE, "manner": "inadvertent"}, _("Another card fell with it, but face down.")),
            _("%(offender)s took what had come into view back before the director came."),
        ),
    ),
    by_text=(
        ({"own_fault": False}, _DOES_NOT_APPLY, "24"),
        ({"how": "not-seen"}, _DOES_NOT_APPLY, "24"),
        ({"cards": frozenset(_TWO), **_SEEN}, _PARTNER_PASSES, "24C"),
        ({"cards": frozenset(_HONOURS), **_SEEN}, _PARTNER_PASSES, "24B"),
        ({"manner": "to-play", **_SEEN}, _PARTNER_PASSES, "24B"),
        ({"cards": frozenset(_SMALL), **_SEEN}, _NOBODY_PASSES, "24A"),
    ),
)
