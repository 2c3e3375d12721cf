"""Whatever the API takes as an event can be told on the page of a table by taps and short forms, and taken back."""

import re
from html import unescape
from typing import Any
from urllib.parse import urlencode

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulings.table.reading_events import EventInput, values_of
from rulings.table.reading_shorthand import events_of
from tests.pages.table_forms import Form, State, forms
from tests.sampling import in_turn

TABLE = "/en/what-happened/table/"
DEAL = "N:AK2.QJ3.T98.AK32 QJT9.T98.J765.54 876.AK2.AKQ.QJT9 543.7654.432.876"
_BOARD = [("dealer", "N"), ("deal", DEAL)]
_AUCTION = [("e", one) for one in ("N 1NT", "E 2D", "W explains 2: natural", "S P")]
_PLAY = [("contract", "3NT N"), ("e", "E SQ")]
STATES: dict[str, State] = {
    "unknown auction": [("dealer", "N"), *_AUCTION],
    "nothing": _BOARD,
    "auction": [*_BOARD, *_AUCTION],
    "lead": [*_BOARD, ("contract", "3NT N")],
    "play": [*_BOARD, *_PLAY],
    "unknown": [("dealer", "N"), *_PLAY],
}
SHORTHAND = {
    "omit": "omits",
    "expose": "exposes",
    "explain": "explains",
    "claim": "claims",
    "concede": "concedes",
    "designate": "designates",
}
quick = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def page(reader: Client, state: State, language: str = "en") -> str:
    address = {"en": TABLE, "tr": "/tr/ne-oldu/masa/"}[language]
    response = reader.get(f"{address}?{urlencode(state)}")
    assert response.status_code == 200, state
    return response.content.decode()


def alerts(html: str) -> str:
    return unescape(" ".join(re.findall(r'role="alert">(.*?)</p>', html)))


def next_form(html: str) -> Form:
    return next(one for one in forms(html) if "dealer" in dict(one.hidden) and not one.verb)


def going(html: str) -> list[str]:
    form = next_form(html)
    return [value for name, value in form.hidden if name == "e"]


def every_form(reader: Client) -> list[Form]:
    return [form for state in STATES.values() for form in forms(page(reader, state))]


def tellable(found: list[Form]) -> set[tuple[str, Any]]:
    """The parts of an event, with their values, that the forms and buttons can tell."""
    can: set[tuple[str, Any]] = set()
    for form in found:
        for line in form.buttons("e"):
            can |= {(name, "") for event in events_of(line) for name in event}
        verb = form.verb
        can |= {(verb, what) for what in form.buttons("what")} | {(verb, name) for name in form.typed}
        can |= {(verb, name) for name in form.values} | {(verb, "")}
    return can


def test_every_part_of_an_event_can_be_told(reader: Client) -> None:
    can = tellable(every_form(reader))
    by_parts = {
        "by": ("play", ""),
        "simultaneous": ("simultaneous", "what"),
        "changes": ("changes", "what"),
        "faced": ("down", "what"),
        "how": ("exposes", "what"),
        "statement": ("claims", "said"),
        "about": ("explains", "about"),
        "values": ("choose", ""),
        "choose": ("choose", ""),
        "card": ("count", "rank"),
        "found": ("count", "what"),
        "attention": ("attention", ""),
        "call": ("call", ""),
        "play": ("play", ""),
    }
    chosen = forms(page(reader, [("dealer", "N"), ("e", "N 1S"), ("e", "E 1H")]))
    can |= tellable(chosen)
    for name in EventInput.model_fields:
        verb = SHORTHAND.get(name, name)
        assert by_parts.get(name, (verb, "")) in can, name
        for value in values_of(name):
            owner = {"how": "exposes", "found": "count"}.get(name, verb)
            assert (owner, value) in can, (name, value)


