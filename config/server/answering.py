"""One process of the server: a loop takes whole requests in and sends answers out, threads make the answers.

A request comes to a thread only when all of it is there, and an answer is the loop's as soon as it is made: whoever sends
or reads slowly holds a connection and no thread. The pages of the book, which ask no database, have threads of their own:
they are not behind others that wait for it.
"""

import logging
import signal
import socket
import sys
import time
from collections.abc import Callable
from typing import Any

from django.conf import settings
from waitress.adjustments import Adjustments
from waitress.channel import HTTPChannel
from waitress.server import TcpWSGIServer
from waitress.task import ThreadedTaskDispatcher, WSGITask

from config.server.refusing import Parser, Refusal
from lawbook.addresses import only_reads

CONNECTIONS = 2000  # in a process; each is an open file
_BOOK_THREADS, _OTHER_THREADS = 2, 6
_SILENT = 15  # seconds without a byte in either direction
_WHOLE = 60.0  # seconds in which a request has to be there, however it drips
_FINISH = 10.0  # seconds to finish after SIGTERM
_ON_ITS_WAY = 2.0  # seconds in which the request of a new connection is waited for after SIGTERM
_SWITCH = (
    0.0005  # seconds until a page of the book goes on beside a thread that marks an exam; Python has ten times as long
)
_MOST_BODY = 4 * 1024 * 1024  # more than Django takes, which says so more kindly

WsgiApplication = Callable[..., Any]


class _Task(WSGITask):  # type: ignore[misc]
    """An answer without a body, such as that nothing has changed, ends no connection that its reader keeps."""

    def set_close_on_finish(self) -> None:
        """Close after this answer, unless the only reason is that it says no length."""
        asked_to_close = self.request.headers.get("CONNECTION", "").lower() == "close"
        if self.has_body or self.version != "1.1" or asked_to_close:
            super().set_close_on_finish()


class _Channel(HTTPChannel):  # type: ignore[misc]
    """A connection that knows since when a request is coming."""

    task_class, parser_class, error_task_class = _Task, Parser, Refusal
    begun = 0.0

    def received(self, data: bytes) -> bool:
        """Note when the first byte of a request came."""
        if self.request is None:
            self.begun = time.time()
        return bool(super().received(data))

    @property
    def is_busy(self) -> bool:
        """Whether a request is being answered, or an answer sent."""
        return bool(self.requests or self.total_outbufs_len)

    def expects(self, now: float) -> bool:
        """Whether a first byte, or the rest of a request, can be on its way: closing now would be an answer of nothing."""
        coming = self.request is not None or not self.begun
        return coming and now - (self.begun or self.creation_time) < _ON_ITS_WAY


class _Server(TcpWSGIServer):  # type: ignore[misc]
    """Connections whose request does not become whole in time are closed."""

    channel_class = _Channel

    def maintenance(self, now: float) -> None:
        """Close the silent and the too slow ones."""
        super().maintenance(now)
        for channel in self.active_channels.values():
            if channel.request is not None and not channel.is_busy and now - channel.begun > _WHOLE:
                channel.will_close = True


class _Threads:
    """The threads of the book and those of everything else."""

    def __init__(self) -> None:
        self.book, self.others = ThreadedTaskDispatcher(), ThreadedTaskDispatcher()
        self.book.set_thread_count(_BOOK_THREADS)
        self.others.set_thread_count(_OTHER_THREADS)

    def add_task(self, channel: _Channel) -> None:
        """Put a connection whose next request is there into the queue of its kind; one that cannot be read has no path."""
        path = getattr(channel.requests[0], "path", "")
        (self.book if only_reads(path) else self.others).add_task(channel)


def answer_requests(application: WsgiApplication, listening: socket.socket) -> None:
    """Serve until SIGTERM or SIGINT, then finish what has begun."""
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    sys.setswitchinterval(_SWITCH)
    adjustments = Adjustments(
        sockets=[listening],
        ident=None,
        channel_timeout=_SILENT,
        cleanup_interval=2,
        connection_limit=CONNECTIONS,
        max_request_body_size=_MOST_BODY,
        clear_untrusted_proxy_headers=not (settings.BEHIND_HTTPS or settings.PROXIES),
        log_untrusted_proxy_headers=False,
    )
    address = (listening.family, listening.type, listening.proto, listening.getsockname())
    server = _Server(
        application, {}, _sock=listening, dispatcher=_Threads(), adj=adjustments, sockinfo=address, bind_socket=False
    )
    stopping: list[int] = []

    def stop(number: int, frame: object) -> None:
        stopping.append(number)
        server.pull_trigger()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    while not stopping:
        _turn(server, 1.0)
    _finish(server)


def _turn(server: _Server, seconds: float) -> None:
    """Take in and send out what can be; wait at most so long for it."""
    server.asyncore.loop(timeout=seconds, use_poll=True, map=server._map, count=1)


def _finish(server: _Server) -> None:
    """Take no more connections; go on until every request that was there, or on its way, has its answer."""
    server.accepting = False
    server.del_channel()
    server.socket.close()
    deadline = time.monotonic() + _FINISH
    while time.monotonic() < deadline and any(_unfinished(channel) for channel in server.active_channels.values()):
        _turn(server, 0.05)


def _unfinished(channel: _Channel) -> bool:
    return channel.is_busy or channel.expects(time.time())
