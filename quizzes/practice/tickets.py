"""A ticket is handed out with each practice question and shows, signed, which question it is, in which mode, and since when."""

import secrets
from dataclasses import asdict, dataclass

from django.core import signing

_SALT = "practice"
_VALID_SECONDS = 24 * 60 * 60


@dataclass(frozen=True)
class Ticket:
    """One asking of one question; ``nonce`` lets it be answered once."""

    question: str
    mode: str
    nonce: str


class BadTicket(Exception):
    """Changed, too old, or of another question."""


def issue(question_id: str, mode: str) -> str:
    """A new ticket, signed."""
    return signing.dumps(asdict(Ticket(question_id, mode, secrets.token_hex(8))), salt=_SALT, compress=True)


def read(text: str, question_id: str) -> Ticket:
    """The ticket of this question; ``BadTicket`` if it is none."""
    try:
        ticket = Ticket(**signing.loads(text, salt=_SALT, max_age=_VALID_SECONDS))
    except (signing.BadSignature, TypeError) as error:
        raise BadTicket from error
    if ticket.question != question_id:
        raise BadTicket
    return ticket