@pytest.mark.parametrize(("name", "language"), in_turn(STATES, 2))
def test_what_a_form_tells_becomes_an_event(reader: Client, name: str, language: str) -> None:
    """Each form with its first answers brings an event that the page understands, and nothing that was told is lost."""
    state = STATES[name]
    for form in forms(page(reader, state, language)):
        if not form.verb:
            continue
        for what in form.buttons("what")[:1] or [""]:
            html = page(reader, _filled(form, what), language)
            assert not alerts(html), (form.verb, what, alerts(html))
            before = [value for kind, value in state if kind == "e"]
            assert going(html)[: len(before)] == before
            assert len(going(html)) == len(before) + 1, (form.verb, what)


def _filled(form: Form, what: str) -> State:
    """The form as somebody fills it in."""
    typed = {
        "tricks": "1",
        "said": "spade ace" if form.verb.endswith("designates") else "words",
        "nN": "14",
        "nS": "12",
    }
    state = [*form.hidden, *form.ticked.items(), ("what", what)]
    state += [(name, typed.get(name, "13")) for name in form.typed]
    state += [(name, form.values[name][0]) for name in ("about", "of", "card") if name in form.values]
    return state


@pytest.mark.parametrize("deal", [DEAL, ""])
@pytest.mark.parametrize(
    ("state", "verb"),
    [
        ([("dealer", "N"), ("e", "N 1NT")], "exposes"),
        ([("contract", "3NT N")], "down"),
        ([("contract", "3NT N"), ("e", "E SQ")], "exposes"),
        ([("contract", "3NT N"), ("e", "E SQ"), ("e", "S S6")], "exposes"),
    ],
)
def test_a_card_is_told_whether_the_hands_are_known_or_not(reader: Client, state: State, verb: str, deal: str) -> None:
    """Who stands at a table at the club has no hands to enter; a card seen or led face down is told all the same."""
    found = {form.verb for form in forms(page(reader, [*state, ("dealer", "N"), ("deal", deal)]))}
    assert verb in found


@pytest.mark.parametrize(
    ("state", "offered"),
    [
        ([("dealer", "N"), *(("e", one) for one in ("N 1S", "E P", "S P", "W P"))], True),
        ([("dealer", "N"), *(("e", one) for one in ("N P", "E P", "S P", "W P"))], True),
        ([("dealer", "N"), ("e", "N 1S")], False),
        ([("dealer", "N"), ("contract", "3NT N"), ("e", "E SQ")], False),
    ],
)
def test_a_call_after_the_final_pass_can_be_told(reader: Client, state: State, offered: bool) -> None:
    """39: until the opening lead is faced; before the end each seat has its calls."""
    found = {form.verb: form for form in forms(page(reader, state))}
    assert ("called" in found) is offered
    if offered:
        html = page(reader, [*found["called"].hidden, ("who", "E"), ("what", "2H")])
        assert going(html)[-1] == "E 2H"
        assert "all calls after the final pass are cancelled" in html


def test_what_declarer_calls_dummys_card_may_need_the_hands(reader: Client) -> None:
    state = [("dealer", "N"), ("contract", "3NT N"), ("e", "E SQ")]
    unknown, known = page(reader, state), page(reader, [*state, ("deal", DEAL)])
    said = "Words of declarer’s that do not name a card of dummy’s in full can be told once the hands are known."
    assert said in unknown
    assert said not in known
    for html in (unknown, known):
        form = next(form for form in forms(html) if form.verb == "designates")
        assert going(page(reader, [*form.hidden, ("said", "maça altılısı")]))[-1] == "N designates maça altılısı"


def test_a_hesitation_is_two_taps_away_and_said_in_words(reader: Client) -> None:
    html = page(reader, [*STATES["auction"], ("did", "convey"), ("who", "W"), ("what", "tempo")])
    assert going(html)[-1] == "W convey tempo"
    assert "by a hesitation or haste" in html


def test_fourteen_cards_are_counted(reader: Client) -> None:
    counted = [("did", "count"), ("who", "N"), ("nN", "14"), ("nE", "13"), ("nS", "12"), ("nW", "13")]
    html = page(reader, [*STATES["play"], *counted])
    assert going(html)[-1] == "N count N=14 S=12"
    assert "North has 14 cards, South has 12 cards" in html
    assert "13" in " ".join(re.findall(r"data-preview[^>]*>(Law 13[^<]*)", html))


