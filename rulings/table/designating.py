"""Declarer's words for a card of dummy's, in either language: what they name (46A, 46B)."""

from collections.abc import Mapping
from typing import Any

from bridge.cards import RANKS, Card, Suit

_SUITS = {
    Suit.S: "s ♠ spade spades pik pikin maça maçanın",
    Suit.H: "h ♥ heart hearts kör körün kupa kupanın",
    Suit.D: "d ♦ diamond diamonds karo karonun",
    Suit.C: "c ♣ club clubs trefl treflin sinek sineğin",
}
_RANKS = {
    "A": "a ace as ası",
    "K": "k r king rua ruası papaz papazı",
    "Q": "q queen dam damı kız kızı",
    "J": "j v jack vale valesi bacak bacağı",
    "T": "t 10 ten on onlu onlusu",
    "9": "9 nine dokuz dokuzlu dokuzlusu",
    "8": "8 eight sekiz sekizli sekizlisi",
    "7": "7 seven yedi yedili yedilisi",
    "6": "6 six altı altılı altılısı",
    "5": "5 five beş beşli beşlisi",
    "4": "4 four dört dörtlü dörtlüsü",
    "3": "3 three üç üçlü üçlüsü",
    "2": "2 two deuce iki ikili ikilisi",
}
_HOW = {
    "high": "high top highest büyük büyüğü yüksek yükseği",
    "win": "win take kazan al",
    "low": "low small lowest little küçük küçüğü",
    "anything": "anything any whatever herhangi farketmez istediğin istediğini istersen",
}
_BESIDE = "of the play please one card bir biri şey en yerden oyna ver löveyi kartı lütfen ne"
_PLAIN = str.maketrans("ıçğöşü", "icgosu")
_AFTER_A_SUIT = {"d": "dam"}
"""The queen of a Turkish pack has the letter of the English diamonds: after a suit it is a rank."""


def _spoken(words: str) -> list[str]:
    """The words as they are compared: small letters without Turkish marks, which phones and capitals lose."""
    plain = words.replace("İ", "i").lower().translate(_PLAIN).replace("fark etmez", "farketmez")
    return plain.split()


_SUIT_OF = {word: suit for suit, words in _SUITS.items() for word in _spoken(words)}
_RANK_OF = {word: rank for rank, words in _RANKS.items() for word in _spoken(words)}
_HOW_OF = {word: how for how, words in _HOW.items() for word in _spoken(words)}
_LEFT_OUT = frozenset(_spoken(_BESIDE))


def named_by(words: str) -> Mapping[str, Any] | None:
    """The facts of a designation that the words tell; ``None`` where they tell none."""
    said = [word for word in _spoken(words) if word not in _LEFT_OUT]
    if len(said) == 1 and said[0] not in _RANK_OF | _HOW_OF | _SUIT_OF and said[0][1:] in {*_RANK_OF, "d"}:
        said = [said[0][0], said[0][1:]]
    said = said[:1] + [_AFTER_A_SUIT.get(word, word) if said[0] in _SUIT_OF else word for word in said[1:]]
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
