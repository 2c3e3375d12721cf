"""A Word document that somebody uploads: what cannot be read, and what of it is no text, in sentences."""

from typing import IO

from django.utils.translation import gettext as _

from workshop.notation.sources import MOST_BYTES, NoFiles, too_large
from workshop.notation.word import NotWord, Word, read_word


def word_of_upload(name: str, size: int, file: IO[bytes]) -> Word:
    """Raises ``NoFiles`` with the reason."""
    if size > MOST_BYTES:
        raise too_large(name[:60])
    try:
        return read_word(file.read(MOST_BYTES + 1))
    except NotWord as error:
        raise NoFiles(_reason(error.why) % {"name": name[:60]}) from error


def _reason(why: str) -> str:
    sentences = {
        "form": _("%(name)s is no Word document (.docx) that can be read. Save it anew in Word, or paste its text."),
        "large": _("%(name)s is too large once it is unpacked."),
        "encrypted": _("%(name)s has a password. Take it off first."),
    }
    return sentences[why]


def lost_of_word(read: Word) -> list[str]:
    """Each with the line where it stands."""
    return [_("line %(line)s: %(what)s") % {"line": line, "what": _lost(what)} for line, what in read.lost]


def _lost(what: str) -> str:
    sentences = {
        "numbered": _("Word makes the number of this paragraph itself, so it is not in the text: type it."),
        "picture": _("a picture is left out."),
        "symbol": _("a symbol of a special font is left out: type it."),
        "tracked": _("tracked changes: what was inserted is taken, what was deleted is not."),
        "textbox": _("a text box is left out."),
    }
    return sentences[what]
