"""Numbers in a query that the book's own tables answer: IMPs of a difference, dealer and vulnerability of a board, …"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from django.utils.translation import gettext as _

from lawbook import turkish
from lawbook.book import Book
from lawbook.citations import Citation, parse
from lawbook.text.tables import Table, blocks

_ORDINALS = ("ilk ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu").split()
_WHOLE_SUIT_CARDS = 13
_BOARDS = 16
_INSUFFICIENT = ("27", "18D", "27A1", "27B")
_CARDS_OF_A_TRICK = {2: ("58B", "67"), 5: ("45E", "67")}

_FIGURE = re.compile(r"\d")
_IMPS = (re.compile(r"\b(\d{1,5})\b.*\bimps?\b"), re.compile(r"\bimps?\b.*\b(\d{1,5})\b"))
_BOARD = (
    re.compile(r"\b(?:bord|board)\w*\s+(?:no\.?\s*)?(\d{1,3})\b"),
    re.compile(r"\b(\d{1,3})\W*(?:numarali\s+)?(?:bord|board)"),
)
_BOARD_TOPICS = re.compile(r"\b(?:zon|dagit|vul|deal|kim|who)")
_CARDS = re.compile(r"\b(\d{1,2})\s*(?:tane\s+)?(?:kart|kagit|card)")
_CONTRACT = re.compile(
    r"\b[1-7]\s*(?:nt|sa|sanzatu|pik|kor|karo|trefl|spades?|hearts?|diamonds?|clubs?|[♠♥♦♣])(?![a-z])"
)
_OF_SCORING = re.compile(
    r"\b(?:puan|skor|kac|zon|kontr|surkontr|batak|batti|batir|eksi|arti|yap|love|cik|point|score|worth|vul|doubled|"
    r"redoubled|down|making|makes?\b|made|tricks?\b|minus|plus|x\b)"
)
_MOST_WORDS_OF_A_CONTRACT = 2
_MOST_WORDS_ABOUT_A_COUNT = 4
_LEVELS = {"bir": 1, "iki": 2, "uc": 3, "dort": 4, "bes": 5, "alti": 6, "yedi": 7} | {
    str(level): level for level in range(1, 8)
}
_DENOMINATIONS = (
    ("trefl", "sinek", "club", "♣"),
    ("karo", "diamond", "♦"),
    ("kor", "kupa", "heart", "♥"),
    ("pik", "pig", "maca", "spade", "♠"),
    ("sanzatu", "notrump", "nt", "sa"),
)
_RANKS = {name: rank for rank, names in enumerate(_DENOMINATIONS) for name in names}
_LETTERS = {"c": 0, "d": 1, "h": 2, "s": 3}
_BID = re.compile(rf"(?<![a-z0-9])(?:({'|'.join(_LEVELS)})\s*({'|'.join(_RANKS)})[a-z]*|([1-7])([cdhs])(?![a-z0-9]))")
_TOO_HIGH = re.compile(rf"(?<![a-z0-9])(?:[89]|1\d|sekiz|dokuz|eight|nine)\s*(?:{'|'.join(_RANKS)})")
_HELD = re.compile(r"\b(?:var|elim|elde|with|had|have|hold)")
_OVER = re.compile(r"\bover\b")
_OF_BIDDING = re.compile(r"\b(?:ust|dedi|deme|soyle|konus|deklare|kontr(?!lu)|over|bid|said|call)")
_MEANT = re.compile(
    r"\b(?:san(?:dim|iyordum)|iste(?:dim|yerek|mistim|medim|meden|rken|yip)|istiyordum|niyet|yanlislikla|cekmis|"
    r"meant|mean to|intend|wanted|instead|by mistake|pulled)"
)
_ORDINAL = re.compile(r"\b(\d{1,2})(?:\.|inci|nci|uncu|üncü|ıncı|th|st|nd|rd)\s*(?=[^\W\d_])")
_TEENTH = re.compile(
    r"\bon(?=(?:bir|iki|üç|uc|dört|dort|beş|bes|altı|alti|yedi|sekiz|dokuz)[iıuü]?nc[iıuü])", re.IGNORECASE
)
_BARE = re.compile(r"(?<![\w.,%])([1-9]\d?)(?![\w.,%♠♥♦♣])")


@dataclass(frozen=True)
class Counted:
    """What a number leads to: passages to show first, the answer in a sentence (may be empty), the query with words.

    ``law`` is the number itself where nothing else is known of it: ``64 löve`` may be about Law 64.
    """

    passages: tuple[Citation, ...]
    sentence: str
    query: str
    law: int = 0


def read_numbers(book: Book, query: str) -> Counted:
    """Look for numbers in a query; without one that means something, nothing but the query comes back.

    ``onikinci`` is written ``on ikinci``, as the text does.
    """
    query = _TEENTH.sub("on ", query)
    folded = turkish.fold(query)
    has_figure = _FIGURE.search(folded) is not None
    for pattern, answer in _READERS if has_figure else ():
        if (match := pattern.search(folded)) and (counted := answer(book, match)):
            return Counted(*counted, query=query)
    if (bids := _in_order(folded)) and (bids[1] <= bids[0] or _MEANT.search(folded)):
        return Counted(() if _MEANT.search(folded) else tuple(map(parse, _INSUFFICIENT)), "", query)
    if _TOO_HIGH.search(folded) and _OF_BIDDING.search(folded) and not _HELD.search(folded):
        return Counted((parse("38"),), "", query)
    if not has_figure:
        return Counted((), "", query)
    if _CONTRACT.search(folded) and not _OF_BIDDING.search(folded) and _asks_for_a_score(folded):
        return Counted((parse("77"),), "", query)
    bare = _BARE.findall(folded)
    law = int(bare[0]) if len(bare) == 1 else 0
    return Counted((), "", _ORDINAL.sub(lambda match: f"{_ordinal(int(match[1]))} ", query), law)


def _in_order(folded: str) -> tuple[int, int] | None:
    """The heights of the two bids that are told, the earlier first: in English ``1♥ over 1♠`` has the later one first."""
    told = list(_BID.finditer(folded))
    if len(told) != 2:
        return None
    first, second = (
        _LEVELS[bid[1] or bid[3]] * len(_DENOMINATIONS) + (_RANKS[bid[2]] if bid[2] else _LETTERS[bid[4]])
        for bid in told
    )
    is_turned = _OVER.search(folded, told[0].end(), told[1].start())
    return (second, first) if is_turned else (first, second)


def _asks_for_a_score(folded: str) -> bool:
    """Whether words with a contract are about its score: they say so, or there are hardly any others."""
    return len(folded.split()) <= _MOST_WORDS_OF_A_CONTRACT or _OF_SCORING.search(folded) is not None


_Answer = tuple[tuple[Citation, ...], str]


def _imps(book: Book, match: re.Match[str]) -> _Answer | None:
    """Law 78B, its scale."""
    difference = int(match[1])
    for row in _rows(book, "78B")[1:]:
        for points, imps in zip(row[::2], row[1::2], strict=False):
            bounds = [int(number) for number in re.findall(r"\d+", points)]
            if bounds and bounds[0] <= difference <= (bounds[1] if len(bounds) > 1 else difference):
                sentence = _("A difference of %(points)s points is %(imps)s IMPs.")
                return (parse("78B"),), sentence % {"points": difference, "imps": imps}
    return None


def _board(book: Book, match: re.Match[str]) -> _Answer | None:
    """Law 2, its table; board 17 is like board 1."""
    number = int(match[1])
    if number < 1 or not (_BOARD_TOPICS.search(match.string) or match.end() - match.start() > len(match.string) - 2):
        return None
    like = str((number - 1) % _BOARDS + 1)
    conditions = [row[0] for row in _rows(book, "2") if like in row[2:]]
    if not conditions:
        return None
    return (parse("2"),), _("Board %(number)s: %(conditions)s.") % {
        "number": number,
        "conditions": ", ".join(conditions),
    }


def _cards(book: Book, match: re.Match[str]) -> _Answer | None:
    """Laws 13 and 14 for a hand with a wrong number of cards; two or five cards are cards of a trick (58B, 45E)."""
    count = int(match[1])
    if count in _CARDS_OF_A_TRICK:
        return tuple(map(parse, _CARDS_OF_A_TRICK[count])), ""
    if count in (0, _WHOLE_SUIT_CARDS) or not 10 <= count <= 16:
        return None
    if len(match.string.split()) > _MOST_WORDS_ABOUT_A_COUNT:
        return None  # a story, whose other words say when it was seen and by whom
    return (parse("13"), parse("7B2")) if count > _WHOLE_SUIT_CARDS else (parse("14"), parse("13"), parse("7B2")), ""


_READERS: tuple[tuple[re.Pattern[str], Callable[[Book, re.Match[str]], _Answer | None]], ...] = (
    *((pattern, _imps) for pattern in _IMPS),
    *((pattern, _board) for pattern in _BOARD),
    (_CARDS, _cards),
)


def _rows(book: Book, identifier: str) -> list[list[str]]:
    """The cells of the first table of a passage, in the official language; none in a text that has it no more."""
    passage = book.get(parse(identifier))
    text = passage.text[book.edition.official_language] if passage else ""
    tables = [block for block in blocks(text) if isinstance(block, Table)]
    return [[text[cell.start : cell.end] for cell in row] for row in tables[0].rows] if tables else []


def _ordinal(number: int) -> str:
    """The Turkish word: 5 is ``beşinci``, 12 ``on ikinci``; other numbers stay figures."""
    if 1 <= number <= len(_ORDINALS):
        return _ORDINALS[number - 1]
    if len(_ORDINALS) < number <= _WHOLE_SUIT_CARDS:
        return f"on {['birinci', *_ORDINALS[1:]][number - 11]}"
    return str(number)
