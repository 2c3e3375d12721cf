"""Correcting a revoke (62), and a penalty card that was not played (52)."""

from bridge.cards import Card
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect, information, judgement, option
from rulings.laws.penalty_card_effects import becomes_major, information_while_faced, major_penalty_card, stays_faced
from rulings.laws.revoke_facts import RevokeFacts
from rulings.laws.withdrawn_plays import information_from_withdrawn_cards


def correct(f: RevokeFacts, *, both: bool, after_claim: bool = False) -> None:
    """Law 62: the offender, then the cards played after him. ``both``: 62C3 applies. ``after_claim``: play has stopped."""
    _say_so(f, both=both)
    if f.offender == "defender" and f.partner_asked:
        question_may_inform(f)
    if after_claim:
        _after_claim(f)
        return
    _withdrawn_card(f, both=both)
    if f.trick == 12 and f.offender == "defender":
        twelfth_trick_information(f)
    if f.opponents_played_after:
        non_offenders_withdraw(f)
        if not both:
            information_from_withdrawn_cards(f)
        if f.partner_played_after:
            partner_changes(f)


def _say_so(f: RevokeFacts, *, both: bool) -> None:
    """The clause by which the revoke is corrected."""
    if both:
        both_must_correct(f)
    elif f.trick == 12:
        corrected_on_twelfth_trick(f)
    else:
        must_correct(f)


def _after_claim(f: RevokeFacts) -> None:
    """62B without what belongs to further play: there is none."""
    if penalised_when_withdrawn(f):
        major_penalty_card(f, "offender", _card(f))
    else:
        replaced_freely(f)
    rest_is_determined(f)


def _withdrawn_card(f: RevokeFacts, *, both: bool) -> None:
    """62B1 or 62B2, and what the card tells. After the twelfth trick nobody has a choice of leads."""
    if not penalised_when_withdrawn(f):
        replaced_freely(f)
        if f.offender == "declarer" and not (both or f.opponents_played_after):
            information_from_declarers_card(f)
    elif f.trick == 12:
        major_penalty_card(f, "offender", _card(f))
        stays_faced(f, "offender", _card(f))
        information_while_faced(f, "offender")
    else:
        becomes_major(f, "offender", _card(f))
    if both:
        defenders_cards_penalised(f)
        both_sides_offended(f)


def penalty_card_ignored(f: RevokeFacts) -> None:
    """52: a penalty card that was not played is corrected only if declarer does not accept the other card."""
    if has_to_accept(f):
        accepted_by_playing(f)
    else:
        accepts_or_refuses(f)


def _card(f: RevokeFacts) -> Card | None:
    return f.card if f.given("card") else None


@clause("52B1b")
def has_to_accept(f: RevokeFacts) -> bool:
    """Declarer has played from his hand or from dummy since."""
    return f.opponents_played_after


@clause("52B1b")
def accepted_by_playing(f: RevokeFacts) -> tuple[Conclusion, ...]:
    """The other card stands and the penalty card remains one."""
    return (
        effect("play-stands", who="offender", card=_card(f)),
        effect("stays-penalty-card", who="offender", card=None, clause="52B1c"),
    )


@clause("52B1a")
def accepts_or_refuses(f: RevokeFacts) -> tuple[Conclusion, ...]:
    """Declarer accepts the other card, or has the penalty card put in its place."""
    card = _card(f)
    accepted = (
        effect("play-stands", who="offender", card=card, clause="52B1a"),
        effect("stays-penalty-card", who="offender", card=None, clause="52B1c"),
    )
    refused = (
        effect("play-withdrawn", who="offender", card=card, clause="52B2"),
        effect("play-required", who="offender", card=None, clause="52B2"),
        effect("penalty-card", who="offender", card=card, grade="major", clause="52B2"),
    )
    return option("accept-play", "declarer", *accepted), option("refuse-play", "declarer", *refused, clause="52B2")


@clause("62A", "62B")
def must_correct(f: RevokeFacts) -> Conclusion:
    """Noticed in time: the card is withdrawn and a legal one played in its place."""
    return effect("must-correct", who="offender")


@clause("62C3")
def both_must_correct(f: RevokeFacts) -> Conclusion:
    """Both sides revoked on the trick and one has played to the next: corrected although that revoke is established."""
    return effect("must-correct", who="offender", why="both-revoked")


@clause("62D1")
def corrected_on_twelfth_trick(f: RevokeFacts) -> Conclusion:
    """On the twelfth trick, even if established, until the four hands are back in the board."""
    return effect("must-correct", who="offender", why="twelfth-trick")


@clause("70A", "63A4")
def rest_is_determined(f: RevokeFacts) -> Conclusion:
    """The claim is disputed: play does not resume (68D), the director decides the tricks on the corrected trick."""
    return judgement("tricks-after-claim", clause="70A")


@clause("61B3")
def question_may_inform(f: RevokeFacts) -> Conclusion:
    """Defenders may ask one another, at the risk that the question gives unauthorised information (16B)."""
    return information("unauthorised", of="question", who="offender")


@clause("62B1")
def penalised_when_withdrawn(f: RevokeFacts) -> bool:
    """A card from a defender's unfaced hand becomes a major penalty card."""
    return f.offender == "defender" and not f.card_was_faced


@clause("62B2")
def replaced_freely(f: RevokeFacts) -> Conclusion:
    """A card of declarer or dummy, or a defender's faced card, is replaced without further rectification."""
    return effect("replaced-freely", who="offender")


@clause("16C1")
def information_from_declarers_card(f: RevokeFacts) -> Conclusion:
    """The withdrawn card came from declarer's hand: the defenders may use what it shows."""
    return information("authorised", of="withdrawn-card", who="opponents")


@clause("62C1")
def non_offenders_withdraw(f: RevokeFacts) -> Conclusion:
    """Each non-offender may take back any card played after the revoke, a lead to the next trick too."""
    return option("withdraw-later-cards", "declarer" if f.offender == "defender" else "defenders")


@clause("62C2")
def partner_changes(f: RevokeFacts) -> Conclusion:
    """After a non-offender's withdrawal the next player of the offending side may change; a defender's card is penalised."""
    if f.offender != "defender":
        return option("change-after-withdrawal", "declarer")
    return option("change-after-withdrawal", "partner", effect("penalty-card", who="partner", card=None, grade="major"))


@clause("62C3")
def defenders_cards_penalised(f: RevokeFacts) -> Conclusion:
    """Both sides revoked on one trick: every card that the defending side withdraws becomes a penalty card."""
    return effect("defenders-withdrawn-cards-penalised", who="defenders")


@clause("62C3", "16C2")
def both_sides_offended(f: RevokeFacts) -> Conclusion:
    """Both sides are offending sides: what any withdrawn card shows is unauthorised for both (16C2)."""
    return information("unauthorised", of="cards-of-both-sides", who="all", clause="16C2")


@clause("62D2")
def twelfth_trick_information(f: RevokeFacts) -> tuple[Conclusion, ...]:
    """A defender's revoke on the twelfth trick before his partner's turn: 16C for what the withdrawn card shows."""
    if not f.before_partners_turn:
        return ()
    return (
        information("authorised", of="card-of-twelfth-trick", who="opponents", clause="16C1"),
        information("unauthorised", of="card-of-twelfth-trick", who="partner"),
    )
