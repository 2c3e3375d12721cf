"""The table told event by event: tap, see the ruling, choose, see what each player may do now."""

import re
from html import unescape
from urllib.parse import urlencode

import pytest
from django.test import Client

from bridge.deal import read_deal
from bridge.seats import Seat

TABLE = {"tr": "/tr/ne-oldu/masa/", "en": "/en/what-happened/table/"}
DEAL = "N:AK2.QJ3.T98.AK32 QJT9.T98.J765.54 876.AK2.AKQ.QJT9 543.7654.432.876"
State = list[tuple[str, str]]


def page(reader: Client, state: State, language: str = "en") -> str:
    response = reader.get(f"{TABLE[language]}?{urlencode(state)}")
    assert response.status_code == 200, state
    return response.content.decode()


def state_of(html: str) -> State:
    """What the form of the next events holds, as a browser sends it."""
    form = re.search(r'<form method="get" class="next">.*?</form>', html, re.DOTALL)
    assert form
    found = re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', form[0])
    return [(name, unescape(value)) for name, value in found]


def buttons(html: str) -> State:
    found = re.findall(r'<button(?: class="\w+")? name="([ef])" value="([^"]*)"', html)
    return [(name, unescape(value)) for name, value in found]


def tap(reader: Client, html: str, name: str, value: str, language: str = "en") -> str:
    assert (name, value) in buttons(html), value
    return page(reader, [*state_of(html), (name, value)], language)


def turn(html: str) -> str:
    found = re.search(r'<h2 id="turn">(.*?)</h2>', html)
    return found[1] if found else ""


def script(html: str) -> str:
    return " ".join(unescape(one) for one in re.findall(r'<p class="script">(.*?)</p>', html))


def test_the_board_is_asked_for_first(reader: Client) -> None:
    html = reader.get(TABLE["tr"]).content.decode()
    assert 'name="dealer"' in html
    assert f'href="{TABLE["tr"]}"' in reader.get("/tr/ne-oldu/").content.decode()


def test_an_insufficient_bid_is_found_refused_and_replaced(reader: Client) -> None:
    html = page(reader, [("dealer", "N"), ("vulnerable", ""), ("contract", ""), ("deal", "")])
    assert turn(html) == "North is to act"
    html = tap(reader, html, "e", "N 1S")
    html = tap(reader, html, "e", "E 1H")
    assert "South, you have 2 choices:" in script(html)
    assert not turn(html)
    html = tap(reader, html, "e", "S choose refuse-call")
    assert turn(html) == "East is to act"
    assert re.search(r'value="E X" class="forbidden" title="[^"]*comparable', html)
    html = tap(reader, html, "e", "E 2H")
    assert "27B1(a)" in html
    assert turn(html) == "South is to act"
    assert "<del>1♥</del>" in html


def test_a_lead_out_of_turn_with_hands_and_its_choice(reader: Client) -> None:
    html = page(reader, [("dealer", "N"), ("contract", "4S N"), ("deal", DEAL), ("e", "W S5")])
    assert "North, you have 3 choices:" in script(html)
    assert "4♠ by North" in html
    html = tap(reader, html, "e", "N choose refuse-lead")
    html = tap(reader, html, "e", "N choose require-penalty-suit")
    assert turn(html) == "East is to act"
    assert re.search(r'value="E SQ"(?! class="forbidden")', html)
    assert re.search(r'value="E D5" class="forbidden" title="50D2[^"]*"', html)
    assert "Declarer has required the lead of another suit." in html


def test_a_fact_that_no_record_shows_is_asked_for(reader: Client) -> None:
    state = [("dealer", "N"), ("e", "N 1S"), ("e", "E 1H"), ("e", "S choose refuse-call"), ("e", "E 3H")]
    html = page(reader, state)
    assert '<h2 id="wanted">' in html
    assert "The director judges:" in html
    answer = next(value for name, value in buttons(html) if name == "f" and value.endswith("=true"))
    html = tap(reader, html, "f", answer)
    assert turn(html) == "South is to act"


