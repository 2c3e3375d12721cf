"""Somebody made use of what a penalty card shows: is the score adjusted, and towards which result (50E1, 50E4, beside 16B)?"""

from collections.abc import Collection, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.neighbours import Neighbour
from quizzes.questions.options import effects, wrong_option
from quizzes.questions.parts import Answer, Draft, Option, Said, Unsuitable, said
from quizzes.questions.sets.penalty_cards import turn_told
from quizzes.questions.sets.penalty_cards_scenes import (
    PENALTY,
    Scene,
    at_partners_lead,
    at_partners_play,
    lay_cards,
)
from quizzes.questions.templates import template
from quizzes.simulation.card_play import sensible_card
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, rule
from rulings.situations.unauthorised_information_facts import UnauthorisedInformationFacts
from rulings.table.legality import legal_cards
from rulings.wording.forms import Text

LABELS: dict[str, Text] = {
    "without-card": _("It is adjusted: as though there had been no penalty card."),
    "without-remark": _(
        "It is adjusted: as though %(partner)s, the penalty card lying there, had used nothing that he may not use."
    ),
    "stands": _("The score obtained in play stands."),
}


@dataclass(frozen=True)
class Use:
    """Who used what: what the director is told and finds after the play, what follows by the text, by which clause, and why.

    ``before``: what was said before the card was played. ``remark``: the case is one of unauthorised information, with these
    facts. ``instead``: for each other answer what would have to be otherwise.
    """

    told: Text
    clause: str
    instead: Mapping[str, Text]
    damaging: bool = False
    remark: Mapping[str, Any] = field(default_factory=dict)
    before: Text | None = None
    because: Text | None = None


_CARD_DAMAGED = _("what %(card)s told %(partner)s had damaged declarer's side")
_CARD_NOT_REMARK = _("%(card)s, and not the remark, had told %(partner)s what damaged declarer's side")
_REMARK_NOT_CARD = _(
    "not the penalty card but a remark of %(owner_of)s had clearly suggested this card rather than another one that was to be "
    "considered, and declarer's side had been damaged by that"
)
_STANDING = {"without-card": _CARD_DAMAGED, "without-remark": _REMARK_NOT_CARD}
_SPOKE = _("%(owner)s says: “Think well, partner!”")

USES: Mapping[str, Use] = {
    "damage": Use(
        _(
            "After the play declarer calls the director. He finds that %(partner)s chose this card because %(card)s was to be "
            "seen, and that declarer's side was damaged by that."
        ),
        "50E4",
        {"stands": _("declarer's side had not been damaged by that"), "without-remark": _REMARK_NOT_CARD},
        damaging=True,
    ),
    "harmless": Use(
        _(
            "After the play declarer calls the director. He finds that %(partner)s chose this card because %(card)s was to be "
            "seen, but that any other one would have brought the same result."
        ),
        "50E4",
        _STANDING,
    ),
    "unused": Use(
        _(
            "After the play declarer calls the director. He finds that %(partner)s would have chosen this card without seeing "
            "%(card)s too, and that it helped the defenders in nothing else."
        ),
        "50E4",
        _STANDING,
    ),
    "declarer": Use(
        _(
            "Later declarer, who has seen %(card)s, places the other cards of %(owner_of)s hand by it and wins a trick more. "
            "After the play %(partner)s calls the director because of that."
        ),
        "50E1",
        _STANDING,
        because=_("what a penalty card shows may be used by everybody while it lies there, by declarer too"),
    ),
    "remark": Use(
        _(
            "After the play declarer calls the director. He finds that what %(owner)s said clearly suggested this card, that "
            "others like %(partner)s would have considered another one too, and that declarer's side was damaged; %(card)s "
            "had told %(partner)s nothing that mattered."
        ),
        "16B3",
        {
            "without-card": _CARD_NOT_REMARK,
            "stands": _("others like %(partner)s would have considered no other card"),
        },
        remark={"logical_alternative": True, "chose_suggested": True, "damaged": True},
        before=_SPOKE,
        because=_("it was the remark that damaged declarer's side, and not the penalty card"),
    ),
    "no-alternative": Use(
        _(
            "After the play declarer calls the director. He finds that what %(owner)s said clearly suggested this card, but "
            "that others like %(partner)s would have considered no other one; %(card)s had told %(partner)s nothing that "
            "mattered."
        ),
        "16B1a",
        {
            "without-card": _CARD_NOT_REMARK,
            "without-remark": _(
                "others like %(partner)s would have considered another card too and declarer's side had been damaged"
            ),
        },
        remark={"logical_alternative": False},
        before=_SPOKE,
        because=_("there was no other card that others like %(partner)s would have considered"),
    ),
}

_OFTEN = {"damage": 3, "harmless": 1, "unused": 1, "declarer": 1, "remark": 3, "no-alternative": 1}


