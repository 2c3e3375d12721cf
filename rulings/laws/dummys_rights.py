"""What dummy may and may not do (42, 43A), and what follows when he oversteps (43B)."""

from typing import Annotated, Literal

from rulings.engine.clauses import clause
from rulings.engine.facts import Facts, Judgement
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, information, judgement, option, reminder

_FREE = {
    "informs-director": "42A1",
    "counts-tricks": "42A2",
    "plays-as-told": "42A3",
    "follows-suit": "42A3",
    "asks-declarer": "42B1",
    "prevents-irregularity": "42B2",
    "warns-wrong-hand": "42B2",
}
_ABSOLUTE = {"informs-director", "counts-tricks", "plays-as-told", "follows-suit"}
_INFRINGES_43A2 = {"exchanges-hands": "43A2a", "watches-declarer": "43A2b", "looks-at-card": "43A2c"}


class DummyActionFacts(Facts, kind="dummy-action"):
    """Dummy did something."""

    action: Annotated[
        Literal[
            "informs-director",
            "counts-tricks",
            "plays-as-told",
            "follows-suit",
            "asks-declarer",
            "asks-defender",
            "prevents-irregularity",
            "warns-wrong-hand",
            "draws-attention",
            "calls-director",
            "takes-part",
            "exchanges-hands",
            "watches-declarer",
            "looks-at-card",
            "shown-hand",
        ],
        "what dummy did, in the order of Laws 42 and 43; in the last one, a defender showed dummy his hand",
    ]
    play_over: Annotated[bool, "the play of the board was over"] = False
    had_infringed: Annotated[bool, "dummy had earlier on this board infringed 43A2"] = False
    attention_drawn: Annotated[bool, "another player had already drawn attention to an irregularity"]
    irregularity_by: Annotated[Literal["defender", "declarer"], "whose irregularity dummy drew attention to"]
    was_first: Annotated[bool, "dummy was the first to draw attention, or to ask declarer"]
    revoked: Annotated[bool, "the card that declarer played from his hand was illegal: he could follow suit"]
    defence_gained: Annotated[bool, "the defenders gained by their infraction", Judgement("43B3")]


@rules_on(DummyActionFacts)
def rule_dummy_action(f: DummyActionFacts) -> None:
    """By what dummy did."""
    if f.action in _FREE:
        _exercised_right(f)
    elif f.action in _INFRINGES_43A2:
        infringes_43a2(f)
        may_be_penalised(f)
        protection_lost(f)
    elif f.action == "asks-defender":
        asks_defender(f)
        remark_unauthorised(f)
        penalty_for_procedure(f, "dummy")
    elif f.action == "shown-hand":
        defender_shows_hand(f)
        penalty_for_procedure(f, "defender")
    elif not after_play(f):
        _LIMITED[f.action](f)


def _exercised_right(f: DummyActionFacts) -> None:
    if f.action in _ABSOLUTE:
        absolute_right(f)
    elif f.action == "warns-wrong-hand" and f.had_infringed:
        defenders_choose_hand(f)
        not_allowed(f)
    elif f.action == "asks-declarer" and f.had_infringed and first_to_ask(f) == "dummy":
        not_allowed(f)
        declarer_corrects(f)
    else:
        qualified_right(f)


def _draws_attention(f: DummyActionFacts) -> None:
    draws_attention_during_play(f)
    may_be_penalised(f)
    if f.had_infringed and f.was_first and f.irregularity_by == "defender":
        no_rectification_now(f)
        gain_of_defence(f)
    else:
        irregularity_ruled_as_usual(f)


def _calls_director(f: DummyActionFacts) -> None:
    if not director_after_attention(f):
        calls_director_unasked(f)
        may_be_penalised(f)


def _takes_part(f: DummyActionFacts) -> None:
    takes_part(f)
    remark_unauthorised(f)
    may_be_penalised(f)


_LIMITED = {
    "draws-attention": _draws_attention,
    "calls-director": _calls_director,
    "takes-part": _takes_part,
}


@clause("42A", "42A1", "42A2", "42A3")
def absolute_right(f: DummyActionFacts) -> Conclusion:
    """Dummy may always inform the director, count tricks, and play dummy's cards as told, seeing that dummy follows suit."""
    return effect("dummy-may", who="dummy", what=f.action, clause=_FREE[f.action])


@clause("43B2b")
def first_to_ask(f: DummyActionFacts) -> Literal["dummy", "another"]:
    """Dummy who has infringed 43A2 may not be the first to ask; once somebody else has asked, nothing is changed."""
    return "dummy" if f.was_first else "another"


@clause("42B", "42B1", "42B2")
def qualified_right(f: DummyActionFacts) -> Conclusion:
    """Within the limits of 43 dummy may ask declarer about a possible revoke and try to prevent any irregularity."""
    return effect("dummy-may", who="dummy", what=f.action, clause=_FREE[f.action])


