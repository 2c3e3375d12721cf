"""Who hears of announcements by webhook: known when the site starts, so that nothing of the network is loaded for it."""

from datetime import timedelta

from django.utils import timezone

from lawbook.announcing.telling import Event
from lawbook.jobs.queue import ask_many
from workshop.models import Webhook

PAUSES = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 30, 120, 720))


def listens() -> bool:
    """Whether there is any."""
    return Webhook.objects.exists()


def tell(event: Event) -> None:
    """A job for each."""
    name, at = f"{event['what']} {event['edition']}", timezone.now().isoformat()
    hooks = Webhook.objects.values_list("pk", flat=True)
    ask_many("webhook", {f"{name} {pk}": {**event, "to": pk, "at": at} for pk in hooks})
