"""Questions, verdicts, results and papers write cards, contracts, scores and quotation marks as every page does."""

import re

import pytest
from django.test import Client

from quizzes.models import Sitting
from quizzes.offering.blueprints import blueprints
from quizzes.questions.templates import question, templates
from tests.pages.notation import faults

SEED = 11
FOLDERS = ("/tr/soru/", "/en/question/")


def faults_at(reader: Client, address: str) -> list[str]:
    response = reader.get(address)
    assert response.status_code == 200, address
    return [f"{address}: {fault}" for fault in faults(response.content.decode())]


@pytest.mark.long
def test_every_question_and_its_verdict(reader: Client) -> None:
    found: list[str] = []
    for number, name in enumerate(templates()):
        address = FOLDERS[number % 2] + question(name, SEED).id
        found += faults_at(reader, f"{address}/") + faults_at(reader, f"{address}/?answer=a")
    assert found == []


def test_a_paper_its_key_and_the_result_of_an_exam(reader: Client) -> None:
    name = next(iter(blueprints()))
    key = reader.post(f"/en/paper/{name}/")["Location"]
    found = faults_at(reader, key) + faults_at(reader, re.sub(r"[^/]+/$", "", key))
    reader.post(f"/tr/sinav/{name}/", {"extra": "0"})
    sitting = f"/tr/sinavim/{Sitting.objects.get().pk}/"
    found += faults_at(reader, f"{sitting}1/")
    reader.post(f"{sitting}teslim/")
    assert found + faults_at(reader, sitting) + faults_at(reader, f"{sitting}1/") == []
