"""What the director does about information that was wrong or not given (Laws 20F4 to 20F6, 40B3, 75)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.bundles import bundled
from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.sets.after_the_final_pass import AFTER_FINAL_PASS, WRONG_REVIEW
from quizzes.questions.sets.information import INFORMATION, seats_of_misinformed
from quizzes.questions.sets.questions_answered import WHO_ANSWERS
from quizzes.questions.told import Told

_ANY = frozenset({True, False})
_CALLS, _CARDS = "director-applies-21b", "card-played-on-misinformation, damage-by-wrong-explanation"
_SCORE, _NOTHING = "damage-by-wrong-explanation", "nothing-to-correct"
_WAIT_AUCTION, _WAIT_PLAY = "may-not-correct until=auction", "may-not-correct until=play"
_EXPLAINER = {"noticed_by": "explainer"}

BROUGHT_UP = Told(
    "a-mistaken-explanation-is-brought-up",
    Scene(
        kind="mistaken-explanation",
        story=(
            _(
                "%(player)s has explained a call of %(partner_of)s. Call and explanation do not fit, and one of them sees it."
            ),
        ),
        idle=(
            _("The opponents had asked for the explanation."),
            _("The explanation had been given in good faith."),
            ({"auction_over": False}, _("An opponent has called since.")),
        ),
        facts={
            "noticed_by": ("explainer", "explainer", "partner"),
            "explanation_right": (False, False, False, True),
            "auction_over": (False, True, True),
            "lead_faced": (False, True),
            "play_over": (False, False, True),
        },
        fixed={"explained_by": "callers-partner", "already_shown": False},
        told={
            "noticed_by": {
                "explainer": _("%(player)s notices it himself."),
                "partner": _("It is %(partner)s who notices it."),
            },
            "explanation_right": {
                True: _("The explanation was what the two have agreed."),
                False: _("The explanation was not what the two have agreed."),
            },
        },
        besides=("noticed_by", "explanation_right", "auction_over"),
        never=(
            {"auction_over": False, "partners_side": {"declaring", "defending", "neither"}},
            {"partners_side": "neither"},
            {"hands_in_board": True},
            {**_EXPLAINER, "play_over": True},
            {"partners_side": "declaring", "play_over": True},
        ),
        most=3,
        asks=(*(_CARDS.split(", ")), _CALLS, _NOTHING, "may-not-correct"),
        worded={
            _NOTHING: _("Nothing: the explanation was right, and there is nothing to put right."),
            _CALLS: _("It is said in time, and the director applies Law 21B or 40B3: a call may still be changed."),
            _CARDS: _(
                "It is said at once. It is too late for calls; by Law 47E a card may be changed, and the score adjusted."
            ),
            _SCORE: _("It is said at once, and the director looks at the score only: nothing is changed any more."),
            _WAIT_AUCTION: _("Nothing is said for now: he waits until the auction is over."),
            _WAIT_PLAY: _("Nothing is said for now: as a defender he waits until the play is over."),
        },
        ask=_("What is said of it, and what does the director do about it?"),
    ),
    (
        ({"explanation_right": True}, _NOTHING, "75C"),
        ({**_EXPLAINER, "auction_over": False}, _CALLS, "20F4b"),
        ({**_EXPLAINER, "lead_faced": False}, _CALLS, "20F4b"),
        ({**_EXPLAINER, "lead_faced": True}, _CARDS, "20F6"),
        ({"auction_over": False}, _WAIT_AUCTION, "20F5a"),
        ({"partners_side": "declaring", "lead_faced": False}, _CALLS, "20F5bii"),
        ({"partners_side": "declaring", "lead_faced": True}, _CARDS, "20F6"),
        ({"play_over": True}, _SCORE, "20F5bi"),
        ({"partners_side": "defending"}, _WAIT_PLAY, "20F5bi"),
    ),
)

_ADJUSTED, _WITHOUT_EFFECT = "adjusted-score", "score-stands why=misinformation-without-effect"
_NO_DAMAGE = "score-stands why=no-misinformation-damage"
_AGAIN = "procedural-penalty"

NOT_DISCLOSED = Told(
    "an-agreement-was-not-disclosed",
    Scene(
        kind="misinformation",
        story=(
            _(
                "After the play it is certain that the opponents gave no alert of a call that had to be alerted, and so did "
                "not disclose their agreement to %(misled)s."
            ),
        ),
        facts={
            "repeated_failure": (False, True),
            "action_affected": (True, True, False),
            "damaged": (True, False),
        },
        fixed={"play_over": True, "misled_by": "no-alert", "agreement": "otherwise"},
        told={
            "repeated_failure": {
                True: _("They have failed again and again to disclose their agreements."),
                False: _("They have not failed to disclose an agreement before."),
            },
        },
        besides=("repeated_failure", "action_affected", "damaged"),
        never=({"action_affected": False, "damaged": _ANY},),
        asks=("adjusted-score", "score-stands", _AGAIN),
        worded={
            _ADJUSTED: _("The score is adjusted; nobody can be penalised for repeated failure."),
            _WITHOUT_EFFECT: _("The score stands, and nobody can be penalised for repeated failure."),
            _NO_DAMAGE: _("The score stands, and nobody can be penalised for repeated failure."),
            f"{_AGAIN}, {_ADJUSTED}": _("The score is adjusted; besides, there may be a penalty for repeated failure."),
            f"{_AGAIN}, {_WITHOUT_EFFECT}": _("The score stands; even so there may be a penalty for repeated failure."),
            f"{_AGAIN}, {_NO_DAMAGE}": _("The score stands; even so there may be a penalty for repeated failure."),
        },
        seats=seats_of_misinformed,
    ),
    (
        ({"repeated_failure": True, "action_affected": False}, f"{_AGAIN}, {_WITHOUT_EFFECT}", "40B3b"),
        ({"repeated_failure": True, "damaged": False}, f"{_AGAIN}, {_NO_DAMAGE}", "40B3b"),
        ({"repeated_failure": True, "damaged": True}, f"{_AGAIN}, {_ADJUSTED}", "40B3b"),
        ({"action_affected": False}, _WITHOUT_EFFECT, "21B3"),
        ({"damaged": False}, _NO_DAMAGE, "21B3"),
        ({"damaged": True}, _ADJUSTED, "40B3a"),
    ),
)

_NOT_USED, _NO_HARM, _MAY_USE = "score-stands why=not-used", "score-stands why=no-damage-done", "authorised"

WITHDRAWN = Told(
    "what-a-withdrawn-action-told",
    Scene(
        kind="unauthorised-information",
        story=(
            _("A call was withdrawn as the Laws have it, and another one, not comparable to it, took its place."),
            _(
                "The play is over. %(recipient)s has called or played since, and the others think that the first call helped."
            ),
        ),
        idle=(
            _("%(recipient)s says that he paid no attention to the first call."),
            _("The first call had been made in good faith."),
            _("The director had warned both sides when he ruled."),
        ),
        facts={
            "own_side_offended": (True, True, True, False),
            "suggested": (True, True, False),
            "logical_alternative": (True, True, False),
            "chose_suggested": (True, True, False),
        },
        fixed={"source": "withdrawn-action", "play_over": True, "replaced_comparably": False},
        told={
            "own_side_offended": {
                True: _("The call had been withdrawn by %(recipient_of)s own side, which was at fault."),
                False: _("The call had been withdrawn by the other side, which was at fault."),
            },
        },
        besides=("own_side_offended", "suggested", "logical_alternative", "chose_suggested"),
        not_told=(
            {"suggested": False, "chose_suggested": _ANY},
            {"logical_alternative": False, "chose_suggested": _ANY},
        ),
        most=3,
        # Without an infraction there is no damage from one (12B1).
        unfit={_NOT_USED: {_NO_HARM}},
        asks=("authorised", "score-stands", "adjusted-score"),
        worded={
            _MAY_USE: _("The score stands: what the first call told was there for the player to use."),
            _NOT_USED: _("The score stands: the player could not use what the call told, and did not."),
            _NO_HARM: _("The score stands: a forbidden choice was made, but it did no damage."),
            "adjusted-score": _("The score is adjusted: a forbidden choice was made, and it did damage."),
        },
    ),
    (
        ({"own_side_offended": False}, _MAY_USE, "16C1"),
        ({"suggested": False}, _NOT_USED, "16C2"),
        ({"logical_alternative": False}, _NOT_USED, "16C2"),
        ({"chose_suggested": False}, _NOT_USED, "16C2"),
        ({"damaged": False}, _NO_HARM, "16C3"),
        ({"damaged": True}, "adjusted-score", "16C3"),
    ),
)

_FREE = "method-allowed why=departure, departure-need-not-be-told"

DEPARTURE = Told(
    "a-call-that-was-not-disclosed",
    Scene(
        kind="partnership-agreement",
        story=(
            _("After the play a pair complains of a call that was not what the opponents had announced."),
            _("No regulation of the tournament is about it."),
        ),
        idle=(
            _("The call was made at the first turn."),
            _("The player who made the call had very few points."),
            _("The partner of the player who made the call raised it."),
        ),
        facts={"method": ("departure", "departure", "departure", "undisclosed"), "damaged": (True, False)},
        fixed={"play_over": True},
        told={
            "method": {
                "departure": _("The player who made it had departed from what the two have agreed."),
                "undisclosed": _("It was made on an agreement that the two had not disclosed."),
            },
            "partner_aware": {
                True: _("The partner had more reason than the opponents to expect it, since it had happened before."),
                False: _("The partner had no more reason to expect it than the opponents."),
            },
            "damaged": {
                True: _("Not knowing of it has damaged the opponents of the player."),
                False: _("Not knowing of it has not damaged the opponents of the player."),
            },
        },
        besides=("method", "damaged"),
        most=3,
        asks=("method-allowed", "method-forbidden", "departure-need-not-be-told", "adjusted-score", "score-stands"),
        ask=_("Should the opponents have been told, and what follows?"),
        seats=nowhere,
    ),
    (
        ({"method": "departure", "partner_aware": False}, _FREE, "40C2"),
        ({"method": "departure", "damaged": True}, "method-forbidden why=implicit, adjusted-score", "40C1"),
        ({"method": "departure"}, "method-forbidden why=implicit, score-stands", "40C1"),
        ({"damaged": True}, "method-forbidden why=secret, adjusted-score", "40A3"),
        ({"damaged": False}, "method-forbidden why=secret, score-stands", "40A3"),
        # What partner could expect and nobody was told is a concealed agreement too.
        ({"partner_aware": True, "damaged": True}, "method-forbidden why=secret, adjusted-score"),
        ({"partner_aware": True, "damaged": False}, "method-forbidden why=secret, score-stands"),
        ({"method": "undisclosed", "damaged": True}, "method-forbidden why=implicit, adjusted-score"),
        ({"method": "undisclosed", "damaged": False}, "method-forbidden why=implicit, score-stands"),
    ),
)

bundled(
    "questions-and-what-was-wrong",
    INFORMATION,
    *("16C", "20", "21B", "40", "41B", "41C", "75"),
    told=(AFTER_FINAL_PASS, WHO_ANSWERS, WRONG_REVIEW, BROUGHT_UP, NOT_DISCLOSED, WITHDRAWN, DEPARTURE),
    version=4,
)
