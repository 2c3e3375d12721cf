"""After play the two sides do not agree on the number of tricks: what settles it (Laws 65D, 66D, 79B, 85)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.tricks import TRICKS
from rulings.wording.forms import Text

_LATE = {31, 45, 60}
_WHOSE: dict[str, tuple[Text, Text, str]] = {
    "own-side": (
        _("The cards are inspected; the side that makes the assertion has put its right to the trick at risk."),
        _("He rules for the other side."),
        "ruled-for side=other-side",
    ),
    "other-side": (
        _("The cards are inspected; the other side has put its right to deny the trick at risk."),
        _("He rules for the side that makes the assertion."),
        "ruled-for side=claiming-side",
    ),
    "both-sides": (
        _("The cards are inspected; both sides have put their rights to the trick at risk."),
        _("Law 66D favours neither side: he finds the facts as well as he can, or rules so that play can go on."),
        "facts-not-found",
    ),
}
"""By who has disturbed the order: what is ruled where the cards still show it, and where they do not (66D)."""


def _token(by: str, then: str) -> str:
    return f"right-to-claim-at-risk by={by}, {then}"


def _rows() -> tuple[Row, ...]:
    rows: list[Row] = []
    for by, (_shown, _lost, ruled) in _WHOSE.items():
        clause = "85B" if by == "both-sides" else "66D"
        rows += [
            ({"called_in_round": True, "mixed_by": by, "facts_lost": False}, _token(by, "cards-are-inspected"), "65D"),
            ({"called_in_round": True, "mixed_by": by, "facts_lost": True}, _token(by, ruled), clause),
        ]
    return tuple(rows)


scene(
    "the-number-of-tricks-is-disputed",
    TRICKS,
    "65D",
    "66D",
    "79B3",
    "85",
    "92B",
    what=Scene(
        kind="tricks-disputed",
        story=(
            _(
                "After play one side asserts that it won a trick more than the other side says; nobody claimed or conceded."
            ),
        ),
        facts={
            "called_in_round": (True, True, False),
            "hands_in_board": (False, False, False, False, True),
            "mixed_by": ("nobody", "own-side", "other-side", "both-sides"),
            "minutes_since_open": (5, 10, 15, 20, 25, 29, *sorted(_LATE) * 3),
        },
        fixed={"given_up_by": "play"},
        besides=("called_in_round",),
        asks=(
            *("evidence-is-weighed", "right-to-claim-at-risk", "cards-are-inspected", "ruled-for", "facts-not-found"),
            *("adjust-both-scores", "let-table-score-stand", "lower-one-score", "score-stands"),
        ),
        worded={
            "evidence-is-weighed": _("He weighs what he is told, for the cards can no longer show it (Law 85A)."),
            "cards-are-inspected": _("The cards are inspected; nobody has put any right at risk."),
            **{_token(by, "cards-are-inspected"): shown for by, (shown, _lost, _ruled) in _WHOSE.items()},
            **{_token(by, ruled): lost for by, (_shown, lost, ruled) in _WHOSE.items()},
            "adjust-both-scores": _("He may adjust the scores of both sides."),
            "let-table-score-stand, lower-one-score": _(
                "He lets the table score stand, or lowers the score of one side and leaves that of the other."
            ),
            "score-stands": _("The score stands: the time in which a ruling can be asked for is over."),
        },
        # Where both sides mixed their cards he finds the facts by what he is told as well.
        apart=({"evidence-is-weighed", "facts-not-found"},),
        ask=_("What does the director do about the trick?"),
        seats=nowhere,
        most=3,
        idle=(
            _("The result had been entered already."),
            _("With that trick the contract was made."),
            _("The trick in question was one of the first."),
        ),
    ),
    by_text=(
        ({"called_in_round": True, "hands_in_board": True}, "evidence-is-weighed", "85A1"),
        ({"called_in_round": True, "mixed_by": "nobody"}, "cards-are-inspected", "66D"),
        *_rows(),
        ({"called_in_round": False, "scores_open": True, "minutes_since_open": _LATE}, "score-stands", "92B"),
        ({"called_in_round": False, "clear_view": True}, "adjust-both-scores", "79B3"),
        ({"called_in_round": False, "clear_view": False}, "let-table-score-stand, lower-one-score", "79B3"),
    ),
    version=5,
)
