"""The server that sends the site's mail, from one address like ``smtp://user:password@mail.example.org``."""

from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

_PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}


@dataclass(frozen=True)
class MailServer:
    """Where mail goes: to a server, or without one nowhere."""

    host: str = ""
    port: int = 0
    user: str = ""
    password: str = field(default="", repr=False)
    starttls: bool = False
    tls: bool = False

    @property
    def backend(self) -> str:
        """Django's name for it; without a server nothing is sent, nor written to the log: messages hold links that log in."""
        return f"django.core.mail.backends.{'smtp' if self.host else 'dummy'}.EmailBackend"


def mail_server(address: str) -> MailServer:
    """``smtp`` turns to TLS after the greeting, ``smtps`` speaks it from the start, ``smtp+plain`` not at all."""
    if not address:
        return MailServer()
    try:
        parts = urlsplit(address)
        port = parts.port or _PORTS[parts.scheme]
    except (KeyError, ValueError):
        port = 0
    if not port or not parts.hostname:
        raise ImproperlyConfigured("BRIDGELAWS_EMAIL_URL must look like smtp://user:password@mail.example.org:587")
    return MailServer(
        parts.hostname,
        port,
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        starttls=parts.scheme == "smtp",
        tls=parts.scheme == "smtps",
    )
