"""Remarks on clauses: signed, labelled, never to be taken for law; the pages that are read through."""

import re
from html import unescape

import pytest
from django.test import Client

from lawbook import addresses
from lawbook.book import Book
from lawbook.commentary import readings, remarks_by_clause
from lawbook.remarks import shipped_readings
from quizzes.address_words import TOPICS
from quizzes.practice.at_end import asked_at_end
from quizzes.questions.asking import lettered
from rulings.assistant.case_names import case_named
from rulings.assistant.told import Told
from tests.pages.notation import heard

FOLDER = {"tr": "/tr/okuma/", "en": "/en/reading/"}


def test_every_remark_hangs_on_a_clause_of_the_book(book: Book) -> None:
    remarks = [one for group in remarks_by_clause().values() for one in group]
    assert len(remarks) >= 110
    assert [str(at) for at in remarks_by_clause() if at not in book.passages] == []
    for remark in remarks:
        assert set(remark.text) == set(remark.origin) == {"tr", "en"}
        assert not remark.case or case_named(remark.case)
        for language, text in remark.text.items():
            assert text.strip() == text
            assert text not in book.passages[remark.at].text[language]


def test_half_of_the_remarks_are_of_the_article_on_leads_and_none_says_a_thing_twice() -> None:
    by_page = {
        one.slug["en"]: [note for section in one.sections for note in section.remarks] for one in shipped_readings()
    }
    texts = [note.text for notes in by_page.values() for note in notes]
    assert len(by_page["lead-out-of-turn"]) == max(len(notes) for notes in by_page.values())
    for language in ("tr", "en"):
        assert len({text[language] for text in texts}) == len(texts)
    signed = {note.origin["en"] for note in by_page["lead-out-of-turn"]}
    assert {"after advice by Larry Cohen", "after advice by S. G. Johnston"} <= signed


def test_every_reading_ends_in_questions_and_rules_in_between() -> None:
    assert len(shipped_readings()) == 3
    for reading in shipped_readings():
        assert reading.topic in TOPICS
        situations = [section for section in reading.sections if section.kind]
        assert situations
        for section in situations:
            Told(section.kind, section.facts).read()


@pytest.mark.parametrize("language", ["tr", "en"])
def test_the_pages_are_read_through_in_both_languages(reader: Client, language: str) -> None:
    contents = reader.get(FOLDER[language]).content.decode()
    for one in readings():
        address = f"{FOLDER[language]}{one.slug[language]}/"
        assert f'href="{address}"' in contents
        html = reader.get(address).content.decode()
        assert html.count('<div role="note" class="remark') == sum(len(section.remarks) for section in one.sections)
        ids = re.findall(r' id="([^"]+)"', html)
        assert len(ids) == len(set(ids))
    assert reader.get(f"{FOLDER[language]}no-such-page/").status_code == 404


@pytest.mark.parametrize("language", ["tr", "en"])
def test_a_law_with_remarks_leads_to_the_page_that_reads_them_through(reader: Client, language: str) -> None:
    for law, slug in ((50, "penalty-card"), (54, "lead-out-of-turn"), (64, "revoke"), (62, "revoke")):
        found = next(one for one in readings() if one.slug["en"] == slug)
        html = reader.get(f"{addresses.page('law', language)}{law}/").content.decode()
        assert f'href="{found.address(language)}"' in html
        assert addresses.page("law", language) in reader.get(found.address(language)).content.decode()
    assert (
        addresses.page("reading", language) not in reader.get(f"{addresses.page('law', language)}78/").content.decode()
    )


def test_a_law_shows_its_remarks_folded_and_labelled(reader: Client) -> None:
    html = reader.get("/tr/yasa/50/").content.decode()
    clause = re.search(r'id="D2a".*?</section>', html, re.DOTALL)
    assert clause
    assert "not (yasa metni değildir)" in clause[0]
    assert '<strong class="layer">Yorum</strong>' in clause[0]
    assert 'href=""' not in html  # the clause is where it stands
    assert "<details open" not in html
    assert 'class="remark' not in reader.get("/tr/yasa/80/").content.decode()


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("/en/law/54/", "East’s king of spades out of turn"),
        ("/en/reading/lead-out-of-turn/", "East’s king of spades out of turn"),
        ("/tr/yasa/50/", "Elinizde pik AD var"),
        ("/tr/okuma/sirasiz-cikis-ve-atak/", "Elinizde pik AD var"),
    ],
)
def test_a_voice_reads_the_cards_of_remarks_in_words(reader: Client, address: str, words: str) -> None:
    remarks = re.findall(r'<div role="note" class="remark.*?</div>', reader.get(address).content.decode(), re.DOTALL)
    said = unescape(heard("".join(remarks))).replace("'", "’")
    assert words in said
    assert not re.search("[♠♥♦♣]", said)


