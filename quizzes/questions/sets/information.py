"""Information: explanations and questions, what is authorised, deception, agreements (Laws 16, 20, 21, 40, 73, 75)."""

from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.seats import Seat
from quizzes.questions.scenes import Scene, around, nowhere, scene
from quizzes.questions.templates import Topic

INFORMATION = Topic("information", _("Information"))


def _misinformed(rng: Random) -> dict[str, Any]:
    """A player anywhere, whose opponents did not disclose what they had to: the penalty is theirs."""
    seat = rng.choice(list(Seat))
    return around(seat) | {"offending-side": seat.lho.side}


def _not_yet(found: object) -> bool:
    return not found


_CONVEYED = {
    "remark": _("%(partner)s conveyed it by a remark."),
    "question": _("%(partner)s conveyed it by a question."),
    "explanation": _("%(partner)s conveyed it by explaining a call that %(recipient)s had made."),
    "alert": _("%(partner)s conveyed it by an unexpected alert, or by none."),
    "tempo": _("%(partner)s conveyed it by an unmistakable hesitation or haste."),
    "manner": _("%(partner)s conveyed it by emphasis, gesture or manner."),
}

scene(
    "changing-a-misinformed-call",
    INFORMATION,
    "21B1",
    what=Scene(
        kind="misinformation",
        story=(_("%(misled)s called. Now it turns out that the opponents may have misinformed him."),),
        facts={
            "misled_by": ("explanation", "explanation", "no-alert"),
            "agreement": ("otherwise", "none", "unproven"),
            "auction_over": (False, True),
            "next_player_called": (False, True),
            "lead_faced": (False, False, True),
            "action_affected": (True, True, False),
        },
        fixed={"repeated_failure": False, "play_over": False},
        told={
            "next_player_called": {
                True: _("After him %(next_player)s has called."),
                False: _("After him %(next_player)s has not yet called."),
            },
            "partner_called": {
                True: _("%(partner)s has called since."),
                False: _("%(partner)s has not called since."),
            },
        },
        besides=(
            *("misled_by", "agreement", "action_affected"),
            *("next_player_called", "partner_called", "auction_over", "lead_faced"),
        ),
        never=(
            {"misled_by": "no-alert", "agreement": {"none", "unproven"}},
            {"auction_over": False, "lead_faced": True},
            {"lead_faced": True, "next_player_called": False},
            {"auction_over": True, "next_player_called": False},
        ),
        not_supposed=({"lead_faced": True, "action_affected": False},),
        asks=("call-cannot-change", "change-misinformed-call"),
        ask=_("May %(misled)s change the call?"),
    ),
    by_text=(
        ({"lead_faced": True}, "call-cannot-change why=lead-faced", "21B1a"),
        ({"action_affected": False}, "call-cannot-change why=not-affected", "21B1a"),
        ({"partner_called": True}, "call-cannot-change why=partner-has-called", "21B1a"),
        (
            {"action_affected": True, "partner_called": False, "lead_faced": False},
            "change-misinformed-call",
            "21B1a",
        ),
    ),
)