@clause("42B3")
def after_play(f: DummyActionFacts) -> Conclusion | None:
    """Once the play is over dummy may draw attention to any irregularity, and the limits of 43A1 end."""
    return effect("dummy-may", who="dummy", what=f"{f.action}-after-play") if f.play_over else None


@clause("43B2")
def not_allowed(f: DummyActionFacts) -> Conclusion:
    """After an infringement of 43A2 dummy has lost the right."""
    return effect("right-lost", who="dummy", what=f.action)


@clause("43B2a")
def defenders_choose_hand(f: DummyActionFacts) -> tuple[Conclusion, ...]:
    """Dummy warned declarer about the wrong hand: either defender chooses the hand from which declarer leads."""
    hands = ("declarer", "dummy")
    return tuple(
        option("choose-hand-for-lead", "defenders", effect("lead-from", hand=hand), hand=hand) for hand in hands
    )


@clause("43B2b")
def declarer_corrects(f: DummyActionFacts) -> tuple[Conclusion, ...] | Conclusion:
    """Dummy asked first: an illegal card of declarer is corrected, and 64 applies as if the revoke were established."""
    if not f.revoked:
        return effect("no-revoke", who="declarer", cause="follow-suit")
    return (
        effect("must-correct", who="declarer", established_anyway=True),
        reminder("count-tricks-for-revoke", who="declarer", clause="64A"),
        judgement("damage-after-revoke", clause="64C1"),
    )


@clause("42B1")
def asks_defender(f: DummyActionFacts) -> Conclusion:
    """Dummy may not ask a defender about a possible revoke."""
    return effect("dummy-may-not", who="dummy", what=f.action)


@clause("16B1", "61B2b")
def remark_unauthorised(f: DummyActionFacts) -> Conclusion:
    """What dummy conveys is extraneous information from partner."""
    return information("unauthorised", of="dummys-remark", who="declarer")


@clause("43A1a")
def director_after_attention(f: DummyActionFacts) -> Conclusion | None:
    """Once another player has drawn attention to an irregularity, dummy may call the director."""
    return effect("dummy-may", who="dummy", what=f.action) if f.attention_drawn else None


@clause("43A1a", "43A1")
def calls_director_unasked(f: DummyActionFacts) -> Conclusion:
    """Before that he may not."""
    return effect("dummy-may-not", who="dummy", what=f.action)


@clause("43A1b", "42B3")
def draws_attention_during_play(f: DummyActionFacts) -> Conclusion:
    """Dummy may not draw attention to an irregularity during play."""
    return effect("dummy-may-not", who="dummy", what=f.action)


@clause("43A1c")
def takes_part(f: DummyActionFacts) -> Conclusion:
    """Dummy may not take part in the play or communicate about it with declarer."""
    return effect("dummy-may-not", who="dummy", what=f.action)


@clause("43A2", "43A2a", "43A2b", "43A2c")
def infringes_43a2(f: DummyActionFacts) -> Conclusion:
    """Dummy may not exchange hands, leave his seat to watch declarer play, or look at the face of a defender's card."""
    return effect("dummy-may-not", who="dummy", what=f.action, clause=_INFRINGES_43A2[f.action])


@clause("43A3")
def defender_shows_hand(f: DummyActionFacts) -> Conclusion:
    """A defender may not show dummy his hand."""
    return effect("defender-may-not-show", who="defender")


@clause("43B1", "43B")
def may_be_penalised(f: DummyActionFacts) -> Conclusion:
    """Dummy may be given a procedural penalty (90) for an infringement of 43A1 or 43A2."""
    return option("procedural-penalty", "director", who="dummy")


@clause("90A")
def penalty_for_procedure(f: DummyActionFacts, who: str) -> Conclusion:
    """Any breach of procedure may be given a procedural penalty."""
    return option("procedural-penalty", "director", who=who)


@clause("43B2", "43B3")
def protection_lost(f: DummyActionFacts) -> Conclusion:
    """What dummy has lost for the rest of the play."""
    return reminder("dummy-has-lost-rights", who="dummy")


@clause("43B3")
def no_rectification_now(f: DummyActionFacts) -> Conclusion:
    """Dummy, having infringed 43A2, first drew attention to a defender's infraction: no rectification for the moment."""
    return effect("no-rectification", why="dummy-drew-attention")


@clause("43B3")
def gain_of_defence(f: DummyActionFacts) -> Conclusion | tuple[Conclusion, ...]:
    """After play: a gain of the defenders by their infraction is taken away; declarer's side keeps the table score."""
    if not f.given("defence_gained"):
        return reminder("gain-of-defence")
    if not f.defence_gained:
        return effect("table-score-stands")
    return effect("adjusted-score", who="defenders"), effect("table-score-stands", why="declaring-side")


@clause("9B1a")
def irregularity_ruled_as_usual(f: DummyActionFacts) -> Conclusion:
    """The irregularity itself, once attention is drawn to it, is ruled by its own Law."""
    return reminder("rule-on-irregularity")
