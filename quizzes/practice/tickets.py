"""A ticket is handed out with each practice question and shows, signed, which question it is, in which mode, and since when.

One for a question that a browser takes along to where there is no connection is good for longer.
"""

import secrets
from dataclasses import asdict, dataclass

from django.core import signing

_DAY = 24 * 60 * 60
_VALID_SECONDS = {"practice": _DAY, "practice-ahead": 30 * _DAY}
"""By what the ticket is for, which is signed with it."""


@dataclass(frozen=True)
class Ticket:
    """One asking of one question; ``nonce`` lets it be answered once."""

    question: str
    mode: str
    nonce: str


class BadTicket(Exception):
    """Changed, too old, or of another question."""


def issue(question_id: str, mode: str, *, ahead: bool = False) -> str:
    """A new ticket, signed."""
    return signing.dumps(
        asdict(Ticket(question_id, mode, secrets.token_hex(8))), salt=_salt(ahead=ahead), compress=True
    )


def read(text: str, question_id: str, *, ahead: bool = False) -> Ticket:
    """The ticket of this question; ``BadTicket`` if it is none."""
    salt = _salt(ahead=ahead)
    try:
        ticket = Ticket(**signing.loads(text, salt=salt, max_age=_VALID_SECONDS[salt]))
    except (signing.BadSignature, TypeError) as error:
        raise BadTicket from error
    if ticket.question != question_id:
        raise BadTicket
    return ticket


def _salt(*, ahead: bool) -> str:
    return "practice-ahead" if ahead else "practice"
