"""What people send as text (knows no Django)."""

import unicodedata


def printable(text: str) -> str:
    """The text without characters that steer a terminal or that a database does not take; lines and tabs stay."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(one for one in plain if one in "\n\t" or unicodedata.category(one) not in _STEERING)


_STEERING = ("Cc", "Cs")
"""Control characters, halves of surrogate pairs."""
