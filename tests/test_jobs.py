"""Jobs: each taken by exactly one process, taken up again when that dies, tried again after a pause, given up and why."""

import datetime
from collections.abc import Callable
from types import SimpleNamespace

import pytest
from django.db import DatabaseError
from django.utils import timezone

from config.server import supervising
from lawbook.jobs import queue
from lawbook.jobs.beside import Beside
from lawbook.jobs.doing import Again, GivenUp, Lost, Task, me, work_off
from lawbook.jobs.kinds import KindOfJob, does
from lawbook.jobs.queue import AlreadyAsked, ask, ask_many, hold, is_due, latest, let_go_of, take
from lawbook.models import Job

pytestmark = pytest.mark.django_db
MINUTE = datetime.timedelta(minutes=1)
done: list[str] = []
going_wrong: Callable[[], Exception] | None = None


def work(task: Task) -> None:
    """What the jobs of these tests are."""
    done.append(task.job.about)
    task.made("half")
    if going_wrong is not None:
        raise going_wrong()


@pytest.fixture(autouse=True)
def kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    done.clear()
    monkeypatch.setattr(f"{__name__}.going_wrong", None)
    does("alone", KindOfJob(f"{__name__}.work", lane="alone", kept=True))
    does("tried", KindOfJob(f"{__name__}.work", pauses=(MINUTE, 5 * MINUTE)))


def state(kind: str = "alone", about: str = "a") -> tuple[str, dict[str, object]]:
    found = latest(kind, about)
    assert found is not None
    return found.state, found.said


def later(**by: float) -> None:
    """As if it were so much later for what waits or is held."""
    for job in Job.objects.all():
        job.not_before -= datetime.timedelta(**by)
        job.held_until = job.held_until and job.held_until - datetime.timedelta(**by)
        job.save()


def test_the_same_is_asked_for_once_until_it_is_done() -> None:
    ask("alone", "a", {})
    with pytest.raises(AlreadyAsked):
        ask("alone", "a", {})
    assert work_off() == 1
    assert state()[0] == "done"
    ask("alone", "a", {})


def test_exactly_one_of_those_that_want_a_job_gets_it() -> None:
    ask("tried", "a", {})
    as_both_read_it = Job.objects.get()
    now, mine = timezone.now(), {"state": "running", "held_until": timezone.now() + MINUTE}
    assert queue._claim(as_both_read_it, now, **mine, holder="one")
    assert not queue._claim(as_both_read_it, now, **mine, holder="other")
    assert take("third") is None
    assert Job.objects.get().holder == "one"


def test_of_a_lane_one_at_a_time_is_done() -> None:
    ask("alone", "a", {})
    ask("alone", "b", {})
    first = take("one")
    assert first is not None
    assert first.about == "a"
    assert take("other") is None
    let_go_of("one")
    assert work_off() == 2
    assert done == ["a", "b"]


def test_what_a_dead_process_had_is_taken_up_again_and_not_for_ever() -> None:
    ask("alone", "a", {})
    assert take("one") is not None
    assert not is_due()
    later(seconds=40)  # a whole node is gone: nobody says that it lives
    assert take("two") is not None
    let_go_of("two")  # its parent has seen it end
    assert state()[0] == "waiting"
    assert take("three") is not None
    let_go_of("three")
    assert state() == ("failed", {"error": "interrupted"})
    assert not is_due()


def test_who_lives_keeps_what_she_has() -> None:
    ask("alone", "a", {})
    take("one")
    later(seconds=25)
    hold("one")
    later(seconds=25)
    assert take("two") is None


def test_who_lost_a_job_says_nothing_of_it_any_more() -> None:
    ask("alone", "a", {})
    lost = take("one")
    assert lost is not None
    later(seconds=40)
    take("two")
    Task(lost).made("mine")
    Task(lost).end("done")
    now = Job.objects.get()
    assert (now.state, now.holder, now.made) == ("running", "two", [])


