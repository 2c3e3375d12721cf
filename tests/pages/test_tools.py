"""The score calculators: forms that work without JavaScript, each answered by the page of its situation."""

import re
from html import unescape
from urllib.parse import urlencode

import pytest
from django.test import Client
from django.utils import translation

from rulings.assistant.calculators import CALCULATORS
from rulings.assistant.fact_form import fields
from rulings.assistant.told import Told
from rulings.assistant.weighed import weighed
from rulings.engine.kinds import kind_named
from tests.pages.notation import seen

WEIGHTED = {
    "tr": "/tr/ne-oldu/atamali-ya-da-agirlikli-skorun-hesabi/",
    "en": "/en/what-happened/assigned-or-weighted-score-worked-out/",
}
ASKED = [
    ("score", {"contract": "4HX S", "tricks_at_table": "10", "vulnerable": "none"}, "590"),
    ("imps", {"ours": "620", "theirs": "170"}, "10 IMP"),
    ("matchpoints", {"scores": "420 420 170"}, "75"),
    ("artificial-score", {"fault_of_ns": "none", "ns_on_other_boards": "64,5", "fault_of_ew": "direct"}, "64,5"),
    (
        "assigned-score",
        {
            "results": "4S=N:60 4S-1N:40",
            "vulnerable": "ns",
            "scoring": "imps",
            "other_table_score": "170",
            "other_scores": "",
        },
        "3,2 IMP",
    ),
    (
        "fouled-board",
        {"difference": "cards-misplaced", "score_groups": "420 170; 430 -50", "group_method": "neuberg"},
        "5; 1",
    ),
]


def test_a_calculator_asks_for_facts_of_its_situation() -> None:
    for kind, names in CALCULATORS.items():
        assert set(names) <= kind_named(kind).facts.fields.keys()
    assert {kind for kind, *_ in ASKED} == CALCULATORS.keys()


@pytest.mark.parametrize(("kind", "typed", "answer"), ASKED, ids=[kind for kind, *_ in ASKED])
def test_a_form_is_answered_with_the_number(reader: Client, kind: str, typed: dict[str, str], answer: str) -> None:
    html = reader.get("/tr/hesaplama/").content.decode()
    section = re.search(rf'<h2 id="{kind}">.*?</section>', html, re.DOTALL)
    assert section
    action = re.search(r'<form method="get" action="([^"]+)"', section[0])
    assert action
    assert all(f'name="{name}"' in section[0] for name in typed)
    answered = reader.get(f"{action[1]}?{urlencode(typed)}")
    script = re.findall(r'<p class="script">(.*?)</p>', answered.content.decode())
    assert answer in unescape(" ".join(script))


def test_a_minus_as_the_site_prints_it_is_read(reader: Client) -> None:
    """Copied from a ruling: −100, with the sign of print."""
    for minus in ("-", "−"):
        html = reader.get("/tr/ne-oldu/imp/", {"ours": "620", "theirs": f"{minus}100"}).content.decode()
        assert "12 IMP" in html, minus


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("4S=N:60 4S-1N:40", ["4S=N:60", "4S-1N:40"]),
        ("4S=N %60, 4S-1N %40", ["4S=N:60", "4S-1N:40"]),
        ("60% 4S=N\n40 % 4S-1N", ["4S=N:60", "4S-1N:40"]),
        ("%66,5 4S=N %33,5 4S-1N!", ["4S=N:66.5", "4S-1N:33.5!"]),
        ("4S=N:66,5 620:33,5", ["4S=N:66.5", "620:33.5"]),
        ("4S=N:60,4S-1N:40", ["4S=N:60", "4S-1N:40"]),
        ("620:60,170:40", ["620:60", "170:40"]),
        ("620 66,5%, 170 33,5%", ["620:66.5", "170:33.5"]),
        ("4S=N: 60% -50:40%", ["4S=N:60%", "-50:40%"]),
        ("4S=N 4S-1N", ["4S=N", "4S-1N"]),
        ("4S=N:1/3 4S-1N:2/3!", ["4S=N:1/3", "4S-1N:2/3!"]),
        ("100%", ["100%"]),
        ("4♠= K (%60), 4♠−1 K (%40)", ["4♠=K:60", "4♠−1K:40"]),
        ("%60 4S= N, %40 4S-1 N", ["4S=N:60", "4S-1N:40"]),
    ],
)
def test_weights_are_read_however_they_are_written(typed: str, read: list[str]) -> None:
    """Percent stand before or after a result, the sign before or after the number, the decimals after a comma or a point."""
    assert weighed(typed) == read


@pytest.mark.parametrize(("language", "north"), [("tr", "K"), ("en", "N")])
def test_an_example_names_seats_as_its_language_does_and_is_read(language: str, north: str) -> None:
    with translation.override(language):
        shown = [(kind, one) for kind in CALCULATORS for one in fields(Told(kind)) if "4S" in one.example]
    assert {one.name for _, one in shown} >= {"contract", "results", "other_table_score"}
    for kind, one in shown:
        assert north in one.example
        for typed in (one.example, one.example.replace(north, "N"), one.example.replace(north, "K")):
            assert Told(kind, {one.name: typed}).read().given(one.name)


def test_weights_in_percent_are_answered(reader: Client) -> None:
    told = {"results": "%60 4S=N, %40 4S-1N", "vulnerable": "ns", "scoring": "imps", "other_table_score": "170"}
    html = reader.get(f"{WEIGHTED['en']}?{urlencode(told)}").content.decode()
    assert "3.2 IMP" in unescape(html)


