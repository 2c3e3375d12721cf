"""What is explained and asked: misinformation, its correction, questions in the auction (Laws 20, 21, 75)."""

from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.seats import Seat
from quizzes.questions.scenes import Scene, around, nowhere, scene
from quizzes.questions.templates import Topic
from rulings.wording.forms import Text

INFORMATION = Topic("information", _("Information"))


def seats_of_misinformed(rng: Random) -> dict[str, Any]:
    """A player anywhere, whose opponents did not disclose what they had to: the penalty is theirs."""
    seat = rng.choice(list(Seat))
    return around(seat) | {"offending-side": seat.lho.side}


CALLED_SINCE: dict[str, dict[Any, Text]] = {
    "next_player_called": {
        True: _("After %(misled)s, %(next_player)s has called."),
        False: _("After %(misled)s, %(next_player)s has not yet called."),
    },
    "partner_called": {
        True: _("%(partner)s has called since."),
        False: _("%(partner)s has not called since."),
    },
}
"""How a story says who has called after the player who may have been misinformed."""

RIGHT_AS_FAR_AS_IT_WENT: dict[str, Any] = {
    "misled_by": "incomplete-explanation",
    "agreement": {"as-explained", "otherwise", "none", "unproven"},
}
"""Of an explanation that only left something out no story tells what was agreed (40B5)."""

_NO_MISINFORMATION: tuple[dict[str, Any], ...] = (
    {"misled_by": "own-misunderstanding"},
    {"misled_by": "incomplete-explanation", "general_knowledge": True},
    {"misled_by": "explanation", "agreement": "as-explained"},
)
_TOO_LATE: tuple[dict[str, Any], ...] = ({"action_affected": False}, {"partner_called": True}, {"lead_faced": True})


def _not_yet(found: object) -> bool:
    return not found


