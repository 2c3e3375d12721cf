"""Law 68: claim or concession of tricks."""

from collections.abc import Callable

from rulings.effects.claims import (
    CardsAfterClaimVoid,
    ClaimAgreed,
    ClaimDisregarded,
    ClaimMade,
    ClaimToDirector,
    ConcessionMade,
    ConcessionVoid,
    DeemedClaim,
    NoClaim,
    PlayStops,
)
from rulings.effects.penalty_cards import NoPenaltyCard
from rulings.effects.scores import TableScoreStands
from rulings.engine.choices import choice
from rulings.engine.clauses import clause, exception
from rulings.engine.trace import Conclusion, information, judgement, reminder
from rulings.situations.claims_facts import ClaimFacts
from rulings.situations.exposed_card_facts import ExposedCardFacts


@clause("68")
def about_current_trick(f: ClaimFacts) -> tuple[Conclusion, ...]:
    """What is only about the trick in progress is neither claim nor concession: play goes on, no card is penalised."""
    if not f.only_current_trick:
        return ()
    found: tuple[Conclusion, ...] = (NoClaim(who="claimer", why="current-trick"),)
    if f.claimer == "defender":
        found += (NoPenaltyCard(who="claimer", why="shown-or-named"), judgement("information-or-premature-play"))
    return found


@clause("68A")
def claimed(f: ExposedCardFacts) -> Conclusion:
    """A claim of every trick that was left: play stops (68D)."""
    return ClaimMade(who="offender")


@clause("68A", "68B1")
def not_for_dummy(f: ClaimFacts) -> tuple[Conclusion, ...]:
    """Declarer and the defenders claim and concede; dummy takes no part in the play (43A1(c))."""
    if f.claimer != "dummy":
        return ()
    return NoClaim(who="claimer", why="by-dummy"), reminder("dummy-took-part", clause="43A1c")


@clause("68A", "48B2")
def not_meant_as_claim(f: ClaimFacts) -> Conclusion | None:
    """Cards shown, or a suggestion to stop, are no claim if it is evident that none was meant."""
    if not f.clearly_no_claim:
        return None
    shown_by_defender = f.claimer == "defender" and f.claimers_act == "showed-cards"
    return NoClaim(who="claimer", why="cards-exposed" if shown_by_defender else "not-meant")


@clause("68A")
def is_claim(f: ClaimFacts) -> Conclusion:
    """To say that one's side wins so many tricks is a claim of them; to show the cards or suggest the end counts as one."""
    if f.claimers_act in ("suggested-end", "showed-cards"):
        return DeemedClaim(who="claimer", why=f.claimers_act)
    if f.claimers_act == "claimed-all":
        return ClaimMade(who="claimer", of="every")
    if f.given("tricks_named"):
        return ClaimMade(who="claimer", of="tricks", count=f.tricks_named)
    return ClaimMade(who="claimer", of="some")


@clause("68B1")
def concession_stands(f: ExposedCardFacts) -> Conclusion:
    """Without an objection at once it is a concession, and play stops (68D)."""
    return ConcessionMade(who="offender")


@clause("68B1")
def is_concession(f: ClaimFacts) -> Conclusion:
    """To say that one's side loses so many tricks; of a claim of some the rest; of a folded hand all."""
    if f.claimers_act == "conceded-some" and f.given("tricks_named"):
        return ConcessionMade(who="claimer", of="tricks", count=f.tricks_named)
    return ConcessionMade(who="claimer", of=_CONCEDED[f.claimers_act])


_CONCEDED = {"claimed-some": "rest", "conceded-some": "some", "conceded-all": "every", "folded": "folded"}


@exception("68B2", to="68B1")
def partner_objects(f: ClaimFacts) -> tuple[Conclusion, ...]:
    """A defender's concession to which his partner objects at once is none: play goes on, what was shown is unauthorised."""
    if not f.partner_objected:
        return ()
    return (
        ConcessionVoid(who="claimer"),
        reminder("director-called-at-once"),
        NoPenaltyCard(who="claimer", why="concession"),
        information("unauthorised", of="exposed-card", who="claimers-partner"),
        information("authorised", of="exposed-card", who="non-claiming-side", clause="16C1"),
    )


@clause("68B2")
def partner_may_object(f: ClaimFacts) -> Conclusion:
    """The conceding defender's partner may object, at once."""
    return choice(f, "object-to-concession", "claimers-partner", partner_objects, {"partner_objected": True})


@clause("68C")
def statement_accompanies(f: ClaimFacts) -> tuple[Conclusion, ...]:
    """With a claim the line of play should be stated and the hand faced; a line missing has its price only in doubt (70D1)."""
    said = () if f.line_stated else (reminder("line-not-stated"),)
    return said if f.claimers_act == "showed-cards" or f.hand_faced else (*said, reminder("claimers-hand-faced"))


@clause("68D")
def play_stops(f: ClaimFacts) -> tuple[Conclusion, ...]:
    """After a claim or concession play stops; what is played all the same does not count, but may be looked at (70B2)."""
    return (PlayStops(), CardsAfterClaimVoid()) if f.played_after_claim else (PlayStops(),)


@clause("68D1")
def is_accepted(f: ClaimFacts) -> Conclusion:
    """Agreed: Law 69."""
    return ClaimAgreed(who="non-claiming-side")


@clause("68D1")
def may_accept(f: ClaimFacts, follows: Callable[[ClaimFacts], object]) -> Conclusion:
    """The other side may agree."""
    return choice(f, "accept-claim", "non-claiming-side", follows, {"reaction": "accepted"})


@clause("68D2a", "68D2")
def goes_to_director(f: ClaimFacts) -> Conclusion:
    """Any player, dummy too, may doubt it: the director may be called at once, nobody may act before he comes (70)."""
    return ClaimToDirector()


@clause("68D2a")
def may_doubt(f: ClaimFacts) -> Conclusion:
    """Any player may doubt it and call the director."""
    return choice(f, "doubt-claim", "all", goes_to_director, {"reaction": "doubted"})


@clause("68D2b")
def only_other_side_asks(f: ClaimFacts) -> Conclusion:
    """Only the side that did not claim or concede can ask that play go on: else (a)."""
    return ClaimToDirector(why="not-for-claiming-side")


@clause("68D2b")
def may_ask_to_play_on(f: ClaimFacts) -> Conclusion:
    """The other side may ask to play on, if all four players agree."""
    return choice(f, "play-on", "non-claiming-side", played_on_by_agreement, {"reaction": "played-on"})


@clause("68D2bi")
def not_all_agreed(f: ClaimFacts) -> Conclusion:
    """All four players have to agree to play on; else the director is called as under (a)."""
    return ClaimToDirector(why="not-all-agreed")


@clause("68D2bii")
def played_on_by_agreement(f: ClaimFacts) -> tuple[Conclusion, ...]:
    """The claim is void and nothing is rectified: 16 and 50 do not apply, and the score reached at the table stands."""
    return (
        ClaimDisregarded(),
        NoPenaltyCard(who="claimer", why="played-on"),
        information("authorised", of="claim", who="all"),
        TableScoreStands(why="played-on"),
    )
