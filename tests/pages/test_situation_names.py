"""A link to a situation leads there for good, whatever its title has become: it stands on printed rulings as a code."""

import pytest
from django.test import Client

from lawbook import addresses
from rulings.assistant.situation_names import kind_at, names_given, situation_name
from rulings.engine.kinds import kinds


def test_every_name_of_now_is_kept_for_later() -> None:
    given = names_given()
    for kind in kinds():
        missing = {situation_name(kind, code) for code in addresses.WORDS} - {*given.get(kind, [])}
        assert not missing, f"add {missing} to {kind} in fixtures/situation-names.yaml, beside its former names"
    assert given.keys() == {*kinds()}


def test_no_name_is_given_to_two_situations() -> None:
    every = [name for names in names_given().values() for name in names]
    assert len(every) == len(set(every))
    assert {name for name in every if name in kinds() and kind_at(name) != name} == set()


@pytest.mark.parametrize(
    ("former", "now"),
    [
        ("/tr/ne-oldu/sirali-kontr-veya-surkontr/?call=X", "/tr/ne-oldu/kabulu-olanaksiz-kontr-veya-surkontr/?call=X"),
        ("/en/what-happened/double-or-redouble-in-turn/", "/en/what-happened/inadmissible-double-or-redouble/"),
        (
            "/en/what-happened/who-may-look-into-a-system-card-and-when/chart/",
            "/en/what-happened/who-may-look-at-a-system-card-and-when/chart/",
        ),
    ],
)
def test_a_link_to_a_former_name_leads_to_the_situation(reader: Client, former: str, now: str) -> None:
    assert reader.get(former)["Location"] == now
    assert reader.get(now).status_code == 200


def test_cases_are_listed_by_a_former_name(reader: Client) -> None:
    pages = [
        reader.get(f"/en/cases/?situation={name}").content.decode() for name in names_given()["double-or-redouble"]
    ]
    listed = {page.split('id="found"')[1].count("<li>") for page in pages}
    assert len(listed) == 1
    assert listed != {0}