scene(
    "changing-a-misinformed-call",
    INFORMATION,
    "21B1",
    "40B5a",
    "75C",
    version=11,
    what=Scene(
        kind="misinformation",
        story=(_("%(misled)s called. Now it turns out that the opponents may have misinformed him."),),
        facts={
            "misled_by": ("explanation", "explanation", "explanation", "no-alert", "incomplete-explanation"),
            "general_knowledge": (False, False, True),
            "repeated_failure": (False, False, True),
            "auction_over": (False, True),
            "next_player_called": (False, True),
            "lead_faced": (False, False, True),
            "action_affected": (True, True, False),
        },
        fixed={"play_over": False, "hands_in_board": False},
        told={
            "repeated_failure": {True: _("The opponents have failed again and again to disclose their agreements.")},
            **CALLED_SINCE,
        },
        besides=(
            *("misled_by", "agreement", "action_affected"),
            *("next_player_called", "partner_called", "auction_over", "lead_faced", "repeated_failure"),
        ),
        never=(
            {"misled_by": "no-alert", "agreement": {"as-explained", "none", "unproven"}},
            RIGHT_AS_FAR_AS_IT_WENT,
            # Without misinformation there is none to have an effect, and no time in which to change a call.
            *({**none, **late} for none in _NO_MISINFORMATION[1:] for late in _TOO_LATE),
            {"auction_over": False, "lead_faced": True},
            {"lead_faced": True, "next_player_called": False},
            {"auction_over": True, "next_player_called": False},
        ),
        not_supposed=({"lead_faced": True, "action_affected": False},),
        asks=("call-cannot-change", "change-misinformed-call", "no-misinformation"),
        worded={
            "no-misinformation why=mistaken-call": _(
                "No: the explanation was what the two have agreed, and only the call was a mistake."
            ),
            "no-misinformation why=general-knowledge": _(
                "No: what was left out is general knowledge of bridge players and need not be explained."
            ),
        },
        rare=True,
        ask=_("May %(misled)s change the call?"),
        seats=seats_of_misinformed,
    ),
    by_text=(
        ({"misled_by": "explanation", "agreement": "as-explained"}, "no-misinformation why=mistaken-call", "75C"),
        (
            {"misled_by": "incomplete-explanation", "general_knowledge": True},
            "no-misinformation why=general-knowledge",
            "40B5a",
        ),
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
    version=6,
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
            RIGHT_AS_FAR_AS_IT_WENT,
            {"misled_by": "no-alert", "agreement": {"as-explained", "none", "unproven"}},
            {"misled_by": "explanation", "agreement": "unproven"},
        ),
        # Whether it had an effect is told where there was misinformation: without, the score stands anyhow.
        not_told=tuple(
            {**none, effect: False} for none in _NO_MISINFORMATION for effect in ("action_affected", "damaged")
        ),
        asks=("adjusted-score", "score-stands", "no-misinformation", "call-cannot-change"),
        same=("adjusted-score",),
        most=3,
        seats=seats_of_misinformed,
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
    version=11,
    what=Scene(
        kind="mistaken-explanation",
        idle=(
            _("It was given in good faith."),
            _("The opponents had asked for it."),
        ),
        story=(_("A player has explained a call of his partner, and the call and the explanation do not fit."),),
        facts={
            "already_shown": (False, True),
            "explanation_right": (False, False, False, True),
            "play_over": (False, False, True),
        },
        fixed={"explained_by": "callers-partner"},
        besides=("noticed_by", "explanation_right", "auction_over", "already_shown"),
        never=(
            {"auction_over": False, "partners_side": {"declaring", "defending"}},
            {"noticed_by": "explainer", "already_shown": True},
            # What the explainer does when the play is over the text does not say (75B2: before the lead, or during play).
            {"noticed_by": "explainer", "play_over": True},
            # Nor does it name the moment for who neither declares nor defends.
            {"partners_side": "neither"},
            {"hands_in_board": True},
        ),
        still=("noticed_by",),
        most=3,
        asks=("must-correct-explanation", "may-not-correct", "nothing-to-correct"),
        worded={
            "may-not-correct until=play": _(
                "He may not correct the explanation yet: as a defender he waits for the end of the play."
            ),
        },
        ask=_("What should, or may, the player do who noticed it?"),
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
            {"partners_side": "declaring"},
            "must-correct-explanation when=at-once what=partners-explanation",
            "20F5bii",
        ),
        (
            {"lead_faced": True, "play_over": True},
            "must-correct-explanation when=at-once what=partners-explanation",
            "20F5bi",
        ),
        ({"partners_side": "defending"}, "may-not-correct until=play", "20F5bi"),
    ),
)

_ASKED = ("review", "part-of-review", "explanation", "single-call", "for-partner", "to-mislead")

scene(
    "questions-in-the-auction",
    INFORMATION,
    "20",
    version=5,
    what=Scene(
        kind="question-during-auction",
        idle=(
            _("A system card of the opponents lies open on the table."),
            _("%(player)s has asked before in this auction."),
        ),
        story=(_("The auction is going on."),),
        facts={"required_to_pass": (False, False, True), "review_wrong": (False,)},
        told={"review_wrong": {}},
        besides=("asked_for", "in_turn", "required_to_pass"),
        not_supposed=(
            {"in_turn": False, "required_to_pass": True},
            {"in_turn": False, "asked_for": {"part-of-review", "for-partner", "to-mislead"}},
            {"required_to_pass": True, "asked_for": {"part-of-review", "for-partner", "to-mislead"}},
        ),
        apart=({"may-ask what=one-call", "may-ask what=opponents-auction"},),
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
        ({"asked_for": "review", "in_turn": True}, "may-ask what=review-with-alerts", "20B"),
        ({"asked_for": "single-call", "in_turn": True}, "may-ask what=one-call", "20F3"),
        ({"asked_for": "explanation", "in_turn": True}, "may-ask what=opponents-auction", "20F1"),
        # What is true besides of a question that is not allowed for its purpose.
        ({"asked_for": {*_ASKED}, "in_turn": False}, "may-not-ask why=explanation-not-in-turn"),
        ({"asked_for": {*_ASKED}, "in_turn": False}, "may-not-ask why=not-in-turn"),
        ({"asked_for": {*_ASKED}, "required_to_pass": True}, "may-not-ask why=must-pass"),
    ),
)
