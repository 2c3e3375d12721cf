"""Bids, calls, seats and results in words, Turkish without its own letters too, as the signs that are read."""

import re

_SIGNS = {
    "♠": "spade spades pik maca",
    "♥": "heart hearts kor kupa",
    "♦": "diamond diamonds karo",
    "♣": "club clubs trefl sinek",
    "NT": "notrump notrumps sanzatu sa",
    "P": "pass pas",
    "X": "double doubled dbl kontr kontrlu",
    "XX": "redouble redoubled rdbl surkontr surkontrlu",
    "N": "north kuzey",
    "S": "south guney",
    "E": "east dogu",
    "W": "west bati",
    "": "by deklaran declarer love trick tricks",
    "=": "tam made exactly",
    "-": "batik batti down off light undertrick undertricks minus eksi",
    "+": "fazla fazlasi over overtrick overtricks plus arti",
}
_NUMBERS = ("one bir tek", "two iki", "three uc", "four dort", "five bes", "six alti", "seven yedi")
_SIGN_OF = {
    **{word: sign for sign, words in _SIGNS.items() for word in words.split()},
    **{word: str(number) for number, words in enumerate(_NUMBERS, start=1) for word in words.split()},
}
_WITHOUT_MARKS = str.maketrans("ıöüçşğ", "ioucsg")
_WORDS = re.compile(r"[^\W\d_]+")
_NO_TRUMP = re.compile(r"\bno trumps?\b", re.I)
_NUMBER_FIRST = re.compile(r"(?<!\d)(\d\d?) ?([-+])(?! ?\d)")
_BID_APART = re.compile(r"\b([1-7]) +(NT|[♠♥♦♣])(?!\w)(?: +(XX?)(?!\w))?")
_RESULT_APART = re.compile(r"([1-7](?:NT?|[SHDC♠♥♦♣])X{0,2})((?: *(?:=|[-+] ?\d\d?|(?<![^\W\d_])[NESWKDGB]\b))+)", re.I)
_PARTS = re.compile(r"[^\W\d_]|=|[-+] ?\d\d?")


def in_signs(text: str) -> str:
    """Each word that is known as its sign; “2 down” is -2. Another word stays as it is."""
    signs = " ".join(_WORDS.sub(_in_sign, _NO_TRUMP.sub("NT", text)).split())
    return _NUMBER_FIRST.sub(r"\2\1", signs) if _has_words(text) else signs


def calls_in_signs(text: str) -> str:
    """Calls one after another, a bid in words in one piece: “1 pik pas 2 kör” is 1♠ P 2♥. What has no such bid stays."""
    signs = in_signs(text)
    return _BID_APART.sub(r"\1\2 \3", signs) if _has_words(text) and _BID_APART.search(signs) else text


def results_in_signs(text: str) -> str:
    """Results one after another, each in one piece: “4 pik güney tam, 4 pik güney 1 batık” is 4♠S=, 4♠S-1.

    What has no such result stays as it is.
    """
    signs = _BID_APART.sub(r"\1\2\3", in_signs(text))
    return _RESULT_APART.sub(_in_one_piece, signs) if _has_words(text) and _RESULT_APART.search(signs) else text


def _in_one_piece(found: re.Match[str]) -> str:
    return found[1] + "".join(part.replace(" ", "") for part in _PARTS.findall(found[2])) + " "


def _has_words(text: str) -> bool:
    return any(_plain(word) in _SIGN_OF for word in _WORDS.findall(text))


def _in_sign(word: re.Match[str]) -> str:
    return _SIGN_OF.get(_plain(word[0]), word[0])


def _plain(word: str) -> str:
    return word.replace("İ", "i").lower().translate(_WITHOUT_MARKS)
