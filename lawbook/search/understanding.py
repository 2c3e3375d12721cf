"""From what was typed to what to look for: limits, known phrases, spelling."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

from lawbook import turkish
from lawbook.citations import Citation
from lawbook.search.analysis import STOP_WORDS, Analysis, english_lemma, stem, words
from lawbook.search.glossary import Entry
from lawbook.search.spelling import Spelling

_LONGEST_QUERY = 200
_MOST_WORDS = 12
_SHORTEST_JOINED = 6


Terms = tuple[tuple[str, str], ...]


@dataclass
class Sought:
    """One idea of the query: the terms that express it, in Turkish and English; any of them will do.

    ``known`` is false for a word that neither the book nor the glossary has.
    """

    turkish: list[tuple[str, str]] = field(default_factory=list)
    english: list[tuple[str, str]] = field(default_factory=list)
    known: bool = True

    @property
    def terms(self) -> tuple[Terms, Terms]:
        """Its terms in both languages, as a key."""
        return tuple(self.turkish), tuple(self.english)


@dataclass(frozen=True)
class Understanding:
    """``words`` as they were taken, ``sought`` in their order, ``passages`` that the glossary names.

    ``phrases`` are the words that the glossary knows; ``glosses`` (what the reader's text calls them) and ``corrected``
    are pairs of what was typed and what it was taken for.
    """

    words: tuple[str, ...]
    sought: tuple[Sought, ...]
    passages: tuple[Citation, ...]
    phrases: tuple[str, ...]
    glosses: tuple[tuple[str, str], ...]
    corrected: tuple[tuple[str, str], ...]


def clean(query: str) -> str:
    """At most 200 printable characters, single spaces."""
    printable = "".join(letter if letter.isprintable() else " " for letter in query[:_LONGEST_QUERY])
    return " ".join(printable.split())


def without_questions(query: str) -> str:
    """A query without a section sign and the words that only ask: ``64B1 nedir`` is ``64B1``."""
    asking = STOP_WORDS["tr"] | STOP_WORDS["en"] - {"a", "i"}
    return " ".join(word for word in query.replace("§", " ").split() if turkish.fold(word.strip("?!.,")) not in asking)


@dataclass(frozen=True)
class Vocabulary:
    """Stems of the Turkish text, beginnings of its words (five letters and more), lemmas of English words.

    ``spelled`` gives the usual spelling of a folded word, with its letters.
    """

    stems: frozenset[str]
    beginnings: frozenset[str]
    english: frozenset[str]
    spelled: Mapping[str, str]


class Interpreter:
    """Understands queries with a vocabulary, a glossary and a spelling aid; immutable."""

    def __init__(
        self, analyses: dict[str, Analysis], glossary: tuple[Entry, ...], spelling: Spelling, vocabulary: Vocabulary
    ) -> None:
        self._turkish, self._english = analyses["tr"], analyses["en"]
        self._spelling = spelling
        self._vocabulary = vocabulary
        self._phrases: dict[tuple[str, ...], dict[str, Entry]] = defaultdict(dict)
        self._english_phrases: dict[tuple[str, ...], dict[str, Entry]] = defaultdict(dict)
        for entry in glossary:
            for phrase in entry.turkish:
                key = self._turkish_key(phrase)
                self._phrases[key][entry.term] = entry
                if len(key) > 1:
                    self._phrases[tuple(map(stem, key))][entry.term] = entry
            for phrase in entry.english:
                self._english_phrases[self._english_key(phrase)][entry.term] = entry
        every = [*self._phrases, *self._english_phrases]
        self._longest = max((len(key) for key in every), default=1)

    def understand(self, query: str, language: str, *, correct: bool = True) -> Understanding:
        """Read a cleaned query of a reader of ``language``; ``correct=False`` takes every word as it is typed."""
        read = [word.text for word in words(query)][:_MOST_WORDS]
        typed = [turkish.fold(word) for word in read]
        sought: list[Sought] = []
        passages: list[Citation] = []
        phrases: list[str] = []
        glosses: list[tuple[str, str]] = []
        corrected: list[tuple[str, str]] = []
        if correct:
            read, typed = self._joined(read, typed)
            typed = [self._spelled(word, shown, corrected) for word, shown in zip(typed, read, strict=True)]
        place = 0
        while place < len(typed):
            length, entries = self._phrase(typed[place : place + self._longest], language)
            if entries:
                sought += self._of_entries(typed[place : place + length], entries)
                passages += [citation for entry in entries for citation in entry.passages]
                asked = " ".join(typed[place : place + length])
                phrases.append(asked)
                glosses += [(asked, name) for entry in entries if (name := entry.name_in(language)) != asked]
            elif not self._says_nothing(typed[place]):
                sought.append(self._of_word(typed[place]))
            place += max(length, 1)
        if not sought:
            sought = [self._of_word(word) for word in typed]
        return Understanding(
            tuple(typed),
            tuple(sought),
            tuple(dict.fromkeys(passages)),
            tuple(phrases),
            tuple(glosses),
            tuple(corrected),
        )

    def _joined(self, read: list[str], typed: list[str]) -> tuple[list[str], list[str]]:
        """Two words that the text writes as one, ``eş değer``, are that one."""
        place = 0
        while place < len(typed) - 1:
            joined = typed[place] + typed[place + 1]
            if joined in self._vocabulary.spelled and len(joined) >= _SHORTEST_JOINED:
                typed = [*typed[:place], joined, *typed[place + 2 :]]
                read = [*read[:place], read[place] + read[place + 1], *read[place + 2 :]]
            place += 1
        return read, typed

    def _spelled(self, word: str, shown: str, corrected: list[tuple[str, str]]) -> str:
        if self._is_known(word) or self._says_nothing(word) or word.isdigit():
            return word
        nearest = self._spelling.nearest(word)
        if nearest is None:
            return word
        corrected.append((shown, self._vocabulary.spelled.get(nearest, nearest)))
        return nearest

    def _is_known(self, word: str) -> bool:
        return (
            self._turkish.knows(word)
            or word in self._vocabulary.beginnings
            or english_lemma(word) in self._vocabulary.english
        )

    def _says_nothing(self, word: str) -> bool:
        return self._turkish.is_stop_word(word) or (self._english.is_stop_word(word) and not self._turkish.knows(word))

    def _phrase(self, rest: list[str], language: str) -> tuple[int, list[Entry]]:
        """The longest phrase of the glossary at the start of ``rest``; English only where the words are not Turkish ones."""
        for length in range(len(rest), 0, -1):
            part = rest[:length]
            if length == 1 and len(part[0]) == 1 and self._english.is_stop_word(part[0]):
                break  # the article "a" is not the score A
            lemmas = tuple(self._turkish.lemma_of_typed(word) for word in part)
            found = self._phrases.get(lemmas) or self._phrases.get(tuple(map(stem, lemmas)))
            if found:
                return length, list(found.values())
            foreign = language == "en" or not all(self._turkish.knows(word) for word in part)
            found = self._english_phrases.get(tuple(english_lemma(word) for word in part)) if foreign else None
            if found:
                return length, list(found.values())
        return 1, []

    def _of_word(self, word: str) -> Sought:
        turkish_terms = (self._turkish.lemma_of_typed(word), stem(word))
        known = self._is_known(word) or stem(word) in self._vocabulary.stems
        return Sought([turkish_terms], [(english_lemma(word), stem(word))], known=known)

    def _of_entries(self, typed: list[str], entries: list[Entry]) -> list[Sought]:
        """The words of the terms side by side: where a phrase has several terms, any of their first words will do, …

        What was typed counts beside them: the text may use both.
        """
        terms = [[turkish.fold(word.text) for word in words(entry.term)] for entry in entries]
        sought = [Sought() for _ in range(max(map(len, terms)))]
        for term in terms:
            for place, word in enumerate(term):
                sought[place].turkish.append((self._turkish.lemma_of_typed(word), stem(word)))
        for place, word in enumerate(typed):
            one = sought[min(place, len(sought) - 1)]
            itself = (self._turkish.lemma_of_typed(word), stem(word))
            if itself not in one.turkish:
                one.turkish.append(itself)
            one.english.append((english_lemma(word), stem(word)))
        return sought

    def _turkish_key(self, phrase: str) -> tuple[str, ...]:
        return tuple(self._turkish.lemma_of_typed(turkish.fold(word.text)) for word in words(phrase))

    def _english_key(self, phrase: str) -> tuple[str, ...]:
        return tuple(english_lemma(turkish.fold(word.text)) for word in words(phrase))
