"""What may not be used, deception, agreements, system cards (Laws 16, 40, 73)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.information import INFORMATION

CONVEYED = {
    "remark": _("%(partner)s conveyed it by a remark."),
    "question": _("%(partner)s conveyed it by a question."),
    "explanation": _("%(partner)s conveyed it by explaining a call that %(recipient)s had made."),
    "alert": _("%(partner)s conveyed it by an unexpected alert, or by none."),
    "tempo": _("%(partner)s conveyed it by an unmistakable hesitation or haste."),
    "manner": _("%(partner)s conveyed it by emphasis, gesture or manner."),
}

scene(
    "use-of-partners-information",
    INFORMATION,
    "16B",
    version=7,
    what=Scene(
        kind="unauthorised-information",
        story=(_("The play is over. There is no doubt that %(partner)s conveyed something to %(recipient)s."),),
        facts={
            "extraneous": (True,),
            "suggested": (True, True, False),
            "logical_alternative": (True, True, False),
            "chose_suggested": (True, True, False),
        },
        fixed={"source": "partner", "play_over": True, "intent": "unintended", "required_pause": False},
        told={"extraneous": {}, "conveyed_by": CONVEYED},
        besides=("conveyed_by",),
        most=3,
        still=("extraneous",),
        not_told=({"suggested": False, "chose_suggested": {True, False}},),
        # Without an infraction there is no damage from one (12B1): nobody was harmed is true of these stories too.
        unfit={
            f"score-stands why={why}": {"score-stands why=no-damage-done"}
            for why in ("nothing-suggested", "no-alternative", "not-chosen")
        },
        asks=("score-stands", "adjusted-score"),
    ),
    by_text=(
        ({"suggested": False}, "score-stands why=nothing-suggested", "16B1a"),
        ({"logical_alternative": False}, "score-stands why=no-alternative"),
        ({"chose_suggested": False}, "score-stands why=not-chosen", "16B1a"),
        ({"damaged": False}, "score-stands why=no-damage-done", "16B3"),
        ({"damaged": True}, "adjusted-score", "16B3"),
    ),
)

scene(
    "deceiving-an-opponent",
    INFORMATION,
    "12B1",
    "40B3a",
    "73E",
    version=6,
    what=Scene(
        kind="deception",
        story=(_("A player complains that an opponent has misled him; the play is over."),),
        facts={
            "partner_protected": (False, True),
            "damaged": (True, True, False),
            "could_know_gain": (True, True, False),
            "false_inference": (True, True, False),
            "meant_to_deceive": (False, False, True),
        },
        fixed={"play_over": True},
        told={
            "partner_protected": {
                True: _(
                    "The partner of the player complained of could know of it by agreement or experience, and it had not been "
                    "disclosed to the opponents."
                ),
                False: _("The partner of the player complained of could know no more of it than the opponents."),
            },
            "damaged": {
                True: _("The side that complains got a worse result than it would have got without it."),
                False: _("The side that complains was not damaged."),
            },
        },
        besides=("deceived_by", "damaged"),
        never=(
            {"false_inference": False, "damaged": True},
            # Who meant to deceive had no bridge reason, and knew what it might bring.
            {"meant_to_deceive": True, "bridge_reason": True},
            {"meant_to_deceive": True, "could_know_gain": False},
        ),
        most=3,
        asks=("deception-allowed", "deception-protected", "score-stands", "adjusted-score"),
        seats=nowhere,
    ),
    by_text=(
        (
            {"deceived_by": "call-or-play", "partner_protected": True, "damaged": True},
            "deception-protected, adjusted-score towards=had-it-been-disclosed",
            "40B3a",
        ),
        (
            {"deceived_by": "call-or-play", "partner_protected": True},
            "deception-protected, score-stands why=no-damage-done",
            "40B3a",
        ),
        ({"deceived_by": "call-or-play"}, "deception-allowed", "73E1"),
        ({"false_inference": False}, "score-stands why=no-false-inference", "73E2"),
        ({"bridge_reason": True}, "score-stands why=bridge-reason", "73E2"),
        ({"could_know_gain": False}, "score-stands why=could-not-know", "73E2"),
        ({"damaged": False}, "score-stands why=no-damage-done", "12B1"),
        ({}, "adjusted-score towards=without-deception", "73E2"),
    ),
)

_METHODS = {
    "departure": _(
        "One of the pair had opened 1♠ with three spades and four points; by their agreement that shows five spades and "
        "an opening hand."
    ),
    "artificial-psych": _(
        "One of the pair had opened an artificial 2♣, which by their agreement shows a very strong hand, with a very weak one."
    ),
    "undisclosed": _(
        "One of the pair had opened 1NT with ten points, as the two of them had settled; neither their system card nor "
        "anybody at the table had said so."
    ),
    "special": _(
        "The pair had opened 2♦ by a convention on its system card: a weak hand with six cards in one of the majors."
    ),
    "changed": _(
        "After an opponent's insufficient bid one of the pair had doubled; by their agreement a double means something else "
        "there than over a sufficient bid."
    ),
    "differs": _("In the position in which one of the pair had bid 2NT, his partner had passed on another board."),
}
_STYLE = {
    True: _("2NT meant the same for both of them; the one had only valued his hand higher than the other."),
    False: _("For the one 2NT showed both minors there, for the other a balanced hand."),
}
_ALLOWED_OR_NOT = {
    "method-allowed why=departure": _(
        "Yes: it is a departure from their agreement, which surprised partner as much as the opponents."
    ),
    "method-forbidden why=implicit": _(
        "No: partner could expect it, so that it is an implicit agreement, which must be disclosed."
    ),
    "method-forbidden why=secret": _("No: it rests on an agreement that the opponents were not told of."),
    "method-allowed why=special": _("Yes: it is a special partnership understanding, which nothing forbids."),
    "method-forbidden why=special": _(
        "No: it is a special partnership understanding, which the regulations may forbid and do."
    ),
    "method-allowed why=changed": _(
        "Yes: agreements may be varied after an opponent's infraction where nothing forbids it."
    ),
    "method-forbidden why=changed": _(
        "No: the regulations may forbid varying agreements after an opponent's infraction, and do."
    ),
    "method-forbidden why=artificial-psych": _(
        "No: it is a psychic artificial call, which the regulations may restrict and do."
    ),
    "method-allowed why=style": _("Yes: partners may differ in style and judgement."),
    "method-forbidden why=differs": _("No: what a call means may not depend on which of the two partners makes it."),
}

scene(
    "agreements-and-departures",
    INFORMATION,
    "40",
    version=6,
    what=Scene(
        kind="partnership-agreement",
        story=(_("The opponents of a pair complain of its methods."),),
        facts={"method_forbidden": (False, True)},
        told={"method": _METHODS, "matter_of_style": _STYLE},
        besides=("method", "play_over"),
        never=({"method": {"departure", "undisclosed", "differs"}, "method_forbidden": {True, False}},),
        asks=("method-allowed", "method-forbidden"),
        worded=_ALLOWED_OR_NOT,
        ask=_("Is it allowed?"),
        seats=nowhere,
    ),
    by_text=(
        ({"method": "departure", "partner_aware": True}, "method-forbidden why=implicit", "40C1"),
        ({"method": "departure"}, "method-allowed why=departure", "40C1"),
        ({"method": "artificial-psych", "method_forbidden": True}, "method-forbidden why=artificial-psych"),
        ({"method": "artificial-psych", "partner_aware": True}, "method-forbidden why=implicit", "40C1"),
        ({"method": "artificial-psych"}, "method-allowed why=departure", "40C1"),
        ({"method": "undisclosed"}, "method-forbidden why=secret"),
        ({"method": "special", "method_forbidden": True}, "method-forbidden why=special"),
        ({"method": "special"}, "method-allowed why=special"),
        ({"method": "changed", "method_forbidden": True}, "method-forbidden why=changed"),
        ({"method": "changed"}, "method-allowed why=changed"),
        ({"matter_of_style": True}, "method-allowed why=style"),
        ({"matter_of_style": False}, "method-forbidden why=differs"),
        # What partner could expect and nobody was told is a concealed agreement too.
        ({"method": {"departure", "artificial-psych"}, "partner_aware": True}, "method-forbidden why=secret"),
    ),
)

scene(
    "looking-at-a-system-card",
    INFORMATION,
    "40B2",
    "20G3",
    version=7,
    what=Scene(
        kind="system-card",
        story=(_("The regulations of the tournament say nothing but what is told here."),),
        facts={
            "to_explain": (False, True),
            "own_card_permitted": (False, False, True),
            "opponents_card_permitted": (False, False, True),
            "aid_permitted": (False, False, True),
        },
        besides=("looked_into", "looked_when", "own_card_permitted", "opponents_card_permitted", "aid_permitted"),
        never=(
            {"looked_when": {"before-auction", "before-first-call", "auction"}, "declaring_side": {True, False}},
            {"looked_when": {"before-auction", "before-first-call", "clarification"}, "turn_to_act": {True, False}},
        ),
        asks=("may-look", "may-not-look"),
        worded={
            "may-look why=opponents-card": _("Yes: it is the opponents' card that he looked at, and now he may."),
            "may-look why=to-explain": _(
                "Yes: he looked at the opponents' card in order to explain partner's call or play rightly."
            ),
        },
        ask=_("Is he allowed to look?"),
        seats=nowhere,
    ),
    by_text=(
        ({"looked_into": "memory-aid", "looked_when": "before-auction"}, "may-look why=before-auction"),
        ({"looked_into": "memory-aid", "aid_permitted": True}, "may-look why=regulation"),
        ({"looked_into": "memory-aid"}, "may-not-look why=memory-aid"),
        ({"looked_into": "own-card", "looked_when": "before-auction"}, "may-look why=before-auction"),
        (
            {"looked_into": "own-card", "looked_when": "clarification", "declaring_side": True},
            "may-look why=declaring-side",
        ),
        ({"looked_into": "own-card", "own_card_permitted": True}, "may-look why=regulation"),
        ({"looked_into": "own-card"}, "may-not-look why=own-card"),
        ({"looked_when": {"before-auction", "before-first-call"}}, "may-look why=opponents-card"),
        ({"looked_when": "clarification"}, "may-look why=opponents-card"),
        ({"turn_to_act": True}, "may-look why=opponents-card"),
        ({"to_explain": True}, "may-look why=to-explain"),
        ({"looked_into": "opponents-card", "opponents_card_permitted": True}, "may-look why=regulation"),
        ({"looked_into": "opponents-card"}, "may-not-look why=opponents-card"),
        # What is true besides, of cards that the player did not look into.
        ({"looked_when": "before-auction"}, "may-look why=before-auction"),
        *(({}, f"may-not-look why={why}") for why in ("memory-aid", "own-card", "opponents-card")),
    ),
)

scene(
    "information-from-elsewhere",
    INFORMATION,
    "16D",
    version=4,
    what=Scene(
        kind="extraneous-information",
        story=(_("A player tells the director what he has come to know of a board."),),
        facts={
            "event": ("pairs", "individual", "teams"),
            "learned": ("wrong-hand", "overheard", "other-table", "card-at-own-table"),
        },
        fixed={"play_over": False},
        never=({"learned": "overheard", "seats_can_change": True},),
        whole=True,
        besides=("event", "learned", "may_affect_play", "first_call_made", "seats_can_change", "can_redeal"),
        asks=("information-harmless", "change-seats", "deal-again", "play-board-first", "give-artificial-score"),
        ask=_("Which are all the director's options?"),
    ),
    by_text=(
        ({"may_affect_play": False}, "information-harmless"),
        ({"first_call_made": True}, "play-board-first, give-artificial-score", "16D3"),
        (
            {"seats_can_change": True, "can_redeal": True},
            "change-seats, deal-again, play-board-first, give-artificial-score",
            "16D2",
        ),
        ({"seats_can_change": True}, "change-seats, play-board-first, give-artificial-score", "16D2"),
        ({"can_redeal": True}, "deal-again, play-board-first, give-artificial-score", "16D2"),
        ({}, "play-board-first, give-artificial-score", "16D2"),
    ),
)
