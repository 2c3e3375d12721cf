"""What a player may tell his partner and feign before an opponent, before the score is looked at (Laws 16B1, 73)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.bundles import bundled
from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.sets.information import INFORMATION
from quizzes.questions.sets.information_conveyed import COMMUNICATED
from quizzes.questions.told import Told

_DONE = {
    "call-or-play": (
        _("With three points a player opened 1♠ at favourable vulnerability."),
        _("A player overcalled in a suit in which he held two low cards."),
        _("A defender followed with the queen where the jack, which he held too, would have done."),
    ),
    "tempo": (
        _("With nothing but one heart a player hesitated before he followed to hearts."),
        _("A player with a worthless hand thought for a long time before he passed."),
    ),
    "manner": (
        _("In two minds whether to bid, a player put his pass card down with more decision than was usual with him."),
        _("A defender played a two that was of no importance with more emphasis than was usual with him."),
    ),
    "remark": (
        _("“One down already”, said a declarer who had all the tricks he needed."),
        _("A player asked about a call whose meaning he knew."),
    ),
    "procedure": (
        _("A defender began to draw a card before the player on his right had played, and let it be seen that he did."),
        _("A player reached twice for the bidding box and drew his hand back before he passed."),
    ),
}
_PROTECTED = {
    True: _(
        "The partner of the player complained of could know of it by agreement or experience, and it had not been "
        "disclosed to the opponents."
    ),
    False: _("The partner of the player complained of could know no more of it than the opponents."),
}
_NOT_MEANT = _("He has not tried to deceive; whether the score has to be adjusted all the same is seen after the play.")

_DECEIVED = Told(
    "whether-one-may-deceive-so",
    Scene(
        kind="deception",
        story=(_("The play is not over yet when a player complains of what an opponent did."),),
        facts={"partner_protected": (False, True)},
        fixed={"play_over": False},
        told={"deceived_by": _DONE, "partner_protected": _PROTECTED},
        besides=("deceived_by",),
        idle=(
            _("The partner of the player who complains had noticed nothing."),
            _("The opponent has not acted on it yet."),
            _("It was the first time that the two sides had met."),
        ),
        asks=("deception-allowed", "deception-protected", "deception-forbidden", "authorised"),
        nothing=_NOT_MEANT,
        # That he has not tried to deceive is true of who varied his tempo without meaning to; and what departs from
        # procedure, or is said, may vary his tempo or manner too.
        unfit={"authorised": {"nothing"}, "nothing": {"authorised"}},
        worded={
            "deception-allowed": _("It is allowed: so a player may deceive."),
            "deception-protected": _("It would be allowed if his partner had been no wiser than the opponents."),
            "deception-forbidden": _("It is forbidden: so nobody may try to deceive."),
            "authorised": _("It is no infraction: opponents draw inferences at their own risk."),
        },
        ask=_("How do the Laws see it?"),
        seats=nowhere,
    ),
    (
        ({"deceived_by": "call-or-play", "partner_protected": True}, "deception-protected", "73E1"),
        ({"deceived_by": "call-or-play"}, "deception-allowed", "73E1"),
        ({"meant_to_deceive": True}, "deception-forbidden", "73D2"),
        ({"deceived_by": {"tempo", "manner"}}, "authorised", "73D1"),
        ({}, "nothing", "73E2"),
    ),
)

bundled(
    "communication-and-deception",
    INFORMATION,
    *("16B1", "73"),
    told=(COMMUNICATED, _DECEIVED),
    version=5,
)
