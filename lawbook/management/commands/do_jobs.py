"""``manage.py do_jobs``: what was asked for and is due, where no server of this project does it beside its processes."""

from django.core.management.base import BaseCommand
from django.utils.translation import gettext as _

from lawbook.jobs.doing import work_off

_LONGEST = 900.0  # seconds: who is called by a timer says nothing meanwhile


class Command(BaseCommand):
    """Ends when nothing is due any more; may be called as often as one likes, on any node."""

    help = "Do what waits to be done: publications, announcements."

    def handle(self, *args: object, **options: object) -> None:
        """Say how much it was."""
        self.stdout.write(_("Done: %(n)s.") % {"n": work_off(seconds=_LONGEST)})
