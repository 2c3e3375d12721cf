"""Set the webhooks to which announcements are sent; by a publisher alone."""

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from lawbook.jobs.queue import ask_many
from workshop.actions.approve import InTheWay
from workshop.log import note
from workshop.models import Webhook
from workshop.permissions import require
from workshop.webhooks.public_addresses import NotPublic, checked, in_ascii, public_addresses
from workshop.webhooks.signing import new_secret
from workshop.webhooks.told import why_not

MOST = 20


def set_webhook(who: User, address: str) -> Webhook:
    """A new one, with a secret of its own. ``InTheWay`` says why nothing is ever sent to an address."""
    require(who, "publish")
    try:
        address = in_ascii(address)
        public_addresses(checked(address)[0])
    except NotPublic as error:
        raise InTheWay([why_not(error.why)]) from error
    with transaction.atomic():
        if Webhook.objects.count() >= MOST or len(address) > 400:
            raise InTheWay([_("There are too many of them, or the address is too long.")])
        if Webhook.objects.filter(address=address).exists():
            raise InTheWay([_("This address is among them already; it would be told everything twice.")])
        made = Webhook.objects.create(address=address, secret=new_secret(), set_by=who.email)
        note(who, "set-webhook", f"webhook {made.pk}", address=address)
    return made


@transaction.atomic
def remove_webhook(who: User, hook: Webhook) -> None:
    """With what was sent to it."""
    require(who, "publish")
    note(who, "remove-webhook", f"webhook {hook.pk}", address=hook.address)
    hook.delete()


@transaction.atomic
def try_webhook(who: User, hook: Webhook) -> None:
    """Send a message that says nothing, to see whether it arrives."""
    require(who, "publish")
    given = {"what": "test", "edition": "", "to": hook.pk, "at": timezone.now().isoformat()}
    ask_many("webhook", {f"test {hook.pk}": given})
    note(who, "try-webhook", f"webhook {hook.pk}")
