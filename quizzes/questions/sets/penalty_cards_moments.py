"""What becomes of a card that was exposed or taken back, as far as it says who may use what it shows (16C, 50E, 62D2, 68B2)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from rulings.engine.facts import Facts
from rulings.situations.exposed_card_facts import ExposedCardFacts
from rulings.situations.penalty_cards_facts import PenaltyCardFacts
from rulings.situations.revoke_facts import RevokeFacts
from rulings.situations.withdrawn_card_facts import WithdrawnCardFacts
from rulings.wording.forms import Text


@dataclass(frozen=True)
class Moment:
    """The case of one card, what its ruling calls the information, the clause, and the words.

    ``instead``: what would have happened to the card; empty where other moments say it. ``often``: of all, so often.
    """

    case: Callable[[Card], Facts]
    of: str
    clause: str
    told: Text
    instead: Text | None = None
    because: Text | None = None
    often: int = 1
    by_declarers_side: bool = False


def _penalty(**more: Any) -> Callable[[Card], Facts]:
    def case(card: Card) -> Facts:
        return PenaltyCardFacts(offenders_cards=(card,), grade="major", **({"moment": "partner-leads"} | more))

    return case


def _conceded(card: Card) -> Facts:
    exposed = "honour" if card.is_honour else "small-card"
    return ExposedCardFacts(
        hand="defender",
        cards=(card,),
        exposed=exposed,
        occasion="concession",
        how="could-be-seen",
        partner_objected=True,
    )


def _misinformed(card: Card) -> Facts:
    return WithdrawnCardFacts(
        reason="misinformation", hand="defender", card=card, because_of_explanation=True, later_card=False
    )


def _after_declarers_revoke(card: Card) -> Facts:
    return RevokeFacts(
        hand="declarer",
        trick=5,
        card=card,
        establishment="none",
        opponents_played_after=True,
        partner_played_after=False,
    )


def _revoke(trick: int) -> Callable[[Card], Facts]:
    def case(card: Card) -> Facts:
        found = RevokeFacts(hand="defender", trick=trick, card=card, establishment="none", opponents_played_after=False)
        return found.but(hands_returned=False, before_partners_turn=True) if trick == 12 else found

    return case


_LAY = _("the card had been lying on the table as a penalty card")
_WENT_BACK = _("the card had been a penalty card that went back to hand when declarer required or forbade its suit")
_STILL_LIES = _("the card still lies on the table as a penalty card")

MOMENTS: Mapping[str, Moment] = {
    "free": Moment(
        _penalty(choice="free"),
        "penalty-card",
        "50E1",
        _("Declarer says: “Lead whatever you like.”"),
        _LAY,
        _STILL_LIES,
        often=3,
    ),
    "follows": Moment(
        _penalty(moment="partner-plays"),
        "penalty-card",
        "50E1",
        _("%(partner)s thinks before he plays."),
        None,
        _STILL_LIES,
        often=2,
    ),
    "stays": Moment(
        _penalty(choice="free"),
        "penalty-card",
        "50E1",
        _("Declarer says: “Lead %(suit)s, please.” %(owner)s puts %(other)s back into the hand; %(card)s stays there."),
        None,
        _STILL_LIES,
        often=2,
    ),
    "required": Moment(
        _penalty(choice="required"),
        "returned-penalty-card",
        "50E2",
        _("Declarer says: “Lead %(suit)s, please.” %(owner)s puts the card back into the hand."),
        _WENT_BACK,
        _("the penalty card went back to hand when declarer required its suit"),
    ),
    "forbidden": Moment(
        _penalty(choice="forbidden"),
        "returned-penalty-card",
        "50E2",
        _("Declarer says: “Anything but %(suit)s.” %(owner)s puts the card back into the hand."),
        _WENT_BACK,
        _("the penalty card went back to hand when declarer forbade its suit"),
    ),
    "conceded": Moment(
        _conceded,
        "exposed-card",
        "68B2",
        _("%(owner)s shows %(card)s with a concession; %(partner)s objects at once, and play goes on."),
        _("%(owner)s had shown the card with a concession to which %(partner)s objected at once"),
    ),
    "twelfth": Moment(
        _revoke(12),
        "card-of-twelfth-trick",
        "62D2",
        _(
            "Declarer notices it at once, and %(owner)s corrects the revoke; %(partner)s has not played to the trick yet."
        ),
        None,
        _("it was a revoke on the twelfth trick before his partner's turn"),
        often=2,
    ),
    "misinformed": Moment(
        _misinformed,
        "withdrawn-cards",
        "16C",
        _(
            "%(owner)s plays %(card)s because of the declaring side's wrong explanation. It is put right before the next card; "
            "%(owner)s takes %(card)s back and plays another card."
        ),
        _("%(owner)s had played the card because of the declaring side's wrong explanation and duly taken it back"),
        often=2,
        by_declarers_side=True,
    ),
    "declarer-revoked": Moment(
        _after_declarers_revoke,
        "withdrawn-cards",
        "16C",
        _(
            "Declarer, %(declarer)s, first played %(wrong)s to this trick, and %(owner)s played %(card)s. Then it came to "
            "light that declarer could follow suit: he corrected his card, and %(owner)s took %(card)s back to play another."
        ),
        _("%(owner)s had played the card after a revoke by declarer and taken it back once that was corrected"),
        often=2,
        by_declarers_side=True,
    ),
}
"""What may have become of a card that everybody now knows its owner to hold."""

PLAYED = Moment(
    _penalty(moment="offender-plays"),
    "played-penalty-card",
    "50E3",
    _("Now %(owner)s plays %(card)s."),
    None,
    _("the penalty card has been played, and it is asked how it had become one"),
)
"""The same of how the card had become a penalty card, once it is played."""

FOR_ALL: Mapping[str, tuple[Callable[[Card], Facts], Text]] = {
    "played": (
        _penalty(choice="free"),
        _("the card had not been played yet and still lain on the table as a penalty card"),
    ),
    "twelfth": (_revoke(11), _("the revoke had been on an earlier trick")),
}
"""When all might use it (50E1), where the card lies on the table, or has lain there, as it is."""
