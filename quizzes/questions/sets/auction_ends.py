"""When an auction is over (17D, 22, 34), and bids of more than seven (38): few cases each, so one template asks both."""

from collections.abc import Collection, Hashable
from dataclasses import replace
from random import Random

from django.utils.translation import gettext_lazy as _

from quizzes.questions.by_text import right_by_text
from quizzes.questions.parts import Draft
from quizzes.questions.scenes import Scene, drawn_draft, nowhere
from quizzes.questions.sets.auction import AUCTION
from quizzes.questions.templates import template
from quizzes.questions.told import Told

_BACK = "auction-not-over, auction-goes-back-to, later-passes-cancelled, auction-goes-on-normally"
_OVER_ON = "auction-over why=contract, clarification-period"
_OVER = "auction-over why=contract, auction-period-over"
_PASSED_ON = "auction-over why=passed-out, not-dealt-again, auction-period-lasts"
_PASSED = "auction-over why=passed-out, not-dealt-again, auction-period-over"

_OVER_OR_NOT = Told(
    "is-the-auction-over",
    Scene(
        kind="end-of-auction",
        story=(_("The last calls at a table were passes."),),
        openings={
            "anybody_bid": {
                True: _("The last three calls at a table were passes, after somebody had bid."),
                False: _("All four players at a table have passed."),
            },
        },
        idle=(
            ({"anybody_bid": False}, _("All four would like the board to be dealt again.")),
            ({"anybody_bid": False}, _("One of them has thirteen points and would now like to bid.")),
            ({"turn_skipped": True}, _("The player who was skipped says that he would have passed.")),
            ({"turn_skipped": True}, _("It was an opponent who passed out of rotation.")),
            ({"turn_skipped": True}, _("Nobody noticed it when it happened.")),
            (
                {"anybody_bid": True, "lead_faced": False, "turn_skipped": False},
                _("A defender has put a card face down."),
            ),
            ({"lead_faced": True, "turn_skipped": False}, _("Dummy has not put any card down yet.")),
            ({"lead_faced": True, "turn_skipped": True}, _("Dummy has spread the hand already.")),
            ({"turn_skipped": False}, _("A player would like to change his last pass.")),
            ({"anybody_bid": True, "turn_skipped": False}, _("The bidding cards are back in their boxes.")),
        ),
        facts={
            "anybody_bid": (True, True, False),
            "turn_skipped": (False, False, True),
            "lead_faced": (True, False),
            "hands_in_board": (True, False),
        },
        told={
            "anybody_bid": {},
            "turn_skipped": {
                True: _("One of the passes was out of rotation, and so a player in turn never got to call."),
                False: _("All the passes were made in rotation."),
            },
            "lead_faced": {
                True: _("A defender has faced the opening lead."),
                False: _("No opening lead has been faced yet."),
            },
            "hands_in_board": {
                True: _("All four hands are back in the board."),
                False: _("The hands are not back in the board yet."),
            },
        },
        besides=("anybody_bid", "turn_skipped", "lead_faced", "hands_in_board"),
        never=(
            {"anybody_bid": False, "lead_faced": True},
            {"anybody_bid": False, "turn_skipped": True},
            {"anybody_bid": True, "hands_in_board": True},
        ),
        asks=(
            *("auction-over", "auction-not-over", "auction-goes-back-to", "later-passes-cancelled"),
            *("auction-goes-on-normally", "clarification-period", "auction-period-lasts", "auction-period-over"),
            *("not-dealt-again", "led-in-the-auction"),
        ),
        worded={
            _BACK: _("The auction is not over: it goes back to the player who was skipped. Nobody has led in it."),
            f"{_BACK}, led-in-the-auction": _(
                "The auction is not over: it goes back to the player who was skipped, and the card was led during it."
            ),
            _OVER_ON: _("The auction is over, but the auction period lasts until a defender faces the opening lead."),
            _OVER: _("The auction is over, and so is the auction period; the last bid is the contract."),
            _PASSED_ON: _(
                "The auction is over and nobody plays; the auction period lasts until all hands are back in the board."
            ),
            _PASSED: _("The auction is over, and so is the auction period; nobody plays, and nobody deals again."),
        },
        ask=_("What does the director say?"),
        seats=nowhere,
    ),
    rows=(
        ({"turn_skipped": True, "lead_faced": True}, f"{_BACK}, led-in-the-auction", "17D3"),
        ({"turn_skipped": True}, _BACK, "17D3"),
        ({"anybody_bid": True, "lead_faced": False}, _OVER_ON, "17D1"),
        ({"anybody_bid": True, "lead_faced": True}, _OVER, "17D1"),
        ({"anybody_bid": False, "hands_in_board": False}, _PASSED_ON, "17D2"),
        ({"anybody_bid": False, "hands_in_board": True}, _PASSED, "22B"),
    ),
)

