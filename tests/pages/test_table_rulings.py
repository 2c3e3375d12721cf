"""The rulings on the page of a table: what was chosen, what goes on, what is left open, the link that keeps it all."""

import re
from gzip import compress
from html import unescape

import pytest
from django.test import Client

from tests.pages.table_forms import State
from tests.pages.test_edition_named import supposing_older
from tests.pages.test_table_events import DEAL, going, next_form, page

LEAD: State = [("dealer", "N"), ("contract", "4S N"), ("deal", DEAL), ("e", "W S5")]


def script(html: str) -> list[str]:
    """What stands open above the table; what is folded away comes later or within."""
    fresh = html.split('class="standing"')[0]
    return [unescape(one) for one in re.findall(r'<p class="script">(.*?)</p>', fresh)]


def test_the_play_begins_with_a_contract_from_its_parts(reader: Client) -> None:
    html = page(reader, [("level", "4"), ("strain", "H"), ("risk", "X"), ("declarer", "S")])
    assert dict(next_form(html).hidden)["contract"] == "4HX S"
    assert "West is to act" in html
    assert "North (dummy) played a card" in html


def test_the_clauses_of_a_ruling_are_folded_while_its_choice_is_open(reader: Client) -> None:
    """So that the keyboard comes to the choice after few links."""
    folded = "<summary>Clauses</summary>"
    assert folded in page(reader, LEAD).split('id="choose"')[0]
    chosen = page(reader, [*LEAD, ("e", "N choose accept-lead")])
    assert folded not in chosen
    assert "Clauses: <a" in chosen


def test_once_an_option_is_chosen_it_stands_instead_of_the_choice(reader: Client) -> None:
    html = page(reader, [*LEAD, ("e", "N choose refuse-lead"), ("e", "N choose forbid-penalty-suit")])
    assert "you may forbid East to lead spades" in script(html)[0].replace("You", "you")
    assert "The whole ruling" in html
    assert re.search(r'value="E SQ" class="forbidden" title="50D2[^"]*"', html)
    assert "North chose: “" in unescape(html)


def test_a_choice_that_has_been_made_since_is_not_offered_any_more(reader: Client) -> None:
    """After a lead that is taken back declarer chooses about the next one (50D2): that stands in a ruling of its own."""
    refused: State = [*LEAD, ("e", "N choose refuse-lead")]
    chosen = unescape(page(reader, [*refused, ("e", "N choose require-penalty-suit suit=S")]))
    assert "North chose: “You may require a lead of spades from East.”" in script(chosen)[0]
    assert "North: You may leave the lead free." not in chosen


def test_after_a_ruling_the_table_goes_on_and_the_ruling_steps_back(reader: Client) -> None:
    chosen: State = [*LEAD, ("e", "N choose refuse-lead"), ("e", "N choose require-penalty-suit")]
    html = page(reader, [*chosen, ("e", "E SQ"), ("e", "S S8")])
    assert script(html) == []
    assert "Earlier rulings" in html
    again = page(reader, [*chosen, ("e", "E SQ"), ("e", "W H4")])
    assert script(again), "a second irregularity is ruled on at the same table"
    assert going(again)[-1] == "W H4"


def test_what_is_to_be_looked_at_stays_until_it_is_settled(reader: Client) -> None:
    chosen: State = [*LEAD, ("e", "N choose refuse-lead"), ("e", "N choose require-penalty-suit"), ("e", "E SQ")]
    html = page(reader, chosen)
    left = html.split('class="steps left-open"')[1].split("</details>")[0]
    settle = re.search(r'href="([^"]*done=[^"]*)">settled', left)
    assert settle
    settled = reader.get(unescape(settle[1])).content.decode()
    left = settled.split('class="steps left-open"')[1].split("</details>")[0]
    assert left.count("<del>") == 1
    assert "open again" in left
    assert going(settled) == going(html)


def test_a_revoke_in_the_play_is_counted_when_it_is_over(reader: Client) -> None:
    """Nobody is asked how many tricks follow a revoke while they are still to be played."""
    cards = ["E SQ", "S S6", "W H4", "N SA", "N CA", "E C4", "S C9", "W C6", "N attention"]
    state: State = [("dealer", "N"), ("contract", "3NT N"), ("deal", DEAL), *(("e", one) for one in cards)]
    html = page(reader, state)
    assert any(said.startswith("After play the tricks are counted: ") for said in script(html))
    assert "later_tricks" not in html
    over = page(reader, [*state, ("e", "N claims 9")])
    assert "as it counts:" in over
    assert "later_tricks=" not in over


def test_a_fact_that_cannot_be_leaves_the_others(reader: Client) -> None:
    state: State = [("dealer", "N"), ("e", "N 1NT"), ("e", "E P"), ("e", "S P"), ("e", "W convey tempo"), ("e", "W P")]
    html = page(reader, [*state, ("f", "4.extraneous=true"), ("f", "4.suggests=true")])
    assert "no fact “suggests”" in html
    assert [value for name, value in next_form(html).hidden if name == "f"] == ["4.extraneous=true"]


def test_a_link_names_the_edition_and_another_one_is_said(reader: Client) -> None:
    html = page(reader, LEAD)
    link = re.search(r'<p class="link">([^<]*)</p>', html)
    assert link
    assert "edition=2017.1" in link[1]
    assert 'role="img" aria-label="QR code of the link"' in html
    older = page(reader, [*LEAD, ("edition", "2017.0")])
    assert "The link names the edition 2017.0, which is not here." in older
    assert ("edition", "2017.0") in next_form(older).hidden


def test_under_an_older_edition_the_table_says_what_read_otherwise(
    reader: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    supposing_older(monkeypatch, "54D")
    html = page(reader, [*LEAD, ("edition", "2016.1")])
    assert re.search(r'read otherwise then: *<a class="ref" href="[^"]*">Law 54D</a>\.', html)


def test_a_page_stays_small(reader: Client) -> None:
    """Thirty events, two rulings: what a phone has to fetch before anything can be tapped."""
    tricks = ["E SQ S6 S3 SA", "N CA C4 C9 C6", "N CK C5 CT C7", "N C2 S9 CJ C8", "S CQ S4 C3 D5"]
    state: State = [
        ("dealer", "N"),
        ("contract", "3NT N"),
        ("deal", DEAL),
        ("e", "W S5"),
        ("e", "N choose refuse-lead"),
    ]
    state += [("e", "N choose no-lead-restriction"), *(("e", one) for trick in tricks for one in _cards(trick))]
    assert len(compress(page(reader, state, "tr").encode())) < 20_000


def _cards(trick: str) -> list[str]:
    leader, *cards = trick.split()
    seats = "NESW"
    at = seats.index(leader)
    return [f"{seats[(at + turn) % 4]} {card}" for turn, card in enumerate(cards)]
