"""What the page of a table shows: how it stands, the rulings on the way, what is open, and what can happen next."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import gettext as _

from bridge.auction import Call
from bridge.boards import Vulnerability
from bridge.cards import DECK, RANKS, Card
from bridge.problems import ImpossibleCase, Problem
from bridge.seats import ROTATION, Seat
from lawbook.book import current_book
from rulings.assistant.edition_named import edition_named
from rulings.assistant.happenings import happenings
from rulings.assistant.moves import moves
from rulings.assistant.options import Spoken, spoken
from rulings.assistant.situation_page import qr_code
from rulings.assistant.table_changing import undone
from rulings.assistant.table_followed import Followed, followed
from rulings.assistant.table_history import history, left_open
from rulings.assistant.table_paper import ShownRuling, on_paper
from rulings.assistant.table_questions import Presented, asked_again, usual, wanted
from rulings.assistant.table_told import TableTold, chosen
from rulings.assistant.table_unruled import unruled
from rulings.diagrams import call_said, contract_by, contract_said, diagram_of, rank, seat_name
from rulings.effects.calls import CallCancelled
from rulings.presenting import presented_conclusion
from rulings.presenting_tables import present_account, roles_of
from rulings.seating import seated_conclusion
from rulings.shortening import MOST_RULINGS
from rulings.table.account import Account, Ruled
from rulings.table.call_effects import in_force
from rulings.wording.happenings import WITHOUT_CODE_NAMES
from rulings.wording.players import PLAYERS, SUITS, call_name, card_name
from rulings.wording.problems_said import say_problem
from rulings.wording.speech import capitalised, question, value_name


@dataclass(frozen=True)
class Choice:
    """An option that is open, and for each who may choose it his name and the event."""

    option: Spoken
    events: list[tuple[str, str]]


def table_start(language: str) -> dict[str, Any]:
    """The board that is asked for before anything is told."""
    return {
        "told": TableTold(),
        "tap": TableTold().tapping(language),
        "seats": _seats(),
        "sides": _sides(),
        "strains": _strains(),
    }


def _strains() -> list[tuple[str, str]]:
    return [*((suit.value, str(name)) for suit, name in reversed(SUITS.items())), ("NT", "NT")]


def _seats() -> list[tuple[str, str]]:
    return [(str(seat), seat_name(seat)) for seat in ROTATION]


def _sides() -> list[tuple[str, str]]:
    return [(side.value, value_name("vulnerable", side.value)) for side in Vulnerability]


def table_page(told: TableTold, language: str, site: str) -> dict[str, Any]:
    """The table in the language in force. ``site``: the address of the site, for the permanent link."""
    context: dict[str, Any] = {"told": told, "seats": _seats(), "sides": _sides()}
    context |= {"undone": undone(told).address(language) if told.events else "", "anew": told.anew().address(language)}
    context["tap"] = told.tapping(language)
    try:
        shown = followed(told)
    except ImpossibleCase as impossible:
        return context | {"troubles": [_trouble(one) for one in impossible.problems]}
    context["troubles"] = [_trouble(one) for one in shown.problems]
    context |= _standing(shown, language) | _further(told, shown, language) | _share(told, language, site)
    clauses = [
        clause["citation"] for one in (*context["fresh"], *context["earlier"]) for clause in one.ruling["clauses"]
    ]
    context["of_edition"] = edition_named(told.edition, current_book(), clauses, language)
    return context | on_paper(context)


def _standing(shown: Followed, language: str) -> dict[str, Any]:
    account = shown.account
    position, table = account.table.position, account.table
    presented = present_account(account, shown.read, language, most=MOST_RULINGS)
    last = account.rulings[-MOST_RULINGS:]
    said = {id(ruled): one["ruling"] for ruled, one in zip(last, presented["rulings"], strict=True)}
    return {
        "table": presented["table"],
        "contract": contract_by(table.contract),
        "contract_said": contract_said(table.contract),
        "calls": _auction(account),
        "tricks": [_trick(trick) for trick in table.tricks],
        "trick": _trick(position.trick) if position else "",
        "hands": diagram_of(table.deal, table.contract, table.tricks, placed=table.placed_late) if table.deal else None,
        "fresh": _rulings(shown, shown.fresh, said, language),
        "earlier": _rulings(shown, shown.earlier, said, language),
        "choices": [_choice(one) for one in presented["table"]["choices"]],
        "wanted": wanted(shown, said, language),
        "again": asked_again(shown, language),
        "waits": shown.now.waits is not None,
        "unruled": unruled(shown),
        "left_open": left_open(shown, said, language),
    }


def _rulings(shown: Followed, which: Sequence[Ruled], presented: Presented, language: str) -> list[ShownRuling]:
    return [_shown(shown, one, presented[id(one)], language) for one in which if id(one) in presented]


def _shown(shown: Followed, ruled: Ruled, said: dict[str, Any], language: str) -> ShownRuling:
    if shown.counts_later(ruled):
        said = said | {"script": [*said["script"][:-1], _("The tricks are counted when the play is over.")]}
    return ShownRuling(
        ruled.event, said, usual(shown, ruled, said["assumed"], language), _chosen(shown, ruled, language)
    )


def _chosen(shown: Followed, ruled: Ruled, language: str) -> Spoken | None:
    """What was chosen and what follows; choices that it brings, unless they can be tapped below or have been made."""
    if ruled.chosen is None or not ruled.is_decided:
        return None
    option = seated_conclusion(ruled.chosen, roles_of(ruled))
    said = spoken(presented_conclusion(option, language))
    further = [one for one in said.then if "then" not in one]
    if shown.now.waits is None and not _chosen_since(shown, ruled):
        offers = (spoken(one) for one in presented_conclusion(option, language)["then"] if "then" in one)
        further += [{"text": f"{one.who}: {one.said}", "clause": one.clause} for one in offers]
    return replace(said, then=further)


def _chosen_since(shown: Followed, ruled: Ruled) -> bool:
    """Whether a choice that the chosen option brings has been made, in a ruling of its own (50D2)."""
    brought = {one.key for one in ruled.chosen.then if one.part == "option"} if ruled.chosen else set()
    rulings = shown.account.rulings
    since = rulings[rulings.index(ruled) + 1 :] if ruled in rulings else ()
    return any(one.chosen is not None and one.chosen.key in brought for one in since)


def _further(whole: TableTold, shown: Followed, language: str) -> dict[str, Any]:
    """What can come next, on the table as far as it could be followed; nothing where later events were told already."""
    table = shown.account.table
    goes_on = shown.stuck is None or shown.stuck == len(whole.events) - 1
    return {
        "going": shown.told,
        "history": history(whole, shown, language),
        "stuck": shown.stuck,
        "moves": moves(table, shown.now) if goes_on else [],
        "groups": happenings(shown.account, shown.read.events) if goes_on and not table.stopped else [],
        "goes_on": goes_on and not table.stopped,
        "suits": [(suit.value, str(name)) for suit, name in SUITS.items()],
        "ranks": [(letter, rank(DECK[f"S{letter}"])) for letter in reversed(RANKS)],
        "words_need_hands": table.phase == "play" and table.deal is None,
        "needs_hands": table.phase == "play" and table.deal is None and bool(table.obligations),
    }


def _share(told: TableTold, language: str, site: str) -> dict[str, Any]:
    link = site + told.under(str(current_book().edition)).address(language)
    return {"link": link, "code": qr_code(link)}


def _trouble(problem: Problem) -> str:
    place, _dot, number = problem.place.partition(".")
    said = _said(problem)
    number = number.partition(".")[0]
    return _("Event %(number)s: %(text)s") % {"number": number, "text": said} if place == "events" and number else said


def _said(problem: Problem) -> str:
    """What is wrong; the names that programs have for options and facts are not a reader's."""
    named = WITHOUT_CODE_NAMES.get(problem.key)
    if named is None:
        return say_problem(problem)
    words = {"event": problem.values.get("event"), "who": _name(problem.values.get("who"))}
    fact = problem.values.get("fact")
    return str(named % (words | ({"question": question(fact)} if fact else {})))


