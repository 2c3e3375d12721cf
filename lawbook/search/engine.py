"""Everything that answers queries about one book, made once in a process and never changed after that."""

import gc
import logging
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import lru_cache
from pathlib import Path

from django.db import DatabaseError, connection

from lawbook import turkish
from lawbook.book import Book, NoEdition, book_of, current_book
from lawbook.data_folder import locked
from lawbook.further_languages import OWN
from lawbook.models import Edition
from lawbook.search.analysis import Analysis, english_lemma, said, stem
from lawbook.search.asking import Asking
from lawbook.search.documents import lexicon_of, text_of
from lawbook.search.elsewhere import load_elsewhere
from lawbook.search.everyday import load_everyday
from lawbook.search.folders import discard_index, folder_of, is_sound
from lawbook.search.glossary import Entry, load_glossary, turkish_words
from lawbook.search.learned import Learned, load_table
from lawbook.search.lexicon import Lexicon
from lawbook.search.phrases import load_phrases
from lawbook.search.ranking import Ranking
from lawbook.search.snapshot import has_snapshot, read_snapshot, write_snapshot
from lawbook.search.snippets import Text, text_with
from lawbook.search.spelling import Spelling
from lawbook.search.suggestions import Suggestions
from lawbook.search.titles import Titles
from lawbook.search.understanding import Beginnings, Interpreter, Vocabulary
from lawbook.search.view import View, load_view

logger = logging.getLogger(__name__)


class Engine:
    """The view of the index, the analysis of both languages, and the titles and texts that results show."""

    def __init__(self, book: Book) -> None:
        from lawbook.search.index import open_index  # and Whoosh, which nobody needs who reads what is made

        glossary, phrases = load_glossary(), load_phrases()
        asked = {language: [text for one in phrases.values() for text in one[language]] for language in OWN}
        counted = {language: _counted(book, language) for language in OWN}
        terms = _words_of(turkish_words(glossary))
        foreign = _words_of(phrase for entry in glossary for phrase in entry.english)
        told = {language: _words_of(asked[language]) for language in OWN}
        lexicon = lexicon_of(counted["tr"], [*terms.elements(), *_without_english(told["tr"], glossary)])
        self.analyses = {"tr": Analysis("tr", lexicon), "en": Analysis("en", Lexicon(()))}
        self.view: View = load_view(open_index(book, self.analyses), book.passages)
        frequencies = _folded(counted["tr"] + counted["en"])
        frequencies += _folded(terms + foreign + told["tr"] + told["en"])
        english = {english_lemma(word) for word in _folded(foreign + told["en"])}
        english |= {english_lemma(word) for word in _folded(counted["en"])}
        beginnings = Beginnings(lexicon.folded_words)
        stems = frozenset(stem(word) for word in lexicon.folded_words if len(word) >= 5)
        spelled = _spelled(counted["tr"])
        vocabulary = Vocabulary(stems, beginnings, frozenset(english), spelled, load_everyday(), load_elsewhere())
        self.interpreter = Interpreter(self.analyses, glossary, Spelling(frequencies), vocabulary)
        self.ranking = Ranking(self.view, Asking(self.view, self.interpreter, phrases))
        self.learned = Learned(load_table(), self.view.place_of)
        self.titles = Titles(book, self.analyses)
        self.texts = {language: _texts(book, self.analyses, language) for language in OWN}
        self.suggestions = {language: Suggestions(book, language) for language in OWN}


_kept: tuple[str, Engine] | None = None
_draft: tuple[str, Engine] | None = None


def keep_engine(book: Book | None) -> None:
    """Make the engine of the book in force and forget all others; with None, all."""
    global _kept
    _kept = None
    _engine.cache_clear()
    if book is not None:
        _kept = book.edition.content_hash, _read_or_made(book)


def engine_of(book: Book) -> Engine:
    """The engine of a book, made at most once in a process."""
    if book.edition.pk is None:
        return _of_draft(book)
    if _kept is not None and _kept[0] == book.edition.content_hash:
        return _kept[1]
    return _engine(book.edition.pk, book.edition.content_hash)


