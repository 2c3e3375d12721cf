"""The app of the workshop."""

from django.apps import AppConfig


class WorkshopConfig(AppConfig):
    """The workshop."""

    name = "workshop"

    def ready(self) -> None:
        """Say what is kept of an account, and what is done off the request."""
        from accounts.held import holds
        from lawbook.announcing.telling import Listener, listen
        from lawbook.jobs.kinds import KindOfJob, does
        from workshop import of_account
        from workshop.log import export
        from workshop.webhooks import listening

        holds("workshop", export, binds=of_account.is_named)
        holds("workshop_texts", of_account.export, of_account.forget)
        does("draft-index", KindOfJob("workshop.draft_index.run", lane="draft-index"))
        does("publish", KindOfJob("workshop.publication.run", lane="publish", kept=True))
        does("webhook", KindOfJob("workshop.webhooks.delivering.deliver", listening.PAUSES, private=True))
        listen("webhooks", Listener(listening.listens, listening.tell))
        does("regulations-impact", KindOfJob("workshop.regulations_impact.compute"))
