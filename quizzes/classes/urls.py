"""The addresses of classes, in a language."""

from django.urls import URLPattern, path

from lawbook.addresses import WORDS
from quizzes.classes import player_views as players
from quizzes.classes import teacher_views as teachers
from quizzes.classes.addresses import PARTS


def classes(language: str) -> list[URLPattern]:
    """All of them."""
    every, parts = f"{language}/{WORDS[language]['class']}/", PARTS[language]
    return [
        path(every, players.door),
        path(f"{every}{parts['new']}/", teachers.new),
        path(f"{every}<slug:code>/", players.room),
        path(f"{every}<slug:code>/<int:number>/", players.question),
        path(f"{every}<slug:code>/{parts['screen']}/", teachers.screen),
        path(f"{every}<slug:code>/{parts['do']}/", teachers.do),
        path(f"{every}<slug:code>/{parts['again']}/", teachers.again),
    ]
