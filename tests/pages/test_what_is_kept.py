"""Every table that holds something of somebody stands on the page on what is kept; none is left out when one is added."""

import pytest
from allauth.account.models import EmailAddress
from django.apps import apps
from django.contrib.auth import get_user_model
from django.db import models
from django.test import Client

from accounts import services
from accounts.models import User
from lawbook.models import Subscriber
from quizzes.models import Classroom
from workshop.models import Comment, Draft, Unsaved

KEPT = {
    "A cookie and your answers": "sessions.Session quizzes.Student quizzes.Attempt quizzes.Memory",
    "With an account: e-mail address": "accounts.User account.EmailAddress account.EmailConfirmation",
    "Exams: the questions, your answers": "quizzes.Sitting quizzes.SittingQuestion",
    "Examinations of a federation": "quizzes.Examination quizzes.Candidate quizzes.CandidateAnswer "
    "quizzes.ExaminationEvent quizzes.Appeal quizzes.Certificate quizzes.Duty quizzes.WrittenMark quizzes.Settlement "
    "quizzes.RemovedExamination quizzes.KeptCertificate quizzes.ErasedCertificate",
    "Classes: who opened one": "quizzes.Classroom quizzes.Player quizzes.PlayerAnswer",
    "With a role in the workshop": "mfa.Authenticator workshop.Draft workshop.Version workshop.Unsaved workshop.Comment "
    "workshop.Settled workshop.Approval workshop.RegulationsDraft workshop.Webhook workshop.Entry workshop.Renumbering "
    "workshop.RemarkVersion workshop.RemarkApproval workshop.BothChanged rulings.PublishedRegulations "
    "quizzes.WithdrawnTemplate",
    "Announcements by e-mail": "lawbook.Subscriber lawbook.Job",
    "Reports of mistakes": "quizzes.MistakeReport",
    "Searches that found nothing": "lawbook.UnansweredQuery",
}
"""What a row of the page begins with, and the tables that it speaks of."""

OF_NOBODY = set(
    (
        "contenttypes.ContentType auth.Permission auth.Group lawbook.Edition lawbook.Part lawbook.Export lawbook.ChangeNote "
        "lawbook.PublishedRemark lawbook.StoredPassage lawbook.FootnoteMark lawbook.CrossReference lawbook.Erratum "
        "quizzes.Difficulty quizzes.Paper quizzes.PaperQuestion quizzes.ClassQuestion quizzes.ExaminationQuestion "
        "quizzes.WithdrawnItem workshop.RemarkDraft workshop.DraftFile workshop.Note workshop.Delivery"
    ).split()
)


def test_every_table_is_told_of_or_holds_nothing_of_anybody(reader: Client) -> None:
    """A new table fails here: put it beside a row of the page (in both languages), or say that it is of nobody."""
    told = {label for labels in KEPT.values() for label in labels.split()}
    assert {model._meta.label for model in apps.get_models()} - _of_tests() == told | OF_NOBODY
    page = reader.get("/en/privacy/").content.decode()
    assert [row for row in KEPT if f'<th scope="row">{row}' not in page] == []


def _of_tests() -> set[str]:
    return {model._meta.label for model in apps.get_models() if model.__module__.startswith("tests")}


@pytest.mark.parametrize("label", sorted(OF_NOBODY))
def test_what_is_said_to_be_of_nobody_names_nobody(label: str) -> None:
    """No address, and no way to an account or to somebody who is examined."""
    people = {get_user_model(), *map(apps.get_model, ("quizzes.Student", "quizzes.Candidate", "quizzes.Player"))}
    fields = apps.get_model(label)._meta.get_fields()
    assert not [one.name for one in fields if isinstance(one, models.EmailField)]
    assert not [one.name for one in fields if isinstance(one, models.ForeignKey) and one.related_model in people]


@pytest.fixture
def kept_of_her(db: None) -> User:
    """An account with something of every kind that does not hang on its row."""
    user = User.objects.create_user("west@example.org", "three small words")
    EmailAddress.objects.create(user=user, email=user.email, verified=True)
    Subscriber.objects.create(email="West@example.org", language="tr")
    Classroom.objects.create(code="abcd", teacher=user, blueprint="club")
    draft = Draft.objects.create(title="2027", begun_by=user.email)
    Comment.objects.create(draft=draft, citation="6A", text="better so", by=user.email)
    Unsaved.objects.create(draft=draft, citation="6A", by=user.email, fields={"tr": "not yet"})
    return user


def test_the_export_holds_all_of_it(kept_of_her: User) -> None:
    export = services.export_of(kept_of_her)
    assert [one["language"] for one in export["announcements"]] == ["tr"]
    assert [one["code"] for one in export["classes"]] == ["abcd"]
    assert [one["text"] for one in export["workshop_texts"]["comments"]] == ["better so"]
    assert [one["fields"] for one in export["workshop_texts"]["unsaved"]] == [{"tr": "not yet"}]
    assert export["examinations"] == {"duties": [], "done": [], "marks": [], "removed": [], "erased": []}


def test_deleting_the_account_leaves_what_the_page_says(kept_of_her: User) -> None:
    services.delete(kept_of_her)
    assert not Subscriber.objects.exists()
    assert not Unsaved.objects.exists()
    assert not Classroom.objects.exists()
    assert Comment.objects.get().by == "west@example.org"


def test_an_address_that_was_never_confirmed_tells_and_ends_nothing(kept_of_her: User) -> None:
    """Anybody can open an account with somebody else's address."""
    EmailAddress.objects.update(verified=False)
    assert services.export_of(kept_of_her)["announcements"] == []
    services.delete(kept_of_her)
    assert Subscriber.objects.exists()
