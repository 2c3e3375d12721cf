"""Whoever opens an account under the address of one that was deleted gets nothing of what was written there before."""

from accounts import services
from accounts.models import User
from tests.workshop.conftest import Person
from workshop.log import note
from workshop.models import Comment, Draft


def _write(who: User, draft: Draft) -> None:
    Comment.objects.create(draft=draft, citation="64A1", text="Is this the player or the side?", by=who.email)
    note(who, "commented", "64A1")


def test_the_writer_has_it_in_the_export(draft: Draft, reviewer: User) -> None:
    _write(reviewer, draft)
    export = services.export_of(reviewer)
    assert [one["about"] for one in export["workshop"]] == ["64A1"]
    assert [one["citation"] for one in export["workshop_texts"]["comments"]] == ["64A1"]


def test_somebody_else_under_the_same_address_has_not(draft: Draft, reviewer: User, person: Person) -> None:
    _write(reviewer, draft)
    services.delete(reviewer)
    export = services.export_of(person("reviewer"))
    assert export["workshop"] == []
    assert export["workshop_texts"]["comments"] == []
