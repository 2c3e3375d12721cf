"""Templates whose questions are asked nowhere: withdrawn at once, taken back when they are mended."""

from accounts.models import User
from lawbook.text_input import printable
from quizzes.models import WithdrawnTemplate
from quizzes.questions.templates import names_of, practised_as, templates


class NotWithdrawn(ValueError):
    """No such template, or no reason given."""


def withdrawn() -> dict[str, str]:
    """The withdrawn templates, each with the reason; with a part goes the template into which it went."""
    rows = dict(WithdrawnTemplate.objects.order_by("template").values_list("template", "reason"))
    return {practised_as(name): reason for name, reason in rows.items()} | rows


def is_withdrawn(template: str) -> bool:
    """Whether a template is asked nowhere at this moment."""
    names = (template, *names_of(practised_as(template)))
    return WithdrawnTemplate.objects.filter(template__in=names).exists()


def withdraw(template: str, reason: str, who: User) -> None:
    """Nothing that is drawn from now on has a question of the template: no exam, paper, class, practice."""
    written = printable(reason).strip()[:300]
    if practised_as(template) not in templates() or not written:
        raise NotWithdrawn(template)
    WithdrawnTemplate.objects.get_or_create(
        template=practised_as(template), defaults={"reason": written, "withdrawn_by": who}
    )


def take_back(template: str) -> None:
    """Its questions are asked again."""
    WithdrawnTemplate.objects.filter(template__in=names_of(template)).delete()
