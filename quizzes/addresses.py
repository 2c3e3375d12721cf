"""The addresses of questions, practice, mock exams and papers, in Turkish and in English words (knows no Django)."""

from collections.abc import Mapping

from lawbook.addresses import WORDS, page
from quizzes.address_words import EXAMS, LEVELS, MODES, TOPICS


def question(question_id: str, language: str) -> str:
    """The permanent link of a question: ``/tr/soru/1-1x8k2f-3q/``."""
    return f"{page('question', language)}{question_id}/"


def practice(mode: str, language: str) -> str:
    """The next question of a mode of practice: ``/tr/siradaki/karisik/`` for ``mixed``."""
    return f"{page('next', language)}{mode_name(mode, language)}/"


def mode_name(mode: str, language: str) -> str:
    """What a mode of practice is called in addresses: ``konu-ronons`` for ``topic-revokes``."""
    kind, dash, about = mode.partition("-")
    return f"{MODES[language].get(kind, kind)}{dash}{_called(about, _turkish_names(kind), language)}"


def mode_named(name: str, language: str) -> str:
    """The mode that an address names; a name that is none stays as it is."""
    kind, dash, about = name.partition("-")
    kind = next((mode for mode, word in MODES[language].items() if word == kind), kind)
    return f"{kind}{dash}{_named(about, _turkish_names(kind), language)}"


def _turkish_names(kind: str) -> Mapping[str, str]:
    """What the things that a mode can be about are called in Turkish, where they have names."""
    if kind in ("topic", "lesson", "review"):
        return TOPICS
    return LEVELS if kind == "level" else {}


def lesson(topic: str, language: str) -> str:
    """A lesson of the course: ``/tr/ders/ronons/``."""
    return f"{page('course', language)}{_called(topic, TOPICS, language)}/"


def lesson_named(name: str, language: str) -> str:
    """The topic whose lesson an address names; a name that is none stays as it is."""
    return _named(name, TOPICS, language)


def exam(name: str, language: str) -> str:
    """A mock exam: ``/tr/sinav/ronons/``."""
    return f"{page('exam', language)}{_called(name, EXAMS, language)}/"


def exam_named(name: str, language: str) -> str:
    """The exam that an address names; a name that is none stays as it is."""
    return _named(name, EXAMS, language)


def _called(name: str, turkish: Mapping[str, str], language: str) -> str:
    """What addresses of a language call a thing; as it is named where they have no word for it."""
    return turkish.get(name, name) if language == "tr" else name


def _named(word: str, turkish: Mapping[str, str], language: str) -> str:
    """The thing that addresses of a language call so; a word that is none stays as it is."""
    return next((name for name in turkish if turkish[name] == word), word) if language == "tr" else word


def sitting(number: str, language: str) -> str:
    """A sitting of an exam: ``/tr/sinavim/…/``."""
    return f"{page('sitting', language)}{number}/"


def sitting_question(number: str, question_number: int, language: str) -> str:
    """A question of a sitting: ``/tr/sinavim/…/3/``."""
    return f"{sitting(number, language)}{question_number}/"


def hand_in(number: str, language: str) -> str:
    """Where a sitting is handed in."""
    return f"{sitting(number, language)}{WORDS[language]['hand-in']}/"


def papers(name: str, language: str) -> str:
    """Where a paper of an exam is made: ``/tr/kagit/ronons/``."""
    return f"{page('paper', language)}{_called(name, EXAMS, language)}/"


def paper(name: str, number: str, language: str) -> str:
    """An exam on paper: ``/tr/kagit/ronons/k7qm2f9dx/``."""
    return f"{papers(name, language)}{number}/"
