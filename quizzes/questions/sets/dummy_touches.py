"""Dummy touches a card (45F)."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from quizzes.questions.neighbours import Neighbour, if_, neighbour, supposing
from quizzes.questions.options import one_of, told, word_of
from quizzes.questions.parts import Draft, Said, said
from quizzes.questions.scenes import RULES
from quizzes.questions.sets.dummy import DUMMY
from quizzes.questions.sets.played_cards_scene import card_of, table_at
from quizzes.questions.templates import template
from rulings.situations.card_not_designated_facts import IndicatedCardFacts
from rulings.table.legality import legal_cards
from rulings.wording.forms import Text

_TOUCHED = {
    "told": (
        _("Declarer had asked him to push up this card, which he could not see well."),
        _("declarer had told dummy to do so"),
    ),
    "arranging": (
        _("He was only putting the cards of the suit in order."),
        _("dummy had only been arranging his cards"),
    ),
}
_ACTS = {
    "laid": _("While declarer was thinking, dummy laid a finger on %(card_acc)s."),
    "pushed": _("While declarer was thinking, dummy pushed %(card_acc)s a little forward."),
    "pointed": _("While declarer was thinking, dummy pointed at %(card_acc)s."),
}
"""45F speaks of touching and of pointing alike."""
_AT_LEAD = _("Trick %(trick)s was to be led from dummy (%(dummy)s).")
_AT_PLAY = _("In trick %(trick)s the next card was to come from dummy (%(dummy)s).")
_LABELS_TOUCHED = {
    "allowed": _("Dummy was allowed to do that."),
    "adjusted": _("It was an infraction; play goes on, and afterwards the score is adjusted."),
    "stands": _("It was an infraction; play goes on, and afterwards the score stands."),
}


@template("dummy-touches-card", DUMMY, "45F", keys={"allowed": 1, "adjusted": 1, "stands": 1}, version=5)
def dummy_touches_card(rng: Random) -> Draft:
    """Dummy touches a card while declarer thinks; what the director finds after play."""
    table = table_at(
        rng, lambda position: position.turn is position.dummy and len(legal_cards(position, position.turn)) > 1, last=11
    )
    card = card_of(rng, legal_cards(table.position, table.position.dummy))
    why = rng.choice(["told", "arranging", "neither", "neither", "neither"])
    suggested, damage = rng.choice([(True, True), (True, True), (True, False), (False, False)])
    act = rng.choice(["laid", "pushed"] if why in _TOUCHED else sorted(_ACTS))
    case = IndicatedCardFacts(
        instructed=why == "told", arranging=why == "arranging", suggested_play=suggested, damaged_by_play=damage
    )
    return Draft(
        story=(
            said(
                _AT_PLAY if table.position.trick else _AT_LEAD,
                trick=table.position.number,
                dummy=table.position.dummy,
            ),
            said(_ACTS[act], card=card),
            said(
                _TOUCHED[why][0]
                if why in _TOUCHED
                else _("Declarer had not asked for anything, and the hand lay in order.")
            ),
            *([_found(suggested=suggested, damage=damage)] if why == "neither" else []),
        ),
        ask=said(RULES),
        options=one_of(rng, case, _touched_otherwise(rng, case), told(_LABELS_TOUCHED, _touched)),
        case=case,
        clause="45F",
        shown=table.board.shown(tricks=table.record),
        known={"why": why, "suggested": suggested, "damage": damage},
        because=said(_because(why, suggested=suggested, damage=damage)),
    )


def _because(why: str, *, suggested: bool, damage: bool) -> Text:
    """45F: allowed on instruction or to arrange; the score is adjusted for a play that was suggested and did damage."""
    if why in _TOUCHED:
        return _("declarer had told dummy to touch the card") if why == "told" else _("dummy was arranging his cards")
    if not suggested:
        return _("dummy touched the card unasked and without arranging his cards, but suggested no play")
    if damage:
        return _("dummy touched the card unasked, and the play that this suggested damaged the defenders")
    return _("dummy touched the card unasked, but the play that this suggested did not damage the defenders")


def _found(*, suggested: bool, damage: bool) -> Said:
    if not suggested:
        return said(_("After play the director finds that this suggested no play to declarer."))
    if damage:
        return said(
            _("After play the director finds that declarer was shown a play that way, and that it cost the defenders.")
        )
    return said(_("After play the director finds that declarer was shown a play that way, but that it cost nothing."))


def _touched_otherwise(rng: Random, case: IndicatedCardFacts) -> list[Neighbour]:
    """Allowed, or not; if not, with a play suggested and damage by it, which both have to be there, or without."""
    if case.known["instructed"] or case.known["arranging"]:
        own = {"instructed": False, "arranging": False}
        return [
            neighbour(case, said(text), **own, suggested_play=damage, damaged_by_play=damage)
            for damage, text in _OF_HIS_OWN.items()
        ]
    why, fact = rng.choice((("told", "instructed"), ("arranging", "arranging")))
    cost = _COST if case.known["suggested_play"] else _SUGGESTED_AND_COST
    return [
        neighbour(case, said(_TOUCHED[why][1]), **{fact: True}),
        supposing(case, if_(cost, {"suggested_play": True, "damaged_by_play": True})),
        supposing(case, if_(_("the play suggested had not damaged the defenders"), {"damaged_by_play": False})),
    ]


_COST = _("the play suggested had damaged the defenders")
_SUGGESTED_AND_COST = _("this had suggested a play to declarer, and the play had damaged the defenders")
_OF_HIS_OWN = {
    True: _(
        "dummy had touched the card unasked and not to arrange his cards, and the play suggested by this had damaged "
        "the defenders"
    ),
    False: _(
        "dummy had touched the card unasked and not to arrange his cards, but had suggested no play that damaged the "
        "defenders"
    ),
}


_touched = word_of({"dummy-may-touch": "allowed", "adjusted-score": "adjusted"}, "stands")


@dummy_touches_card.checked_by
def _by_45f(draft: Draft) -> Collection[Hashable]:
    """45F: only on instruction or to arrange; an adjusted score needs both a suggested play and damage by it."""
    if draft.known["why"] != "neither":
        return {"allowed"}
    return {"adjusted" if draft.known["suggested"] and draft.known["damage"] else "stands"}
