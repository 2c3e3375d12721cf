"""Templates whose questions are asked nowhere: withdrawn at once, taken back when they are mended."""

from accounts.models import User
from lawbook.text_input import printable
from quizzes.models import WithdrawnTemplate
from quizzes.questions.templates import templates


class NotWithdrawn(ValueError):
    """No such template, or no reason given."""


def withdrawn() -> dict[str, str]:
    """The withdrawn templates, each with the reason."""
    return dict(WithdrawnTemplate.objects.order_by("template").values_list("template", "reason"))


def is_withdrawn(template: str) -> bool:
    """Whether a template is asked nowhere at this moment."""
    return WithdrawnTemplate.objects.filter(template=template).exists()


def withdraw(template: str, reason: str, who: User) -> None:
    """Nothing that is drawn from now on has a question of the template: no exam, paper, class, practice."""
    written = printable(reason).strip()[:300]
    if template not in templates() or not written:
        raise NotWithdrawn(template)
    WithdrawnTemplate.objects.get_or_create(template=template, defaults={"reason": written, "withdrawn_by": who})


def take_back(template: str) -> None:
    """Its questions are asked again."""
    WithdrawnTemplate.objects.filter(template=template).delete()