scene(
    "misinformation-and-the-score",
    INFORMATION,
    "21",
    "40B",
    "75",
    what=Scene(
        kind="misinformation",
        story=(_("After the play %(misled)s says that he was misinformed about a call of the opponents."),),
        facts={
            "misled_by": ("own-misunderstanding", "explanation", "explanation", "incomplete-explanation", "no-alert"),
            "general_knowledge": (False, True),
            "damaged": (True, True, False),
            "action_affected": (True, True, False),
            "repeated_failure": (False, False, True),
        },
        fixed={"play_over": True},
        told={
            "misled_by": {
                "own-misunderstanding": _("He had misunderstood an explanation that was right and clear."),
                "explanation": _("An opponent had explained the call to him."),
                "incomplete-explanation": _(
                    "The explanation was right as far as it went, but an opponent had left something out."
                ),
                "no-alert": _("The regulations required an alert, and none was given."),
            },
        },
        besides=("misled_by", "action_affected", "damaged", "repeated_failure"),
        never=(
            {"action_affected": False, "damaged": True},
            {"misled_by": "incomplete-explanation", "agreement": {"as-explained", "otherwise", "none", "unproven"}},
            {"misled_by": "no-alert", "agreement": {"as-explained", "none", "unproven"}},
            {"misled_by": "explanation", "agreement": "unproven"},
        ),
        asks=("adjusted-score", "score-stands", "no-misinformation", "call-cannot-change"),
        same=("adjusted-score",),
        seats=_misinformed,
    ),
    by_text=(
        ({"misled_by": "own-misunderstanding"}, "call-cannot-change why=own-misunderstanding", "21A"),
        (
            {"misled_by": "incomplete-explanation", "general_knowledge": True},
            "no-misinformation why=general-knowledge",
            "40B5a",
        ),
        ({"misled_by": "explanation", "agreement": "as-explained"}, "no-misinformation why=mistaken-call", "75C"),
        ({"action_affected": False}, "score-stands why=misinformation-without-effect"),
        ({"damaged": False}, "score-stands why=no-misinformation-damage"),
        ({"misled_by": "explanation", "agreement": "none"}, "adjusted-score towards=had-they-known-of-none", "75D3"),
        ({"misled_by": "explanation"}, "adjusted-score towards=with-right-explanation", "75D3"),
        ({"misled_by": "incomplete-explanation"}, "adjusted-score towards=without-misinformation", "40B5b"),
        ({"misled_by": "no-alert"}, "adjusted-score towards=without-misinformation", "40B3a"),
    ),
)

scene(
    "correcting-an-explanation",
    INFORMATION,
    "20F4",
    "20F5",
    "75B",
    "75C",
    what=Scene(
        kind="mistaken-explanation",
        story=(_("A player has explained a call of his partner, and the call and the explanation do not fit."),),
        facts={"already_shown": (False, True)},
        fixed={"explained_by": "callers-partner"},
        besides=("noticed_by", "explanation_right", "auction_over", "already_shown"),
        never=(
            {"auction_over": False, "partners_side": {"declaring", "defending"}},
            {"noticed_by": "explainer", "already_shown": True},
        ),
        still=("noticed_by",),
        most=3,
        asks=("must-correct-explanation", "may-not-correct", "nothing-to-correct"),
        ask=_("What must, or may, the player do who noticed it?"),
        seats=nowhere,
    ),
    by_text=(
        ({"explanation_right": True}, "nothing-to-correct", "75C"),
        (
            {"noticed_by": "explainer", "lead_faced": _not_yet},
            "must-correct-explanation when=before-lead-faced what=-",
            "20F4a",
        ),
        (
            {"noticed_by": "explainer", "lead_faced": True},
            "must-correct-explanation when=at-once what=-",
            "75B2",
        ),
        ({"auction_over": False}, "may-not-correct until=auction", "20F5a"),
        (
            {"partners_side": "declaring", "lead_faced": False},
            "must-correct-explanation when=before-lead-faced what=partners-explanation",
            "20F5b",
        ),
        (
            {"partners_side": "declaring", "lead_faced": True},
            "must-correct-explanation when=at-once what=partners-explanation",
            "20F5b",
        ),
        (
            {"lead_faced": True, "play_over": True},
            "must-correct-explanation when=at-once what=partners-explanation",
            "20F5b",
        ),
        ({"partners_side": "defending"}, "may-not-correct until=play", "20F5b"),
    ),
)

_ASKED = ("review", "part-of-review", "explanation", "single-call", "for-partner", "to-mislead")

