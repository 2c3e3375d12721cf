"""The app of the workshop."""

from django.apps import AppConfig


class WorkshopConfig(AppConfig):
    """The workshop."""

    name = "workshop"

    def ready(self) -> None:
        """Say what is kept of an account, and what is done off the request."""
        from accounts.held import holds
        from lawbook.jobs.kinds import KindOfJob, does
        from workshop.log import export

        holds("workshop", export)
        does("publish", KindOfJob("workshop.publication.run", lane="publish", kept=True))
        does("regulations-impact", KindOfJob("workshop.regulations_impact.compute"))
