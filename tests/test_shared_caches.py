"""What anybody on the way may keep is the same for all who would be given it: no header changes it that ``Vary`` leaves out."""

from django.test import Client

from quizzes.questions.templates import question
from tests.test_every_form import addresses

HEADERS = {
    "HX-Request": "true",
    "HX-Boosted": "true",
    "HX-Target": "verdict",
    "X-Requested-With": "fetch",
    "Accept-Language": "tr",
    "Accept": "application/json",
    "Accept-Encoding": "gzip",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Prefix": "/evil",
    "X-Original-URL": "/en/law/1/",
    "X-HTTP-Method-Override": "POST",
    "Range": "bytes=0-9",
    "Cookie": "csrftoken=x; student=x",
}
TOLD = {
    "number": "64",
    "typed": "64A2",
    "edition": "2017",
    "older": "2017",
    "newer": "2017",
    "citation": "64A2",
    "kind": "revoke",
    "text_language": "tr",
    "path": "laws/64/A",
}
NAMED = {
    "en/what-happened/<name>/": "en/what-happened/revoke/",
    "en/what-happened/<name>/chart/": "en/what-happened/revoke/chart/",
    "en/reading/<slug>/": "en/reading/penalty-cards/",
    "en/course/<name>/": "en/course/revokes/",
    "editions/<edition>/<name>": "editions/2017.1/laws.json",
    "eli/laws/<path>": "eli/laws/64/A/1",
}
LONGER = ("offline/<code>.json",)
"""What takes seconds to make; it has one variant beside that of ``Accept-Encoding``, in ``pages/test_offline.py``."""


def _filled(address: str) -> str:
    if address == "en/question/<question_id>/":
        return f"en/question/{question('revoke-in-play', 7).id}/"
    for name, value in TOLD.items():
        address = address.replace(f"<{name}>", value)
    return address.removesuffix("/?")


def _kept_by_all(reader: Client) -> list[str]:
    """The pages that anybody may keep, in words of a language and without."""
    asked = [f"/{_filled(NAMED.get(one, one))}" for one in addresses() if one not in LONGER]
    return [one for one in asked if "<" not in one and "public" in reader.get(one).headers.get("Cache-Control", "")]


def _varies(answer: object) -> set[str]:
    return {one.strip().lower() for one in getattr(answer, "headers", {}).get("Vary", "").split(",")}


def test_no_header_changes_what_a_cache_gives_to_others(reader: Client, made_resting: None) -> None:
    kept = _kept_by_all(reader)
    assert len(kept) > 30
    faults = []
    for address in kept:
        plain = reader.get(address)
        for header, value in HEADERS.items():
            other = reader.get(address, headers={header: value})
            is_same = (plain.status_code, plain.content) == (other.status_code, other.content)
            if not is_same and header.lower() not in _varies(plain) | {"range"}:
                faults.append(f"{address}: {header}")
    assert faults == []
