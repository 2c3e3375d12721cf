"""Comments and notes beside the text: nobody overwrites a note unseen, nobody floods a draft, and nothing empty is “saved”."""

import re
from collections.abc import Callable, Iterator

import pytest
from django.test import Client
from pytest_django import Settings

from accounts.models import User
from lawbook import limits
from lawbook.citations import parse
from tests.workshop.conftest import Person
from workshop.actions import comment as commenting
from workshop.actions.approve import InTheWay
from workshop.actions.comment import MOST_LETTERS, comment
from workshop.actions.explain import explain, note_of
from workshop.models import Comment, Draft

Desk = Callable[[User], Client]
CLAUSE = parse("64A2")


@pytest.fixture(autouse=True)
def _counted_anew() -> Iterator[None]:
    limits.forget()
    yield
    limits.forget()


def test_a_note_that_somebody_else_wrote_meanwhile_is_not_overwritten(
    draft: Draft, editor: User, person: Person, at_the_desk: Desk
) -> None:
    page = f"/tr/atolye/taslak/{draft.pk}/madde/64A2/"
    first, second = at_the_desk(editor), at_the_desk(person("other", "editor"))
    explain(editor, draft, CLAUSE, "Kural eski, metin uzun.", "Old.")
    read = _read(second.get(page))
    assert read == {"note_was_tr": "Kural eski, metin uzun.", "note_was_en": "Old."}
    hers, his = ({"note_tr": f"Kural {one}", **read} for one in ("yeni, metin uzun.", "eski, metin kısa."))
    assert first.post(f"{page}do/explain/", hers | {"note_en": "One"}).status_code == 302
    refused = second.post(f"{page}do/explain/", his | {"note_en": "Two"})
    assert refused.status_code == 409
    shown = refused.content.decode()
    for one in (
        ">Kural yeni, metin kısa.<",
        ">Two<",
        "</span>One<span",
        "</span>yeni<span",
        "başka biri bu notu yazdı",
    ):
        assert one in shown
    assert note_of(draft, CLAUSE) == {"tr": "Kural yeni, metin uzun.", "en": "One"}
    both = {"note_tr": "Bir, iki", "note_en": "One, two", **_read(refused)}
    assert second.post(f"{page}do/explain/", both).status_code == 302
    assert note_of(draft, CLAUSE) == {"tr": "Bir, iki", "en": "One, two"}


def _read(page: object) -> dict[str, str]:
    html: str = page.content.decode()  # type: ignore[attr-defined]
    return dict(re.findall(r'name="(note_was_\w\w)" value="([^"]*)"', html))


def test_a_note_that_is_saved_as_it_is_leaves_the_approval(draft: Draft, editor: User) -> None:
    explain(editor, draft, CLAUSE, "Neden", "Why")
    serial = Draft.objects.get(pk=draft.pk).serial
    explain(editor, draft, CLAUSE, " Neden ", "Why")
    assert Draft.objects.get(pk=draft.pk).serial == serial


def test_what_says_nothing_or_too_much_is_refused(draft: Draft, editor: User, at_the_desk: Desk) -> None:
    page = f"/tr/atolye/taslak/{draft.pk}/madde/64A2/"
    answered = at_the_desk(editor).post(f"{page}do/comment/", {"text": "  \r\n"}, follow=True).content.decode()
    assert "Bir şey yazılmamış." in answered
    assert "Kaydedildi." not in answered
    long = "a" * (MOST_LETTERS + 1)
    with pytest.raises(InTheWay):
        comment(editor, draft, CLAUSE, long)
    with pytest.raises(InTheWay):
        explain(editor, draft, CLAUSE, "", long)
    with pytest.raises(InTheWay):  # what is said to have been read is compared word by word
        explain(editor, draft, CLAUSE, "Neden", "Why", {"tr": long, "en": ""})
    comment(editor, draft, CLAUSE, "a" * MOST_LETTERS)
    assert Comment.objects.count() == 1


def test_nobody_floods_a_draft(draft: Draft, editor: User, at_the_desk: Desk, settings: Settings) -> None:
    settings.LIMITS = settings.LIMITS | {"comment": (2, 36000)}
    desk, page = at_the_desk(editor), f"/tr/atolye/taslak/{draft.pk}/madde/64A2/"
    note = {"note_tr": "Neden", "note_en": "Why"}
    answered = [desk.post(f"{page}do/comment/", {"text": f"{number}"}).status_code for number in range(2)]
    assert answered == [302, 302]
    assert [desk.post(f"{page}do/{verb}/", {"text": "3", **note}).status_code for verb in ("comment", "explain")] == [
        429,
        429,
    ]
    assert Comment.objects.count() == 2
    assert desk.post(f"{page}do/settle/", {"comment": Comment.objects.first().pk}).status_code == 302  # type: ignore[union-attr]


def test_so_many_comments_may_be_open(draft: Draft, editor: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commenting, "MOST_OPEN", 1)
    said = comment(editor, draft, CLAUSE, "Bir")
    with pytest.raises(InTheWay):
        comment(editor, draft, CLAUSE, "İki")
    commenting.settle_comment(editor, said)
    comment(editor, draft, CLAUSE, "İki")
