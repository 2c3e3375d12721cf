"""Words as numbers: 64 bits of a digest say which word it is, in an eighth of the memory that the word takes in a dict."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b


class Numbers:
    """The place of each of some words, which are in the order of their digests; immutable.

    That any two words have the same digest is as likely as a bit of the memory that flips.
    """

    def __init__(self, ordered: Iterable[str]) -> None:
        self._digests = array("Q", map(_digest, ordered))

    def get(self, word: str) -> int | None:
        """The place of a word; None for one that is not among them."""
        digest = _digest(word)
        place = bisect_left(self._digests, digest)
        return place if place < len(self._digests) and self._digests[place] == digest else None


class Lists:
    """Small numbers by word, side by side; immutable."""

    def __init__(self, lists: Mapping[str, Sequence[int]]) -> None:
        ordered = in_order(lists)
        self._words, self._bounds, self._numbers = Numbers(ordered), array("I", [0]), array("H")
        for word in ordered:
            self._numbers.extend(lists[word])
            self._bounds.append(len(self._numbers))

    def get(self, word: str) -> Sequence[int]:
        """The numbers of a word, none for an unknown one."""
        place = self._words.get(word)
        return () if place is None else self._numbers[self._bounds[place] : self._bounds[place + 1]]


def in_order(words: Iterable[str]) -> list[str]:
    """Words as ``Numbers`` takes them."""
    return sorted(words, key=_digest)


def _digest(word: str) -> int:
    return int.from_bytes(blake2b(word.encode("utf-8", "surrogatepass"), digest_size=8).digest())
