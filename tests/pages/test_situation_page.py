"""The page of a ruling: what is taken as usual, what is chosen, what is left open until somebody has looked."""

import re
from html import unescape

import pytest
from django.test import Client

from rulings.assistant.entry import common, tile_rows, told_by_tile
from rulings.assistant.fact_form import example_of
from rulings.assistant.told import holds_several
from rulings.engine.kinds import kind_named, kinds
from tests.pages.notation import seen
from tests.pages.test_what_happened import answers, is_ruling, main, page
from tests.sampling import every

REVOKE = "/en/what-happened/revoke/?establishment=next-trick&hand=defender&trick_won_by=offender"
TAKEN = f"{REVOKE}&trick=6&later_tricks=1&assumed=trick+later_tricks"
MOST_TAPS = 3


def section(html: str, name: str) -> str:
    found = re.search(rf'<section[^>]*(?:class="{name}"|aria-labelledby="{name}").*?</section>', html, re.DOTALL)
    return unescape(found[0]) if found else ""


def link(html: str, words: str) -> str:
    found = re.search(rf'<a [^>]*href="([^"]*)"[^>]*>{words}', html)
    assert found, words
    return unescape(found[1])


def script(html: str) -> list[str]:
    first = unescape(seen(html)).split("To read aloud")[1].split("</section>")[0]
    return re.findall(r'<p class="script">(.*?)</p>', first)


def test_there_are_thirty_common_situations() -> None:
    assert len(common("tr")) >= 30
    assert len({tile.said for tile in common("tr")}) == len(common("en"))


def test_nothing_that_only_the_director_can_judge_is_taken_as_usual() -> None:
    for row in tile_rows():
        told = told_by_tile(row)
        fields = kind_named(told.kind).facts.fields
        assert not [name for name in told.taken if fields[name].judgement], row["said"]["en"]
        told.read()


@pytest.mark.parametrize("number", every(8, range(len(common("tr")))))
def test_the_common_ones_take_three_taps_whatever_is_answered(reader: Client, number: int) -> None:
    tile = common("tr" if number % 2 else "en")[number]
    waiting, taps = {tile.address}, 1
    while waiting:
        assert taps <= MOST_TAPS, (tile.said, waiting)
        pages = [page(reader, one) for one in waiting]
        assert all(is_ruling(html) or answers(html) for html in pages), tile.said
        ways = [some(answers(html)) for html in pages if not is_ruling(html)]
        waiting = {way for found in ways for way in found}
        taps += 1


def test_two_questions_on_one_screen_are_answered_by_one_tap(reader: Client) -> None:
    """Each answer to the first with what is asked after it, also for who does not know; both can be changed afterwards."""
    tile = next(one for one in common("en") if one.said == "A player had not played to an earlier trick")
    html = page(reader, tile.address)
    asked = section(html, "asked")
    assert asked.count("Does the hand still hold a card of the suit led to that trick?") == 3
    assert re.findall(r'<h3 id="pair-\d">(.*?)</h3>', asked) == ["a defender's", "declarer's", "dummy's"]
    ways = answers(html)
    assert len(ways) == 6
    assert all(is_ruling(page(reader, one)) for one in ways)
    ruled = page(reader, ways[-1])
    assert "dummy's" in section(ruled, "told")
    assert {"hand", "has_suit"} <= set(re.findall(r"ask=(\w+)", section(ruled, "told")))
    assert "not known" in page(reader, link(asked, "I do not know"))
    alone = section(page(reader, "/en/what-happened/defective-trick/?fault=no-card&sides_played_next=2"), "asked")
    assert "<h3" not in alone, "only on the screen of the tile"


def test_an_answer_that_ends_it_leads_on_beside_those_that_bring_a_second_question(reader: Client) -> None:
    tile = next(one for one in common("tr") if one.said == "Yanlış bord veya yanlış rakiple oynandı")
    ways = answers(page(reader, tile.address))
    assert len(ways) == 3
    assert all(is_ruling(page(reader, one)) for one in ways)


