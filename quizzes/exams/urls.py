"""The addresses of exams on one's own and of printed papers, in a language."""

from django.urls import URLPattern, path

from lawbook.addresses import WORDS
from quizzes.exams import paper_views as papers
from quizzes.exams import views


def exams(language: str) -> list[URLPattern]:
    """All of them."""
    words = WORDS[language]
    return [
        path(f"{language}/{words['exam']}/", views.exams),
        path(f"{language}/{words['exam']}/<slug:name>/", views.exam),
        path(f"{language}/{words['sitting']}/<uuid:sitting_id>/", views.sitting),
        path(f"{language}/{words['sitting']}/<uuid:sitting_id>/<int:number>/", views.sitting_question),
        path(f"{language}/{words['sitting']}/<uuid:sitting_id>/{words['hand-in']}/", views.hand_in),
        path(f"{language}/{words['paper']}/<slug:name>/", papers.new_paper),
        path(f"{language}/{words['paper']}/<slug:name>/<slug:number>/", papers.sheet),
        path(f"{language}/{words['paper']}/<slug:name>/<slug:number>/<str:signature>/", papers.key),
    ]
