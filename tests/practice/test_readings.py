"""Where the text can be read in more than one way, the reading stands with what rests on it, and only there."""

import pytest
from django.conf import settings
from django.test import Client
from django.utils import translation

from quizzes.questions.asking import verdict
from quizzes.questions.templates import question
from rulings.engine.cases import read_case
from rulings.engine.kinds import kinds
from rulings.engine.rulings import rule
from rulings.readings import all_readings, readings_behind

_NO_FACTS = {"kind", "cites", "several", "made", "trick_score", "untold", "concludes"}


def read_for(kind: str, **facts: object) -> list[str]:
    return [one.clauses for one in readings_behind(rule(read_case({"kind": kind, "facts": facts})))]


def test_the_document_is_the_list_that_is_shown() -> None:
    lines = (settings.BASE_DIR / "docs" / "readings.md").read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.startswith("| ") and not line.startswith("| clause")]
    shown = [f"| {one.clauses} | {one.question['en']} | {one.reading['en']} |" for one in all_readings()]
    assert sorted(rows) == sorted(shown), "fixtures/readings.yaml says the same in both languages"


def test_readings_name_facts_and_values_that_there_are() -> None:
    for reading in all_readings():
        for case in reading.rests:
            fields = kinds()[case["kind"]].facts.fields
            for name, wanted in case.items():
                if name in _NO_FACTS or not fields[name].candidates:
                    assert name in _NO_FACTS or name in fields, reading
                else:
                    assert {*(wanted if isinstance(wanted, list) else [wanted])} <= {*fields[name].candidates, "*"}


CARD = {"hand": "defender", "during": "play", "occasion": "other", "how": "could-be-seen", "own_fault": True}
CARD |= {"director_exempts": False, "earlier_cards": []}


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ({"manner": "deliberate", "cards": ["S5"]}, ["50B"]),
        ({"manner": "deliberate", "cards": ["SK"]}, []),
        ({"manner": "inadvertent", "cards": ["S5"]}, []),
    ],
)
def test_a_small_card_shown_on_purpose_is_major_by_a_reading(facts: dict[str, object], expected: list[str]) -> None:
    assert read_for("exposed-card", **CARD, **facts) == expected


@pytest.mark.parametrize(
    ("choice", "expected"), [({}, True), ({"choice": "required"}, True), ({"choice": "free"}, False)]
)
def test_a_suit_forbidden_and_required_at_one_lead_is_a_reading(choice: dict[str, object], expected: bool) -> None:
    facts: dict[str, object] = {"offenders_cards": ["HK"], "moment": "partner-leads", "forbidden_suits": ["H"]}
    assert ("26B, 50D2(a)" in read_for("penalty-card", **facts, **choice)) is expected


LIKELY = [{"score": 420, "weight": "60%"}, {"score": -50, "weight": "40%"}]
ILLEGAL = {"score": 170, "weight": "30%", "legal": False}
MATCH = {"scoring": "imps", "vulnerable": "none", "other_table_score": 170}


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ({"results": LIKELY}, ["what is weighted"]),
        ({"results": LIKELY, "weighing": "comparisons"}, []),
        ({"results": LIKELY, "weighing": "points"}, []),
        ({"results": [*LIKELY, ILLEGAL], "weighing": "points"}, ["a result that could not"]),
        ({"results": [{"score": 420}]}, []),
    ],
)
def test_what_the_regulations_settle_is_no_reading(facts: dict[str, object], expected: list[str]) -> None:
    ruling = rule(read_case({"kind": "assigned-score", "facts": MATCH | facts}))
    found = [one.question["en"] for one in readings_behind(ruling) if one.clauses == "12C1(c)"]
    assert [said.startswith(begun) for said, begun in zip(found, expected, strict=True)] == [True] * len(expected)


@pytest.mark.parametrize(
    ("contract", "tricks", "expected"),
    [("2HXX S", 8, ["77"]), ("2HXX S", 9, ["77", "77"]), ("2SXX S", 8, []), ("3NT S", 9, ["77"]), ("4H S", 10, [])],
)
def test_misprinted_values_stand_with_the_scores_that_need_them(
    contract: str, tricks: int, expected: list[str]
) -> None:
    assert read_for("score", contract=contract, tricks=tricks, vulnerable="none") == expected