def some(ways: list[str]) -> list[str]:
    """All of them, or of the many calls and cards a few."""
    return ways if len(ways) < 10 else ways[:: len(ways) // 4]


def test_what_is_taken_as_usual_is_said_with_all_that_is_ruled_alike(reader: Client) -> None:
    html = page(reader, TAKEN)
    told = section(html, "told")
    assert "<strong>1–11</strong>" in told
    assert "<strong>1–7</strong>" in told
    assert "Assumed, as nobody has said otherwise" in told
    assert "two tricks in all" in " ".join(script(html))


def test_one_tap_changes_it(reader: Client) -> None:
    html = page(reader, TAKEN)
    none_later = page(reader, link(html, "no: 0"))
    assert "two tricks" not in " ".join(script(none_later))
    assert "<strong>0</strong>" in section(none_later, "told")
    assert "no: 0" not in none_later
    twelfth = page(reader, link(html, "no: 12"))
    assert not is_ruling(twelfth) or "twelfth trick" in " ".join(script(twelfth))


def test_it_rules_as_if_it_had_been_told(reader: Client) -> None:
    assert script(page(reader, TAKEN)) == script(page(reader, f"{REVOKE}&trick=6&later_tricks=1"))


def test_what_cannot_be_with_what_is_told_is_not_taken(reader: Client) -> None:
    html = page(
        reader, TAKEN.replace("trick=6", "trick=12").replace("assumed=trick+", "assumed=").replace("=1&a", "=5&a")
    )
    assert 'role="alert"' not in html


def test_the_tests_of_a_clause_stand_on_one_screen(reader: Client) -> None:
    """16B1: five tests, six ends; the last one is the only one that adjusts the score."""
    tile = next(one for one in common("en") if one.said == "Partner hesitated, he acted: play is over")
    html = page(reader, tile.address)
    ways = answers(html)
    assert len(ways) == 6
    rulings = [script(page(reader, way)) for way in ways]
    assert len({tuple(lines) for lines in rulings}) == 6
    assert ["assigns an adjusted score" in " ".join(lines) for lines in rulings] == [False] * 5 + [True]
    assert "Law 16B1" in unescape(html)


def test_a_penalty_card_is_tapped(reader: Client) -> None:
    tile = next(one for one in common("en") if one.said.startswith("A major penalty card"))
    html = page(reader, tile.address)
    assert len(answers(html)) == 52
    assert "Or several" in html
    assert is_ruling(page(reader, next(way for way in answers(html) if "offenders_cards=SA" in way)))


def test_yes_is_offered_before_no(reader: Client) -> None:
    asked = reader.get("/en/what-happened/wrong-number-of-cards/?card_count=long-and-short").content.decode()
    told = re.findall(r"<li><a[^>]*>(yes|no)</a>", asked)
    assert told == ["yes", "no"]
    options = re.findall(r'<option value="(true|false)"', asked)
    assert options
    assert options == ["true", "false"] * (len(options) // 2)


def test_an_option_that_was_chosen_is_ruled_on(reader: Client) -> None:
    """Where the situation knows a fact for the choice the page rules with it; else what follows the option is read aloud.

    The script of before the choice is folded away, and on paper its options are left out.
    """
    html = page(reader, "/en/what-happened/lead-out-of-turn/?hand=defender&turn=partner")
    accepted = page(reader, link(html, "This was chosen"))
    assert "stands" in " ".join(script(accepted))
    assert 'id="options"' not in accepted
    html = page(reader, "/en/what-happened/penalty-card-on-the-table/?offenders_cards=SA&moment=partner-leads")
    after = page(reader, link(section(html, "options"), "This was chosen"))
    assert "You may require a lead of spades" in section(after, "chosen")
    assert (
        after.index('id="chosen"') < after.index("<summary>The whole ruling</summary>") < after.index("To read aloud")
    )
    assert script(after) == script(html)
    printed = main(page(reader, link(after, "Print on one sheet")))
    assert "you have 3 choices" in html
    assert "you have 3 choices" not in printed
    assert printed.count("must lead spades") == 1


def test_every_option_leads_to_a_page_on_which_it_is_chosen(reader: Client) -> None:
    html = page(reader, "/tr/ne-oldu/sirasiz-atak/?hand=defender&faced=true")
    ways = [unescape(one) for one in re.findall(r'<a class="button quiet" href="([^"]*)"[^>]*>Bu seçildi', html)]
    assert len(ways) > 2
    assert len({main(page(reader, way)) for way in ways}) == len(ways)


def test_what_is_to_be_looked_at_stays_open_until_it_is_settled(reader: Client) -> None:
    html = page(reader, TAKEN)
    assert "Open:" in section(html, "open")
    nothing = page(reader, link(html, "Looked at: nothing follows"))
    assert "Settled:" in section(nothing, "open")
    assert "nothing follows" in section(nothing, "open")
    assert "settled.damage-after-revoke=-" in unescape(re.findall(r'<p class="link">(.*?)</p>', nothing)[0])
    assert script(nothing) == script(html)
    assert "Open:" in section(page(reader, link(nothing, "open it again")), "open")


def test_it_is_settled_by_a_ruling_and_that_by_a_sum(reader: Client) -> None:
    """64C1: the score is adjusted, the adjusted score worked out; all of it stands on the ruling on the revoke, by its link."""
    begun = page(reader, link(page(reader, TAKEN), "Rule on it: "))
    assert "This belongs to the ruling: Revoke" in begun
    one = next(way for way in answers(begun) if "outcomes=one" in way)
    adjusted = page(reader, one)
    summed = link(section(adjusted, "open"), "Rule on it: ")
    sums = page(reader, summed + "&scoring=imps&vulnerable=ns&other_table_score=170&results=4S%3DN")
    assert is_ruling(sums)
    back = page(reader, link(sums, "Enter this in the ruling"))
    assert "Settled:" in section(back, "open")
    way_home = link(back, "Enter this in the ruling: Revoke")
    home = page(reader, way_home)
    settled = section(home, "open")
    assert "assigned adjusted score" in settled
    assert "10 IMP" in settled
    assert "Open:" not in settled
    paper, footer = page(reader, f"{way_home}&paper=a4").split("<footer>")
    assert re.search(r'<p class="script">[^<]*10 IMP', paper), "each line of what was settled stands on its own"
    assert [footer.count(clause) for clause in ("Law 63A1", "Law 12C1(a)", "Law 78B")] == [1, 1, 1], (
        "paper has the clauses of all three rulings"
    )


@pytest.mark.parametrize(
    "query",
    [
        "settled.damage-after-revoke=x",
        "settled.damage-after-revoke=revoke?trick=99",
        "of=nothing&settles=x",
        "of=?&settled.=?",
    ],
)
def test_what_settles_nothing_is_no_failure(reader: Client, query: str) -> None:
    html = page(reader, f"{TAKEN}&{query}")
    assert "Open:" in section(html, "open")


def test_after_the_choice_over_an_insufficient_bid_the_calls_are_shown(reader: Client) -> None:
    """1♥ over 1♠ refused: insufficient bids are greyed by 18D, a double by 27B3; a tap on a legal call is ruled on."""
    html = page(reader, "/en/what-happened/insufficient-bid/?last_bid=1S&call=1H&lho_did=refused")
    calls = section(html, "possible")
    assert "Offender: what may be called now" in calls
    assert re.findall(r"<del[^>]*>([^<]*)", seen(calls)) == [
        "1♣",
        "1♦",
        "1♥",
        "1♠",
        "double",
        "redouble",
    ]
    assert "27B3" in calls
    assert "2♥ stands" in " ".join(script(page(reader, link(calls, "2♥"))))
    accepted = section(
        page(reader, "/en/what-happened/insufficient-bid/?last_bid=1S&call=1H&lho_did=accepted"), "possible"
    )
    assert "Left-hand opponent: what may be called now" in accepted
    assert "<span>double</span>" in accepted
    assert section(page(reader, "/en/what-happened/insufficient-bid/?last_bid=1S&call=1H"), "possible") == ""


def test_what_an_address_settles_besides_is_not_ruled_on(reader: Client) -> None:
    """Only what the ruling itself leaves open: an address cannot have a page rule on hundreds of situations."""
    inner = "settled.nothing=artificial-score%253Ffault_of_ns%253Dnone%2526fault_of_ew%253Dnone"
    told = "settled.damage-after-revoke=adjusted-score%3Fground%3Dlaw-provides%26outcomes%3Done%26"
    html = page(reader, f"{TAKEN}&{told}{inner.replace('settled.nothing=', 'settled.nothing%3D')}")
    assert "Settled:" in section(html, "open")
    assert "average plus" not in section(html, "open")


def test_what_an_official_let_out_is_not_said_to_come_from_a_spectator(reader: Client) -> None:
    told = "/en/what-happened/spectators/?spectator_did=speaks-to-player&player_learned=true&in_playing_area=true"
    assert "What came from the spectator" in page(reader, told)
    by_official = page(reader, f"{told}&present_as=official")
    assert "What came from the official" in by_official
    assert "came from the spectator" not in by_official


def test_an_example_of_several_calls_or_cards_could_be_told() -> None:
    """No call stands twice in a row as if it could be made again, and no card is two; scores may be alike."""
    fields = [one for kind in kinds() for one in kind_named(kind).facts.fields.values()]
    shown = {one.name: example_of(one).split() for one in fields if holds_several(one) and not one.candidates}
    del shown["scores"]
    assert shown["calls_before"] == ["1NT", "P", "2H"]
    assert [name for name, parts in shown.items() if len(set(parts)) < len(parts)] == []


def test_each_lettered_choice_of_an_option_begins_a_line(reader: Client) -> None:
    refused = script(page(reader, "/en/what-happened/insufficient-bid/?call=1H&last_bid=1S"))[-1].split("<br>")
    assert refused[0].startswith("2. You may refuse 1♥")
    assert [line[:3] for line in refused[1:]] == ["a) ", "b) ", "c) "]


def test_the_owner_of_cards_that_go_back_is_not_said_to_lead(reader: Client) -> None:
    """51B1(a): to the trick that his partner leads he plays any legal card."""
    told = "/en/what-happened/penalty-card-on-the-table/?choice=required&offenders_cards=SK+S4&moment=partner-leads"
    html = page(reader, told)
    assert "The offender may play any legal card to that trick." in script(html)
    possible = section(html, "possible")
    assert re.findall(r"<h3[^>]*>(.*?)</h3>", possible) == ["Offender's partner: what may be led"]


def test_of_all_facts_those_that_are_as_usual_are_folded_and_lose_nothing(reader: Client) -> None:
    """A revoke has 36 of them: 3,400 pixels on a phone before those that have to be told were reached."""
    address = "/en/what-happened/revoke/"
    every_fact = set(kind_named("revoke").facts.fields)

    def form(query: str) -> tuple[set[str], set[str]]:
        html = main(page(reader, address + query)).split('class="steps all-facts')[1]
        told, _, usual = html.partition('<details class="fold"')
        named = [set(re.findall(r'id="f-(\w+)"', part.split("</form>")[0])) for part in (told, usual)]
        return named[0], named[1]

    told, usual = form("")
    assert told | usual == every_fact
    assert not told & usual
    assert len(usual) > len(every_fact) / 3
    assert "trick_won_by" in told
    changed, rest = form("?both_sides=true")
    assert "both_sides" in usual
    assert "both_sides" in changed
    assert changed | rest == every_fact
