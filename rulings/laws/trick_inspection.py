"""Arranging tricks and looking at them again (65, 66): who may see what, and when."""

from typing import Annotated, Literal

from rulings.engine.clauses import clause
from rulings.engine.facts import Facts, Judgement
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, judgement


class TrickInspectionFacts(Facts, kind="trick-inspection"):
    """A player wants to see played cards, or points out that one lies the wrong way."""

    request: Annotated[
        Literal[
            "see-trick", "look-at-own-card", "show-own-card", "see-earlier-trick", "point-out-card", "settle-claim"
        ],
        "all cards just played to the trick; his own last card, for himself; his own last card, shown to others; an earlier "
        "trick; to say that a card is turned the wrong way; after play, to settle a revoke or the number of tricks",
    ]
    player: Annotated[Literal["declarer", "dummy", "defender"], "who asks"]
    own_card_turned: Annotated[bool, "he has turned his own card to the trick face down"]
    side_played_next: Annotated[bool, "his side has led or played to the next trick"]
    director_instructs: Annotated[bool, "the director expressly orders the inspection"] = False
    won_by_owner: Annotated[bool, "the side of the player whose card it is won the trick"]
    mixed_by: Annotated[
        Literal["nobody", "own-side", "other-side", "both-sides"],
        "who has disturbed the order of the played cards: nobody, the side that makes the claim, the other side, both",
    ]
    agreed_before: Annotated[bool, "the number of tricks had been agreed before the cards were mixed"]
    facts_lost: Annotated[bool, "because of that the facts can no longer be established", Judgement("66D")]


@rules_on(TrickInspectionFacts)
def rule_trick_inspection(f: TrickInspectionFacts) -> None:
    """By what is asked for."""
    REQUESTS[f.request](f)


def see_trick(f: TrickInspectionFacts) -> None:
    """66A, by who asks and what has happened since."""
    if dummy_may_not_ask(f):
        not_shown(f, "not-dummys-right")
    elif next_trick_begun(f):
        quitted_trick(f)
    elif own_card_turned(f):
        not_shown(f, "own-card-turned")
        own_card_only(f)
    else:
        trick_is_shown(f)


@clause("66A")
def dummy_may_not_ask(f: TrickInspectionFacts) -> bool:
    """The right is declarer's and each defender's; dummy is not named."""
    return f.player == "dummy"


@clause("66A")
def next_trick_begun(f: TrickInspectionFacts) -> bool:
    """The right lasts until the player's own side leads or plays to the next trick, whatever the other side does."""
    return f.side_played_next


@clause("66A")
def own_card_turned(f: TrickInspectionFacts) -> bool:
    """And only until he has turned his own card face down."""
    return f.own_card_turned


@clause("66A")
def trick_is_shown(f: TrickInspectionFacts) -> Conclusion:
    """He may require that all cards just played to the trick be shown."""
    return effect("trick-is-shown")


@clause("66A")
def not_shown(f: TrickInspectionFacts, why: str) -> Conclusion:
    """No right to see the cards of the trick, and why; the director can still order that they be looked at (66C)."""
    if f.director_instructs:
        return effect("inspected-by-order", who="director", clause="66C")
    return effect("not-shown", why=why)


def look_at_own_card(f: TrickInspectionFacts) -> None:
    """66B, for the player himself."""
    if has_right_to_own_card(f):
        may_look(f)


def show_own_card(f: TrickInspectionFacts) -> None:
    """66B: looking is not showing."""
    if has_right_to_own_card(f):
        may_not_show(f)


def has_right_to_own_card(f: TrickInspectionFacts) -> bool:
    """66B, or why not."""
    if dummy_may_not_look(f):
        not_dummys_right(f)
        return False
    if too_late_for_own_card(f):
        quitted_trick(f)
        return False
    return True


@clause("66B")
def dummy_may_not_look(f: TrickInspectionFacts) -> bool:
    """The right is declarer's and each defender's; dummy is not named."""
    return f.player == "dummy"


@clause("66B")
def not_dummys_right(f: TrickInspectionFacts) -> Conclusion:
    """Dummy does not look at the card again."""
    return effect("not-shown", why="not-dummys-right")


@clause("66B")
def too_late_for_own_card(f: TrickInspectionFacts) -> bool:
    """It lasts until the player's own side leads or plays to the next trick."""
    return f.side_played_next


