"""What a phone and a teacher do in a class."""

from django.test import Client

from quizzes.models import Classroom


def phone(classroom: Classroom, name: str) -> Client:
    client = Client()
    assert client.post("/en/class/", {"code": classroom.code, "name": name}).status_code == 302
    return client


def do(teacher: Client, classroom: Classroom, verb: str, **sent: str) -> None:
    assert teacher.post(f"/en/class/{classroom.code}/do/", {"do": verb, **sent}).status_code == 302
