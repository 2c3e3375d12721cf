"""Errors by mail: the traceback, without values; a flood of errors is no flood of mails."""

import logging
import time
from threading import Lock, Thread

from django.conf import settings
from django.core.mail import send_mail

_MOST = 10
_SECONDS = 3600.0


class ErrorMails(logging.Handler):
    """At most ten an hour from each process, sent beside the request that failed; what the mail server refuses is dropped."""

    def __init__(self, level: int = logging.NOTSET) -> None:
        super().__init__(level)
        self._sent: list[float] = []
        self._counting = Lock()

    def emit(self, record: logging.LogRecord) -> None:
        """Send it, or leave it to the log, as requests that were refused: anybody could use up the mails with a false host."""
        if not record.name.startswith("django.security.") and self._is_one_more(time.monotonic()):
            Thread(target=_send, args=(f"[bridge-laws] {record.name}", self.format(record)), daemon=True).start()

    def _is_one_more(self, now: float) -> bool:
        with self._counting:
            self._sent = [one for one in self._sent if now - one < _SECONDS]
            if len(self._sent) >= _MOST:
                return False
            self._sent.append(now)
            return True


def _send(subject: str, text: str) -> None:
    send_mail(subject, text, None, [settings.ERRORS_TO], fail_silently=True)
