"""The app of the book."""

from django.apps import AppConfig


class LawbookConfig(AppConfig):
    """The book."""

    name = "lawbook"

    def ready(self) -> None:
        """Say how announcements are told, what is kept for them of an account, and what is done off the request."""
        from datetime import timedelta

        from accounts.held import holds
        from lawbook.announcing import mailing, of_account
        from lawbook.announcing.telling import Listener, listen
        from lawbook.jobs.kinds import KindOfJob, does

        pauses = tuple(timedelta(minutes=minutes) for minutes in (1, 10, 60, 360))
        does("announce", KindOfJob("lawbook.announcing.telling.tell_all"))
        does("confirm-mail", KindOfJob("lawbook.announcing.mailing.send_confirmation", pauses, private=True))
        does("announcement-mail", KindOfJob("lawbook.announcing.mailing.send_announcement", pauses, private=True))
        listen("mail", Listener(mailing.listens, mailing.tell))
        holds("announcements", of_account.export, of_account.forget)
