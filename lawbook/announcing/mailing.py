"""Announcements by e-mail: asked for, confirmed, sent, and given up with one click (RFC 8058)."""

from typing import Any

from django.conf import settings
from django.core import signing
from django.core.mail import EmailMessage
from django.core.validators import validate_email
from django.utils import translation
from django.utils.translation import gettext as _

from accounts.email_input import as_it_looks
from lawbook import addresses
from lawbook.announcing.sentences import told
from lawbook.announcing.telling import Event
from lawbook.editions import NoEdition, find_edition, keep_published
from lawbook.jobs.doing import Again, GivenUp, Task
from lawbook.jobs.queue import ask_many
from lawbook.limits import within_for
from lawbook.models import Subscriber

DAYS = 3
_CONFIRM, _LEAVE = "lawbook.announcing.confirm", "lawbook.announcing.leave"


def can_mail() -> bool:
    """Whether mail is sent here, and it is known where the links in it lead."""
    return bool(settings.MAIL_IS_SENT and settings.SITE_URL)


def ask_for(email: str, language: str) -> None:
    """A message with a link is sent to the address; nothing is kept before it is used. Raises ``ValidationError``.

    Nobody learns whether the address gets announcements already; who asks for others' floods nobody.
    """
    email = email.strip()
    validate_email(email)
    as_it_looks(email)
    if within_for("announce_to", email.casefold()):
        token = signing.dumps({"email": email, "language": language}, salt=_CONFIRM)
        ask_many(
            "confirm-mail", {signing.Signer().signature(email)[:40]: {"to": email, "language": language, "t": token}}
        )


def asked(token: str) -> dict[str, str] | None:
    """The address and the language that a link confirms; None where it is too old or none of ours."""
    try:
        found: dict[str, str] = signing.loads(token, salt=_CONFIRM, max_age=DAYS * 24 * 60 * 60)
    except signing.BadSignature:
        return None
    return found


def confirm(token: str) -> bool:
    """From now on the address gets announcements; whether the link was good."""
    found = asked(token)
    if found is not None:
        Subscriber.objects.update_or_create(email=found["email"], defaults={"language": found["language"]})
    return found is not None


def leave(token: str) -> None:
    """The address is deleted; a link that was used, or is none of ours, deletes nothing."""
    try:
        Subscriber.objects.filter(pk=signing.loads(token, salt=_LEAVE)).delete()
    except signing.BadSignature:
        return


def leaving(subscriber: Subscriber) -> str:
    """The secret part of the link with which somebody leaves."""
    return signing.dumps(subscriber.pk, salt=_LEAVE)


def listens() -> bool:
    """Whether anybody gets mail."""
    return can_mail() and Subscriber.objects.exists()


def tell(event: Event) -> None:
    """A job for each address; its number stands in it, not the address."""
    if can_mail():
        name = f"{event['what']} {event['edition']}"
        numbers = Subscriber.objects.values_list("pk", flat=True)
        ask_many("announcement-mail", {f"{name} {pk}": {**event, "to": pk} for pk in numbers})


def send_confirmation(task: Task) -> None:
    """The job of a message that asks whether the address is right."""
    given = task.given
    with translation.override(given["language"]):
        link = (
            f"{_site()}{addresses.announcements(given['language'])}{_word('confirm', given['language'])}/{given['t']}/"
        )
        text = _(
            "Somebody, most likely you, asked for announcements of the Laws of Duplicate Bridge at this address.\n\n"
            "To get them, open this page within %(days)s days and confirm:\n%(link)s\n\n"
            "If it was not you, do nothing: this address is not kept."
        )
        _send(_("Bridge Laws: announcements, to be confirmed"), text % {"days": DAYS, "link": link}, given["to"], {})


def send_announcement(task: Task) -> None:
    """The job of one message; who has left meanwhile gets none."""
    subscriber = Subscriber.objects.filter(pk=task.given["to"]).first()
    if subscriber is None:
        return
    keep_published(None)  # this process may have begun before it was published
    try:
        edition = find_edition(task.given["edition"])
    except NoEdition as error:
        raise GivenUp(error="no-edition") from error
    language = subscriber.language
    with translation.override(language):
        leave_at = f"{_site()}{addresses.announcements(language)}{_word('leave', language)}/{leaving(subscriber)}/"
        said = told(task.given["what"], edition)
        read_at = f"{_site()}{addresses.page('home', language, str(edition))}"
        text = f"{said}\n\n{read_at}\n\n--\n" + _("No more of these: %(link)s") % {"link": leave_at}
        _send(f"{_('Bridge Laws')}: {edition}", text, subscriber.email, _headers(leave_at))


def _headers(leave_at: str) -> dict[str, str]:
    """A mail program shows a button of its own for these, and a click on it needs no page (RFC 8058: only with HTTPS)."""
    one_click = {"List-Unsubscribe-Post": "List-Unsubscribe=One-Click"} if leave_at.startswith("https://") else {}
    return {"List-Unsubscribe": f"<{leave_at}>", **one_click}


def _send(subject: str, text: str, to: str, headers: dict[str, str]) -> None:
    message: Any = EmailMessage(subject, text, None, [to], headers={"Auto-Submitted": "auto-generated", **headers})
    try:
        message.send()
    except OSError as error:  # of the network, and what a mail server says (SMTPException)
        raise Again(error=type(error).__name__) from error


def _site() -> str:
    return str(settings.SITE_URL).rstrip("/")


def _word(name: str, language: str) -> str:
    return addresses.ANNOUNCING[language][name]
