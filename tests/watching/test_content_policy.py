"""The policy that is written once is the one that the library writes."""

import pytest
from csp.middleware import CSPMiddleware
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory

from lawbook.content_policy import ContentPolicy

HEADER = "Content-Security-Policy"


def answered(middleware: type[CSPMiddleware], request: HttpRequest, **own: object) -> HttpResponse:
    response = HttpResponse()
    vars(response).update(own)
    made = middleware(lambda _request: response)(request)
    assert isinstance(made, HttpResponse)
    return made


@pytest.mark.parametrize(
    "own",
    [{}, {"_csp_replace": {"frame-ancestors": ["*"]}}, {"_csp_update": {"img-src": ["data:"]}}, {"_csp_exempt": True}],
)
def test_as_the_library_writes_it(rf: RequestFactory, own: dict[str, object]) -> None:
    ours, theirs = (answered(one, rf.get("/"), **own) for one in (ContentPolicy, CSPMiddleware))
    assert ours.get(HEADER) == theirs.get(HEADER)


def test_a_policy_that_a_view_has_set_stays(rf: RequestFactory) -> None:
    made = HttpResponse(headers={HEADER: "default-src 'none'"})
    response = ContentPolicy(lambda _request: made)(rf.get("/"))
    assert isinstance(response, HttpResponse)
    assert response[HEADER] == "default-src 'none'"
