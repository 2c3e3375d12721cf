"""How many stops of the keyboard lie between the heading of a ruling and its first choice."""

import re

import pytest
from django.test import Client

from lawbook.book import Book
from rulings.assistant.told import Told

_FOLDED = re.compile(r"<details(?![^>]* open)[^>]*>\s*(<summary.*?</summary>).*?</details>", re.DOTALL)
_STOPS = re.compile(r"<(?:a|button|summary|input|select)\b")
CHOICE = "This was chosen"


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("opening-lead-out-of-turn", {"hand": "defender", "faced": "true", "card": "H7"}),
        ("penalty-card", {"offenders_cards": "HK", "moment": "partner-leads"}),
    ],
)
def test_the_first_choice_of_a_ruling_is_near(reader: Client, book: Book, kind: str, facts: dict[str, str]) -> None:
    html = reader.get(Told(kind, facts).address("en")).content.decode()
    ruling = html.split("To read aloud")[1]
    before = _FOLDED.sub(r"\1", ruling).partition(CHOICE)[0]
    assert CHOICE in ruling
    assert len(_STOPS.findall(before)) <= 6
    assert "<summary>Clauses</summary>" in ruling