def test_undoing_takes_the_last_event_and_what_was_added_to_it(reader: Client) -> None:
    state = [("dealer", "N"), ("e", "N 1S"), ("e", "E 1H"), ("f", "2.similar_meaning=true")]
    html = page(reader, state)
    back = re.search(r'<a class="button quiet" href="([^"]*)">Take the last event back', html)
    assert back
    assert unescape(back[1]) == f"{TABLE['en']}?dealer=N&e=N+1S"


def test_without_hands_every_card_can_have_been_played(reader: Client) -> None:
    html = page(reader, [("dealer", "N"), ("contract", "3NT S"), ("e", "W SA")])
    cards = {value for name, value in buttons(html) if name == "e" and re.fullmatch(r"N [SHDC].", value)}
    assert len(cards) == 51
    with_hands = page(reader, [("dealer", "N"), ("contract", "3NT N"), ("deal", DEAL)])
    held = {value[2:] for name, value in buttons(with_hands) if re.fullmatch(r"E [SHDC].", value)}
    assert held == {str(card) for card in read_deal(DEAL)[Seat.E]}


def test_a_claim_is_told_by_its_parts(reader: Client) -> None:
    html = page(
        reader,
        [("dealer", "N"), ("contract", "4S N"), ("e", "E HT"), ("who", "N"), ("did", "claims"), ("tricks", "10")],
    )
    assert ("e", "N claims 10") in state_of(html)


def test_both_languages_say_the_same(reader: Client) -> None:
    html = page(reader, [("dealer", "N"), ("e", "N 1S"), ("e", "E 1H")], "tr")
    assert "Güney, 2 seçeneğiniz var:" in script(html)
    assert f'href="http://testserver{TABLE["en"]}?dealer=N&amp;e=N+1S&amp;e=E+1H"' in html


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ([("dealer", "N"), ("e", "N 1S"), ("e", "nonsense")], "cannot be read here"),
        ([("dealer", "N"), ("contract", "9S N")], "9S N"),
        ([("dealer", "N"), ("contract", "4S")], "has to name its declarer"),
        ([("dealer", "N"), ("deal", "N:AKQ")], "not PBN"),
        ([("dealer", "N"), ("e", "N choose refuse-call")], "Event 1:"),
    ],
)
def test_what_cannot_be_is_said_with_its_place_and_stays(reader: Client, state: State, said: str) -> None:
    html = page(reader, state)
    alert = " ".join(re.findall(r'role="alert">(.*?)</p>', html))
    assert said in unescape(alert)
    for name, value in state:
        assert f'name="{name}"' in html
        assert f'value="{value}"' in html


@pytest.mark.parametrize(
    "query",
    [
        "dealer=Q",
        "e=%00",
        "f=1.x=<script>",
        "e=N+1S&f=999.damage=true",
        pytest.param("e=" + "N" * 3000, id="a long name"),
        "place=1.x&value=2",
        "who=N&did=x&tricks=1",
        pytest.param("&".join(["e=N+1S"] * 900), id="900 calls"),
    ],
)
def test_bad_input_is_never_a_failure(reader: Client, query: str) -> None:
    response = reader.get(f"{TABLE['en']}?{query}")
    assert response.status_code in (200, 400)
    assert "<script>" not in response.content.decode().split("<main")[-1]


@pytest.mark.parametrize(("language", "director"), [("tr", "Hakem bunu seçti"), ("en", "The director chooses this")])
def test_what_is_learned_beside_the_play_waits_for_the_director(reader: Client, language: str, director: str) -> None:
    known = [("f", f"1.{fact}") for fact in ("may_affect_play=true", "seats_can_change=false", "can_redeal=true")]
    html = page(reader, [("dealer", "N"), ("deal", DEAL), ("e", "N learn overheard"), *known], language)
    assert html.count(f">{director}<") == 3
    over = tap(reader, html, "e", "N choose deal-again", language)
    assert not [value for name, value in buttons(over) if name == "e" and "choose" not in value]


