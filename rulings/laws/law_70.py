"""Law 70: disputed claim or concession."""

from rulings.effects.claims import ClaimRefused, ClaimUpheld, ObjectionsHeard, StatementRepeated
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, judgement, option, reminder
from rulings.situations.agreed_claims_facts import AgreedClaimFacts
from rulings.situations.claim_results import result_with
from rulings.situations.disputed_claims_facts import DisputedClaimFacts
from rulings.situations.revoke_facts import RevokeFacts


@clause("70A", "63A4")
def rest_is_determined(f: RevokeFacts) -> Conclusion:
    """The claim is disputed: play does not resume (68D), the director decides the tricks on the corrected trick."""
    return judgement("tricks-after-claim", clause="70A")


@clause("70A")
def doubt_goes_against_claimer(f: DisputedClaimFacts) -> Conclusion:
    """The result is as equitable as possible to both sides, but every doubtful point goes against the side that claimed."""
    return reminder("doubt-against-claimer")


@clause("70A")
def earlier_revoke(f: DisputedClaimFacts | AgreedClaimFacts) -> Conclusion | None:
    """The claiming side's own revoke is established by the claim; the other side's is not, since it did not agree."""
    if f.revoke_before_claim == "claiming-side":
        return reminder("claim-established-revoke", who="claiming-side", clause="63A3")
    if f.revoke_before_claim == "other-side":
        return reminder("revoke-not-yet-established", who="non-claiming-side", clause="63A4")
    return None


@clause("70A")
def penalty_card_binds(f: DisputedClaimFacts) -> tuple[Conclusion, ...]:
    """In the play that the director imagines, too, a penalty card is played, and declarer chooses before partner's lead."""
    if not f.penalty_card_on_table:
        return ()
    return (
        reminder("penalty-card-binds-imagined-play", clause="50D1a"),
        reminder("declarer-chooses-in-imagined-play", clause="50D2"),
    )


@clause("70A")
def cannot_be_won(f: DisputedClaimFacts) -> Conclusion | None:
    """What was claimed and no line of play can win goes to the other side."""
    return ClaimRefused(why="no-line") if f.succeeds_by == "no-line" else None


@clause("70A")
def full_concession(f: DisputedClaimFacts) -> Conclusion:
    """A concession stands, but for what its side had won already (71A) or could not lose by any normal play (71B)."""
    if f.trick_conceded == "losable":
        return ClaimRefused(why="losable", clause="71")
    return ClaimUpheld(why=f.trick_conceded, clause="71A" if f.trick_conceded == "already-won" else "71B")


@clause("70A")
def result_of_ruling(f: DisputedClaimFacts) -> Conclusion:
    """The board with the tricks that the director gave."""
    return result_with(f, f.rest_awarded)


@clause("70B1")
def statement_repeated(f: DisputedClaimFacts) -> Conclusion:
    """First the player who claimed repeats the statement that he made then."""
    return StatementRepeated()


@clause("70B2")
def objections_heard(f: DisputedClaimFacts) -> Conclusion:
    """Next the opponents' objections; the director looks at more than these."""
    return ObjectionsHeard()


@clause("70B3")
def hands_may_be_faced(f: DisputedClaimFacts) -> Conclusion:
    """He may have all players put their remaining cards face up on the table."""
    return option("face-remaining-cards", "director")


@clause("70C")
def trump_wins_tricks(f: DisputedClaimFacts) -> Conclusion:
    """With all three conditions one or more tricks go to the opponents."""
    return ClaimRefused(why="outstanding-trump")


@clause("70C1")
def nothing_said_of_trump(f: DisputedClaimFacts) -> bool:
    """The player who claimed had made no statement about that trump."""
    return not f.trump_mentioned


@clause("70C2")
def possibly_unaware(f: DisputedClaimFacts) -> bool:
    """He was possibly not aware of it when he claimed."""
    return f.may_be_unaware


@clause("70C3", "fn:21")
def normal_play_loses_to_trump(f: DisputedClaimFacts) -> bool:
    """By some normal play, careless or inferior ones of his class included, a trick could be lost to it."""
    return f.trump_can_win


@clause("70C3", "fn:21")
def trump_wins_nothing(f: DisputedClaimFacts) -> Conclusion:
    """Where no normal play loses a trick to that trump, no trick is given for it."""
    return reminder("trump-wins-nothing")


@clause("70D1", "fn:21")
def line_of_play(f: DisputedClaimFacts) -> Conclusion:
    """Upheld is what every normal play wins, or the line that was stated.

    No successful line that was not stated at first is accepted if a less successful one is normal.
    """
    if f.succeeds_by != "unstated-line":
        return ClaimUpheld(why=f.succeeds_by)
    return ClaimRefused(why="worse-line") if f.worse_line_normal else ClaimUpheld(why="no-worse-line")


@clause("70D2")
def depends_on_partner(f: DisputedClaimFacts) -> Conclusion | None:
    """A defender's claim is not accepted where it depends on his partner picking one of several normal plays."""
    return ClaimRefused(why="partners-choice") if f.needs_partners_choice else None


@clause("70E1")
def depends_on_place_of_card(f: DisputedClaimFacts) -> Conclusion | None:
    """No unstated line that needs a card with one opponent, unless one showed out before or would on any normal line."""
    return ClaimRefused(why="place-of-card") if f.card_must_be_placed and f.showed_out == "neither" else None


@clause("70E2")
def order_of_suit(f: DisputedClaimFacts) -> Conclusion | None:
    """A regulation may say in which order a suit is deemed to be played."""
    return reminder("suit-played-high-to-low") if f.suit_order == "high-to-low" else None
