"""The director has ruled on what a template asks: was he right? Made of the question itself, and checked by its check."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace
from random import Random

from django.utils.translation import gettext_lazy as _

from quizzes.questions.parts import Answer, Draft, Instead, Label, Option, Said, said
from rulings.wording.forms import Text

WAS_RIGHT = _("Was the director right?")


def ruled_on(rng: Random, draft: Draft, announced: Said, ask: Text = WAS_RIGHT) -> Draft:
    """The question of a draft once the director has given one of its answers, which are sentences or are told by the ask."""
    stated, options = director_was_right(rng, draft.options)
    value = next(option.answer.value for option in draft.options if option.answer.label is stated)
    return replace(
        draft,
        form="director",
        story=(*draft.story, announced, stated) if isinstance(stated, Said) else draft.story,
        ask=said(ask),
        options=options,
        known={**draft.known, "stated": value},
    )


def held_against(found: Collection[Hashable], draft: Draft) -> Collection[Hashable]:
    """What the check of the plain question finds, held against what the director said."""
    return {"yes"} if draft.known["stated"] in found else found


def director_was_right(rng: Random, options: Sequence[Option]) -> tuple[Label, tuple[Option, ...]]:
    """One of the options as what the director said, and whether that was right: yes, or no and what instead.

    Returns the label of what the director said, and the options of that question.
    """
    stated = options[rng.randrange(len(options))]
    yes = Answer("yes", said(_("Yes, the director was right.")))
    first = replace(stated, answer=yes)
    others = [_instead(option) for option in options if option is not stated]
    return stated.answer.label, (first, *rng.sample(others, len(others)))


def _instead(option: Option) -> Option:
    label = option.answer.label
    if isinstance(label, Instead):
        raise TypeError("what is instead of a ruling is no ruling")
    return replace(option, answer=Answer(option.answer.value, Instead(label)))