@pytest.mark.parametrize(("language", "said"), [("tr", "burada böyle okunuyor"), ("en", "is read here")])
def test_the_verdict_and_the_api_say_how_the_text_is_read(reader: Client, language: str, said: str) -> None:
    asked = (question("fifth-card", seed) for seed in range(200))
    found = next(one for one in asked if readings_behind(rule(one.case)))
    with translation.override(language):
        assert [one["clauses"] for one in verdict(found, {"a"}, language)["ruling"]["readings"]] == ["45E1"]
    folder = {"tr": "/tr/soru/", "en": "/en/question/"}[language]
    assert said in reader.get(f"{folder}{found.id}/?answer=a").content.decode()


@pytest.mark.parametrize(
    ("folder", "said"),
    [("/tr/soru/", "hangileridir? Süren löveye"), ("/en/question/", "and “another suit”? The suit led")],
)
def test_the_answer_to_what_the_text_leaves_open_is_a_sentence(reader: Client, folder: str, said: str) -> None:
    html = reader.get(f"{folder}{question('premature-play', 3).id}/?answer=a").content.decode()
    assert said in html
    assert "?:" not in html


def test_the_words_of_the_law_stand_in_the_verdict(reader: Client) -> None:
    """64A2 goes on with the sentence of 64A: both are quoted; a footnote that decides is, too."""
    found = next(one for seed in range(50) if (one := question("revoke-exception", seed)).draft.clause == "64A2")
    html = reader.get(f"/en/question/{found.id}/?answer=a").content.decode()
    quoted = html[html.index('class="quoted"') : html.index('id="next"')]
    assert "one trick is transferred" in quoted
    assert 'class="lead-in"' in quoted
    led = next(one for seed in range(50) if (one := question("defenders-lead-out-of-turn", seed)).draft.clause == "56B")
    html = reader.get(f"/en/question/{led.id}/?answer=a").content.decode()
    assert "played face up, declarer:" in html  # the sentence of Law 56, with which 56B goes on
    thirteenth = next(
        one
        for seed in range(300)
        if "fn:17" in (one := question("defenders-lead-out-of-turn", seed)).draft.clause
        or "fn:17" in rule(one.case).clauses
    )
    html = reader.get(f"/tr/soru/{thirteenth.id}/?answer=a").content.decode()
    assert "Dipnot 17" in html[html.index('class="quoted"') : html.index('id="next"')]


def test_the_conditions_of_a_board_stand_open_and_the_long_table_of_scores_is_folded(reader: Client) -> None:
    board = reader.get(f"/tr/soru/{question('board-score', 4).id}/?answer=a").content.decode()
    quoted = board[board.index('class="quoted"') : board.index('id="next"')]
    assert "Kuzey Dağıtan" in quoted
    assert "<details" not in quoted
    score = reader.get(f"/tr/soru/{question('score-made', 4).id}/?answer=a").content.decode()
    assert "<details" in score[score.index('class="quoted"') : score.index('id="next"')]


def test_what_dummy_may_no_longer_do_stands_beside_the_reading_by_which_he_may_not() -> None:
    """The ruling is on an act that is allowed; that others are not rests on how 42B is read, and 43B3 does not."""
    shown = {
        bool(one.draft.known["infringed"]): [
            reading["clauses"] for reading in verdict(one, set(), "en")["ruling"]["readings"]
        ]
        for one in (question("what-dummy-may", seed) for seed in range(20))
    }
    assert shown == {True: ["42B, 43B2"], False: []}
    facts = {"had_infringed": True, "was_first": True, "irregularity_by": "defender", "defence_gained": False}
    assert "42B, 43B2" not in read_for("dummy-action", action="draws-attention", **facts)
    assert read_for("dummy-action", action="asks-declarer", revoked=True, **facts) == ["42B, 43B2"]
