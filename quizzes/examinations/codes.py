"""The codes that candidates begin with: drawn among so many that nobody finds one by trying."""

import secrets

from quizzes.models import Candidate

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without letters and digits that are taken for each other."""
LENGTH = 10


def new_code() -> str:
    """A code of 49 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def shown(code: str) -> str:
    """As it is printed: two groups of five."""
    return f"{code[:5]}-{code[5:]}"


def read(typed: str) -> str:
    """A code as it was typed, with or without hyphen, spaces, capitals; Turkish letters are read as what was meant."""
    plain = typed.translate(str.maketrans("ıİçÇğĞöÖşŞüÜ", "IICCGGOOSSUU")).upper()
    return "".join(letter for letter in plain if letter.isascii() and letter.isalnum())


def find(typed: str) -> Candidate | None:
    """The candidate of a code."""
    code = read(typed)
    if len(code) != LENGTH:
        return None
    return Candidate.objects.select_related("examination").filter(code=code).first()
