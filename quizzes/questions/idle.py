"""What a story tells now and then although no Law asks for it: somebody might think that it decides."""

from collections.abc import Sequence
from random import Random
from typing import Any

from quizzes.questions.parts import Said, said
from rulings.wording.forms import Text


def idle(rng: Random, texts: Sequence[Text], **values: Any) -> tuple[Said, ...]:
    """One of some sentences, or none: each of them as often as nothing.

    The case of the question does not hold it, and the independent check does not look at it: so it changes nothing.
    """
    text = rng.choice((None, *texts)) if texts else None
    return () if text is None else (said(text, **values),)
