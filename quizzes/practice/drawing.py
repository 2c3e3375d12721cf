"""The next question is made while its reader reads the verdict: by a thread of its own, once the answer is on its way.

Most are made in two milliseconds, some in fifty; who opens one that is not made yet, or in another process, waits for that.
"""

from queue import Empty, Full, Queue
from threading import Lock, Thread
from time import sleep

from django.conf import settings

from quizzes.questions.templates import Question

_MOST_WAITING = 16
_PATIENCE = 30.0  # seconds without a question, after which the thread ends
_waiting: Queue[Question] = Queue(_MOST_WAITING)
_lock = Lock()
_threads: list[Thread] = []


def draw_soon(question: Question) -> None:
    """Make a question before somebody asks for it; where too many wait already, it is left to who asks."""
    if not settings.QUESTIONS_AHEAD_SECONDS:
        return
    try:
        _waiting.put_nowait(question)
    except Full:
        return
    with _lock:
        if not any(one.is_alive() for one in _threads):
            _threads[:] = [Thread(target=_draw, daemon=True)]
            _threads[0].start()


def _draw() -> None:
    """Each in its turn, with a pause for the answers that are being sent."""
    while True:
        try:
            found = _waiting.get(timeout=_PATIENCE)
        except Empty:
            return
        sleep(settings.QUESTIONS_AHEAD_SECONDS)
        _ = found.draft
