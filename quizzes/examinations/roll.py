"""The candidates in the order in which they are called: by room as the rooms were named, by name as the alphabet has it."""

from collections.abc import Iterable

from lawbook import alphabet
from quizzes.models import Candidate, Examination


def called(examination: Examination, candidates: Iterable[Candidate]) -> list[Candidate]:
    """Candidates of an examination in the order of the active language; a room that is no more comes last."""
    rooms = {room: place for place, room in enumerate(examination.rooms)}
    return sorted(
        candidates, key=lambda one: (rooms.get(one.room, len(rooms)), one.room, alphabet.place(one.name), one.code)
    )