@clause("66B")
def may_look(f: TrickInspectionFacts) -> Conclusion:
    """He may look at the card he played last, but not show it."""
    return effect("may-look-at-own-card")


@clause("66B")
def own_card_only(f: TrickInspectionFacts) -> bool:
    """What is left to him is a look at his own last card, until his side leads or plays to the next trick."""
    return not f.side_played_next


@clause("66B")
def may_not_show(f: TrickInspectionFacts) -> Conclusion:
    """He may look at it, but not show it."""
    return effect("not-shown", why="looking-only")


@clause("66C")
def quitted_trick(f: TrickInspectionFacts) -> Conclusion:
    """Until play ends quitted tricks are not inspected, unless the director expressly orders it."""
    if f.director_instructs:
        return effect("inspected-by-order", who="director")
    return effect("not-shown", why="quitted")


def point_out_card(f: TrickInspectionFacts) -> None:
    """65B3: any player may, in time; then 65B1 or 65B2 says how the card lies."""
    if right_has_lapsed(f):
        pointed_out_too_late(f)
    elif won_by_owner(f):
        points_to_partner(f)
    else:
        points_to_opponents(f)


@clause("65B3")
def right_has_lapsed(f: TrickInspectionFacts) -> bool:
    """The right ends when the player's own side leads or plays to the next trick."""
    return f.side_played_next


@clause("65B3")
def pointed_out_too_late(f: TrickInspectionFacts) -> tuple[Conclusion, ...]:
    """Later it is no longer his right, and 16B may apply."""
    return effect("pointed-out-too-late"), judgement("partner-used-remark")


def won_by_owner(f: TrickInspectionFacts) -> bool:
    """Whose side won the trick."""
    return f.won_by_owner


@clause("65B1")
def points_to_partner(f: TrickInspectionFacts) -> Conclusion:
    """Won by the player's side: the card lies lengthwise towards his partner."""
    return effect("card-is-turned", towards="partner-of-owner")


@clause("65B2")
def points_to_opponents(f: TrickInspectionFacts) -> Conclusion:
    """Won by the opponents: the card lies lengthwise towards them."""
    return effect("card-is-turned", towards="opponents-of-owner")


def settle_claim(f: TrickInspectionFacts) -> None:
    """66D; and 65D for those who mixed their cards too early."""
    if nobody_mixed(f):
        inspected_after_play(f)
        return
    if not f.agreed_before:
        right_to_claim_at_risk(f)
    if not facts_lost(f):
        inspected_after_play(f)
    elif f.mixed_by == "both-sides":
        director_finds(f)
    else:
        ruled_for_other_side(f)


@clause("66D")
def nobody_mixed(f: TrickInspectionFacts) -> bool:
    """The cards lie in the order in which they were played (65C)."""
    return f.mixed_by == "nobody"


@clause("66D")
def inspected_after_play(f: TrickInspectionFacts) -> Conclusion:
    """After play, played and unplayed cards may be inspected to settle the claim; nobody handles another's cards."""
    return effect("cards-are-inspected", who="all")


@clause("65D")
def right_to_claim_at_risk(f: TrickInspectionFacts) -> Conclusion:
    """Who mixes his cards before the tricks are agreed endangers his right to claim, or deny, doubtful tricks or a revoke."""
    return effect("right-to-claim-at-risk", by=f.mixed_by)


@clause("66D")
def facts_lost(f: TrickInspectionFacts) -> bool:
    """Whether the mixing keeps the director from establishing the facts."""
    return f.facts_lost


@clause("66D")
def ruled_for_other_side(f: TrickInspectionFacts) -> Conclusion:
    """One side mixed its cards so that the facts cannot be found: the director rules for the other side."""
    return effect("ruled-for", side="claiming-side" if f.mixed_by == "other-side" else "other-side")


@clause("66D")
def director_finds(f: TrickInspectionFacts) -> Conclusion:
    """Both sides did, so 66D favours neither: the director rules so that play goes on, as far as he can find the facts."""
    return judgement("facts-not-found", clause="85B")


REQUESTS = {
    "see-trick": see_trick,
    "look-at-own-card": look_at_own_card,
    "show-own-card": show_own_card,
    "see-earlier-trick": quitted_trick,
    "point-out-card": point_out_card,
    "settle-claim": settle_claim,
}
