"""What a browser keeps of the rulings says the same as the site, whichever way one goes through a situation."""

import random
import re
from typing import Any

import pytest
from django.utils import translation
from django.utils.html import escape

from bridge.problems import ImpossibleCase
from lawbook.book import Book
from lawbook.citations import with_ancestors
from rulings.aloud import aloud
from rulings.assistant.case_pages import case_page
from rulings.assistant.cases import reviewed_cases
from rulings.assistant.kept_rulings import kept_rulings
from rulings.assistant.told import Told
from rulings.citing import cited
from rulings.engine.kinds import kinds
from rulings.engine.rulings import rule
from rulings.scripts import script
from rulings.situations.examples import COMPUTED
from tests.pages.notation import heard

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("kept rulings")]
WAYS = 12


_MADE: dict[str, dict[str, Any]] = {}


@pytest.fixture(params=["tr", "en"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def shown(book: Book, language: str) -> dict[str, Any]:
    """Made once for each language."""
    if language not in _MADE:
        with translation.override(language):
            _MADE[language] = kept_rulings(book, language)
    return _MADE[language]


def walked(nodes: list[Any], usual: dict[str, str], draw: random.Random) -> tuple[dict[str, str], Any]:
    """A way through a situation as the script of the browser goes it: what was told, and where it ends."""
    told, node = dict[str, str](), nodes[0]
    while isinstance(node[0], str) and node[3]:
        by_value = {answer[0]: answer for answer in node[3]}
        taken = by_value.get(usual.get(node[0], ""))
        if taken is None or draw.random() < 0.5:
            taken = draw.choice(node[3])
            told[node[0]] = taken[0]
        node = nodes[taken[2]]
    return told, node


@pytest.mark.parametrize("kind", kinds())
def test_any_way_through_a_situation_ends_at_the_ruling_of_the_site(
    shown: dict[str, Any], kind: str, language: str
) -> None:
    _name, _title, _said, usual, _examples, nodes = shown["situations"][list(kinds()).index(kind)]
    draw, refused = random.Random(kind), 0
    for _ in range(WAYS):
        told, end = walked(nodes, usual, draw)
        if isinstance(end[0], str):
            assert (kind, end[0]) in COMPUTED
            continue
        try:
            facts = Told(kind, told).read()
        except (
            ImpossibleCase
        ):  # what is unusual cannot be together with what the site takes as usual: it asks for that too
            refused += 1
            continue
        with translation.override(language):
            ruling = rule(facts)
            assert [shown["said"][one] for one in end[0]] == script(ruling), told
            within = {above for clause in ruling.clauses for above in with_ancestors(clause)}
            own = {cited(clause, language)["display"] for clause in within}
        assert {shown["clauses"][one][0] for one in end[1]} <= own, told
    assert refused < WAYS / 2


def test_a_case_says_what_its_page_says(shown: dict[str, Any], language: str) -> None:
    assert len(shown["cases"]) == len(reviewed_cases())
    for case, row in list(zip(reviewed_cases().values(), shown["cases"], strict=True))[::60]:
        with translation.override(language):
            page = case_page(case, language)
        assert [row[0], row[2], row[3]] == [case.name(language), page["title"], page["why"]]
        assert [shown["said"][one] for one in row[4]] == page["ruling"]["script"]
        assert [shown["clauses"][one][0] for one in row[5]] == [one["display"] for one in page["ruling"]["clauses"]]
        beside = [shown["cases"][at][2] for at, _question, _value in row[7]]
        assert beside == [one.title for one in page["neighbours"]]


def test_a_voice_hears_calls_and_cards_in_the_words_of_the_site(shown: dict[str, Any], language: str) -> None:
    words = shown["heard"]
    signs = re.compile("|".join(map(re.escape, words)))
    texts = [*shown["said"], *(text for row in shown["cases"] for text in row[2:4])]
    assert len(words) > 20
    with translation.override(language):
        told = {text: heard(str(aloud(text))) for text in texts if signs.search(text)}
    assert told == {text: escape(signs.sub(lambda found: words[found[0]], text)) for text in told}
