"""Search as the pages and the API ask for it."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from lawbook import turkish
from lawbook.book import Book
from lawbook.citation_input import may_be_citation
from lawbook.citations import Citation, Kind
from lawbook.cited_in_words import Cited, cited_in
from lawbook.lookup import Missing, look_up, missing
from lawbook.search.analysis import said, words
from lawbook.search.answers import Answer, Result
from lawbook.search.engine import Engine, engine_of, is_on_disk
from lawbook.search.formula_pieces import Slip, is_formula
from lawbook.search.numbers import Counted, read_numbers
from lawbook.search.partial import search_partial
from lawbook.search.ranking import Scores
from lawbook.search.snippets import snippet
from lawbook.search.spoken import as_written
from lawbook.search.understanding import Understanding, asks_only, clean, says_only_a_question, without_questions

_NAMED = {"tr": 0.2, "en": 0.15}  # the English text speaks for itself; Turkish players have many words for one thing
_OF_LAW = 2.2  # for a passage of the Law whose number stands beside the words
_LEAST_SCORE = 0.12
_LEAST_LETTERS_OF_A_TERM = 6
_HALF_TERMS = 0.5
_PINNED = 1000.0


@dataclass(frozen=True)
class _Asked:
    """What a reader asks for: the cleaned query; results of these kinds, at most so many; whether slips are corrected."""

    query: str
    language: str
    kinds: Collection[Kind]
    limit: int
    correct: bool


def search(
    book: Book,
    query: str,
    language: str,
    limit: int = 20,
    *,
    kinds: Collection[Kind] = tuple(Kind),
    correct: bool = True,
) -> Answer:
    """Search the book for a reader of ``language``. Any string is answered; only its first 200 characters count."""
    asked = _Asked(clean(query), language, kinds, limit, correct)
    if book.edition.is_partial or (book.edition.pk is None and not is_on_disk(book.edition)):
        return search_partial(book, asked.query, language, limit, kinds)
    named = _named(book, asked.query)
    followed = _followed(book, asked) if named is None and is_formula(asked.query) else None
    if isinstance(followed, Answer):
        return followed
    cited = cited_in("" if named or followed else asked.query, book.passages)
    if asks_only(cited.others):
        named = named or _the_only_one(book, cited)
    if isinstance(named, Citation):
        return _of_citation(book, named, asked)
    counted = read_numbers(book, as_written(followed.words if followed else asked.query))
    answer = _of_words(engine_of(book), asked, counted, cited, is_missing=named is not None)
    return replace(answer, missing=named, slip=_in_words(followed) if followed else "")


def _of_words(engine: Engine, asked: _Asked, counted: Counted, cited: Cited, *, is_missing: bool) -> Answer:
    """What the words find, with what is cited among them; nothing of a Law that there is not, or of something else."""
    understanding = engine.interpreter.understand(counted.query, asked.language, correct=asked.correct)
    titled = _titled(engine, counted.query, understanding)
    answers_itself = bool(titled or counted.passages) or not asked.correct
    is_elsewhere = not cited.citations and (
        understanding.is_elsewhere or (not answers_itself and _speaks_of_others(engine, counted.query, understanding))
    )
    found: Scores = {}
    if not is_missing and not is_elsewhere:
        found = _weigh(engine, understanding, [*cited.citations, *titled], counted, _NAMED[asked.language])
    results, total = _results(engine, found, asked, understanding)
    return Answer(
        asked.query,
        sentence=counted.sentence,
        corrected=understanding.corrected if found else (),
        glosses=() if is_elsewhere else understanding.glosses,
        is_elsewhere=is_elsewhere,
        results=results,
        total=total,
    )


def _followed(book: Book, asked: _Asked) -> Answer | Slip | None:
    """What a formula finds. Few readers type one: the first in a process loads what follows it, and Whoosh."""
    from lawbook.search.exactly import follow_formula

    return follow_formula(book, asked.query, asked.language, asked.kinds, asked.limit)


def _in_words(slip: Slip) -> str:
    from lawbook.search.formula_words import slip_in_words

    return slip_in_words(slip.reason)


def _named(book: Book, asked: str) -> Citation | Missing | None:
    """The passage that a query is the name of, alone or with words that only ask."""
    if not may_be_citation(asked):
        return None
    return look_up(book, asked) or look_up(book, without_questions(asked))


def _the_only_one(book: Book, cited: Cited) -> Citation | Missing | None:
    """The passage that a sentence is about, if it names only one; a Law that there is not."""
    if cited.unheld:
        return missing(book, cited.unheld)
    return cited.citations[0] if len(cited.citations) == 1 else None


def _of_citation(book: Book, named: Citation, asked: _Asked) -> Answer:
    """The passage itself, then what is below it."""
    engine = engine_of(book)
    around = [named, *book.passages[named].children]
    found = {engine.view.place_of[one]: _PINNED / order for order, one in enumerate(around, start=1)}
    results, total = _results(engine, found, asked)
    return Answer(asked.query, citation=named, results=results, total=total)


def _titled(engine: Engine, query: str, understanding: Understanding) -> list[Citation]:
    """The passages whose heading or term is the whole query, or all of it that does not only ask: ``what is a revoke``."""
    telling = [word for word in words(query) if _tells(engine, turkish.fold(word.text))]
    asked = " ".join(query[word.start : word.end] for word in telling)
    return engine.titles.of(query, understanding.words) or (
        engine.titles.of(asked, tuple(turkish.fold(word.text) for word in telling)) if asked else []
    )


def _tells(engine: Engine, folded: str) -> bool:
    """Whether a word says something about what is looked for: neither ``nedir`` nor ``hocam``."""
    return not says_only_a_question(folded) and not engine.interpreter.is_aside(folded)


def _speaks_of_others(engine: Engine, query: str, understanding: Understanding) -> bool:
    """Whether it has been learned that who says this asks about something else, however its slips are read; a word of
    something else is no slip.

    Not where half of it is terms of the glossary. A word that only players say speaks against it, unless it was learned
    itself as one of something else (``finesse``).
    """
    typed = [turkish.fold(word) for word in said(query)]
    terms = sum(len(phrase.split()) for phrase in understanding.phrases)
    if terms >= _HALF_TERMS * len(engine.interpreter.without_asides(typed)):
        return False
    has_slips = not all(engine.learned.is_of_others(turkish.fold(typed)) for typed, _ in understanding.corrected)
    readings = (typed, *([understanding.words] if has_slips else []))
    told = map(engine.interpreter.without_asides, readings)
    beside_ours = not all(map(engine.learned.is_of_others, engine.interpreter.ours(understanding.words)))
    return all(engine.learned.is_elsewhere(words, beside_ours=beside_ours) for words in told)


def _weigh(
    engine: Engine, understanding: Understanding, exact: list[Citation], counted: Counted, named: float
) -> Scores:
    """Scores of the words, with what the glossary names and what was learned; above all the titles and tables that answer by
    themselves.
    """
    place_of = engine.view.place_of
    found = engine.ranking.rank(understanding.sought, has_ours=understanding.has_ours)
    if not found and all(one.known for one in understanding.sought):
        found = engine.learned.sure_of(understanding.told)
    answered, best = bool(found), max(found.values(), default=1.0)
    by_glossary = _named_by_glossary(understanding, answered=answered)
    for order, citation in enumerate(one for one in by_glossary if one in place_of):
        found[place_of[citation]] = found.get(place_of[citation], 0.0) + best * named / (1 + 0.25 * order)
    if answered:
        found = engine.learned.added(found, understanding.told)
    found = _in_law(engine, found, counted.law) if counted.law else found
    of_term = understanding.passages if _is_one_term(engine, understanding) else ()
    answering = dict.fromkeys([*counted.passages, *exact, *of_term])
    for order, citation in enumerate(one for one in answering if one in place_of):
        found[place_of[citation]] = _PINNED / (1 + order)
    return found


def _is_one_term(engine: Engine, understanding: Understanding) -> bool:
    """Whether a query is a term of the glossary, apart from asides: ``slm hocam maça``."""
    telling = engine.interpreter.without_asides
    return [telling(one.split()) for one in understanding.phrases] == [telling(understanding.words)]


def _in_law(engine: Engine, found: Scores, law: int) -> Scores:
    """With more for what is of the Law whose number stands beside the words."""
    passages = engine.view.passages
    return {place: score * (_OF_LAW if passages[place].law == law else 1) for place, score in found.items()}


def _named_by_glossary(understanding: Understanding, *, answered: bool) -> tuple[Citation, ...]:
    """What the glossary names; in a query that nothing answers only for a term, typed as it is: a short word, or one that is
    only like a term, makes no answer of noise.
    """
    taken = {word for _typed, word in understanding.corrected}
    is_term = any(len(phrase) >= _LEAST_LETTERS_OF_A_TERM and phrase not in taken for phrase in understanding.phrases)
    return understanding.passages if answered or is_term else ()


def _results(
    engine: Engine, found: Scores, asked: _Asked, understanding: Understanding | None = None
) -> tuple[tuple[Result, ...], int]:
    """The best, equal scores in the order of the book, and how many there are. What scores far less than the best is none."""
    passages = engine.view.passages
    highest = max(found.values(), default=0.0)
    if len(asked.kinds) < len(Kind):
        found = {place: score for place, score in found.items() if passages[place].kind in asked.kinds}
    floor = _LEAST_SCORE * highest if highest < _PINNED else 0.0
    ordered = sorted([(-score, place) for place, score in found.items() if score >= floor])
    forms = {form for one in (understanding.sought if understanding else ()) for form in one.forms}
    texts = engine.texts[asked.language]
    results = [
        Result(passages[place], texts[place].language, -score, snippet(texts[place], forms))
        for score, place in ordered[: asked.limit]
    ]
    return tuple(results), len(ordered)
