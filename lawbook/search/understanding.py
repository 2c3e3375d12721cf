"""From what was typed to what to look for: limits, known phrases, spelling."""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from lawbook import turkish
from lawbook.citations import Citation
from lawbook.search.analysis import STOP_WORDS, Analysis, english_lemma, said, stem
from lawbook.search.elsewhere import Elsewhere
from lawbook.search.glossary import Entry
from lawbook.search.remembering import Remembering
from lawbook.search.snippets import forms_of
from lawbook.search.spelling import Spelling

_LONGEST_QUERY = 200
_MOST_WORDS = 12
_SHORTEST_JOINED = 6
_MOST_WORDS_KEPT, _MOST_PHRASES_KEPT = 2048, 1024
_BID = re.compile(r"[1-7](?:nt|sa|[cdhs])")

Terms = tuple[tuple[str, str], ...]


@dataclass(frozen=True, eq=False)
class Sought:
    """One idea of the query: the terms that express it, in Turkish and English; any of them will do.

    ``known`` is false for a word that neither the book nor the glossary has. The interpreter gives the same object for the
    same words, and it is compared as such: what is known of an idea is remembered by it.
    """

    turkish: Terms
    english: Terms
    known: bool = True

    @cached_property
    def terms(self) -> Terms:
        """Its terms in both languages."""
        return tuple(dict.fromkeys((*self.turkish, *self.english)))

    @cached_property
    def forms(self) -> frozenset[str]:
        """The forms under which snippets find its terms."""
        return frozenset(form for lemma, stem in self.terms for form in forms_of(lemma, stem))


class _Typed(NamedTuple):
    """A word of a query: what it is in both languages, and what it says by itself."""

    text: str
    lemma: str
    stem: str
    english: str
    is_turkish: bool
    is_known: bool
    says_nothing: bool
    sought: Sought


class _Phrase(NamedTuple):
    """What the glossary makes of some words: ideas, the passages that it names for them, what a reader calls them."""

    typed: str
    sought: tuple[Sought, ...]
    passages: tuple[Citation, ...]
    names: tuple[str, ...]


@dataclass(frozen=True)
class Understanding:
    """``words`` as they were taken, ``sought`` in their order, ``passages`` that the glossary names. ``told`` are the words for
    what was learned: without asides, but of a long story all of them.

    ``phrases`` are the words that the glossary knows; ``glosses`` (what the reader's text calls them) and ``corrected``
    are pairs of what was typed and what it was taken for. ``is_elsewhere`` says that the words are about something else than
    bridge, ``has_ours`` that some are said of nothing else.
    """

    words: tuple[str, ...]
    told: tuple[str, ...]
    sought: tuple[Sought, ...]
    passages: tuple[Citation, ...]
    phrases: tuple[str, ...]
    glosses: tuple[tuple[str, str], ...]
    corrected: tuple[tuple[str, str], ...]
    is_elsewhere: bool
    has_ours: bool


def clean(query: str) -> str:
    """At most 200 printable characters, single spaces."""
    typed = query[:_LONGEST_QUERY]
    if not typed.isprintable():
        typed = "".join(letter if letter.isprintable() else " " for letter in typed)
    return " ".join(typed.split())


_ASKING = STOP_WORDS["tr"] | STOP_WORDS["en"] - {"a", "i"}
_ABOUT_A_CITATION = frozenset(
    "bric bridge tbf wbf goster gosterir gosterin gostersene ac acin acar acsana ara bul bak bakar getir oku okur soyler "
    "soyluyor hakem kitapta metni aciklama anlami show open read find look please lutfen says say said text meaning mean "
    "means director quoted under according cite cited about tell give see".split()
)

_MEANING = frozenset("anlami anlama tanimi tanim meaning mean means definition define".split())
_ONLY_A_QUESTION = STOP_WORDS["tr"] | STOP_WORDS["en"] | _MEANING


def without_questions(query: str) -> str:
    """A query without a section sign and the words that only ask: ``64B1 nedir`` is ``64B1``."""
    return " ".join(word for word in query.replace("§", " ").split() if turkish.fold(word.strip("?!.,")) not in _ASKING)


def says_only_a_question(folded: str) -> bool:
    """Whether a word asks and says nothing: ``nedir``, ``what``, ``meaning``."""
    return folded in _ONLY_A_QUESTION


def asks_only(folded: Iterable[str]) -> bool:
    """Whether words beside a citation only ask for it: ``bana 64C’yi göster``, ``what does it say``."""
    return all(word in _ASKING or word in _ABOUT_A_CITATION or len(word) == 1 or word.isdigit() for word in folded)


class Beginnings:
    """The beginnings of words, five letters and more: found among the sorted words, which takes no memory of their own."""

    _shortest = 5

    def __init__(self, words: Iterable[str]) -> None:
        self._words = sorted(words)

    def __contains__(self, letters: object) -> bool:
        if not isinstance(letters, str) or len(letters) < self._shortest:
            return False
        return next(self.of(letters), None) is not None

    def of(self, letters: str) -> Iterator[str]:
        """The words that begin with these letters, however few they are, in the order of the alphabet."""
        for place in range(bisect_left(self._words, letters), len(self._words)):
            if not self._words[place].startswith(letters):
                return
            yield self._words[place]


