"""Templates whose questions are asked nowhere: withdrawn at once, taken back when they are mended."""

from accounts.models import User
from lawbook.once import Once
from lawbook.statements import rows
from lawbook.text_input import printable
from quizzes.models import WithdrawnTemplate
from quizzes.questions.templates import names_of, practised_as, templates, written


class NotWithdrawn(ValueError):
    """No such template, or no reason given."""


@Once
def withdrawn() -> dict[str, str]:
    """The withdrawn templates, each with the reason; with a part goes the template into which it went."""
    found: dict[str, str] = dict(rows("SELECT template, reason FROM quizzes_withdrawntemplate ORDER BY template"))
    return {practised_as(name): reason for name, reason in found.items()} | found


def is_withdrawn(template: str) -> bool:
    """Whether a template is asked nowhere at this moment."""
    return not withdrawn().keys().isdisjoint((template, *names_of(practised_as(template))))


def withdraw(template: str, reason: str, who: User) -> None:
    """Nothing that is drawn from now on has a question of the template: no exam, paper, class, practice."""
    said = printable(reason).strip()[:300]
    if practised_as(template) not in templates() or not said:
        raise NotWithdrawn(template)
    WithdrawnTemplate.objects.get_or_create(
        template=practised_as(template), defaults={"reason": said, "withdrawn_by": who}
    )
    withdrawn.forget()


def take_back(template: str) -> None:
    """Its questions are asked again. ``NotWithdrawn`` for a name that no template has or had."""
    if template not in written() and template not in withdrawn():
        raise NotWithdrawn(template)
    WithdrawnTemplate.objects.filter(template__in=names_of(template)).delete()
    withdrawn.forget()