scene(
    "questions-in-the-auction",
    INFORMATION,
    "20",
    what=Scene(
        kind="question-during-auction",
        story=(_("The auction is going on."),),
        facts={"required_to_pass": (False, False, True), "review_wrong": (False,)},
        told={"review_wrong": {}},
        besides=("asked_for", "in_turn", "required_to_pass"),
        not_supposed=(
            {"in_turn": False, "required_to_pass": True},
            {"in_turn": False, "asked_for": {"part-of-review", "for-partner", "to-mislead"}},
            {"required_to_pass": True, "asked_for": {"part-of-review", "for-partner", "to-mislead"}},
        ),
        asks=("may-ask", "may-not-ask"),
        ask=_("May %(player)s ask this?"),
        still=("review_wrong",),
    ),
    by_text=(
        ({"asked_for": "unclear-call"}, "may-ask what=unclear-call", "20A"),
        ({"asked_for": "for-partner"}, "may-not-ask why=for-partner", "20G1"),
        ({"asked_for": "to-mislead"}, "may-not-ask why=to-mislead", "20G2"),
        (
            {"asked_for": {"explanation", "single-call"}, "in_turn": False},
            "may-not-ask why=explanation-not-in-turn",
            "20F1",
        ),
        ({"asked_for": {"review", "part-of-review"}, "in_turn": False}, "may-not-ask why=not-in-turn", "20B"),
        (
            {"asked_for": {"explanation", "single-call"}, "required_to_pass": True},
            "may-not-ask why=must-pass",
            "20F1",
        ),
        ({"asked_for": {"review", "part-of-review"}, "required_to_pass": True}, "may-not-ask why=must-pass", "20B"),
        ({"asked_for": "part-of-review"}, "may-not-ask why=partial", "20B"),
        ({"asked_for": "review"}, "may-ask what=review-with-alerts", "20B"),
        ({"asked_for": "single-call"}, "may-ask what=one-call", "20F3"),
        ({"asked_for": "explanation"}, "may-ask what=opponents-auction", "20F1"),
        # What is true besides of a question that is not allowed for its purpose.
        ({"asked_for": {*_ASKED}, "in_turn": False}, "may-not-ask why=explanation-not-in-turn"),
        ({"asked_for": {*_ASKED}, "in_turn": False}, "may-not-ask why=not-in-turn"),
        ({"asked_for": {*_ASKED}, "required_to_pass": True}, "may-not-ask why=must-pass"),
    ),
)

scene(
    "use-of-partners-information",
    INFORMATION,
    "16B",
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
        told={"extraneous": {}, "conveyed_by": _CONVEYED},
        besides=("conveyed_by",),
        most=3,
        still=("extraneous",),
        never=({"suggested": False, "chose_suggested": {True, False}},),
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
    "40B3a",
    "73E",
    what=Scene(
        kind="deception",
        story=(_("A player complains that an opponent has misled him; the play is over."),),
        facts={
            "partner_protected": (False, True),
            "damaged": (True, True, False),
            "could_know_gain": (True, True, False),
            "false_inference": (True, True, False),
            "meant_to_deceive": (False,),
        },
        fixed={"play_over": True},
        besides=("deceived_by", "damaged"),
        never=({"false_inference": False, "damaged": True},),
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

scene(
    "agreements-and-departures",
    INFORMATION,
    "40",
    what=Scene(
        kind="partnership-agreement",
        story=(_("The opponents of a pair complain of its methods."),),
        facts={"method_forbidden": (False, True)},
        besides=("method", "play_over"),
        never=({"method": {"departure", "undisclosed", "differs"}, "method_forbidden": {True, False}},),
        asks=("method-allowed", "method-forbidden"),
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
    what=Scene(
        kind="system-card",
        story=(_("The regulations of the tournament say nothing but what is told here."),),
        facts={"to_explain": (False, True), "own_card_permitted": (False, False, True)},
        besides=("looked_into", "looked_when", "own_card_permitted"),
        never=(
            {"looked_when": {"before-auction", "before-first-call", "auction"}, "declaring_side": {True, False}},
            {"looked_when": {"before-auction", "before-first-call", "clarification"}, "turn_to_act": {True, False}},
        ),
        asks=("may-look", "may-not-look"),
        ask=_("Is he allowed to look?"),
        seats=nowhere,
    ),
    by_text=(
        ({"looked_into": "memory-aid", "looked_when": "before-auction"}, "may-look why=before-auction"),
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
        ({"first_call_made": True}, "play-board-first, give-artificial-score", "16D2"),
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
