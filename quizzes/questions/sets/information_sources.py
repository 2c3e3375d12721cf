"""Where a player knows it from, and whether he may use it (Laws 16A to 16C, 23B, 73D1, 74C5, 75A)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.information import INFORMATION

SOURCES = {
    "calls-and-plays": (
        _(
            "The opponents have bid up to a slam; %(recipient)s concludes from it that %(partner)s has hardly any points."
        ),
        _("%(partner)s has made an insufficient bid, which was accepted; it has told %(recipient)s of a suit."),
        _("A player has not followed to hearts; %(recipient)s knows by it how the hearts lie."),
    ),
    "procedure": (
        _(
            "At his turn %(recipient)s asked about the opponents' auction, and their explanation has told him of a suit."
        ),
        _("At his turn %(recipient)s had all calls reviewed; only by that he knows who has doubled."),
    ),
    "known-before": (
        _("On the day before %(recipient)s read in a book how such hands are best played."),
        _("Before the session %(recipient)s heard from other players of a convention that the opponents use."),
    ),
    "own-estimate": (
        _("%(recipient)s reckons that his pair lies behind and needs a good score on this board."),
        _("%(recipient)s knows from experience that one of the opponents likes to bid games on few points."),
        _("The regulations allow only natural openings; %(recipient)s draws his conclusion from that."),
    ),
    "opponents-manner": (
        _("An opponent thought for a long time before he passed; %(recipient)s has his own idea what of."),
        _("An opponent played a card much faster than the others; %(recipient)s has his own idea why."),
    ),
    "opponents-card": (
        _("During the play an opponent leant back, and %(recipient)s saw one of his cards without meaning to."),
        _("In the auction an opponent held his cards so that %(recipient)s could not but see the king of hearts."),
    ),
    "withdrawn-action": (
        _("In the auction a call has been withdrawn as the Laws provide; it has told %(recipient)s something."),
        _("A call was cancelled, and another stands in its place; %(recipient)s remembers what the first one told."),
    ),
}
CONVEYANCES = {
    "remark": (
        _("“I might have doubled that”, said %(partner)s when the auction was over."),
        _("“No luck today”, sighed %(partner)s and passed."),
    ),
    "question": (
        _("%(partner)s asked the opponents twice what the same bid meant, and passed."),
        _("%(partner)s asked which heart had been played, although that was not hard to see."),
    ),
    "explanation": (_("%(partner)s explained %(recipient_of)s bid otherwise than %(recipient)s had meant it."),),
    "alert": (
        _("%(partner)s alerted a bid that %(recipient)s had meant as natural."),
        _("%(partner)s did not alert a bid that %(recipient)s had meant as artificial."),
    ),
    "tempo": (_("%(partner)s took his time, and passed."), _("%(partner)s waited before he played a low card.")),
    "manner": (
        _("%(partner)s passed in a tone that was not his usual one."),
        _("%(partner)s put his card on the table with some emphasis."),
    ),
}
INTENT = {
    "unintended": _("Neither of the two had meant it to tell anything."),
    "meant": _("%(partner)s admits that %(recipient)s was to notice it; they had arranged nothing beforehand."),
    "prearranged": _("It turns out that the two had settled before the session what it was to mean."),
}
UNLIKELY = ({"conveyed_by": {"remark", "explanation", "alert"}, "extraneous": False},)
"""What leaves nobody in doubt."""

_PLAINLY = ("calls-and-plays", "procedure", "known-before", "own-estimate", "opponents-card")
_NOTHING_TOLD = "no-extraneous-information why=-"
_VARIED = tuple(f"unauthorised of={way}, authorised" for way in ("tempo", "manner"))
_YES_AFTER_ALL = {
    *(f"authorised of={source}" for source in ("opponents-manner", "withdrawn-action", "withdrawn-and-comparable")),
    _NOTHING_TOLD,
}
_FROM_PARTNER = {
    *(f"unauthorised of={way}" for way in ("remark", "question", "alert", "explanation")),
    *_VARIED,
}
_PAUSE = "no-extraneous-information why=required-pause"
_NO_PAUSE = ("authorised", "unauthorised", "unauthorised of=manner, authorised")
_OTHERWISE = _("No: it came from partner otherwise than by the calls and plays themselves.")
_ONLY_OPPONENTS = _("No: only his opponents may draw inferences from it, and at their own risk.")

scene(
    "whether-information-may-be-used",
    INFORMATION,
    *("16A", "16B1", "16C", "23B", "73A2", "73D1", "74C5", "75A"),
    version=5,
    what=Scene(
        kind="unauthorised-information",
        story=(_("%(recipient)s knows something that would be of use to him now."),),
        facts={
            "extraneous": (True, True, False),
            "replaced_comparably": (True, False),
            "required_pause": (False, True),
            "intent": tuple(INTENT),
        },
        fixed={"play_over": False},
        told={"source": SOURCES, "conveyed_by": CONVEYANCES, "intent": INTENT},
        besides=("source",),
        # Of what is varied on purpose 73D1 does not speak.
        never=(*UNLIKELY, {"conveyed_by": {"tempo", "manner"}, "intent": {"meant", "prearranged"}}),
        # So that yes and no stand beside one another, and not five reasons to say yes; of whatever partner conveyed it is
        # true that it came from him otherwise than by his calls and plays.
        alike=({f"authorised of={source}" for source in _PLAINLY}, _YES_AFTER_ALL, _FROM_PARTNER),
        # Where nobody paused, nobody thinks of a pause; of a manner that tells nothing 73D1 speaks as well.
        unfit={key: {_PAUSE} for key in _NO_PAUSE} | {_NOTHING_TOLD: {_PAUSE, *_VARIED}},
        most=3,
        rare=True,
        asks=("authorised", "unauthorised", "no-extraneous-information"),
        worded={
            "authorised of=calls-and-plays": _("Yes: it comes from the calls and plays of this board."),
            "authorised of=procedure": _("Yes: it came out by a procedure that the Laws or the regulations allow."),
            "authorised of=known-before": _("Yes: he knew it before he took his hand, and no Law forbids its use."),
            "authorised of=own-estimate": _("Yes: that is something a player may take into account besides."),
            "authorised of=opponents-manner": _("Yes, at his own risk."),
            "authorised of=opponents-card": _("Yes: for he did nothing in order to see it."),
            "authorised of=withdrawn-action": _("Yes: for the non-offending side a withdrawn call is information."),
            "authorised of=withdrawn-and-comparable": _("Yes: after such a replacement the prohibition does not hold."),
            "unauthorised of=withdrawn-action": _(
                "No: for the offending side what a withdrawn call told is unauthorised."
            ),
            "unauthorised of=explanation": _("No: he has to go on as if his bid had been explained as he meant it."),
            **{f"unauthorised of={way}": _OTHERWISE for way in ("remark", "question", "alert")},
            **dict.fromkeys(_VARIED, _ONLY_OPPONENTS),
            _NOTHING_TOLD: _("Yes: nothing was conveyed that is forbidden to use."),
            "no-extraneous-information": _("There is nothing to be used: such a pause tells nothing."),
        },
        ask=_("May %(recipient)s use what he knows?"),
    ),
    by_text=(
        ({"source": "calls-and-plays"}, "authorised of=calls-and-plays", "16A1a"),
        ({"source": "procedure"}, "authorised of=procedure", "16A1c"),
        ({"source": "known-before"}, "authorised of=known-before", "16A1d"),
        ({"source": "own-estimate"}, "authorised of=own-estimate", "16A2"),
        ({"source": "opponents-manner"}, "authorised of=opponents-manner", "73D1"),
        ({"source": "opponents-card"}, "authorised of=opponents-card", "74C5"),
        ({"source": "withdrawn-action", "own_side_offended": False}, "authorised of=withdrawn-action", "16C1"),
        ({"source": "withdrawn-action", "replaced_comparably": True}, "authorised of=withdrawn-and-comparable", "23B"),
        ({"source": "withdrawn-action"}, "unauthorised of=withdrawn-action", "16C2"),
        ({"conveyed_by": "tempo", "required_pause": True}, _PAUSE, "73A2"),
        ({"extraneous": False}, _NOTHING_TOLD, "16B1"),
        ({"conveyed_by": "explanation"}, "unauthorised of=explanation", "75A"),
        *(
            ({"conveyed_by": way}, f"unauthorised of={way}, authorised of=tempo-or-manner", "73D1")
            for way in ("tempo", "manner")
        ),
        *(({"conveyed_by": way}, f"unauthorised of={way}", "16B1") for way in ("remark", "question", "alert")),
    ),
)
