"""The addresses of examinations, in a language."""

from django.urls import URLPattern, path

from lawbook.addresses import WORDS
from quizzes.examinations import candidate_views as candidates
from quizzes.examinations import certificate_views as certificates
from quizzes.examinations import entry_views, erasing_views, marking_views, removing_views
from quizzes.examinations import results_views as results
from quizzes.examinations import staff_views as staff
from quizzes.examinations.addresses import PARTS


def examinations(language: str) -> list[URLPattern]:
    """All of them."""
    words, parts = WORDS[language], PARTS[language]
    entry = f"{language}/{words['exam-code']}/"
    seat = f"{entry}<uuid:candidate_id>/"
    every = f"{language}/{words['examinations']}/"
    one = f"{every}<uuid:number>/"
    return [
        path(entry, entry_views.entry),
        path(seat, candidates.seat),
        path(f"{seat}<int:number>/", candidates.question),
        path(f"{seat}<int:number>/{parts['appeal']}/", candidates.contest),
        path(f"{seat}{parts['hand-in']}/", candidates.hand_in),
        path(f"{seat}{parts['state']}/", candidates.state),
        path(f"{seat}{parts['certificate']}.pdf", certificates.own_file),
        path(every, staff.examinations),
        path(f"{every}{parts['new']}/", staff.new),
        path(f"{every}{parts['erase']}/", erasing_views.erasing_page),
        path(one, staff.overview),
        path(f"{one}{parts['watch']}/", staff.watch),
        path(f"{one}{parts['log']}/", staff.log),
        path(f"{one}{parts['candidates']}/", staff.candidates),
        path(f"{one}{parts['questions']}/", staff.questions),
        path(f"{one}{parts['sheet']}/", staff.sheet),
        path(f"{one}{parts['do']}/", staff.do),
        path(f"{one}{parts['remove']}/", removing_views.removal),
        path(f"{one}{parts['results']}/", results.results),
        path(f"{one}{parts['results']}.csv", results.table),
        path(f"{one}{parts['items']}/", results.items),
        path(f"{one}{parts['appeals']}/", results.appeals),
        path(f"{one}{parts['marking']}/", marking_views.next_answer),
        path(f"{one}{parts['marking']}/<uuid:sheet>/", marking_views.answer),
        path(f"{language}/{words['certificate']}/", certificates.verify),
        path(f"{language}/{words['certificate']}/<str:code>/", certificates.certified),
    ]
