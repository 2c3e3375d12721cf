"""``manage.py check_references``: fail if a text refers to something that is not in the book and is no erratum."""

from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from lawbook.book import current_book
from lawbook.publishing.checking import check_references


class Command(BaseCommand):
    """Report on the edition in force."""

    help = "Check that every reference of the edition in force resolves or is listed as an erratum."

    def handle(self, *args: object, **options: object) -> None:
        """Print what was found; raise if anything has to be mended."""
        report = check_references(current_book())
        counts = {"links": report.links, "relative": report.relative, "dangling": len(report.dangling)}
        self.stdout.write(
            _("%(links)s references, %(relative)s of them relative; %(dangling)s without a target.") % counts
        )
        for one in report.dangling:
            state = _("erratum") if one.known else _("NOT AN ERRATUM")
            self.stdout.write(f"  {one.source} ({one.language}): {one.text} – {state}")
        for place in report.stale:
            self.stdout.write("  " + _("The table of references does not fit the text of %s.") % place)
        if not report.sound:
            raise CommandError(_("References have to be mended."))