def test_a_result_is_read_as_the_page_writes_it(reader: Client) -> None:
    """Turkish pages write the seats K, D, G, B: what stands on a ruling can be typed into the next form."""
    told = {"results": "4♠= K (%60), 4♠−1 K (%40)", "vulnerable": "ns", "scoring": "imps", "other_table_score": "-170"}
    html = unescape(reader.get(f"{WEIGHTED['tr']}?{urlencode(told)}").content.decode())
    assert "8,6 IMP" in html
    assert "<strong>4♠= K (%60), 4♠−1 K (%40)</strong>" in seen(html)


def test_what_was_told_keeps_its_words_where_something_cannot_be_read(reader: Client) -> None:
    """The weights do not make the whole; what else was told is still shown in words, not by names of the API."""
    told = {"results": "4S=N:60 4S-1N:30", "vulnerable": "ns", "scoring": "cross-imps"}
    shown = unescape(reader.get(f"{WEIGHTED['tr']}?{urlencode(told)}").content.decode()).split('role="alert"')[1]
    assert "<strong>Kuzey-Güney</strong>" in shown
    assert "<strong>4S=N:60 4S-1N:30</strong>" in shown
    assert "cross-imps</strong>" not in shown


def test_each_field_has_a_label_of_its_own(reader: Client) -> None:
    html = reader.get("/en/tools/").content.decode().split("<main")[1]
    ids = re.findall(r'<(?:input|select) id="([^"]+)"', html)
    assert len(ids) == len(set(ids)) > 15
    assert all(f'<label for="{one}">' in html for one in ids)


def test_victory_points_have_a_page_of_their_own(reader: Client) -> None:
    """20 IMPs over 16 boards are a third of the way to all twenty points: 15 to 5."""
    html = unescape(reader.get("/tr/vp/?ours=52&theirs=32&boards=16").content.decode())
    assert "16 bordda 20 IMP fark: 15,00 VP’ye 5,00 VP." in html
    assert "Yasalarda VP cetveli yoktur" in html
    assert "Yasa 78D" in html
    english = unescape(reader.get("/en/victory-points/?ours=32&theirs=52&boards=16").content.decode())
    assert "5.00 victory points to 15.00" in english
    for wrong in ("ours=x&theirs=1&boards=8", "ours=1&theirs=1&boards=0", "ours=1&theirs=1", "boards=9999"):
        response = reader.get(f"/en/victory-points/?{wrong}")
        assert response.status_code == 200
        assert "Type whole numbers" in response.content.decode()


def test_calculators_and_sums_lead_to_one_another(reader: Client) -> None:
    tools = reader.get("/en/tools/").content.decode()
    assert 'action="/en/victory-points/"' in tools
    for action in re.findall(r'<form method="get" action="([^"]+)"', tools):
        assert 'href="/en/tools/"' in reader.get(action).content.decode().split("<main")[1].split("</main>")[0], action


@pytest.mark.parametrize(
    ("kind", "typed", "answer"),
    [
        ("score", {"contract": "4 kör kontr güney", "tricks_at_table": "10", "vulnerable": "none"}, "590"),
        ("score", {"contract": "3 Notrump doubled by West", "tricks_at_table": "9", "vulnerable": "none"}, "550"),
        ("score", {"contract": "5 KARO BATI", "tricks_at_table": "11", "vulnerable": "none"}, "400"),
        ("matchpoints", {"scores": "420; 420, 170"}, "75"),
        (
            "assigned-score",
            {
                "results": "4 pik tam güney %60, 4 pik guney bir batık %40",
                "vulnerable": "none",
                "scoring": "imps",
                "other_table_score": "dört kör kuzey bir fazla",
            },
            "4♠= ",
        ),
        ("artificial-score", {"fault_of_ns": "none", "ns_on_other_boards": "%64,5", "fault_of_ew": "direct"}, "64,5"),
        (
            "fouled-board",
            {"difference": "cards-misplaced", "score_groups": "420; 170 / 430; -50", "group_method": "neuberg"},
            "5; 1",
        ),
    ],
)
def test_what_people_type_is_read(reader: Client, kind: str, typed: dict[str, str], answer: str) -> None:
    html = reader.get(f"{Told(kind).address('tr')}?{urlencode(typed)}").content.decode()
    assert answer in unescape(" ".join(re.findall(r'<p class="script">(.*?)</p>', html)))
    assert "Olan: oyuncular da böyle mi diyor?" not in html


@pytest.mark.parametrize(
    ("kind", "typed", "said"),
    [
        ("score", {"contract": "8H"}, ["“8H” burada okunamıyor. Örneğin: 4SX K"]),
        ("matchpoints", {"scores": "420 x; x"}, ["“x” bir tam sayı değil. Örneğin: 420 420 170 −50"]),
        ("assigned-score", {"results": "dört"}, ["“dört” burada okunamıyor. Örneğin: 4S=K:60 4S-1K:40"]),
        ("fouled-board", {"score_groups": "420 x"}, ["“x” burada okunamıyor. Örneğin: 420 170; 430 −50"]),
    ],
)
def test_what_cannot_be_read_is_said_once_with_an_example(
    reader: Client, kind: str, typed: dict[str, str], said: list[str]
) -> None:
    html = reader.get(f"{Told(kind).address('tr')}?{urlencode(typed)}").content.decode()
    assert re.findall(r'role="alert"><strong>.*?</strong> (.*?)</p>', unescape(html)) == said
