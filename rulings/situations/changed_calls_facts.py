"""What a director is told of a player who changes, or wants to change, his call (25)."""

from typing import Annotated, Literal

from bridge.auction import DOUBLE, REDOUBLE, Call
from bridge.problems import Problem
from rulings.engine.exclusions import excluding, not_together
from rulings.engine.facts import Judgement
from rulings.situations import calls_told, told
from rulings.situations.withdrawn_calls_facts import AfterwardsFacts

Which = Literal["first", "second"]


FirstCallWas = Annotated[
    Literal["slip", "lapse", "meant"],
    "how he came to make the first call: a mechanical error or a slip of the tongue; he was not concentrating; he meant it",
    Judgement("25A2"),
]


SecondCallForbidden = Annotated[
    bool, "the second call is a double or redouble that Law 19 forbids in the place of the first one too"
]


class ChangedCallFacts(AfterwardsFacts, kind="changed-call"):
    """A player made a call, and then another one in its place, or says that he wants to."""

    first_call: Annotated[calls_told.OneCall, "the call that he made first"]
    second_call: Annotated[calls_told.OneCall, "the call to which he changed it, or wants to"]
    second_call_made: Annotated[bool, "he has made the second call, or said it; else he only asks whether he may"]
    second_call_forbidden: SecondCallForbidden = False
    partner_called: told.PartnerCalled
    auction_period_over: Annotated[
        bool,
        "the auction period is over: the opening lead is faced, or after four passes all hands are back in the board",
    ] = False
    first_call_was: FirstCallWas
    noticed_from: Annotated[
        Literal["himself", "partners-explanation", "opponents-question"],
        "how he noticed that he had not made the call that he meant: by himself; from partner's alert or explanation of it; "
        "from an opponent's question about it",
    ] = "himself"
    lho_called_over_first: Annotated[
        bool, "the left-hand opponent had called over the first call before it was changed"
    ] = False
    lho_did: calls_told.LhoDid = "nothing"
    lho_called_deliberately: Annotated[
        bool, "the left-hand opponent knew that the call had been changed when he called over it"
    ] = True
    event: told.Event = "pairs"


def told_call(f: ChangedCallFacts, which: Which) -> Call | None:
    """The first or the second call, where it is named."""
    name = f"{which}_call"
    return f.known[name] if f.given(name) else None


def same_call(f: ChangedCallFacts) -> Problem | None:
    """Who repeats his call has changed nothing."""
    return (
        Problem("second_call", "call-not-changed", {"call": f.second_call}) if f.first_call == f.second_call else None
    )


def only_doubles_are_forbidden(f: ChangedCallFacts) -> Problem | None:
    """19 forbids no pass and no bid."""
    wrong = f.second_call_forbidden and f.second_call not in (DOUBLE, REDOUBLE)
    return excluding(f, "second_call", "second_call_forbidden") if wrong else None


CHANGED_CALL_CHECKS = (
    same_call,
    only_doubles_are_forbidden,
    not_together(lho_did="nothing", lho_called_deliberately=False),
    not_together(second_call_made=False, lho_did={"accepted", "refused", "called"}),
)
