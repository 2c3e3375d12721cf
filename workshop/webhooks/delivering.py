"""An announcement to each webhook: a job of its own, tried again for some hours; every try is logged."""

import json
import time
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.utils import timezone, translation

from lawbook import addresses
from lawbook.announcing.sentences import told
from lawbook.editions import NoEdition, find_edition, keep_published, takes_effect_at
from lawbook.further_languages import OWN
from lawbook.jobs.doing import Again, GivenUp, Task
from workshop.models import Delivery, Webhook
from workshop.webhooks.posting import post
from workshop.webhooks.public_addresses import NotPublic
from workshop.webhooks.signing import signature

KEPT = timedelta(days=90)


def deliver(task: Task) -> None:
    """One try. What answers 2xx has got it; what answers 410 is asked no more; everything else is tried again."""
    hook = Webhook.objects.filter(pk=task.given["to"]).first()
    if hook is None:
        return
    name = f"{task.given['what']}-{task.given['edition']}-{hook.pk}"
    body = json.dumps(_body(task.given), ensure_ascii=False).encode()
    begun, status, problem = time.monotonic(), 0, ""
    try:
        status = post(hook.address, body, _headers(hook, name, body))
    except NotPublic as error:
        problem = f"not-public: {error.why}"
    except OSError as error:
        problem = type(error).__name__
    took = int((time.monotonic() - begun) * 1000)
    Delivery.objects.filter(at__lt=timezone.now() - KEPT).delete()
    Delivery.objects.create(webhook=hook, event=name, status=status, problem=problem, milliseconds=took)
    if status == 410:
        raise GivenUp(error="gone")
    if not 200 <= status < 300:
        raise Again(error=problem or str(status))


def _headers(hook: Webhook, name: str, body: bytes) -> dict[str, str]:
    at = int(time.time())
    return {
        "Content-Type": "application/json",
        "User-Agent": "bridge-laws",
        "webhook-id": name,
        "webhook-timestamp": str(at),
        "webhook-signature": signature(hook.secret, name, at, body),
    }


def _body(given: dict[str, Any]) -> dict[str, Any]:
    """What happened, in words of both languages, and where it is read and downloaded."""
    what, at = given["what"], given["at"]
    if what == "test":
        return {"type": "test", "timestamp": at, "data": {}}
    keep_published(None)  # this process may have begun before it was published
    try:
        edition = find_edition(given["edition"])
    except NoEdition as error:
        raise GivenUp(error="no-edition") from error
    site, begins = str(settings.SITE_URL).rstrip("/"), takes_effect_at(edition)
    said = {}
    for language in OWN:
        with translation.override(language):
            said[language] = told(what, edition)
    data = {
        "edition": str(edition),
        "content_hash": edition.content_hash,
        "in_force_from": begins.isoformat() if begins else None,
        "said": said,
        "url": {code: f"{site}{addresses.page('home', code, str(edition))}" for code in OWN},
        "manifest": f"{site}{addresses.export(str(edition), 'manifest.json')}",
    }
    return {"type": f"edition.{what}", "timestamp": at, "data": data}
