"""Figures for Prometheus, counted only where somebody may read them (``BRIDGELAWS_METRICS_TOKEN``)."""

import os
import secrets
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
_looked_at: dict[str, tuple[str, Callable[[], int]]] = {}
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


def begin(folder: Path) -> None:
    """Count for all processes together, in files of this folder, which begins empty. Before anything is counted."""
    if settings.METRICS_TOKEN:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        os.environ[_FOLDER] = str(folder)


def look_at(name: str, what: str, look: Callable[[], int]) -> None:
    """A figure that is asked for when somebody reads the figures."""
    _looked_at[name] = (what, look)


def answered(route: str, status: int, seconds: float) -> None:
    """A request was answered."""
    if settings.METRICS_TOKEN:
        _counted().requests.labels(route, f"{status // 100}xx").observe(seconds)


def found_nothing(language: str) -> None:
    """A search had no answer."""
    if settings.METRICS_TOKEN:
        _counted().searches_without_answer.labels(language).inc()


def ruled(kind: str) -> None:
    """A case of this kind was ruled on for somebody."""
    if settings.METRICS_TOKEN:
        _counted().rulings.labels(kind).inc()


def refused_by_browser(directive: str) -> None:
    """A browser refused something on a page, by this directive of the Content-Security-Policy."""
    if settings.METRICS_TOKEN:
        _counted().csp_reports.labels(directive).inc()


def exam_answer() -> None:
    """An answer to a question of an exam was kept."""
    if settings.METRICS_TOKEN:
        _counted().exam_answers.inc()


@require_safe
def show(request: HttpRequest) -> HttpResponse:
    """All figures, for who knows the token; for everybody else there is no such page."""
    given = request.headers.get("Authorization", "").removeprefix("Bearer ")
    token = settings.METRICS_TOKEN
    if not token or not secrets.compare_digest(given.encode(), token.encode()):
        return HttpResponse(status=404)
    from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

    response = HttpResponse(generate_latest(_registry()), content_type=CONTENT_TYPE_LATEST)
    response["Cache-Control"] = "no-store"
    return response


def _registry() -> Any:
    """What is counted here or, where a server runs, in all of its processes; and what is looked at now."""
    from prometheus_client import CollectorRegistry, multiprocess

    counted, registry = _counted(), CollectorRegistry()
    if _FOLDER in os.environ:
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    else:
        for one in (
            counted.requests,
            counted.searches_without_answer,
            counted.rulings,
            counted.exam_answers,
            counted.csp_reports,
        ):
            registry.register(one)
    registry.register(_Looked())
    return registry


class _Looked:
    """The figures that are asked for at this moment."""

    def collect(self) -> Iterator[Any]:
        """Those that cannot be had, because the database is away, are left out."""
        from prometheus_client.core import GaugeMetricFamily

        for name, (what, look) in _looked_at.items():
            with suppress(DatabaseError):
                yield GaugeMetricFamily(name, what, look())


class _Counted:
    def __init__(self) -> None:
        from prometheus_client import Counter, Histogram

        self.requests: Any = Histogram(
            "bridgelaws_request_seconds", "Requests by page and result.", ["route", "status"], buckets=_SECONDS
        )
        self.searches_without_answer: Any = Counter(
            "bridgelaws_searches_without_answer", "Searches that found nothing.", ["language"]
        )
        self.rulings: Any = Counter("bridgelaws_rulings", "Rulings given, by kind of case.", ["kind"])
        self.csp_reports: Any = Counter("bridgelaws_csp_reports", "What browsers refused on pages.", ["directive"])
        self.exam_answers: Any = Counter("bridgelaws_exam_answers", "Answers kept in exams.")


_counting = Lock()


def _counted() -> _Counted:
    with _counting:  # two first requests at once would name each figure twice, and one of them fail
        return _made()


@lru_cache(maxsize=1)
def _made() -> _Counted:
    return _Counted()
