"""Law 43: restrictions on dummy."""

from functools import partial
from typing import Literal

from rulings.effects.hands import DefenderMayNotShow, DummyMay, DummyMayNot, RightLost
from rulings.effects.leads import LeadFrom
from rulings.effects.revokes import AsIfEstablished, MustCorrect
from rulings.effects.rights import NoRectification
from rulings.effects.scores import AdjustedScore, TableScoreStands
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, judgement, option, reminder
from rulings.situations.dummys_rights_facts import INFRINGES_43A2, DummyActionFacts
from rulings.situations.procedures_facts import DrawingAttentionFacts
from rulings.situations.revoke_facts import RevokeFacts
from rulings.situations.revoke_questions_facts import RevokeQuestionFacts


@clause("43A1a", "43A1")
def calls_director(f: DummyActionFacts | DrawingAttentionFacts) -> DummyMay | DummyMayNot:
    """Dummy may call the director once another player has drawn attention to an irregularity, before that he should not."""
    return (DummyMay if f.attention_drawn else DummyMayNot)(who="dummy", what="calls-director")


@clause("43A1b", "42B3")
def draws_attention_during_play(f: DummyActionFacts) -> Conclusion:
    """Dummy may not draw attention to an irregularity during play."""
    return DummyMayNot(who="dummy", what=f.action)


@clause("43A1c")
def takes_part(f: DummyActionFacts) -> Conclusion:
    """Dummy should not take part in the play or communicate about it with declarer."""
    return DummyMayNot(who="dummy", what=f.action)


@clause("43A2", "43A2a", "43A2b", "43A2c")
def infringes_43a2(f: DummyActionFacts) -> Conclusion:
    """Dummy may not exchange hands, leave his seat to watch declarer play, or look at the face of a defender's card."""
    return DummyMayNot(who="dummy", what=f.action, clause=INFRINGES_43A2[f.action])


@clause("43A3")
def defender_shows_hand(f: DummyActionFacts) -> Conclusion:
    """A defender may not show dummy his hand."""
    return DefenderMayNotShow(who="defender")


@clause("43B1", "43B")
def may_be_penalised(f: DummyActionFacts | DrawingAttentionFacts) -> Conclusion:
    """Dummy may be given a procedural penalty (90) for an infringement of 43A1 or 43A2."""
    return option("procedural-penalty", "director", who="dummy")


@clause("43B2", "43B3")
def rights_lost(f: DummyActionFacts) -> Conclusion | tuple[Conclusion, ...]:
    """After an infringement of 43A2 dummy has lost these rights for the rest of the play, whichever he tries to use."""
    if f.action in INFRINGES_43A2:
        warned = reminder("pointing-out-loses-rectification", who="dummy", clause="43B3")
        return reminder("dummy-has-lost-rights", who="dummy"), warned
    return RightLost(who="dummy", what=f.action)


@clause("43B2a")
def defenders_choose_hand(f: DummyActionFacts) -> tuple[Conclusion, ...]:
    """Dummy warned declarer about the wrong hand: either defender chooses the hand from which declarer leads."""
    hands = ("declarer", "dummy")
    return tuple(
        choice(f, "choose-hand-for-lead", "defenders", partial(_leads_from, hand=hand), hand=hand) for hand in hands
    )


def _leads_from(f: DummyActionFacts, hand: str) -> Conclusion:
    return LeadFrom(hand=hand)


@clause("43B2b")
def asked_first(f: DummyActionFacts | RevokeQuestionFacts | RevokeFacts) -> Literal["dummy", "another"] | None:
    """Dummy, having infringed 43A2, is the first to ask declarer about a revoke; once another has asked, nothing changes."""
    match f:
        case DummyActionFacts():
            return "dummy" if f.was_first else "another"
        case RevokeQuestionFacts():
            return "dummy" if f.dummy_infringed and f.first_to_ask else None
    return "dummy" if f.dummy_asked_first and f.hand == "declarer" else None


@clause("43B2b")
def as_if_established(f: DummyActionFacts | RevokeFacts) -> Conclusion | tuple[Conclusion, ...]:
    """Declarer corrects an illegal card, and 64 applies to it as though the revoke were established."""
    if isinstance(f, RevokeFacts):
        return AsIfEstablished(who="offender")
    return (
        MustCorrect(who="declarer", why="counts-as-established", established_anyway=True),
        reminder("count-tricks-for-revoke", who="declarer", why="dummy-asked-first", clause="64A"),
        judgement("damage-after-revoke", clause="64C1"),
    )


@clause("43B3")
def no_rectification_for_the_moment(f: DummyActionFacts) -> tuple[Conclusion, ...]:
    """Dummy, having infringed 43A2, first drew attention to a defender's infraction: no rectification for the moment.

    After play a gain of the defenders by their infraction is taken away; declarer's side keeps the table score.
    """
    for_now = NoRectification(why="dummy-drew-attention")
    if not f.given("defence_gained"):
        return for_now, reminder("gain-of-defence")
    if not f.defence_gained:
        return for_now, TableScoreStands()
    return for_now, AdjustedScore(who="defenders", towards="without-gain"), TableScoreStands(why="declaring-side")
