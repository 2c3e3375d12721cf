"""Candidates are entered as lines: name; number; room; extra time in per cent."""

import secrets
from collections import Counter
from dataclasses import dataclass
from datetime import datetime

from django.db import transaction
from django.utils.translation import gettext as _

from accounts.models import User
from lawbook.text_input import printable, whole_number
from quizzes.examinations import codes, events
from quizzes.models import Candidate, Examination

MOST_CANDIDATES = 2000
MOST_EXTRA = 100


class NotEnrolled(ValueError):
    """Nobody was entered; the text says which line is wrong."""


@dataclass(frozen=True)
class Line:
    """A candidate as a line says it."""

    name: str
    number: str
    room: str
    extra: int


def enrol(examination: Examination, text: str, who: User, now: datetime) -> int:
    """Enter the candidates of the lines, all or none. Returns how many.

    Neighbours on the list have different variants. With which one it begins is drawn: who knows the list and marks what was
    written about a variant's case would else know who may have written it.
    """
    lines = read(text, examination.rooms)
    with transaction.atomic():
        held = Examination.objects.select_for_update().get(pk=examination.pk)
        _are_new(held, lines)
        first = secrets.randbelow(examination.variants)
        Candidate.objects.bulk_create(
            Candidate(
                examination=examination,
                name=one.name,
                number=one.number,
                room=one.room,
                extra=one.extra,
                code=codes.new_code(),
                variant=(first + place) % examination.variants + 1,
            )
            for place, one in enumerate(lines)
        )
        events.note(examination, "enrolled", now, who=who, detail=str(len(lines)))
    return len(lines)


def _are_new(examination: Examination, lines: list[Line]) -> None:
    """``NotEnrolled`` for whom is entered already, for a list that was sent twice, for too many.

    Without a number the name says who it is.
    """
    entered = list(examination.candidates.values_list("name", "number"))
    if len(entered) + len(lines) > MOST_CANDIDATES:
        raise NotEnrolled(_("An examination has at most %(most)s candidates.") % {"most": MOST_CANDIDATES})
    known = set(entered)
    if {(one.name, one.number) for one in lines} <= known:
        raise NotEnrolled(_("All of them are entered already; nobody was entered twice."))
    if same := [one.name for one in lines if not one.number and (one.name, "") in known]:
        raise NotEnrolled(
            _("%(name)s is entered already, without a number; enter a second one of this name with a number.")
            % {"name": same[0]}
        )
    numbers = {number for _name, number in known if number}
    if again := [one.number for one in lines if one.number in numbers]:
        raise NotEnrolled(_("A candidate with the number %(number)s is entered already.") % {"number": again[0]})


def read(text: str, rooms: list[str]) -> list[Line]:
    """The lines; empty ones are passed over. ``NotEnrolled`` where one cannot be read or nothing tells two apart."""
    found = [_line(place, line, rooms) for place, line in enumerate(printable(text).splitlines(), 1) if line.strip()]
    if not found:
        raise NotEnrolled(_("Enter at least one candidate."))
    numbers = Counter(one.number for one in found if one.number)
    if twice := [number for number, times in numbers.items() if times > 1]:
        raise NotEnrolled(_("The number %(number)s comes twice.") % {"number": twice[0]})
    names = Counter(one.name for one in found if not one.number)
    if twice := [name for name, times in names.items() if times > 1]:
        raise NotEnrolled(_("%(name)s comes twice without a number; give each a number.") % {"name": twice[0]})
    return found


def _line(place: int, text: str, rooms: list[str]) -> Line:
    name, number, room, extra = ([part.strip() for part in text.replace("\t", ";").split(";")] + [""] * 4)[:4]
    if not name or len(name) > 80 or len(number) > 20:
        raise NotEnrolled(
            _("Line %(place)s: a name of at most 80 and a number of at most 20 characters.") % {"place": place}
        )
    if room and room not in rooms:
        raise NotEnrolled(_("Line %(place)s: there is no room %(room)s.") % {"place": place, "room": room})
    percent = extra.removesuffix("%").removeprefix("%").strip() or "0"
    extra_time = whole_number(percent, MOST_EXTRA + 1)
    if extra_time > MOST_EXTRA:
        raise NotEnrolled(_("Line %(place)s: extra time is 0 to 100 per cent.") % {"place": place})
    return Line(name, number, room or (rooms[0] if rooms else ""), extra_time)


def new_code(candidate: Candidate, who: User, now: datetime) -> str:
    """A code that got about is replaced; whoever had begun with it goes on, on no other device."""
    candidate.code = codes.new_code()
    candidate.save(update_fields=["code"])
    events.note(candidate.examination, "new-code", now, who=who, candidate=candidate)
    return candidate.code
