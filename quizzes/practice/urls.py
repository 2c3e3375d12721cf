"""The addresses of practice and of single questions, in a language."""

from django.urls import URLPattern, path

from lawbook.addresses import WORDS
from quizzes.practice import ahead_views, anki_views, views
from quizzes.practice import course_views as courses
from quizzes.practice import question_views as questions


def practice(language: str) -> list[URLPattern]:
    """All of them."""
    words = WORDS[language]
    return [
        path(f"{language}/{words['practice']}/", views.practice),
        path(f"{language}/{words['ahead']}/", ahead_views.ahead),
        path(f"{language}/{words['progress']}/", views.progress),
        path(f"{language}/{words['course']}/", courses.course),
        path(f"{language}/{words['course']}/<slug:name>/", courses.lesson),
        path(f"{language}/{words['ladder']}/", courses.ladder),
        path(f"{language}/{words['anki']}/", anki_views.anki),
        path(f"{language}/{words['next']}/<slug:mode>/", views.next_one),
        path(f"{language}/{words['question']}/<slug:question_id>/", questions.question),
        path(f"{language}/{words['question']}/<slug:question_id>/{words['report']}/", questions.report),
    ]