@dataclass(frozen=True)
class Vocabulary:
    """Stems of the Turkish text, beginnings of its words (five letters and more), lemmas of English words.

    ``spelled`` gives the usual spelling of a folded word, with its letters; ``everyday`` words are no slips for others.
    """

    stems: frozenset[str]
    beginnings: Container[str]
    english: frozenset[str]
    spelled: Mapping[str, str]
    everyday: Container[str]
    elsewhere: Elsewhere


class Interpreter(Remembering):
    """Understands queries with a vocabulary, a glossary and a spelling aid; remembers the last words and phrases."""

    def __init__(
        self, analyses: dict[str, Analysis], glossary: tuple[Entry, ...], spelling: Spelling, vocabulary: Vocabulary
    ) -> None:
        self._turkish, self._english = analyses["tr"], analyses["en"]
        self._spelling = spelling
        self._vocabulary = vocabulary
        self._spelled_words = Beginnings(vocabulary.spelled)
        self.remember()
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
        self._longest: dict[str, int] = defaultdict(int)  # by the first word of a phrase
        for key in [*self._phrases, *self._english_phrases]:
            self._longest[key[0]] = max(self._longest[key[0]], len(key))

    def remember(self) -> None:
        """Words and phrases that were read before."""
        self._typed = lru_cache(maxsize=_MOST_WORDS_KEPT)(self._read_word)
        self._of_phrase = lru_cache(maxsize=_MOST_PHRASES_KEPT)(self._read_phrase)

    def understand(self, query: str, language: str, *, correct: bool = True) -> Understanding:
        """Read a cleaned query of a reader of ``language``; ``correct=False`` takes every word as it is typed."""
        every = said(query)
        read = self._telling(every)
        foreign = self._vocabulary.elsewhere.foreign([turkish.fold(word) for word in read]) if correct else frozenset()
        corrected: list[tuple[str, str]] = []
        if correct:
            typed = [self._spelled(word, corrected) for word in self._joined(read)]
        else:
            typed = [self._typed(turkish.fold(word)) for word in read]
        sought, found = self._sought(typed, foreign, language)
        taken = tuple(word.text for word in typed)
        told = taken if len(every) <= _MOST_WORDS else map(turkish.fold, every)
        return Understanding(
            taken,
            self.without_asides(told),
            tuple(sought),
            tuple(dict.fromkeys(citation for one in found for citation in one.passages)),
            tuple(one.typed for one in found),
            tuple((one.typed, name) for one in found for name in one.names),
            tuple(corrected),
            is_elsewhere=correct and self._vocabulary.elsewhere.has([turkish.fold(word) for word in read]),
            has_ours=any(self._vocabulary.elsewhere.is_ours(word.text) for word in typed),
        )

    def is_aside(self, folded: str) -> bool:
        """Whether a word only belongs to the telling."""
        return self._vocabulary.elsewhere.is_aside(folded)

    def without_asides(self, folded: Iterable[str]) -> tuple[str, ...]:
        """The words that do not only belong to the telling."""
        return tuple(word for word in folded if not self.is_aside(word))

    def ours(self, folded: Iterable[str]) -> tuple[str, ...]:
        """The words that only bridge players say."""
        return tuple(word for word in folded if self._vocabulary.elsewhere.is_ours(word))

    def sought_in(self, phrase: str, language: str) -> tuple[Sought, ...]:
        """What a phrase of a reader of ``language`` asks for, every word taken as it is typed."""
        typed = [self._typed(turkish.fold(word)) for word in self._telling(said(phrase))]
        return tuple(self._sought(typed, frozenset(), language)[0])

    def _sought(
        self, typed: list[_Typed], foreign: frozenset[str], language: str
    ) -> tuple[list[Sought], list[_Phrase]]:
        """The ideas of some words, and the phrases of the glossary among them; what says nothing only if all does."""
        sought: list[Sought] = []
        found: list[_Phrase] = []
        place = 0
        while place < len(typed):
            length, phrase = self._phrase(typed, place, language)
            if phrase:
                sought += phrase.sought
                found.append(phrase)
            elif not typed[place].says_nothing and typed[place].text not in foreign:
                sought.append(typed[place].sought)
            place += length
        return sought or [word.sought for word in typed], found

    def _joined(self, read: list[str]) -> list[str]:
        """Two words that the text writes as one, ``eş değer``, are that one."""
        place = 0
        while place < len(read) - 1:
            joined = read[place] + read[place + 1]
            if len(joined) >= _SHORTEST_JOINED and turkish.fold(joined) in self._vocabulary.spelled:
                read = [*read[:place], joined, *read[place + 2 :]]
            place += 1
        return read

    def _spelled(self, shown: str, corrected: list[tuple[str, str]]) -> _Typed:
        """A word, or the one that it is a slip for."""
        word = self._typed(turkish.fold(shown))
        if word.is_known or word.says_nothing or word.text.isdigit() or word.text in self._vocabulary.everyday:
            return word
        nearest = self._spelling.nearest(word.text)
        if nearest is None:
            return word
        corrected.append((shown, self._with_letters(nearest)))
        return self._typed(nearest)

    def _with_letters(self, folded: str) -> str:
        """A word or stem as the text spells it: ``bölüm`` for ``bolum``."""
        spelled = self._vocabulary.spelled
        if folded in spelled:
            return spelled[folded]
        longer = min(self._spelled_words.of(folded), key=len, default=folded)
        return spelled.get(longer, longer)[: len(folded)]

    def _read_word(self, word: str) -> _Typed:
        lemma, english, is_turkish = self._turkish.lemma_of_typed(word), english_lemma(word), self._turkish.knows(word)
        known = is_turkish or word in self._vocabulary.beginnings or english in self._vocabulary.english
        return _Typed(
            text=word,
            lemma=lemma,
            stem=stem(word),
            english=english,
            is_turkish=is_turkish,
            is_known=known,
            says_nothing=self._says_nothing(word, is_turkish=is_turkish),
            sought=Sought(
                ((lemma, stem(word)),), ((english, stem(word)),), known=known or stem(word) in self._vocabulary.stems
            ),
        )

    def _says_nothing(self, word: str, *, is_turkish: bool) -> bool:
        if self._turkish.is_stop_word(word) or self._vocabulary.elsewhere.is_aside(word) or _BID.fullmatch(word):
            return True  # which bid it was decides nothing: "I bid 2H, then changed to 3H"
        return self._english.is_stop_word(word) and not is_turkish

    def _telling(self, read: list[str]) -> list[str]:
        """The first words, as many as are looked for: of a long story those that say nothing are left out first."""
        if len(read) <= _MOST_WORDS:
            return read
        read = [word for word in read if not self.is_aside(turkish.fold(word))]
        if len(read) <= _MOST_WORDS:
            return read
        return [word for word in read if not self._typed(turkish.fold(word)).says_nothing][:_MOST_WORDS]

    def _phrase(self, typed: list[_Typed], place: int, language: str) -> tuple[int, _Phrase | None]:
        """The longest phrase of the glossary at this place, with its length in words; without one 1, for a word by itself."""
        first, known = typed[place], self._longest
        longest = max(known.get(first.lemma, 0), known.get(stem(first.lemma), 0), known.get(first.english, 0))
        for length in range(min(longest, len(typed) - place), 0, -1):
            part = tuple(word.text for word in typed[place : place + length])
            if phrase := self._of_phrase(part, language):
                return length, phrase
        return 1, None

    def _read_phrase(self, part: tuple[str, ...], language: str) -> _Phrase | None:
        """What the glossary makes of some words; English ones only where the words are not Turkish, or for its readers."""
        if len(part) == len(part[0]) == 1 and self._english.is_stop_word(part[0]):
            return None  # the article "a" is not the score A
        if len(part) == 1 and self._turkish.is_stop_word(part[0]):
            return None  # "kaç" asks how many; it is no form of "kaçma", a discard
        typed = [self._typed(word) for word in part]
        lemmas = tuple(word.lemma for word in typed)
        found = self._phrases.get(lemmas) or self._phrases.get(tuple(map(stem, lemmas)))
        if not found and (language == "en" or not all(word.is_turkish for word in typed)):
            found = self._english_phrases.get(tuple(word.english for word in typed))
        if not found:
            return None
        asked, entries = " ".join(part), found.values()
        names = [entry.name_in(language) for entry in entries]
        return _Phrase(
            asked,
            self._of_entries(typed, entries),
            tuple(citation for entry in entries for citation in entry.passages),
            tuple(name for name in names if name != asked),
        )

    def _of_entries(self, typed: list[_Typed], entries: Collection[Entry]) -> tuple[Sought, ...]:
        """The words of the terms side by side: where a phrase has several terms, any of their first words will do, …

        What was typed counts beside them: the text may use both.
        """
        terms = [[self._typed(turkish.fold(word)) for word in said(entry.term)] for entry in entries]
        count = max(map(len, terms))
        in_turkish: list[Terms] = [()] * count
        in_english: list[Terms] = [()] * count
        for term in terms:
            for place, word in enumerate(term):
                in_turkish[place] += word.sought.turkish
        for place, word in enumerate(typed):
            at = min(place, count - 1)
            in_turkish[at] += () if word.sought.turkish[0] in in_turkish[at] else word.sought.turkish
            in_english[at] += word.sought.english
        return tuple(map(Sought, in_turkish, in_english))

    def _turkish_key(self, phrase: str) -> tuple[str, ...]:
        return tuple(self._turkish.lemma_of_typed(turkish.fold(word)) for word in said(phrase))

    def _english_key(self, phrase: str) -> tuple[str, ...]:
        return tuple(english_lemma(turkish.fold(word)) for word in said(phrase))
