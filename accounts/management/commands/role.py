"""``manage.py role add EMAIL ROLE``: give somebody a role, or take it; without more, who has which."""

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.roles import NoSuchRole, give, roles, roles_of, take


class Command(BaseCommand):
    """Only who has a shell of the site gives roles: no page does."""

    help = "Give somebody a role or take it (add, remove), or list who has which (list)."

    def add_arguments(self, parser: CommandParser) -> None:
        """What to do, whose role, which."""
        parser.add_argument("what", choices=["add", "remove", "list"])
        parser.add_argument("email", nargs="?", default="")
        parser.add_argument("role", nargs="?", default="")

    def handle(self, *args: object, what: str, email: str, role: str, **options: object) -> None:
        """Do it, and say who has which roles now."""
        if what == "list":
            for one in User.objects.filter(groups__isnull=False).distinct().order_by("email"):
                self._say(one)
            return
        user = User.objects.filter(email=email.lower()).first()
        if user is None:
            raise CommandError(_("There is no account of %(email)s.") % {"email": email})
        try:
            (give if what == "add" else take)(user, role)
        except NoSuchRole as error:
            told = _("There is no role “%(role)s”; there are: %(roles)s.")
            raise CommandError(told % {"role": role, "roles": ", ".join(roles())}) from error
        self._say(user)

    def _say(self, user: User) -> None:
        self.stdout.write(f"{user.email}: {', '.join(roles_of(user)) or '–'}")
