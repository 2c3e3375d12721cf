"""A proposal for a contested claim in words, as the API and the page give it."""

from typing import Any

from django.utils.translation import gettext as _

from bridge.seats import ROTATION
from rulings.adjudication.adjudicating import Assumption, Count, Proposal
from rulings.adjudication.claims import Claim
from rulings.adjudication.criteria import BASES
from rulings.adjudication.masks import SUITS, beats, card_of, cards_of
from rulings.citing import cited
from rulings.wording import contested_claims as words
from rulings.wording.players import card_name
from rulings.wording.speech import say_text


def present_proposal(proposal: Proposal, claimed: int | None, language: str) -> dict[str, Any]:
    """The tricks, the line trick by trick, what each assumption changes, the criteria, what was not looked at."""
    claim, count = proposal.claim, proposal.count
    own, left = count.tricks, claim.tricks
    values = {"who": ROTATION[claim.claimer], "own": own, "theirs": left - own, "left": left}
    return {
        "notice": str(words.NOTICE),
        "summary": say_text(words.SUMMARY, values),
        "left": left,
        "claimer": own,
        "opponents": left - own,
        "exhaustive": count.exhaustive,
        "claimed": _claimed(claimed, own),
        "line": line_of(proposal),
        "forgot": _forgot(proposal),
        "assumptions": [_assumption(one, left, language) for one in proposal.assumptions],
        "criteria": _criteria(claim, language),
        "limits": [{"key": key, "text": str(words.LIMITS[key])} for key in _limits(proposal)],
        "clauses": [cited(one, language) for one in clauses_of(proposal, claimed)],
    }


def line_of(proposal: Proposal) -> list[dict[str, Any]]:
    """Each trick: who leads, the cards in their order, who wins."""
    leader, found = proposal.claim.leader, []
    for trick in proposal.line:
        winner = _winner(trick, leader, proposal.claim.trump)
        cards = [{"seat": ROTATION[(leader + turn) % 4], "card": str(card_of(card))} for turn, card in enumerate(trick)]
        found.append({"leader": ROTATION[leader], "cards": cards, "winner": ROTATION[winner]})
        leader = winner
    return found


def clauses_of(proposal: Proposal, claimed: int | None = None) -> list[str]:
    """The clauses on which the proposal rests."""
    claim = proposal.claim
    found = ["70A", "70D1", "fn:21"]
    if _trump_wins(proposal):
        found.insert(1, "70C")
    if not claim.by_declarer:
        found.append("70D2")
    if claim.penalties:
        found.append("50D1")
    if claimed is not None and claimed < proposal.count.tricks:
        found.append("71B")
    return found


def _trump_wins(proposal: Proposal) -> bool:
    """Whether the opponents win a trick with a trump of which the claimer was possibly not aware."""
    claim = proposal.claim
    if claim.trump is None:
        return False
    mask, leader = claim.forgotten & SUITS[claim.trump], claim.leader
    for trick in proposal.line:
        winner = _winner(trick, leader, claim.trump)
        if mask >> trick[(winner - leader) % 4] & 1:
            return True
        leader = winner
    return False


def _winner(trick: tuple[int, ...], leader: int, trump: int | None) -> int:
    won = 0
    for turn, card in enumerate(trick):
        if turn and beats(card, trick[won], trump):
            won = turn
    return (leader + won) % 4


def _claimed(claimed: int | None, own: int) -> dict[str, Any] | None:
    if claimed is None:
        return None
    key = "same" if own == claimed else "fewer" if own < claimed else "more"
    return {"tricks": claimed, "text": say_text(words.CLAIMED[key], {"claimed": claimed})}


def _forgot(proposal: Proposal) -> dict[str, Any] | None:
    if not proposal.forgot:
        return None
    cards = cards_of(proposal.forgot)
    return {"cards": [str(card) for card in cards], "text": say_text(words.FORGOT, {"cards": _names(proposal.forgot)})}


def _names(mask: int) -> str:
    return _(", ").join(card_name(card) for card in cards_of(mask))


def _assumption(one: Assumption, left: int, language: str) -> dict[str, Any]:
    criterion = str(words.CRITERIA[one.criterion]) if one.criterion else ""
    said = say_text(words.ASSUMPTIONS[one.kind], {"cards": _names(one.cards), "criterion": criterion.rstrip(".")})
    clause = BASES[one.criterion].clause if one.criterion else _CLAUSES[one.kind]
    return {
        "kind": one.kind,
        "criterion": one.criterion,
        "cards": [str(card) for card in cards_of(one.cards)],
        "claimer": one.count.tricks,
        "opponents": left - one.count.tricks,
        "exhaustive": one.count.exhaustive,
        "text": say_text(words.CHANGED, {"assumption": said, "tricks": _tricks(one.count)}),
        "clause": cited(clause, language),
    }


_CLAUSES = {"remembered": "70C2", "trumps-forgotten": "70C", "nothing-stated": "70D1"}


def _tricks(count: Count) -> str:
    said = words.TRICKS if count.exhaustive else words.AT_MOST
    return str(said % {"count": count.tricks})


def _criteria(claim: Claim, language: str) -> list[dict[str, Any]]:
    return [
        {
            "key": criterion,
            "holds": criterion in claim.criteria,
            "usual": basis.usual,
            "text": str(words.CRITERIA[criterion]),
            "clause": cited(basis.clause, language),
        }
        for criterion, basis in BASES.items()
    ]


def _limits(proposal: Proposal) -> list[str]:
    found = [] if proposal.count.exhaustive else ["not-exhaustive"]
    if not proposal.all_tried:
        found.append("assumptions-unfinished")
    if any(one.major for one in proposal.claim.penalties):
        found.append("lead-restrictions")
    return found
