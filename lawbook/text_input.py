"""What people send as text (knows no Django)."""

import unicodedata


def printable(text: str) -> str:
    """The text without characters that steer a terminal, turn its direction or that a database does not take.

    Lines and tabs stay.
    """
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(one for one in plain if one in "\n\t" or not _steers(one))


def _steers(letter: str) -> bool:
    return unicodedata.category(letter) in _STEERING or unicodedata.bidirectional(letter) in _TURNING


def whole_number(text: str, otherwise: int = 0) -> int:
    """The number that a form or an address names, such as that of a version; ``otherwise`` where it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else otherwise


_MOST_DIGITS = 15
"""More than any row has, and fewer than a database cannot take."""
_STEERING = ("Cc", "Cs")
"""Control characters, halves of surrogate pairs."""
_TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
"""What stands after them is read backwards: “refused” can be made to look like something else to who judges it."""