@pytest.mark.parametrize("address", ["/tr/okuma/cezali-kart/", "/en/reading/lead-out-of-turn/", "/en/reading/revoke/"])
def test_without_a_script_an_answer_comes_back_to_its_place_changed(reader: Client, address: str) -> None:
    """From question to question by links and forms alone, each at its section, until there is a ruling."""
    html = reader.get(address).content.decode()
    ways = answers(html)
    assert ways
    for way in ways:
        ruled = until_ruled(reader, address, way)
        assert ruled.count('class="telling"') == html.count('class="telling"'), "the page is whole"
        ids = re.findall(r' id="([^"]+)"', ruled)
        assert len(ids) == len(set(ids))


def answers(html: str) -> list[str]:
    """Where the first answer of each question of the page leads."""
    asked = re.findall(r'<section class="asked">.*?</section>', html, re.DOTALL)
    return [unescape(found[1]) for one in asked if (found := re.search(r'<li><a href="([^"]*)"', one))]


def until_ruled(reader: Client, page: str, way: str) -> str:
    for _ in range(9):
        address, section = way.split("#")
        assert address.startswith(f"{page}?")
        html = str(reader.get(address).content.decode())
        own = html.split(f'<section id="{section}"')[1].split("<section id=")[0]
        if 'class="asked"' not in own:
            assert 'class="script"' in own
            assert f'href="{page}#{section}"' in own, "back to how it began"
            return html
        way = answers(own)[0]
    raise AssertionError(way)


def test_a_fact_told_otherwise_changes_the_ruling_and_a_script_gets_only_that(reader: Client) -> None:
    html = reader.get("/en/reading/revoke/").content.decode()
    change = next(one for one in re.findall(r'href="(/en/reading/revoke/\?[^"]*)"', html) if "ask=" in one)
    address = unescape(change).split("#")[0]
    part = reader.get(address, headers={"HX-Request": "true"})
    assert part.content.decode().strip().startswith('<div class="telling">')
    assert "HX-Request" in part["Vary"]
    assert 'name="robots" content="noindex"' in reader.get(address).content.decode()


@pytest.mark.parametrize(
    "query", ["section=99", "section=x&hand=y", "section=1&ask=%3Cscript%3E", "section=1&how=nothing"]
)
def test_what_no_section_knows_is_no_failure(reader: Client, query: str) -> None:
    assert reader.get(f"/en/reading/penalty-card/?{query}").status_code == 200


def test_an_answer_typed_in_a_reading_comes_back_to_its_section(reader: Client) -> None:
    html = reader.get("/en/reading/lead-out-of-turn/").content.decode()
    live = re.findall(r'<div class="live[ "].*?</div>', html, re.DOTALL)
    assert len(live) >= 3
    for action in re.findall(r'<form method="get" action="([^"]*)"', "".join(live)):
        assert re.match(r"/en/reading/lead-out-of-turn/\?section=\d+#s\d+$", action)


@pytest.mark.parametrize("language", ["tr", "en"])
def test_each_page_ends_in_questions_that_are_answered_in_their_place(reader: Client, language: str) -> None:
    """Without an account or a script: the page comes back with the verdict, and nothing is kept of the answer."""
    for one in readings():
        address = one.address(language)
        html = reader.get(address).content.decode()
        assert 3 <= html.count("<form action=") == len(asked_at_end(one.topic)) <= 5
        assert 'class="verdict' not in html
        for number, question in enumerate(asked_at_end(one.topic), start=1):
            right = [letter for letter, option in lettered(question) if option.right]
            answered = reader.get(address, {"question": str(number), "answer": right})
            told = answered.content.decode()
            assert told.count('class="verdict is-right"') == 1
            assert told.index(f'id="q{number}-verdict"') < told.index(f'id="q{number}-asks"')
            ids = re.findall(r' id="([^"]+)"', told)
            assert len(ids) == len(set(ids))
            assert not answered.cookies


def test_a_script_gets_the_one_question_that_was_answered(reader: Client) -> None:
    one = next(one for one in readings() if one.slug["en"] == "revoke")
    question = asked_at_end(one.topic)[1]
    wrong = next(letter for letter, option in lettered(question) if not option.right)
    asked = {"question": "2", "answer": wrong}
    part = reader.get(one.address("en"), asked, headers={"HX-Request": "true"})
    html = part.content.decode()
    assert html.startswith('<article class="question at-end" id="q2"')
    assert 'class="verdict is-wrong"' in html
    assert part["HX-Push-Url"] == "false"
    assert "Choose an answer first." in reader.get(one.address("en"), {"question": 2}).content.decode()
    assert reader.get(one.address("en"), {"question": "9", "answer": "a"}).status_code == 200


@pytest.mark.django_db
def test_a_question_that_editors_withdrew_is_asked_no_more_at_the_end(
    reader: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = next(one for one in readings() if one.slug["en"] == "revoke")
    gone, *left = asked_at_end(one.topic)
    names = {question.template.name: question.template for question in left}
    monkeypatch.setattr("quizzes.practice.at_end.offered", lambda: names)
    html = reader.get(one.address("en")).content.decode()
    assert html.count("<form action=") == len(left)
    assert gone.id not in html