def _name(seat: Seat | None) -> str:
    return seat_name(seat) if seat else ""


def _auction(account: Account) -> list[list[dict[str, Any]]]:
    """The calls in rows from North to East … as a bidding sheet has them.

    What does not stand is marked, and the call of which that is not settled yet: ``open``.
    """
    rows: list[list[dict[str, Any]]] = []
    open_call = _open_call(account)
    for number, (seat, call, stands) in enumerate(account.table.auction.history()):
        at = ROTATION.index(Seat(seat))
        if not rows or len(rows[-1]) > at:
            rows.append([])
        rows[-1] += [{}] * (at - len(rows[-1]))
        rows[-1].append(
            {
                "call": call_name(Call(call)),
                "spoken": call_said(Call(call)),
                "stands": stands,
                "open": number == open_call,
            }
        )
    return [row + [{}] * (len(ROTATION) - len(row)) for row in rows]


def _open_call(account: Account) -> int | None:
    """The place in the auction of the irregular call that waits for a choice or a fact: it may stand after all."""
    ruled = account.waiting
    if ruled is None or ruled.base is None or any(isinstance(one, CallCancelled) for one in in_force(ruled)):
        return None
    calls = enumerate(account.table.auction.history())
    made = [number for number, (seat, _, stands) in calls if seat is ruled.seats["offender"] and not stands]
    return made[-1] if made else None


def _trick(cards: Iterable[tuple[Seat, Card]]) -> str:
    return ", ".join(f"{PLAYERS[seat].plain} {card_name(card)}" for seat, card in cards)


def _choice(option: dict[str, Any]) -> Choice:
    event = option["event"]
    by = [(str(PLAYERS[Seat(seat)].plain), chosen(event | {"by": seat})) for seat in option["by"]]
    if option["values"]["chooser"] == "director":
        by = [(capitalised(str(PLAYERS["director"].plain)), one) for _name, one in by[:1]]
    return Choice(spoken(option), by)