def is_on_disk(edition: Edition) -> bool:
    """Whether index and engine are there to be read, so that nobody who asks has to wait until they are made."""
    folder = folder_of(edition)
    return has_snapshot(folder) and is_sound(folder)


def _of_draft(book: Book) -> Engine:
    """That of a book which is not in the database; only the last is kept, until ``forget_draft``."""
    global _draft
    kept = _draft
    if kept is None or kept[0] != book.edition.content_hash:
        kept = _draft = book.edition.content_hash, _read_or_made(book)
    return kept[1]


def forget_draft() -> None:
    """Let go of the engine of a draft: it is read again for the next search."""
    global _draft
    _draft = None


def is_made(book: Book) -> bool:
    """Whether a search of the book is answered without making its engine first."""
    return (_kept is not None and _kept[0] == book.edition.content_hash) or _engine.cache_info().currsize > 0


def warm_up() -> None:
    """Make the engine of the edition in force; without a book there is nothing to make."""
    try:
        engine_of(current_book())
    except (NoEdition, DatabaseError) as error:
        logger.warning("Search is not ready yet: %s", error or "no edition is published")
    finally:
        connection.close()


def rebuild(book: Book) -> None:
    """Build the index and the engine of a book anew, whatever is on the disk."""
    discard_index(book)
    _engine.cache_clear()
    engine_of(book)


@lru_cache(maxsize=2)
def _engine(pk: int, content_hash: str) -> Engine:
    return _read_or_made(book_of(Edition.objects.get(pk=pk, content_hash=content_hash)))


def make_index(book: Book) -> None:
    """Have the index and the engine of a book on the disk; what is there is left as it is."""
    if not is_on_disk(book.edition):
        _read_or_made(book)


def _read_or_made(book: Book) -> Engine:
    """The engine from the disk, if the index there is whole; else made, by one process for all, and kept there."""
    folder = folder_of(book.edition)
    with _uncollected(), ExitStack() as alone:
        if kept := _read(folder, book):
            return kept
        with suppress(OSError):  # where nothing can be written nothing can be shared
            alone.enter_context(locked(folder.parent.parent, folder.parent.name))
        if kept := _read(folder, book):
            return kept
        made = Engine(book)
        write_snapshot(folder, made)
        return made


def _read(folder: Path, book: Book) -> Engine | None:
    kept = read_snapshot(folder, book) if is_sound(folder) else None
    return kept if isinstance(kept, Engine) else None


@contextmanager
def _uncollected() -> Iterator[None]:
    """Without looking for garbage while hundreds of thousands of objects are made that stay: a fifth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _counted(book: Book, language: str) -> Counter[str]:
    """How often each word stands in the headings and texts of a language."""
    return Counter(
        word
        for passage in book.passages.values()
        for word in said(f"{passage.heading[language]} {text_of(passage, language)}")
        if not word.isdigit()
    )


def _words_of(texts: Iterable[str]) -> Counter[str]:
    """How often each word is said."""
    return Counter(word for text in texts for word in said(text))


def _without_english(told: Counter[str], glossary: tuple[Entry, ...]) -> Iterator[str]:
    """What Turkish players say, without English names for terms: with them ``psyche`` would be a form of their ``psych``."""
    names = {turkish.fold(name) for entry in glossary for name in entry.english}
    return (word for word in told.elements() if turkish.fold(word) not in names)


def _folded(counted: Counter[str]) -> Counter[str]:
    """The same without diacritics."""
    found: Counter[str] = Counter()
    for word, times in counted.items():
        found[turkish.fold(word)] += times
    return found


def _spelled(counted: Counter[str]) -> dict[str, str]:
    """The most frequent spelling of each folded word."""
    return {turkish.fold(word): word for word, _ in reversed(counted.most_common())}


def _texts(book: Book, analyses: dict[str, Analysis], reader: str) -> list[Text]:
    """The text of every passage in the order of the book, for snippets."""
    texts = []
    for passage in book.passages.values():
        language = passage.reading_language(reader, book.edition.official_language)
        text = text_of(passage, language)
        texts.append(text_with(language, text, analyses[language].telling_terms(text)))
    return texts
