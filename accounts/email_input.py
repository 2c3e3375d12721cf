"""E-mail addresses as people send them."""

import unicodedata

from django.core.exceptions import ValidationError
from django.core.validators import validate_email


def as_it_looks(email: str) -> None:
    """``ValidationError`` for a letter that stands for another one, such as the long s, or that nobody sees."""
    name, _, host = email.rpartition("@")
    if not (name.isascii() and host.isprintable() and unicodedata.normalize("NFKC", host) == host):
        raise ValidationError(validate_email.message, code="invalid")
