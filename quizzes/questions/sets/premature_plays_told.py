"""What becomes of a card that was played too soon, by a defender or by declarer's side (57), told in sentences."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.bundles import bundled
from quizzes.questions.scenes import Scene
from quizzes.questions.sets.premature_plays import PREMATURE
from quizzes.questions.told import Told

_OURS = frozenset({"declarer", "dummy"})
_WITH_A_CHOICE = "penalty-card, require-highest"

TOO_SOON = Told(
    "a-card-before-its-turn",
    Scene(
        kind="premature-play",
        story=(_("A card was played before it was the turn of that hand."),),
        idle=(
            _("It was an opponent who noticed it."),
            _("Nobody had said whose turn it was."),
            _("All four players agree on what happened."),
        ),
        facts={
            "hand": ("defender", "defender", "declarer", "dummy"),
            "act": (*("before-partner",) * 3, "next-trick-before-partner", *("at-rhos-turn",) * 2),
            "dummys_card": ("named", "named", "indicated", "own-volition", "none"),
        },
        told={
            "hand": {
                "defender": _("It was a card of %(offender)s, a defender."),
                "declarer": _("It was a card of declarer's own hand."),
                "dummy": _("It was a card of dummy's, and declarer himself had called for it."),
            },
            "dummys_card": {
                "named": _("Declarer had named or taken dummy's card."),
                "indicated": _("Declarer had indicated dummy's card by a nod."),
                "own-volition": _("Before the defender on his right dummy had played a card without being asked."),
                "none": _("No card had been played from dummy."),
            },
        },
        besides=("hand",),
        never=({"hand": "dummy", "legal": False},),
        most=3,
        asks="card-played illegal-card-corrected no-rectification penalty-card play-required require-highest".split(),
        worded={
            "card-played": _("It counts as played at once, and may not be taken back."),
            "illegal-card-corrected": _("It goes back, and a legal card is played in its place."),
            "play-required": _("It waits on the table, and is played when its turn comes."),
            "penalty-card": _("It becomes a penalty card; what partner plays to this trick is free."),
            _WITH_A_CHOICE: _(
                "It becomes a penalty card, and declarer may say what partner plays, or does not play, to this trick."
            ),
            "no-rectification why=both-hands-played": _(
                "There is no rectification: declarer had already played from both hands."
            ),
            "no-rectification why=dummy-played": _(
                "There is no rectification: dummy had been the first to play of his own accord."
            ),
        },
        ask=_("What becomes of the card?"),
    ),
    (
        ({"hand": _OURS, "legal": True}, "card-played", "57C3"),
        ({"hand": _OURS}, "illegal-card-corrected", "57C3"),
        ({"act": "at-rhos-turn", "legal": True}, "play-required", "57D"),
        ({"act": "at-rhos-turn"}, "penalty-card", "57D"),
        ({"act": "next-trick-before-partner"}, _WITH_A_CHOICE, "57A"),
        ({"dummys_card": "own-volition"}, "no-rectification why=dummy-played", "57C2"),
        (
            {"dummys_card": {"named", "indicated"}, "declarers_card_played": True},
            "no-rectification why=both-hands-played",
            "57C1",
        ),
        ({}, _WITH_A_CHOICE, "57A"),
    ),
)

CARD_TOO_SOON = bundled("a-card-before-its-turn", PREMATURE, "57A", "57C", "57D", told=(TOO_SOON,))