def taken_back(html: str, said: str) -> str:
    found = re.search(rf'href="([^"]*)" aria-label="Take back: {re.escape(said)}"', html)
    assert found, said
    return unescape(found[1])


def test_any_event_is_taken_back_and_the_numbers_follow(reader: Client) -> None:
    state = [
        ("dealer", "N"),
        *(("e", one) for one in ("N 1NT", "E 2D", "W explains 2: natural", "S P", "S misled_by explanation 3")),
        ("f", "5.agreement=otherwise"),
    ]
    html = page(reader, state)
    address = taken_back(html, "North: 1NT")
    assert "e=W+explains+1%3A+natural" in address
    assert "e=S+misled_by+explanation+2" in address
    assert "f=4.agreement%3Dotherwise" in address
    without_explanation = taken_back(html, "West explains East 2♦: “natural”")
    assert "misled_by" not in without_explanation
    assert "f=" not in without_explanation


def test_a_fact_is_changed_and_the_others_stay(reader: Client) -> None:
    state = [("dealer", "N"), ("e", "N 1S"), ("e", "E 1H"), ("e", "S choose refuse-call"), ("e", "E 3H")]
    told_so = [("f", "2.similar_meaning=false"), ("f", "2.among_its_meanings=true")]
    html = page(reader, [*state, *told_so])
    change = re.search(r'<a href="([^"]*ask=2\.similar_meaning[^"]*)"', html)
    assert change
    asked = reader.get(unescape(change[1])).content.decode()
    form = next(one for one in forms(asked) if "2.similar_meaning=true" in one.buttons("f"))
    again = page(reader, [*form.hidden, ("f", "2.similar_meaning=true")])
    facts = [value for name, value in next_form(again).hidden if name == "f"]
    assert facts == ["2.similar_meaning=true", "2.among_its_meanings=true"]


def test_a_fact_that_nobody_knows_splits_the_ruling(reader: Client) -> None:
    state = [("dealer", "N"), ("e", "N 1S"), ("e", "E 1H"), ("e", "S choose refuse-call"), ("e", "E 3H")]
    html = page(reader, state)
    assert any("2.similar_meaning=?" in one.buttons("f") for one in forms(html))
    split = page(reader, [*state, ("f", "2.similar_meaning=?")])
    assert re.search(r"<strong>yes:</strong> \w", split)
    assert any("2.similar_meaning=true" in one.buttons("f") for one in forms(split))


def test_what_cannot_have_happened_leaves_the_table_before_it(reader: Client) -> None:
    html = page(reader, [("dealer", "N"), ("e", "N 1S"), ("e", "N choose refuse-call")])
    assert "Event 2:" in alerts(html)
    assert going(html) == ["N 1S"]
    assert "East is to act" in html


@pytest.mark.parametrize("last", ["N 2S", "N choose accept-lead", "W choose refuse-lead", "N attention"])
@pytest.mark.parametrize("language", ["tr", "en"])
def test_what_programs_call_an_option_is_not_said_to_a_reader(reader: Client, last: str, language: str) -> None:
    html = page(reader, [("dealer", "N"), ("e", "N 1S"), ("e", "E 1H"), ("e", "S attention"), ("e", last)], language)
    assert not re.search(r"\b[a-z]+-[a-z]+\b", alerts(html))
    without_link = re.sub(r'<p class="link">.*?</p>', "", html.split("<main")[1].split("</main")[0])
    shown = re.sub(r"<[^>]*>", " ", without_link)
    assert not re.search(r"\b(?:accept|refuse)-(?:call|lead)\b", shown)


def test_an_impossible_event_in_the_middle_loses_nothing(reader: Client) -> None:
    state = [("dealer", "N"), *(("e", one) for one in ("N 1S", "nonsense", "E P", "S P"))]
    html = page(reader, state)
    assert alerts(html)
    for one in ("nonsense", "E P", "S P"):
        assert f'value="{one}"' in html
    assert "e=N+1S&e=E+P&e=S+P" in taken_back(html, "nonsense")
    assert taken_back(html, "South: pass"), "also what comes after it is said in words"


