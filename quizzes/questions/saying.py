"""A sentence of a question in the active language, with the parts that it is put together from."""

from django.utils.translation import get_language

from lawbook.turkish_verbs import supposed
from quizzes.questions.parts import Said
from rulings.wording.speech import capitalised, say_text


def say_said(one: Said) -> str:
    """The sentence, with a capital."""
    return capitalised(say_part(one))


def say_part(one: Said) -> str:
    """A sentence or a part of one, as it stands within another."""
    told = say_text(
        one.text, {name: say_part(part) if isinstance(part, Said) else part for name, part in one.values.items()}
    )
    return (supposed(told) or told) if one.supposed and get_language() == "tr" else told
