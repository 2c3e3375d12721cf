"""The director has ruled on what a template asks: was he right? Made of the question itself, and checked by its check."""

from collections.abc import Collection, Hashable
from dataclasses import replace
from random import Random

from django.utils.translation import gettext_lazy as _

from quizzes.questions.parts import Answer, Draft, Instead, Option, Said, said
from rulings.wording.forms import Text

WAS_RIGHT = _("Was the director right?")
_RULES = said(_("The director rules:"))


def ruled_on(rng: Random, draft: Draft, announced: Said = _RULES, ask: Text = WAS_RIGHT) -> Draft:
    """The question of a draft once the director has given one of its answers, which are sentences or are told by the ask."""
    stated = rng.choice(draft.options)
    right = replace(stated, answer=Answer("yes", said(_("Yes, the director was right."))))
    others = [_instead(option) for option in draft.options if option is not stated]
    label = stated.answer.label
    return replace(
        draft,
        form="director",
        story=(*draft.story, announced, label) if isinstance(label, Said) else draft.story,
        ask=said(ask),
        options=(right, *rng.sample(others, len(others))),
        known={**draft.known, "stated": stated.answer.value},
    )


def held_against(found: Collection[Hashable], draft: Draft) -> Collection[Hashable]:
    """What the check of the plain question finds, held against what the director said."""
    return {"yes"} if draft.known["stated"] in found else found


def _instead(option: Option) -> Option:
    label = option.answer.label
    if isinstance(label, Instead):
        raise TypeError("what is instead of a ruling is no ruling")
    return replace(option, answer=Answer(option.answer.value, Instead(label)))
