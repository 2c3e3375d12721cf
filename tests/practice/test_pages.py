"""The pages of questions and practice, as somebody without an account meets them."""

import json
import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from django.test import Client
from django.utils import translation
from django.utils.html import escape

from accounts.models import User
from quizzes.address_words import TOPICS
from quizzes.models import Attempt, Student
from quizzes.questions.asking import lettered
from quizzes.questions.parts import CallChoice, CardChoice
from quizzes.questions.saying import say_said
from quizzes.questions.templates import FIRST, Question, question, question_of, templates
from tests.sampling import every, in_turn


def single(seed: int = 1) -> Question:
    return next(found for name in templates() if not (found := question(name, seed)).draft.several)


def letters(found: Question, *, right: bool) -> list[str]:
    key = [letter for letter, option in lettered(found) if option.right]
    return key if right else [next(letter for letter, _ in lettered(found) if letter not in key)]


def dealt(reader: Client, mode: str = "mixed") -> tuple[str, str]:
    """The address and the ticket of the next question of a mode."""
    response = reader.get(f"/en/next/{mode}/")
    assert response.status_code == 302
    parts = urlsplit(response["Location"])
    return parts.path, parse_qs(parts.query)["ticket"][0]


def found_at(address: str) -> Question:
    return question_of(address.strip("/").split("/")[-1])


def test_a_question_is_public_and_sets_no_cookie(reader: Client) -> None:
    found = single()
    response = reader.get(f"/tr/soru/{found.id}/")
    assert response.status_code == 200
    assert not response.cookies
    assert "Cookie" not in response.headers.get("Vary", "")
    assert response.headers["Cache-Control"] == "public, max-age=3600"


def test_the_topic_and_the_key_stay_hidden_until_the_answer(reader: Client) -> None:
    found = single()
    with translation.override("en"):
        topic = str(found.template.topic.title)
    before = reader.get(f"/en/question/{found.id}/").content.decode()
    with translation.override("en"):
        assert f'<h1 class="question-title">{escape(say_said(found.draft.ask))}</h1>' in before
    assert topic not in before[before.index('id="question"') : before.index("</article>")]
    assert found.template.name not in before
    assert "right-if" not in before
    after = reader.get(f"/en/question/{found.id}/?answer={letters(found, right=True)[0]}").content.decode()
    assert "is-right" in after
    assert f'<span class="topic">{topic}</span>' in after


def test_a_wrong_answer_is_told_when_it_would_be_right_and_which_clause_decides(reader: Client) -> None:
    found = single()
    html = reader.get(f"/en/question/{found.id}/?answer={letters(found, right=False)[0]}").content.decode()
    assert "is-wrong" in html
    assert "This would be right if" in html
    assert "The clause that decides" in html
    assert 'data-preview="/en/preview/' in html


@pytest.mark.parametrize("name", every(10, templates()))
def test_every_answer_keeps_its_letter_in_the_verdict(reader: Client, name: str) -> None:
    """Cards and calls, which have no letters on the screen, are told by their faces."""
    found = question(name, 5)
    html = reader.get(f"/tr/soru/{found.id}/?answer={letters(found, right=False)[0]}").content.decode()
    told = re.findall(r'<span class="letter">([A-M])</span>', html[: html.index('id="next"')])
    assert told == [
        letter.upper() for letter, one in lettered(found) if not isinstance(one.answer.label, CardChoice | CallChoice)
    ]


def test_what_a_verdict_says_once_it_does_not_say_again(reader: Client) -> None:
    """What is folded: the script, the steps, when the answers that nobody chose would be right, the many Laws about it."""
    found = question("defenders-lead-out-of-turn", 3)
    html = reader.get(f"/en/question/{found.id}/?answer={letters(found, right=False)[0]}").content.decode()
    open_part = re.sub(r"<details.*?</details>", "", html[html.index('class="verdict') :], flags=re.DOTALL)
    assert open_part.count("This would be right if") == 1
    assert html.count('<details class="fold">') == 4
    with translation.override("en"):
        assert html[html.index("<main") :].count(escape(say_said(found.draft.ask))) == 1