_GOES_ON = "must-pass-throughout who=offender, must-pass-throughout who=partner"

_MORE_THAN_SEVEN = Told(
    "a-bid-of-more-than-seven",
    Scene(
        kind="bid-above-seven",
        story=(_("The last bid was seven spades. %(offender)s, in turn, bids eight clubs over it."),),
        idle=(
            _("All four players would be content to play that contract."),
            _("It was %(partner)s who noticed it."),
            ({"lho_did": "called"}, _("The call over it was a pass.")),
            ({"lho_did": "called"}, _("The call over it was a double.")),
        ),
        facts={
            "lho_did": ("nothing", "accepted", "refused", "called", "called", "called"),
            "pass_ends_auction": (True, False),
        },
        told={
            "lho_did": {
                "nothing": _("%(offenders_lho)s has done nothing yet."),
                "accepted": _("%(offenders_lho)s wants to accept the bid."),
                "refused": _("%(offenders_lho)s objects at once."),
                "called": _("%(offenders_lho)s calls over it before the director rules."),
            },
        },
        besides=("pass_ends_auction", "lho_did"),
        asks=("must-pass-throughout", "auction-over", "one-suit-may-be-forbidden", "lead-not-restricted"),
        worded={
            f"{_GOES_ON}, one-suit-may-be-forbidden": _(
                "The player and his partner must pass for the rest of the auction, and a lead may be restricted."
            ),
            f"{_GOES_ON}, lead-not-restricted": _(
                "The player and his partner must pass for the rest of the auction, but no lead is restricted."
            ),
            "auction-over, one-suit-may-be-forbidden": _(
                "The auction is over with that, and a lead may be restricted."
            ),
            "auction-over, lead-not-restricted": _("The auction is over with that, and no lead is restricted."),
        },
        ask=_("The bid is cancelled with all calls after it, and a pass takes its place. What else?"),
    ),
    rows=(
        ({"lho_did": "called", "pass_ends_auction": True}, "auction-over, lead-not-restricted", "38D"),
        ({"lho_did": "called"}, f"{_GOES_ON}, lead-not-restricted", "38D"),
        ({"pass_ends_auction": True}, "auction-over, one-suit-may-be-forbidden", "38C"),
        ({}, f"{_GOES_ON}, one-suit-may-be-forbidden", "38C"),
    ),
)

_TOLD = {one.name: one for one in (_OVER_OR_NOT, _MORE_THAN_SEVEN)}


@template("where-an-auction-ends", AUCTION, "17D", "22", "38", version=5)
def where_an_auction_ends(rng: Random) -> Draft:
    """Three or four passes, or a bid that nobody may play: what is over, and what follows?"""
    told = rng.choice((_OVER_OR_NOT, _OVER_OR_NOT, _MORE_THAN_SEVEN))
    return replace(drawn_draft(told.scene, told.rows, rng), known={"told": told.name})


@where_an_auction_ends.checked_by
def _by_17_22_and_38(draft: Draft) -> Collection[Hashable]:
    """The table read off the text."""
    return right_by_text(_TOLD[draft.known["told"]].rows, draft)