@template(
    "score-after-a-penalty-card",
    PENALTY,
    "50E1",
    "50E4",
    "16B1a",
    "16B3",
    keys={"without-card": 1, "without-remark": 1, "stands": 1},
)
def score_after_penalty_card(rng: Random) -> Draft:
    """The card of a defender's partner lay there when he chose his own; after the play somebody complains.

    It is a major one: of what a minor one tells 50C says otherwise than 50E1 (but see E there).
    """
    scene = rng.choice((at_partners_lead, at_partners_play))(rng)
    lay_cards(rng, scene, "major")
    name = rng.choices(list(_OFTEN), list(_OFTEN.values()))[0]
    use, leads = USES[name], not scene.table.position.trick
    before = (scene.told(), turn_told(scene), *_said_before(scene, use, leads=leads))
    values = {"card": scene.cards[0], "owner": scene.owner, "partner": scene.partner}
    case, played = _case(scene, use, leads=leads), _played(rng, scene)
    options = [Option(_answer(_read(rule(case)), scene), right=True), *_others(scene, use, values, leads=leads)]
    return Draft(
        story=(*before, said(_LED if leads else _PLAYED, who=scene.partner, card=played), said(use.told, **values)),
        ask=said(_("Which score does the director give?")),
        options=tuple(rng.sample(options, len(options))),
        case=case,
        clause=use.clause,
        shown=scene.shown(),
        roles=_roles(scene, use),
        known={"use": name},
        because=said(use.because, **values) if use.because else None,
        told_by=() if use.remark else ("damaged_by_information",),
    )


_LED = _("%(who)s leads %(card)s.")
_PLAYED = _("%(who)s plays %(card)s.")


def _said_before(scene: Scene, use: Use, *, leads: bool) -> Iterator[Said]:
    """Declarer's choice, where he has one, and what the owner of the card says."""
    if leads:
        yield said(_("Declarer says: “Lead whatever you like.”"))
    if use.before:
        yield said(use.before, owner=scene.owner)


def _played(rng: Random, scene: Scene) -> Any:
    """A card that the partner chooses among several."""
    position = scene.table.position
    position.restrictions.clear()
    if len(legal_cards(position, scene.partner)) < 2:
        raise Unsuitable
    card = sensible_card(rng, position, scene.partner)
    scene.table.play(card)
    return card


def _case(scene: Scene, use: Use, *, leads: bool) -> Facts:
    if use.remark:
        return _remark(**use.remark)
    return _card(scene, leads=leads, damaged=use.damaging)


def _card(scene: Scene, *, leads: bool, damaged: bool) -> Facts:
    choice = {"choice": "free"} if leads else {}
    moment = "partner-leads" if leads else "partner-plays"
    return scene.facts(moment, damaged_by_information=damaged, **choice)


def _remark(**more: Any) -> Facts:
    return UnauthorisedInformationFacts(
        source="partner", conveyed_by="remark", extraneous=True, play_over=True, suggested=True, **more
    )


def _others(scene: Scene, use: Use, values: Mapping[str, Any], *, leads: bool) -> Iterator[Option]:
    """The other two answers, each with the case in which it would be right."""
    for answer, words in use.instead.items():
        case = _instead(scene, use, answer, leads=leads)
        near = Neighbour(case, said(words, **values))
        yield wrong_option(_answer(answer, scene), near, lambda ruling: _answer(_read(ruling), scene))


def _instead(scene: Scene, use: Use, answer: str, *, leads: bool) -> Facts:
    if answer == "without-card":
        return _card(scene, leads=leads, damaged=True)
    if answer == "without-remark":
        return _remark(**USES["remark"].remark)
    return _remark(**USES["no-alternative"].remark) if use.remark else _card(scene, leads=leads, damaged=False)


def _read(ruling: Ruling) -> str:
    """Towards which result the score is adjusted, if it is."""
    adjusted = effects(ruling, "adjusted-score")
    if not adjusted:
        return "stands"
    return "without-card" if adjusted[0].values["towards"] == "without-penalty-card" else "without-remark"


def _answer(value: str, scene: Scene) -> Answer:
    return Answer(value, said(LABELS[value], partner=scene.partner))


def _roles(scene: Scene, use: Use) -> dict[str, Any]:
    """Of what a remark told, the partner is who received it."""
    if use.remark:
        return {"recipient": scene.partner, "partner": scene.owner, "opponents": scene.owner.lho.side}
    return {**scene.roles, "offending-side": scene.owner.side, "opponents": scene.owner.lho.side}


@score_after_penalty_card.checked_by
def _by_what_did_the_damage(draft: Draft) -> Collection[Hashable]:
    """50E4 if the card told what damaged the non-offending side; 16B if a remark did; nobody is protected from 50E1."""
    return {{"damage": "without-card", "remark": "without-remark"}.get(draft.known["use"], "stands")}
