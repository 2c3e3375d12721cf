"""Weighted results as people type them: “4S=N %60 4S-1N %40”, “60% 4S=N”, “4S=N:66,5”, “4♠= N (60%)”."""

import re

from bridge.seats import A_SEAT

_BETWEEN = re.compile(r"[\s,;]+")
_DECIMAL_COMMA = re.compile(r"(?<=[:%])(\d+),(?=\d\d?([\s,;%!]|$))|\b(\d\d?),(?=\d\d?\s*%)")
_SPACE_WITHIN = re.compile(r"(?<=\d)\s+(?=%([\s,;]|$))|(?<=:)\s+")
_SEAT_APART = re.compile(rf"([=+\-−]\d*)\s+(?={A_SEAT}(?![A-Z]))", re.IGNORECASE)
_SHARE = re.compile(r"%(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)%")


def weighed(text: str) -> list[str]:
    """Each result with its weight in one word, as ``PossibleResult`` reads it; what is neither stays as it is."""
    text = _SEAT_APART.sub(r"\1", text).replace("(", " ").replace(")", " ")
    text = _DECIMAL_COMMA.sub(lambda found: f"{found[1] or found[3]}.", text)
    words = [one for one in _BETWEEN.split(_SPACE_WITHIN.sub("", text)) if one]
    if words and _SHARE.fullmatch(words[0]):
        words.reverse()  # each share stands before its result
        return _joined(words)[::-1]
    return _joined(words)


def _joined(words: list[str]) -> list[str]:
    joined: list[str] = []
    for word in words:
        share = _SHARE.fullmatch(word)
        if share and joined and ":" not in joined[-1]:
            result = joined[-1].removesuffix("!")
            joined[-1] = joined[-1].replace(result, f"{result}:{share[1] or share[2]}")
        else:
            joined.append(word)
    return joined
