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


def test_half_of_the_process_is_left_to_the_book() -> None:
    @in_turn
    def view() -> HttpResponse:
        end = time.thread_time() + 0.02
        while time.thread_time() < end:
            pass
        return HttpResponse()

    begun, worked = time.monotonic(), time.thread_time()
    view()
    assert time.monotonic() - begun >= 1.9 * (time.thread_time() - worked)