def test_answering_in_practice_keeps_the_answer_once(reader: Client) -> None:
    address, ticket = dealt(reader)
    found = found_at(address)
    answer = {"answer": letters(found, right=True), "ticket": ticket}
    first = reader.post(address, answer)
    assert first.status_code == 302
    assert "sessionid" in first.cookies
    assert "is-right" in reader.get(first["Location"]).content.decode()
    again = reader.post(address, {"answer": letters(found, right=False), "ticket": ticket}, follow=True)
    assert "the first answer counts" in again.content.decode()
    assert [attempt.right for attempt in Attempt.objects.all()] == [True]


@pytest.mark.parametrize(
    "sent",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://a.example"},
        {"Origin": "null"},
    ],
)
def test_what_a_page_of_another_site_sends_ends_no_session(reader: Client, sent: dict[str, str]) -> None:
    """It comes without the reader's cookie; a new one would take its place, and with it an account or an examination."""
    address, ticket = dealt(Client())
    told = reader.post(address, {"answer": "a", "ticket": ticket}, headers=sent)
    assert told.status_code == 302
    assert "sessionid" not in told.cookies
    row = {"question": "x", "ticket": ticket, "answer": "a", "owner": ""}
    assert reader.post("/en/ahead/", json.dumps({"answers": [row]}), "text/plain", headers=sent).status_code == 403
    assert not Student.objects.exists()


@pytest.mark.parametrize(
    "sent", [{"Sec-Fetch-Site": "same-origin", "Origin": "https://a.example"}, {"Origin": "http://testserver"}]
)
def test_what_a_page_of_the_site_sends_counts(reader: Client, sent: dict[str, str]) -> None:
    address, ticket = dealt(reader)
    reader.post(address, {"answer": letters(found_at(address), right=True), "ticket": ticket}, headers=sent)
    assert Attempt.objects.count() == 1


def test_htmx_gets_the_verdict_alone(reader: Client) -> None:
    address, ticket = dealt(reader)
    answer = {"answer": letters(found_at(address), right=False), "ticket": ticket}
    html = reader.post(address, answer, headers={"HX-Request": "true"}).content.decode()
    assert html.lstrip().startswith('<article id="question"')
    assert "is-wrong" in html
    assert "<html" not in html


def test_the_verdict_in_place_has_the_address_of_the_verdict_in_both_languages(reader: Client) -> None:
    address, ticket = dealt(reader, "law-50")
    wrong = letters(found_at(address), right=False)
    told = reader.post(address, {"answer": wrong, "ticket": ticket}, headers={"HX-Request": "true"})
    query = f"?answer={wrong[0]}&mode=law-50"
    assert told["HX-Replace-Url"] == f"{address}{query}"
    assert "is-wrong" in reader.get(told["HX-Replace-Url"]).content.decode()
    turkish = address.replace("/en/question/", "/tr/soru/")
    assert f'data-switch="{turkish}{query.replace("&", "&amp;")}"' in told.content.decode()


def test_the_title_of_a_verdict_says_it(reader: Client) -> None:
    found = single()
    told = reader.post(f"/en/question/{found.id}/", {"answer": letters(found, right=True)})
    assert told["Location"].endswith("#verdict")
    assert "<title>Right ·" in reader.get(told["Location"]).content.decode()


def test_from_the_verdict_one_request_leads_to_the_next_question(reader: Client) -> None:
    address, ticket = dealt(reader)
    found = found_at(address)
    html = reader.post(address, {"answer": letters(found, right=True), "ticket": ticket}, follow=True).content.decode()
    following = re.search(r'id="next" href="([^"]+)"', html)
    assert following is not None
    parts = urlsplit(following[1])
    assert reader.get(following[1]).status_code == 200
    given = {"answer": letters(found_at(parts.path), right=True), "ticket": parse_qs(parts.query)["ticket"][0]}
    reader.post(parts.path, given)
    assert [one.mode for one in Attempt.objects.all()] == ["mixed", "mixed"]


