"""``manage.py duty EMAIL NUMBER``: an examination whose examiners are gone gets one; without more, who holds which."""

from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone
from django.utils.translation import gettext as _

from quizzes.examinations import duties
from quizzes.examinations.steering import NotPossible
from quizzes.models import Examination


class Command(BaseCommand):
    """For who has a shell of the site: pages are for who is on duty already."""

    help = "Put an examiner on duty at an examination (EMAIL NUMBER), or list who holds which."

    def add_arguments(self, parser: CommandParser) -> None:
        """Who, and at which examination."""
        parser.add_argument("email", nargs="?", default="")
        parser.add_argument("number", nargs="?", default="")

    def handle(self, *args: object, email: str, number: str, **options: object) -> None:
        """Do it, and say who holds which examination."""
        if email:
            try:
                held = Examination.objects.get(pk=number)
                duties.assign(held, email, "", None, timezone.now(), holds=True)
            except (Examination.DoesNotExist, ValidationError, NotPossible) as error:
                raise CommandError(_("There is no such examination, or no such account with that role.")) from error
        for one in Examination.objects.all():
            emails = one.duties.filter(holds=True).values_list("user__email", flat=True)
            self.stdout.write(f"{one.pk} {one.title}: {', '.join(emails) or '–'}")
