"""The templates that practice may ask at this moment: all but those that editors have withdrawn."""

from quizzes.offering.withdrawing import withdrawn
from quizzes.questions.templates import Template, templates


def offered() -> dict[str, Template]:
    """The templates by name; what is withdrawn comes neither new nor again until it is taken back."""
    gone = withdrawn()
    return {name: one for name, one in templates().items() if name not in gone}
