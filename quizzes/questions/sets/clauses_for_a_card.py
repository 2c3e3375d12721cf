"""By which clause it is decided what becomes of a card that was shown, put down or is to be taken back (Laws 45 to 50)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.bundles import bundled
from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.sets.played_cards_scene import PLAYED as PLAYED_CARDS
from quizzes.questions.sets.procedure import WHICH
from quizzes.questions.sets.told_cards import CARDS
from quizzes.questions.told import Told

_OF_A_HAND = {
    "defender": _("It is a defender's card."),
    "declarer": _("It is a card of declarer's own hand."),
}
_OF_SOMEBODY = _OF_A_HAND | {
    "defender": _("The card belongs to %(offender)s, a defender."),
    "dummy": _("It is a card of dummy's; what was done with it declarer did himself."),
}
_FACED_OR_HELD = frozenset({"faced", "held"})
_AT_THE_TABLE = frozenset({"touching", "nearly-touching"})

CARD_PLAYED = Told(
    "what-happened-to-a-card",
    Scene(
        kind="played-card",
        rare=True,
        story=(_("During the play the director is called because of %(card)s."),),
        idle=(
            _("Its owner says that he would now like to play another card."),
            _("It would win the trick."),
            _("All four players agree on what happened."),
        ),
        facts={
            "card": CARDS,
            "hand": ("defender", "defender", "declarer", "declarer", "dummy"),
            "card_was": ("faced", "faced", "held", "held", "touched", "designated", "dropped", "penalty-card"),
            "already_played": (False, False, True),
            "by_declarer": (True,),
            "grade": ("major",),
        },
        told={"card": {}, "hand": _OF_SOMEBODY, "by_declarer": {}, "grade": {}},
        besides=("card", "hand", "card_was"),
        still=("card", "by_declarer", "grade"),
        never=(
            # Whether a card of dummy's that fell is played no clause says in so many words.
            {"hand": "dummy", "card_was": "dropped"},
            {"hand": {"declarer", "dummy"}, "card_was": "penalty-card"},
            {"hand": {"declarer", "defender"}, "card_was": "touched"},
            {"hand": "dummy", "card_was": "held"},
            {"card_was": "touched", "already_played": True},
        ),
        most=3,
        cited=WHICH,
    ),
    (
        ({"card_was": "penalty-card"}, "45C5"),
        ({"card_was": "designated", "hand": "defender", "already_played": True}, "45E1"),
        ({"card_was": "designated", "already_played": True}, "45E2"),
        ({"card_was": "designated"}, "45C4a"),
        ({"card_was": "touched"}, "45C3"),
        ({"card_was": "dropped", "hand": "defender"}, "49"),
        ({"card_was": "dropped"}, "48A"),
        ({"hand": "defender", "card_was": "held", "partner_could_see": False}, "45C1"),
        ({"hand": "defender", "card_was": _FACED_OR_HELD, "already_played": True}, "45E1"),
        ({"hand": "defender", "card_was": "held"}, "45C1"),
        ({"hand": "declarer", "card_was": "held", "position": "clear", "shown_as_played": False}, "48A"),
        ({"card_was": _FACED_OR_HELD, "already_played": True}, "45E2"),
        ({"hand": "dummy", "card_was": "faced"}, "45B"),
        ({"card_was": "faced"}, "45A"),
        ({"card_was": "held", "position": _AT_THE_TABLE}, "45C2a"),
        ({"card_was": "held"}, "45C2b"),
    ),
)

TAKEN_BACK = Told(
    "a-card-that-is-to-go-back",
    Scene(
        kind="withdrawn-card",
        story=(_("A player wants to take back a card that he has played in this trick."),),
        idle=(
            _("Its owner says that he would now play a lower card."),
            _("His opponents do not agree to that."),
            _("No card has been played to the next trick."),
        ),
        facts={
            "reason": (
                *("illegal-play", "opponent-changed", "opponent-changed", "misinformation", "misinformation"),
                *("told-to-play", "correct-lead-made", "none"),
            ),
            "hand": ("defender", "defender", "declarer"),
            "own_side_revoked": (False, True),
            "after_correction": (False, False, True),
            "damaged_by_explanation": (False,),
        },
        told={
            "hand": _OF_A_HAND,
            "reason": {
                "illegal-play": _("He had not followed suit although he could; his side has not played on."),
                "opponent-changed": _("An opponent who had played before him has been given a change of his card."),
                "misinformation": _("Before he played an opponent had explained a call wrongly."),
                "told-to-play": _("Before he played an opponent had told him, wrongly, that it was his turn."),
                "correct-lead-made": _(
                    "He had played it to a lead out of turn; after that the opponent whose lead it was led to the trick."
                ),
                "none": _("He says that he looked at the wrong trick, and put it down in haste."),
            },
            "damaged_by_explanation": {},
        },
        besides=("hand", "reason"),
        still=("damaged_by_explanation",),
        # 62C2 speaks of a change upon a revoke of one's own side as well.
        never=({"own_side_revoked": True, "hand": "declarer"},),
        most=3,
        asks=(
            *("play-withdrawn", "play-stands", "withdraw-after-change", "withdraw-after-change-penalised"),
            *("withdraw-after-misinformation", "withdraw-after-correct-lead"),
        ),
        cited=WHICH,
        seats=nowhere,
    ),
    (
        ({"reason": "illegal-play"}, "47B"),
        ({"reason": "opponent-changed"}, "47D"),
        ({"reason": "told-to-play"}, "47E1"),
        ({"reason": "correct-lead-made"}, "47F1"),
        (
            {
                "reason": "misinformation",
                "because_of_explanation": True,
                "after_correction": False,
                "later_card": False,
            },
            "47E2a",
        ),
        ({"reason": {"misinformation", "none"}}, "47F2"),
    ),
)

LIES = Told(
    "where-a-card-lies",
    Scene(
        kind="exposed-card",
        story=(_("The others could see, or were told, that %(offender)s holds an honour."),),
        idle=(
            _("Nobody thinks that he did it on purpose."),
            _("His partner has not called or played since."),
            _("It was an opponent who called the director."),
        ),
        facts={
            "hand": (*["defender"] * 4, "declarer", "undecided", "undecided"),
            "during": ("auction", *["play"] * 3),
            "occasion": ("other", "other", "other", "held-in-turn"),
            "how": ("could-be-seen", "could-be-seen", "named", "not-seen"),
            "own_fault": (True, True, False),
            "declarers_act": ("dropped", "showed"),
            "looked_played": (False,),
        },
        fixed={"exposed": "honour", "director_exempts": False},
        told={
            "hand": {
                "defender": _("%(offender)s was a defender."),
                "declarer": _("%(offender)s was declarer."),
                "undecided": _("It was not decided yet which side would defend."),
            },
            "occasion": {
                "held-in-turn": _("When it was his turn he held it so that %(partner)s could see its face."),
            },
        },
        besides=("hand", "during"),
        never=(
            {"hand": {"defender", "declarer"}, "during": "auction"},
            {"hand": "undecided", "during": "play"},
        ),
        most=3,
        asks=("stays-faced", "faced-through-auction", "card-to-hand", "card-played", "no-penalty-card"),
        cited=_("Which clause says whether the card lies on the table, and how long?"),
    ),
    (
        ({"hand": "undecided"}, "24"),
        ({"hand": "declarer"}, "48A"),
        ({"how": "not-seen"}, "49"),
        ({"occasion": "held-in-turn"}, "45C1"),
        ({"how": {"could-be-seen", "named"}}, "50A"),
    ),
)


bundled(
    "the-clause-for-a-card",
    PLAYED_CARDS,
    *("24", "45", "47", "48A", "49", "50A"),
    told=(CARD_PLAYED, TAKEN_BACK, LIES),
    version=4,
)
