"""Why a card of a hand may not be played now, as a note of a question."""

from quizzes.questions.parts import Said, said
from rulings.table.legality import Refusal
from rulings.wording.refusals import NOTES


def refusal_note(refusal: Refusal) -> Said:
    """Why the card is refused, without its clause."""
    return said(NOTES[refusal.key])
