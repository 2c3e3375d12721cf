"""Players join under a name of their choice, without an account; their browser keeps a key, the site its digest."""

import hashlib
import secrets
import unicodedata

from django.db import IntegrityError, transaction
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext as _

from lawbook.turkish import fold
from quizzes.classes import answering
from quizzes.models import Classroom, Player

MOST_PLAYERS = 200
LONGEST_NAME = 24
SESSION_KEY = "players"
_MOST_CLASSES = 20
_UNSEEN = "\u115f\u1160"
"""Letters of Hangul that nobody sees: two players would have one name."""
_ALIKE = str.maketrans(
    "АВСЕНІЈКМОРЅТУХԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧасеһіјорѕухԁԛԝαικνορτυχ",
    "ABCEHIJKMOPSTYXQWABEZHIKMNOPTYXacehijopsyxdqwaikvoptux",
)
"""Letters of Cyrillic and Greek by those of ours that look like them."""
_STROKES = str.maketrans("01l", "oii")
"""What looks, in small or in capitals, as an O or an I."""


class NotJoined(ValueError):
    """The name will not do, or the class is full or over; the text says so."""


def join(request: HttpRequest, classroom: Classroom, typed: str) -> Player:
    """A new player, whom this browser is from now on; ``NotJoined``."""
    if answering.is_over(classroom, timezone.now()):
        of_homework = _("This homework is over; nobody can join any more. Your teacher can give it again.")
        raise NotJoined(of_homework if classroom.until else _("This class is over."))
    plain = unicodedata.normalize("NFKC", typed).replace("’", "'")  # wide and small letters are the same
    name = " ".join(plain.split())
    if len(name) > LONGEST_NAME or not all(map(_may_stand, name)) or not any(map(str.isalnum, name)):
        raise NotJoined(_("A name has 1 to 24 letters, digits and spaces."))
    if classroom.players.count() >= MOST_PLAYERS:
        raise NotJoined(_("This class is full."))
    key = secrets.token_hex(16)
    try:
        with transaction.atomic():
            made = Player.objects.create(classroom=classroom, name=name, folded=_looks(name), key=_digest(key))
    except IntegrityError as error:
        raise NotJoined(_("Somebody in this class has this name already; choose another.")) from error
    request.session.cycle_key()  # who knows it from before, at a computer that others use too, is not this player
    held = dict(list(request.session.get(SESSION_KEY, {}).items())[-_MOST_CLASSES:])
    request.session[SESSION_KEY] = held | {classroom.code: key}
    return made


def player_of(request: HttpRequest, classroom: Classroom) -> Player | None:
    """Who this browser is in a class."""
    key = request.session.get(SESSION_KEY, {}).get(classroom.code)
    return classroom.players.filter(key=_digest(key)).first() if key else None


def _looks(name: str) -> str:
    """The same for names that nobody can tell apart on the wall."""
    return fold(name.translate(_ALIKE)).translate(_STROKES)[:48]


def _may_stand(letter: str) -> bool:
    return letter in " .-'" or (unicodedata.category(letter)[0] in "LN" and letter not in _UNSEEN)


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
