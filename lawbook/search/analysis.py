"""From a text to the terms under which it is found: Turkish lower case, without diacritics and case endings."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from whoosh.analysis import Token, Tokenizer

from lawbook import turkish

_WORD = re.compile(r"(?P<word>[^\W_]+)(?:[’'‘`´][^\W_]*)?")
_STEM = 5


@dataclass(frozen=True)
class Word:
    """A word of a text: its term and its characters ``start`` to ``end``."""

    term: str
    start: int
    end: int


def words(text: str) -> Iterator[Word]:
    """The words of a text, folded; what follows an apostrophe is a case ending and left out."""
    for match in _WORD.finditer(text):
        yield Word(turkish.fold(match["word"]), match.start(), match.end())


def stem(term: str) -> str:
    """The first five letters, which Turkish endings seldom reach: ``ronons`` and ``rononsun`` meet at ``ronon``."""
    return term[:_STEM]


class FoldedWords(Tokenizer):  # type: ignore[misc]
    """Whoosh's view of ``words``."""

    def __call__(self, value: str, **options: object) -> Iterator[Token]:
        """A token for each word, at its position."""
        token = Token(positions=True, chars=True)
        for position, word in enumerate(words(value)):
            token.text = self.term(word.term)
            token.original = token.text
            token.boost = 1.0
            token.stopped = False
            token.pos, token.startchar, token.endchar = position, word.start, word.end
            yield token

    def term(self, folded: str) -> str:
        """The term to index for a folded word."""
        return folded


class FoldedStems(FoldedWords):
    """Whoosh's view of the stems."""

    def term(self, folded: str) -> str:
        """The stem of the word."""
        return stem(folded)
