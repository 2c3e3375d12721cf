"""``manage.py reset_link EMAIL``: a link with which the owner of an account sets a new password, where no mail is sent."""

from allauth.account.forms import default_token_generator
from allauth.account.utils import user_pk_to_url_str
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.urls import reverse

from accounts.models import User


class Command(BaseCommand):
    """Print the link."""

    help = "Print a link that sets a new password; give it to nobody but the owner of the account."

    def add_arguments(self, parser: CommandParser) -> None:
        """Whose."""
        parser.add_argument("email")

    def handle(self, *args: object, email: str, **options: object) -> None:
        """The address, with the name of the site if it is known."""
        user = User.objects.filter(email=email.lower()).first()
        if user is None:
            raise CommandError(f"There is no account of {email}.")
        key = f"{user_pk_to_url_str(user)}-{default_token_generator.make_token(user)}"
        address = reverse("account_reset_password_from_key", args=key.split("-", 1))
        self.stdout.write(f"{settings.SITE_URL}{address}")