@pytest.mark.parametrize("address", ["/tr/calisma/", "/tr/ilerleme/", f"/tr/soru/{single().id}/"])
def test_pages_of_practice_are_sent_compressed(reader: Client, address: str) -> None:
    response = reader.get(address, headers={"Accept-Encoding": "gzip"})
    assert response.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in reader.get(address).headers


@pytest.mark.parametrize("change", [lambda text: text[:-2] + "xx", lambda text: "a" * 3000, lambda text: "ö"])
def test_a_changed_ticket_counts_nothing_and_is_told(reader: Client, change: Callable[[str], str]) -> None:
    address, ticket = dealt(reader)
    answer = {"answer": letters(found_at(address), right=True), "ticket": change(ticket)}
    html = reader.post(address, answer, follow=True).content.decode()
    assert "This answer was not counted" in html
    assert "is-right" in html
    assert not Attempt.objects.exists()


def test_the_ticket_of_one_question_does_not_serve_another(reader: Client) -> None:
    _, ticket = dealt(reader)
    found = single(4242)
    reader.post(f"/en/question/{found.id}/", {"answer": letters(found, right=True), "ticket": ticket})
    assert not Attempt.objects.exists()


def test_without_a_ticket_nothing_is_kept(reader: Client) -> None:
    found = single()
    response = reader.post(f"/en/question/{found.id}/", {"answer": letters(found, right=True)})
    assert response.status_code == 302
    assert not response.cookies
    assert not Student.objects.exists()


@pytest.mark.parametrize("answer", [[], ["z"], [""], ["a" * 10_000]])
def test_no_answer_is_asked_for_again_and_the_ticket_stays(reader: Client, answer: list[str]) -> None:
    address, ticket = dealt(reader)
    response = reader.post(address, {"answer": answer, "ticket": ticket})
    assert response.status_code == 422
    html = response.content.decode()
    assert "Choose an answer first." in html
    assert ticket in html


def test_of_one_answer_only_the_first_of_several_counts(reader: Client) -> None:
    found = single()
    everything = [letter for letter, _ in lettered(found)]
    html = reader.post(f"/en/question/{found.id}/", {"answer": everything}, follow=True).content.decode()
    assert html.count('class="yours"') == 1


@pytest.mark.parametrize(
    "name", ["nothing", f"{FIRST}-zzzz-1", f"{FIRST}--1", "99999999999999999999-a-1", f"{FIRST}-{'9' * 60}-1"]
)
def test_there_is_no_such_question(reader: Client, name: str) -> None:
    response = reader.get(f"/tr/soru/{name}/")
    assert response.status_code == 404
    assert "Böyle bir soru yok." in response.content.decode()


def test_a_question_of_an_earlier_version_is_gone(reader: Client) -> None:
    response = reader.get(f"/tr/soru/{single().template.version - 1}-{single().template.code}-1/")
    assert response.status_code == 410
    assert "artık sorulmuyor" in response.content.decode()


@pytest.mark.parametrize("step", every(2, [5, 1]))
def test_practice_offers_every_topic_and_law_that_there_is(reader: Client, step: int) -> None:
    html = reader.get("/tr/calisma/").content.decode()
    for template in templates().values():
        assert template.topic.name in TOPICS, "a topic needs its name in Turkish addresses"
        assert f'href="/tr/siradaki/konu-{TOPICS[template.topic.name]}/"' in html
    offered = re.findall(r'href="(/tr/siradaki/[^"]+)"', html)
    assert len(offered) > 90
    for address in offered[::step]:
        assert reader.get(address).status_code == 302, address
    assert not reader.get("/tr/calisma/").cookies