@pytest.mark.parametrize("kind", ["alone", "tried"])
def test_what_is_done_with_the_end_of_a_job_holds_only_for_who_has_it(kind: str) -> None:
    ask(kind, "a", {})
    lost = take("one")
    assert lost is not None
    later(seconds=40)
    has = take("two")
    assert has is not None
    with pytest.raises(Lost):
        Task(lost).finish()
    assert Job.objects.get().holder == "two"
    Task(has).finish(edition="2017.2")
    kept = [(one.state, one.said) for one in Job.objects.all()]
    assert kept == ([("done", {"edition": "2017.2"})] if kind == "alone" else [])


def test_what_fails_because_another_process_has_it_is_no_failure(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The other one has put out of the way what this one goes on with, and nobody is to look into that."""

    def taken_over() -> Exception:
        Job.objects.update(holder="two")
        return DatabaseError("no such row")

    monkeypatch.setattr(f"{__name__}.going_wrong", taken_over)
    ask("alone", "a", {})
    work_off("one")
    assert [one.levelname for one in caplog.records] == ["WARNING"]
    assert (Job.objects.get().holder, state()) == ("two", ("running", {}))


def test_nodes_that_are_called_the_same_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Containers: a long name whose end alone differs, and the same number of process in each."""
    monkeypatch.setattr("socket.gethostname", lambda: "bridge-laws-" * 5)
    assert me() != me()
    assert len(me()) <= 60
    ask("tried", "a", {})
    one, other = Beside(), Beside()
    assert take(one._name) is not None
    let_go_of(other._name)
    assert state("tried")[0] == "running"


def test_what_does_not_succeed_is_tried_again_after_each_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.going_wrong", lambda: Again(error="busy"))
    ask("tried", "a", {})
    assert work_off() == 1
    assert state("tried") == ("waiting", {"error": "busy"})
    assert work_off() == 0
    later(minutes=1.1)
    assert work_off() == 1
    later(minutes=1.1)
    assert work_off() == 0
    later(minutes=4)
    assert work_off() == 1
    assert state("tried") == ("failed", {"error": "busy"})


def test_what_is_of_no_use_is_not_tried_again_and_a_fault_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.going_wrong", lambda: GivenUp(error="gone"))
    ask("tried", "a", {})
    work_off()
    assert state("tried") == ("failed", {"error": "gone"})
    monkeypatch.setattr(f"{__name__}.going_wrong", lambda: RuntimeError("secret"))
    ask("alone", "a", {})
    work_off()
    assert state() == ("failed", {"error": "broken"})
    found = latest("alone", "a")
    assert found is not None
    assert [what for what, _when in found.made] == ["half"]


def test_what_only_newer_software_does_is_left_to_it() -> None:
    Job.objects.create(kind="of-tomorrow", about="a")
    assert (is_due(), work_off()) == (False, 0)
    assert Job.objects.get().state == "waiting"


def test_what_nobody_looks_at_afterwards_is_not_kept() -> None:
    ask_many("tried", {"a": {}, "b": {}})
    ask_many("tried", {"a": {}})
    assert work_off() == 2
    assert not Job.objects.exists()


def test_the_supervisor_has_them_done_by_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    def fork(work: object, lifeline: tuple[int, int]) -> int:
        take(jobs._name)
        begun.append(1000 + len(begun))
        return begun[-1]

    monkeypatch.setattr(supervising, "_fork", fork)
    monkeypatch.setattr("lawbook.jobs.beside.let_go", lambda: None)
    monkeypatch.setattr("lawbook.jobs.beside._LOOK", 0.0)
    jobs = Beside()
    helper = supervising._Helper(jobs)
    helper.look(set(), (0, 0))
    assert begun == []
    ask("alone", "a", {})
    for dead in (set(), {7}, {1000}, set(), {1001}, {1002}):
        helper.look(dead, (0, 0))
    assert begun == [1000, 1001, 1002]
    assert state()[0] == "failed"
    assert helper.running == set()


def test_a_node_that_was_halted_for_a_while_is_not_told_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python then gives a signal that is none, where the time was over meanwhile."""
    for number, stops in ((0, False), (17, False), (15, True)):
        monkeypatch.setattr("signal.sigtimedwait", lambda *_, number=number: SimpleNamespace(si_signo=number))
        assert supervising._told_to_stop(supervising._STOP) == stops
