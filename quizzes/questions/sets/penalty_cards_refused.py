"""Another card than the penalty card was played, and something was said to it (52): the director rules on both cards."""

from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass
from random import Random

from django.utils.translation import gettext_lazy as _

from quizzes.questions.neighbours import Neighbour
from quizzes.questions.options import wrong_option
from quizzes.questions.parts import Answer, AnswerOf, Draft, Option, Unsuitable, said
from quizzes.questions.sets.penalty_cards_ignored import declarer_plays_on, ignored, played
from quizzes.questions.sets.penalty_cards_scenes import PENALTY
from quizzes.questions.templates import template
from quizzes.questions.was_right import WAS_RIGHT, held_against, ruled_on
from rulings.engine.rulings import Ruling, rule
from rulings.situations.penalty_card_ignored_facts import PenaltyCardNotPlayedFacts
from rulings.wording.forms import Text

_FATES = {
    "refused": _("%(penalty)s is played instead; %(card)s becomes a major penalty card."),
    "accepted": _("%(card)s stands; %(penalty)s remains a penalty card."),
    "choice": _("Nothing yet: %(card)s goes back only if declarer refuses it, and the choice is declarer's."),
}


@dataclass(frozen=True)
class _Said:
    """What is said when the card lies there: the story, what it leads to and by which clause, and the words for it."""

    told: Text
    clause: str
    instead: Text
    because: Text | None = None
    declarer_played: bool = False


_EVENTS = {
    "refused": _Said(
        _("Declarer does not accept that card."),
        "52B2",
        _("declarer had refused the card before playing another"),
        _("declarer did not accept the card that was played"),
    ),
    "accepted": _Said(
        _("Declarer accepts that card."),
        "52B1c",
        _("declarer had accepted the card"),
        _("declarer accepted the card that was played"),
    ),
    "choice": _Said(
        _(
            "%(who)s notices the mistake and wants to take %(card)s back and play %(penalty)s. Declarer has said nothing yet."
        ),
        "52A",
        _("declarer had not said anything yet"),
        _("declarer had said nothing yet and nobody may take such a card back of his own accord"),
    ),
    "late": _Said(
        _("Then declarer sees the penalty card and does not want to accept %(card)s."),
        "52B1b",
        _("declarer had already played a card"),
        declarer_played=True,
    ),
}


_SILENT = _("declarer had neither played another card nor said anything yet")
"""Who has played on has accepted the card, whether he says so or not (52B1b)."""


@template(
    "penalty-card-refused",
    PENALTY,
    "52A",
    "52B1b",
    "52B1c",
    "52B2",
    keys={"yes": 3, "refused": 2, "accepted": 2, "choice": 2},
    version=5,
)
def penalty_card_refused(rng: Random) -> Draft:
    """Somebody has spoken, or declarer has played on: the director says what becomes of both cards, rightly or not."""
    event = rng.choice(["refused", "refused", "accepted", "choice", "choice", "late"])
    happened = _EVENTS[event]
    scene, card, duty = ignored(rng, guilty=True)
    told = played(scene, card, duty)
    if happened.declarer_played:
        if not scene.table.position.trick:
            raise Unsuitable
        told.append(declarer_plays_on(rng, scene))
    values = {"card": card, "penalty": scene.cards[0], "who": scene.owner}
    told.append(said(happened.told, **values))
    case = PenaltyCardNotPlayedFacts(duty=duty, declarer_played=happened.declarer_played)
    draft = Draft(
        story=tuple(told),
        ask=said(WAS_RIGHT),
        options=_options(event, case, values),
        case=case,
        clause=happened.clause,
        shown=scene.shown(),
        roles=scene.roles,
        known={"event": event},
        because=said(happened.because) if happened.because else None,
    )
    return ruled_on(rng, draft)


def _options(event: str, case: PenaltyCardNotPlayedFacts, values: Mapping[str, object]) -> tuple[Option, ...]:
    """What becomes of the two cards, and what would have to have been said for it."""
    right = _fate(event, values)(rule(case))
    options = [Option(right, right=True)]
    for other in _FATES:
        near = case.but(declarer_played=False)
        answer_of = _fate(other, values)
        if (answer := answer_of(rule(near))).value != right.value:
            words = said(_SILENT if (event, other) == ("late", "choice") else _EVENTS[other].instead)
            options.append(wrong_option(answer, Neighbour(near, words), answer_of))
    return tuple(options)


def _fate(event: str, values: Mapping[str, object]) -> AnswerOf:
    """What a ruling makes of the cards after an event."""

    def answer(ruling: Ruling) -> Answer:
        options = {item.key: item for item in ruling.part("option")}
        if not options:
            found = "accepted"
        elif event == "choice":
            found = "choice"
        else:
            chosen = options["accept-play" if event == "accepted" else "refuse-play"]
            found = "refused" if any(then.key == "play-withdrawn" for then in chosen.then) else "accepted"
        return Answer(found, said(_FATES[found], **values))

    return answer


@penalty_card_refused.checked_by
def _as_52_says(draft: Draft) -> Collection[Hashable]:
    """52A: not of his own accord. 52B1(b), (c): accepted, also by playing on. 52B2: refused, it becomes a major one."""
    event = draft.known["event"]
    return held_against({"accepted" if event == "late" else event}, draft)
