"""Requests of a hall take turns in a process."""

import threading
import time

from django.http import HttpResponse

from quizzes.exams.turns import in_turn


def test_one_after_the_other() -> None:
    inside, most = 0, 0

    @in_turn
    def view() -> HttpResponse:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        time.sleep(0.01)
        inside -= 1
        return HttpResponse()

    threads = [threading.Thread(target=view) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1
