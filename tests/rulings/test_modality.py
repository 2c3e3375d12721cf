"""A duty is said as its clause has it: "zorundadır" where the text has it, or where another clause sets the duty."""

from functools import cache

import pytest
from django.utils import translation

from lawbook.text.edition_files import LanguageText
from lawbook.text.tree import TextPassage
from rulings.engine.cases import read_case
from rulings.engine.rulings import rule
from rulings.engine.trace import Conclusion
from rulings.wording.speech import say
from tests.rulings.reviewed import as_told, reviewed_cases

CHOSEN = {"50D2a", "51B", "51B1a", "51B2a", "57A", "57A1", "57A2", "57A3"}
"""Where declarer may require something the defender must comply: "istemek", "isteyebilir"."""
BY_ANOTHER = {
    "27B4": "27B3",
    "30B1bii": "35B",
    "45C4b": "45C4a",
    "45E2": "55B2",
    "51A": "50D1a",
    "55A": "55B2",
    "61B2a": "43B2b",
}
"""The clause that sets the duty of which another one speaks (of 30B1(b)(ii) see the readings)."""
SAID = {
    ("6D1", "shuffled-and-dealt-again"): "zorundadır.",
    ("10C2", "chooses-alone"): "zorundadır.",
    ("9B1a", "director-is-called"): "çağrılmalıdır.",
    ("16B2", "director-called-now"): "çağırması gerekebilir.",
    ("20F4a", "must-correct-explanation"): "düzeltmelidir.",
    ("20F5bii", "must-correct-explanation"): "bildirmelidir.",
    ("27B", "must-replace-call"): "yapmalıdır.",
    ("43A1c", "dummy-may-not"): "bulunmamalıdır.",
    ("45F", "dummy-may-not-touch"): "bilgilendirilmelidir.",
    ("50A", "stays-faced"): "bırakılmalıdır.",
    ("50E4", "damage-by-exposed-card"): "atamalıdır.",
    ("50D1b", "penalty-card-waits"): "zorundadır.",
    ("55B2", "lead-from"): "yapılmak zorundadır.",
    ("66D", "cards-are-inspected"): "el sürmemelidir.",
    ("72B1", "may-not-infringe-on-purpose"): "davranmamalıdır.",
    ("74B3", "conduct-breach"): "kaçınılmalıdır.",
    ("75B2", "must-correct-explanation"): "düzeltmelidir.",
    ("79A2", "may-not-accept-trick"): "kabul etmemelidir: skor düzeltilir.",
}
"""How the sentence of a clause ends, by its own verb."""


@cache
def said_in_turkish() -> list[tuple[Conclusion, str]]:
    """What is concluded of every reviewed case, and what its options lead to."""
    found: list[tuple[Conclusion, str]] = []
    for case in reviewed_cases():
        waiting = list(rule(read_case(as_told(case))).concluded)
        while waiting:
            one = waiting.pop()
            waiting += one.then
            with translation.override("tr"):
                found.append((one, say(one)))
    return found


def words_of(passage: TextPassage) -> str:
    return f"{passage.heading} {passage.text} {passage.tail}"


def test_no_duty_is_said_stronger_than_its_clause(turkish: LanguageText) -> None:
    text = {one.citation.id: words_of(one) for one in turkish.text.entries()}
    stronger = {
        (one.clause, sentence)
        for one, sentence in said_in_turkish()
        if sentence.endswith(("zorundadır.", "zorundadır")) and one.clause in text
        if one.clause not in CHOSEN and "zorun" not in text[one.clause] + text[BY_ANOTHER.get(one.clause, one.clause)]
    }
    assert {key for key in stronger if key[0] != "29A"} == set(), "29A tells beforehand what 30 to 32 bring"


@pytest.mark.parametrize(("clause", "key"), SAID)
def test_what_should_be_done_and_what_must_be_are_told_apart(clause: str, key: str) -> None:
    said = {sentence for one, sentence in said_in_turkish() if (one.clause, one.key) == (clause, key)}
    assert said
    assert all(sentence.endswith(SAID[clause, key]) for sentence in said), said


def test_an_option_is_said_to_the_player_who_has_it() -> None:
    impersonal = {
        sentence for one, sentence in said_in_turkish() if one.part == "option" and "bilirsiniz" not in sentence
    }
    assert impersonal == set()
