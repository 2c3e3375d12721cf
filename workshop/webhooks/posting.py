"""One POST over HTTPS: to an address that was looked up and found public, without redirects, within a time (no Django)."""

import http.client
import socket
import ssl
import time
from collections.abc import Mapping
from contextlib import closing, suppress
from threading import Timer

from workshop.webhooks.public_addresses import checked, public_addresses

SECONDS = 10.0
"""For everything together, the look-up of the name too, however slowly the other side drips."""


class _Pinned(http.client.HTTPSConnection):
    """A connection to an address that was checked, for the name that stands in the certificate: no second look-up."""

    is_late = False

    def __init__(self, host: str, address: str) -> None:
        self._address, self._trusted = address, ssl.create_default_context()
        super().__init__(host, 443, timeout=SECONDS, context=self._trusted)

    def connect(self) -> None:
        """Where it was checked, and nowhere else; a proxy of the environment is not asked."""
        plain = socket.create_connection((self._address, 443), SECONDS)
        self.sock = self._trusted.wrap_socket(plain, server_hostname=self.host)
        if self.is_late:  # there was nothing to cut yet
            raise TimeoutError


def post(address: str, body: bytes, headers: Mapping[str, str]) -> int:
    """The status of the answer; what it says is not read. Raises ``NotPublic`` or ``OSError``."""
    begun = time.monotonic()
    host, path = checked(address)
    connection = _Pinned(host, public_addresses(host)[0])
    late = Timer(begun + SECONDS - time.monotonic(), lambda: _cut(connection))
    late.start()
    try:
        with closing(connection):
            connection.request("POST", path, body, dict(headers))
            return connection.getresponse().status
    except http.client.HTTPException as error:
        raise OSError(type(error).__name__) from error
    finally:
        late.cancel()


def _cut(connection: _Pinned) -> None:
    connection.is_late = True
    with suppress(OSError, AttributeError):
        connection.sock.shutdown(socket.SHUT_RDWR)
