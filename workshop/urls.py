"""The addresses of the workshop; its views are read when somebody opens one."""

from django.urls import URLPattern, path

from accounts.lazily import lazily
from lawbook.addresses import WORDS as BOOK
from workshop import words


def _at(address: str, view: str) -> URLPattern:
    return path(address.removeprefix("/"), lazily(f"workshop.views.{view}"))


def _of_language(language: str) -> list[URLPattern]:
    draft = words.draft("<int:pk>", language)
    clause = words.clause("<int:pk>", "<str:typed>", language)
    preview = f"/{language}/{words.preview('<str:token>', language)}/"
    return [
        _at(words.home(language), "home.home"),
        _at(words.page("new", language), "home.new"),
        _at(words.page("log", language), "home.log"),
        _at(f"{words.home(language)}withdraw/", "home.withdraw_edition"),
        _at(words.page("commentary", language), "remarks.commentary"),
        _at(words.remark("", language), "remarks.new"),
        _at(f"{words.remark('', language)}check/", "remarks.check_typed"),
        _at(words.remark("<str:key>", language), "remarks.remark"),
        _at(f"{words.remark('<str:key>', language)}check/", "remarks.check_typed"),
        _at(f"{words.remark('<str:key>', language)}do/<slug:verb>/", "remarks.do"),
        _at(words.page("webhooks", language), "webhooks.webhooks"),
        _at(f"{words.page('webhooks', language)}<int:pk>/do/<slug:verb>/", "webhooks.do"),
        _at(words.regulations(language), "regulations.regulations"),
        _at(words.regulations(language, "<int:pk>"), "regulations.one"),
        _at(f"{words.regulations(language, '<int:pk>')}do/<slug:verb>/", "regulations.do"),
        _at(draft, "drafts.draft"),
        _at(words.impact("<int:pk>", language), "impact.impact"),
        _at(words.wording("<int:pk>", language), "wording.wording"),
        _at(words.publication("<int:pk>", language), "drafts.publication"),
        _at(words.move("<int:pk>", language), "moving.move"),
        _at(f"{words.move('<int:pk>', language)}back/", "moving.back"),
        _at(f"{words.move('<int:pk>', language)}{words.WORDS[language]['resting']}/", "moving.resting_on"),
        _at(f"{draft}do/<slug:verb>/", "drafts.do"),
        _at(clause, "clauses.clause"),
        _at(f"{clause}check/", "clauses.check_typed"),
        _at(f"{clause}do/<slug:verb>/", "clauses.do"),
        *_of_preview(preview, language),
    ]


def _of_preview(preview: str, language: str) -> list[URLPattern]:
    """The site under a draft, for who has its secret link."""
    word = BOOK[language]
    law = f"{preview}{word['law']}/<int:number>/"
    return [
        _at(preview, "previews.home"),
        _at(law, "previews.law"),
        _at(f"{law}{word['parallel']}/", "previews.parallel"),
        _at(f"{preview}{word['definitions']}/", "previews.definitions"),
        _at(f"{preview}{word['footnotes']}/", "previews.footnotes"),
        _at(f"{preview}{word['errata']}/", "previews.errata"),
        _at(f"{preview}{word['preview']}/<str:typed>/", "previews.passage"),
        _at(f"{preview}{word['search']}/", "previews_around.search_draft"),
        _at(f"{preview}{word['comparison']}/", "previews_around.comparison"),
        _at(f"{preview}{word['cases']}/", "previews_around.cases"),
        _at(f"{preview}{word['cases']}/<slug:name>/", "previews_around.case"),
    ]


urlpatterns = [*_of_language("tr"), *_of_language("en")]
