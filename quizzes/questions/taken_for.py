"""What a wrong answer takes the right one for: the clause that would decide if it were right."""

from collections.abc import Collection

from quizzes.questions.asking import lettered
from quizzes.questions.parts import Option
from quizzes.questions.templates import Question
from rulings.engine.rulings import rule


def taken_for(question: Question, chosen: Collection[str]) -> str:
    """The clause that decides where the wrong option chosen would be right; empty if there is none, or several are chosen."""
    wrong = [option for letter, option in lettered(question) if letter in chosen and not option.right]
    if len(chosen) != 1 or not wrong:
        return ""
    return wrong[0].clause or _deciding(question, wrong[0])


def _deciding(question: Question, option: Option) -> str:
    """The first clause of the neighbouring case's ruling that the ruling of the case itself does not rest on."""
    if option.neighbour is None:
        return ""
    own = question.draft.ruling.clauses
    return next((clause for clause in rule(option.neighbour).clauses if clause not in own), "")
