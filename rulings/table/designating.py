"""Declarer's words for a card of dummy's, in either language: what they name (46A, 46B)."""

from collections.abc import Mapping
from typing import Any

from bridge.cards import RANKS, Card, Suit

_SUITS = {
    Suit.S: "s ♠ spade spades pik",
    Suit.H: "h ♥ heart hearts kör kupa",
    Suit.D: "d ♦ diamond diamonds karo",
    Suit.C: "c ♣ club clubs trefl sinek",
}
_RANKS = {
    "A": "a ace as",
    "K": "k king rua papaz",
    "Q": "q queen dam kız",
    "J": "j jack vale bacak",
    "T": "t 10 ten on onlu",
    "9": "9 nine dokuz dokuzlu",
    "8": "8 eight sekiz sekizli",
    "7": "7 seven yedi yedili",
    "6": "6 six altı altılı",
    "5": "5 five beş beşli",
    "4": "4 four dört dörtlü",
    "3": "3 three üç üçlü",
    "2": "2 two deuce iki ikili",
}
_HOW = {
    "high": "high top highest büyük yüksek",
    "win": "win take kazan",
    "low": "low small lowest little küçük",
    "anything": "anything any whatever herhangi farketmez istediğin",
}
_SUIT_OF = {word: suit for suit, words in _SUITS.items() for word in words.split()}
_RANK_OF = {word: rank for rank, words in _RANKS.items() for word in words.split()}
_HOW_OF = {word: how for how, words in _HOW.items() for word in words.split()}


def named_by(words: str) -> Mapping[str, Any] | None:
    """The facts of a designation that the words tell; ``None`` where they tell none."""
    said = words.replace("İ", "i").lower().replace("fark etmez", "farketmez").replace(" of ", " ").split()
    if len(said) == 1 and len(said[0]) == 2 and said[0] not in _RANK_OF | _HOW_OF | _SUIT_OF:
        said = [*said[0]]
    suits = [_SUIT_OF[word] for word in said if word in _SUIT_OF]
    ranks = [_RANK_OF[word] for word in said if word in _RANK_OF]
    hows = [_HOW_OF[word] for word in said if word in _HOW_OF]
    once = len(suits) < 2 and len(ranks) < 2 and len(hows) < 2
    if not said or not once or len(suits) + len(ranks) + len(hows) != len(said):
        return None
    return _facts(suits, ranks, hows)


def _facts(suits: list[Suit], ranks: list[str], hows: list[str]) -> Mapping[str, Any] | None:
    suit = {"named_suit": suits[0].value} if suits else {}
    if hows:
        return None if ranks or (hows[0] == "anything" and suits) else {"words": hows[0], **suit}
    if suits and ranks:
        return {"words": "suit-and-rank", "named_card": Card(suits[0], RANKS.index(ranks[0]) + 2)}
    return {"words": "suit", **suit} if suits else {"words": "rank", "named_rank": ranks[0]}