def test_a_misled_player_takes_his_call_back_on_the_page(reader: Client) -> None:
    told = ["N 1NT", "E 2D", "W explains 2: natural", "S P", "S misled_by explanation 3"]
    known = [("f", "5.agreement=otherwise"), ("f", "5.action_affected=true")]
    html = page(reader, [("dealer", "N"), ("deal", DEAL), *(("e", one) for one in told), *known])
    html = tap(reader, html, "e", "S choose change-misinformed-call")
    assert "South is to act" in html
    assert ("e", "S X") in buttons(html)


def test_what_was_chosen_is_still_said_once_the_call_was_corrected(reader: Client) -> None:
    """The ruling on the corrected call offers no choice any more; what West chose before stands in the record."""
    events = ["N 1H", "E 1S", "S 1H", "W choose refuse-call", "S P"]
    html = unescape(page(reader, [("dealer", "N"), *(("e", one) for one in events)], "tr"))
    assert "Batı seçti: “1♥ konuşmasını kabul etmeyebilirsiniz" in html
    assert "Batı bir seçim yaptı" not in html


@pytest.mark.parametrize(
    ("language", "bid", "cancelled"),
    [("tr", "1 pik", "1 kör (geçersiz)"), ("en", "1 spade", "1 heart (does not stand)")],
)
def test_a_screen_reader_says_calls_in_words(reader: Client, language: str, bid: str, cancelled: str) -> None:
    told = ["N 1S", "E 1H", "S choose refuse-call", "E 2H"]
    html = page(reader, [("dealer", "N"), *(("e", event) for event in told)], language)
    auction = re.search(r'<table class="play auction">.*?</table>', html, re.DOTALL)
    assert auction
    said = re.findall(r'<span class="visually-hidden">([^<]*)</span>', auction[0])
    assert said[:2] == [bid, cancelled]
    assert re.search(r'<button name="e" value="S 2S"><span aria-hidden="true">2♠</span>', html)
    changes = html.partition('name="did" value="changes"')[2].partition("</form>")[0]
    assert f'value="1S"><span aria-hidden="true">1♠</span><span class="visually-hidden">{bid}</span>' in changes
    assert {row.count("<td>") for row in auction[0].split("</tr>")[1:-1]} == {4}, (
        "the last line is as long as the others"
    )


@pytest.mark.parametrize(
    ("events", "seen", "said"),
    [
        (["N 1S", "E 1H"], "1♥ ?", "1 heart (whether it stands is not settled)"),
        (["N 1S", "E 1H", "S choose refuse-call"], "<del>1♥</del>", "1 heart (does not stand)"),
        (["N 1S", "E 1H", "S choose accept-call"], "1♥", "1 heart"),
        (["N 1S", "E 8C"], "<del>8♣</del>", "8 clubs (does not stand)"),
    ],
)
def test_a_call_that_may_still_be_accepted_is_not_struck_through(
    reader: Client, events: list[str], seen: str, said: str
) -> None:
    html = page(reader, [("dealer", "N"), *(("e", event) for event in events)], "en")
    assert f'<td><span aria-hidden="true">{seen}</span><span class="visually-hidden">{said}</span></td>' in html


def test_a_call_that_a_form_is_about_is_named_in_words(reader: Client) -> None:
    page = reader.get("/en/what-happened/table/", {"dealer": "N", "e": ["N 1S", "E P"]}).content.decode()
    options = re.findall(r"<option value=\"\w? ?\d\"[^>]*>([^<]*)</option>", page)
    assert "North 1 spade" in options
    assert not [one for one in options if set(one) & set("♠♥♦♣")]


def test_buttons_that_look_alike_are_told_apart_by_their_names(reader: Client) -> None:
    """Two options have the same words on their buttons; of the contract the heading says the call in words."""
    html = page(reader, [("dealer", "N"), ("e", "N 1S"), ("e", "E 1H")], "en")
    names = re.findall(r'aria-label="(South chooses this: [^"]*)"', html)
    assert len(names) == 2
    assert names[0] != names[1]
    played = page(reader, [("dealer", "S"), ("contract", "4SX S")], "tr")
    assert '<span class="visually-hidden">4 pik kontrlu, deklaran Güney</span>' in played
