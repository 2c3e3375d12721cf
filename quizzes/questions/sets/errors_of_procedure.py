"""By which line of Law 82 the director puts an error of procedure right: the three ways of 82B, and his own wrong ruling."""

from collections.abc import Collection, Hashable, Mapping
from random import Random

from django.utils.translation import gettext_lazy as _

from quizzes.questions.directing import DIRECTING
from quizzes.questions.parts import Answer, Cited, Draft, Option, said
from quizzes.questions.templates import template
from rulings.engine.rulings import rule
from rulings.situations.errors_of_procedure_facts import ErrorOfProcedureFacts
from rulings.wording.forms import Text

_NOT_PLAYED: tuple[Text, ...] = (
    _(
        "Two tables passed the boards on in the wrong order, and one of them is left with a board that nobody played there."
    ),
    _("When the time of the round had run out, a table took out another board and looked at the cards."),
    _("A pair came to its table a quarter of an hour late, and a board of the round has not been begun there."),
    _("A table gave a board to another before playing it, and the round is over."),
)
_NO_COMPARISON: Text = _("In a team match both pairs of one team sat North–South, and both tables have bid a board so.")
"""Nobody has such a board played on: there is nothing to compare its score with."""
_IN_PLAY: tuple[Text, ...] = (
    _("When the auction of a board is over, it comes out that the two pairs sit in the wrong direction."),
    _NO_COMPARISON,
)
_OF_THE_DIRECTOR: tuple[Text, ...] = (
    _("The director had let a player change a call although it was too late for that."),
    _("The director had ruled that a card was a penalty card, and it was none."),
    _("The director had not told a player of all that he could choose after a lead out of turn."),
    _("The director had ended the play of a board as claimed, although nobody had claimed."),
    _("The director had let a call out of rotation stand although it had not been accepted."),
)
_FOUND_LATER: tuple[Text, ...] = (
    _("The play is over when he finds that his ruling was wrong, and no correction lets the board be scored normally."),
    _("After the play he sees that he had ruled wrongly; however he corrects it, the board cannot be scored normally."),
)
_ADJUSTS: tuple[Text, ...] = (
    _("The director gives an adjusted score on the board."),
    _("The director decides that both sides get an adjusted score on this board."),
)
_CANCELS: Text = _("The director cancels the board.")
_ACTS: Mapping[str, tuple[Text, ...]] = {
    "adjust-score": _ADJUSTS,
    "have-board-played-or-cancelled": (
        _CANCELS,
        _("The director requires that the board be played to the end all the same."),
    ),
    "use-other-powers": (
        _("The director gives those who were at fault a procedural penalty."),
        _("The director tells those who were at fault that he will suspend them if it happens again."),
        _("The director takes points off those who were at fault."),
    ),
}
_LATER: tuple[Text, ...] = (
    _CANCELS,
    _("The director has the board played at the end of the session."),
    _("The director postpones the board until after the next round."),
)
"""82B2, of a board that has not been begun."""
_RULED_WRONGLY = "both-sides-not-at-fault"
_BY_TEXT = {
    "adjust-score": "82B1",
    "have-board-played-or-cancelled": "82B2",
    "use-other-powers": "82B3",
    _RULED_WRONGLY: "82C",
}
"""The four lines of Law 82 by what each of them is about."""
_ABOUT: Mapping[str, Text] = {
    "82B1": _("This is about an adjusted score for an error of procedure that was no wrong ruling of the director's."),
    "82B2": _("This is about when, and whether, a board is played."),
    "82B3": _("This is about what the director may do by the other Laws."),
    "82C": _("This is about a wrong ruling of the director's own after which the board cannot be scored normally."),
}
_BECAUSE: Mapping[str, Text] = {
    "82B1": _("the players had not kept the procedure, and the director gave an adjusted score for it"),
    "82B2": _("the players had not kept the procedure, and the director decided when, or whether, the board is played"),
    "82B3": _("the players had not kept the procedure, and the director did what other Laws let him do"),
    "82C": _("the ruling of the director had been wrong, and no correction let the board be scored normally"),
}


@template("an-error-of-procedure-is-put-right", DIRECTING, "82", version=4)
def error_put_right(rng: Random) -> Draft:
    """The players' error and what the director does about it, or a wrong ruling of his own."""
    done = rng.choice(sorted(_BY_TEXT))
    own = done == _RULED_WRONGLY
    case = _case(own=own)
    right = next(one.clause for one in rule(case).concluded if one.key == done)
    return Draft(
        form="clause",
        story=tuple(said(text) for text in _story(rng, done)),
        ask=said(_("By which clause of Law 82 does the director do that?")),
        options=tuple(_option(clause, right) for clause in rng.sample(sorted(_ABOUT), len(_ABOUT))),
        case=case,
        clause=right,
        known={"done": done},
        because=said(_BECAUSE[right]),
    )


@error_put_right.checked_by
def _by_text(draft: Draft) -> Collection[Hashable]:
    return {_BY_TEXT[draft.known["done"]]}


def _case(*, own: bool) -> ErrorOfProcedureFacts:
    if own:
        return ErrorOfProcedureFacts(error_by="director", scores_open=False, normal_score_possible=False)
    return ErrorOfProcedureFacts(error_by="players", scores_open=False)


def _story(rng: Random, done: str) -> tuple[Text, ...]:
    """After a wrong ruling of his own the same sentence says what he does as after an error of the players."""
    if done == _RULED_WRONGLY:
        return rng.choice(_OF_THE_DIRECTOR), rng.choice(_FOUND_LATER), rng.choice(_ADJUSTS)
    error = rng.choice((*_NOT_PLAYED, *_IN_PLAY))
    return error, rng.choice(_acts(error, done))


def _acts(error: Text, done: str) -> tuple[Text, ...]:
    if done != "have-board-played-or-cancelled":
        return _ACTS[done]
    if error is _NO_COMPARISON:
        return (_CANCELS,)
    return _LATER if error in _NOT_PLAYED else _ACTS[done]


def _option(clause: str, right: str) -> Option:
    note = None if clause == right else said(_ABOUT[clause])
    return Option(Answer(clause, Cited(clause)), right=clause == right, note=note)
