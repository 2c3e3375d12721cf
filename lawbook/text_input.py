"""What people send as text (knows no Django)."""

import unicodedata


def printable(text: str) -> str:
    """The text without characters that steer a terminal or that a database does not take; lines and tabs stay."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(one for one in plain if one in "\n\t" or unicodedata.category(one) not in _STEERING)


def whole_number(text: str, otherwise: int = 0) -> int:
    """The number that a form or an address names, such as that of a version; ``otherwise`` where it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else otherwise


_MOST_DIGITS = 15
"""More than any row has, and fewer than a database cannot take."""
_STEERING = ("Cc", "Cs")
"""Control characters, halves of surrogate pairs."""
