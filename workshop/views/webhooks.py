"""The webhooks: which there are, what was sent to them, a new one."""

from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _

from lawbook.posted import posted
from workshop import words
from workshop.actions.approve import InTheWay
from workshop.actions.hook import remove_webhook, set_webhook, try_webhook
from workshop.models import Delivery, Webhook
from workshop.permissions import require
from workshop.views.desk import DeskRequest, desk, elsewhere, language, shown, told
from workshop.webhooks.public_addresses import readable
from workshop.webhooks.told import became_of, next_try, what_of

_SHOWN = 20


@desk
def webhooks(request: DeskRequest) -> HttpResponse:
    """All of them, for publishers; the secret of a new one is shown this once."""
    require(request.user, "publish")
    secret, made, problems = "", None, []
    if request.method == "POST":
        try:
            made = set_webhook(request.user, request.POST.get("address", ""))
            secret = made.secret
        except InTheWay as error:
            problems = error.obstacles
    hooks = [(one, readable(one.address), _sent(one), next_try(one)) for one in Webhook.objects.all()]
    context = {
        "hooks": hooks,
        "made": made,
        "secret": secret,
        "problems": problems,
        "typed": request.POST.get("address", ""),
    }
    other = elsewhere(lambda code: words.page("webhooks", code))
    return shown(request, "webhooks.html", other, 422 if problems else 200, **context)


def _sent(hook: Webhook) -> list[tuple[Delivery, str, str]]:
    """The last tries, the newest first: of which message, and what became of it."""
    return [(one, what_of(one), became_of(one)) for one in hook.deliveries.all()[:_SHOWN]]


@desk
@posted(lambda *_args, **_kwargs: words.page("webhooks", language()))
def do(request: DeskRequest, pk: int, verb: str) -> HttpResponse:
    """Send a test, or remove it."""
    hook, back = get_object_or_404(Webhook, pk=pk), words.page("webhooks", language())
    if verb == "try":
        return told(
            request, lambda: try_webhook(request.user, hook), _("A test is sent: look again in a moment."), back
        )
    if verb == "remove":
        return told(request, lambda: remove_webhook(request.user, hook), _("It is removed."), back)
    raise Http404