SEATS = st.sampled_from(["N", "E", "S", "W", "X", ""])
WORDS = st.sampled_from(
    "1S 1H 7NT 9C P X XX SA D2 ZZ down changes simultaneous exposes count N=14 S=12 N=99999 found=elsewhere card=SA explains "
    "correct 1: 2: 999: misled_by explanation no-alert 1 2 ask review convey tempo learn overheard look_into own-card "
    "attention claims concedes 3 -1 99 designates low spade choose refuse-call accept-call refuse-lead suit=H values=1 "
    "take_from another-board deal_fault not-shuffled foreign_card past-trick wrong_at_table board \x00 ş <b> ٣ ='".split()
)
LINES = st.builds(lambda by, words: " ".join([by, *words]), SEATS, st.lists(WORDS, max_size=5)) | st.text(max_size=30)
FACTS = st.builds("{}.{}={}".format, st.integers(0, 12), st.sampled_from(["agreement", "similar_meaning", "x"]), WORDS)


@pytest.mark.long
@quick
@given(
    st.lists(LINES, max_size=7),
    st.lists(FACTS, max_size=3),
    st.sampled_from(["", "3NT N", "4S", "7SXX E"]),
    st.booleans(),
)
def test_whatever_is_written_is_answered(
    reader: Client, events: list[str], facts: list[str], contract: str, with_deal: bool
) -> None:
    state = [("dealer", "N"), ("contract", contract), *(("e", one) for one in events), *(("f", one) for one in facts)]
    html = page(reader, [*state, ("deal", DEAL if with_deal else "")])
    for address in re.findall(r'<a href="([^"]*)" aria-label="Take back', html):
        assert reader.get(unescape(address)).status_code == 200


@quick
@given(
    st.dictionaries(
        st.sampled_from(["who", "did", "what", "about", "said", "tricks", "nN", "card", "suit"]), WORDS | SEATS
    )
)
def test_whatever_a_form_sends_is_answered(reader: Client, sent: dict[str, str]) -> None:
    page(reader, [*STATES["auction"], *sent.items()])
    page(reader, [*STATES["play"], *sent.items()])


_NOT_PENALTY = ["No card of declarer or dummy becomes a penalty card. Play goes on (Law 48A)."]


@pytest.mark.parametrize(
    ("events", "said"),
    [
        (["E SQ", "S exposes D4 inadvertent"], _NOT_PENALTY),
        (["E SQ", "N exposes CA inadvertent"], []),
        (["E SQ", "S attention"], ["Attention was drawn: that brings no further ruling here."]),
        (["E SQ", "W exposes CA inadvertent"], []),
        (["E SQ", "S exposes D4 inadvertent", "S S6"], []),
    ],
)
def test_what_brings_no_ruling_is_answered_too(reader: Client, events: list[str], said: list[str]) -> None:
    html = page(reader, [("dealer", "N"), ("contract", "3NT N"), *(("e", one) for one in events)])
    assert not alerts(html)
    assert re.findall(r'<p class="notice">(.*?)</p>', html) == said


def test_a_call_at_the_same_moment_counts_as_made_after_the_other(reader: Client) -> None:
    html = page(reader, [("dealer", "N"), ("e", "N 1S"), ("e", "E P"), ("e", "S 2H simultaneous")])
    assert "2 hearts counts as made after the other call (Law 33)." in html


@pytest.mark.parametrize(("language", "words"), [("tr", "bu löveye kart vermedi"), ("en", "no card to this trick")])
def test_a_trick_with_a_card_too_few_is_shown_and_ruled_on(reader: Client, language: str, words: str) -> None:
    deal = "N:AK2.QJ3.T98.AK32 QJT9.T98.J765.54 876.AK2.AKQ.QJT9 543.7654.432.876"
    told = ["N 1NT P 3NT P P P", "E SQ S6", "W omits", "N SA", "N CA C4", "E attention", "W exposes S3"]
    html = page(reader, [("dealer", "N"), ("deal", deal), *(("e", line) for line in told)], language)
    assert words in html
    assert "67B1" in html
