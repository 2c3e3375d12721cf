"""Questions that stay out of exams: a candidate could contest them (``docs/readings.md``, the text can be read otherwise)."""

from quizzes.questions.parts import Draft
from rulings.readings import readings_behind


def is_contested(draft: Draft) -> bool:
    """Whether the key rests on a reading of the text that is not the only possible one.

    Once the lead is on the table face down, nobody doubts that the questions of 41B may be asked.
    """
    if draft.known.get("put_down", False):
        return False
    return any(one.contested for ruling in draft.rulings for one in readings_behind(ruling))