@pytest.mark.parametrize(
    ("old", "now"), [("mixed", "karisik"), ("law-64", "yasa-64"), ("topic-revokes", "konu-ronons")]
)
def test_practice_has_turkish_addresses_and_the_old_ones_lead_there(reader: Client, old: str, now: str) -> None:
    response = reader.get(f"/tr/siradaki/{old}/")
    assert (response.status_code, response["Location"]) == (301, f"/tr/siradaki/{now}/")
    assert reader.get(f"/en/next/{old}/").status_code == 302


def test_nothing_due_leads_back_with_a_word(reader: Client) -> None:
    response = reader.get("/en/next/due/", follow=True)
    assert response.redirect_chain[-1][0] == "/en/practice/?nothing=due"
    assert "Nothing is due now." in response.content.decode()


@pytest.mark.parametrize("mode", ["law-94", "law-1", "nothing", "topic-x", "like-0"])
def test_there_is_no_such_practice(reader: Client, mode: str) -> None:
    response = reader.get(f"/en/next/{mode}/")
    assert response.status_code == 404
    assert "no such practice" in response.content.decode()


def test_progress_shows_what_was_answered(reader: Client) -> None:
    assert "Nothing yet" in reader.get("/en/progress/").content.decode()
    address, ticket = dealt(reader, "like-" + templates()["score-director"].code)
    reader.post(address, {"answer": letters(found_at(address), right=True), "ticket": ticket})
    html = reader.get("/en/progress/").content.decode()
    assert "<dt>Answers</dt><dd>1</dd>" in html
    assert "mastery-begun" in html
    assert ">1 answer<" in html
    assert "100%" not in html
    assert "middle difficulty" not in html
    assert "<svg" in html
    assert "1 of 1 answers right." in reader.get("/en/practice/").content.decode()


def test_who_has_no_account_is_told_where_progress_is_kept(reader: Client) -> None:
    address, ticket = dealt(reader)
    pages = ("/en/practice/", "/en/progress/")
    assert not any("for this browser alone" in reader.get(page).content.decode() for page in pages)
    reader.post(address, {"answer": letters(found_at(address), right=True), "ticket": ticket})
    assert all("for this browser alone" in reader.get(page).content.decode() for page in pages)
    reader.force_login(User.objects.create_user("ayşe@example.org"))
    assert not any("for this browser alone" in reader.get(page).content.decode() for page in pages)


def test_somebody_else_sees_nothing_of_it(reader: Client) -> None:
    address, ticket = dealt(reader)
    reader.post(address, {"answer": letters(found_at(address), right=True), "ticket": ticket})
    assert "Nothing yet" in Client().get("/en/progress/").content.decode()


@pytest.mark.parametrize("method", ["put", "delete", "patch"])
def test_other_methods_are_refused(reader: Client, method: str) -> None:
    assert getattr(reader, method)(f"/en/question/{single().id}/").status_code == 405


@pytest.mark.parametrize(("name", "language"), in_turn(templates(), 8))
def test_every_template_has_a_page_in_both_languages(reader: Client, name: str, language: str) -> None:
    found = question(name, 12)
    address = f"/tr/soru/{found.id}/" if language == "tr" else f"/en/question/{found.id}/"
    asked = reader.get(address)
    told = reader.get(f"{address}?answer={letters(found, right=False)[0]}")
    assert (asked.status_code, told.status_code) == (200, 200)
    assert "is-wrong" in told.content.decode()


def test_the_switch_of_languages_keeps_the_ticket_and_the_answer(reader: Client) -> None:
    address, ticket = dealt(reader)
    html = reader.get(address, {"ticket": ticket}).content.decode()
    other = re.search(r'<a class="language" href="([^"]+)"', html)
    assert other is not None
    assert urlsplit(other[1]).path == address.replace("/en/question/", "/tr/soru/")
    assert ticket in reader.get(other[1]).content.decode()


def test_hands_that_are_played_out_are_shown_as_dealt(reader: Client) -> None:
    whole = next(
        found for seed in range(50) if len((found := question("revoke-in-play", seed)).draft.shown.tricks) == 13
    )
    html = reader.get(f"/en/question/{whole.id}/").content.decode()
    assert html.count("data-play=") == 52
    assert "card played" not in html
