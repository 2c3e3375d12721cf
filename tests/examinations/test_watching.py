"""What an invigilator sees and does."""

import re
from datetime import datetime, timedelta

import pytest
from django.utils import translation

from accounts.models import User
from quizzes.examinations import answering, beginning, clock, enrolling, steering, watching
from quizzes.models import Candidate, Examination
from tests.examinations.conftest import LINES, at_the_desk, logged_in, page


def reload(one: Candidate) -> Candidate:
    return Candidate.objects.select_related("examination").get(pk=one.pk)


def test_it_shows_who_is_where_and_how_far(
    examination: Examination, ayse: Candidate, can: Candidate, invigilator: User, now: datetime
) -> None:
    client = at_the_desk(ayse)
    client.post(page(ayse, 3), {"answered": "1", "answer": "a", "turn": "1"})
    client.get(page(ayse, 4))
    at_the_desk(can)
    at_the_desk(can)
    answering.hand_in(reload(can), now)
    shown = {one.name: one for one in watching.watched(examination, now)}
    assert [(one.state, one.answered, one.place) for one in shown.values()] == [
        ("answers", 1, 4),
        ("done", 0, 0),
        ("absent", 0, 0),
    ]
    assert shown["Can Öz"].devices == 2
    assert watching.watched(examination, now + timedelta(minutes=6))[0].state == "silent"
    assert watching.watched(examination, now + timedelta(minutes=61))[0].state == "over"
    assert [one.name for one in watching.watched(examination, now, "Salon B")] == ["Can Öz", "Deniz Ak"]
    text = logged_in(invigilator).get(f"/tr/resmi-sinavlar/{examination.pk}/gozetim/").content.decode()
    assert "Ayşe Yılmaz" in text
    fragment = logged_in(invigilator).get(
        f"/tr/resmi-sinavlar/{examination.pk}/gozetim/", headers={"HX-Request": "true"}
    )
    assert fragment.content.decode().lstrip().startswith("<table")  # what scrolls and has the focus stays


def test_names_are_called_by_room_as_the_rooms_were_named_and_by_the_turkish_alphabet(
    examination: Examination, examiner: User, now: datetime
) -> None:
    enrolling.enrol(examination, "Zeki Ak\nÇiğdem Ak\nCem Ak\nİpek Ak\nIşık Ak", examiner, now)
    Examination.objects.filter(pk=examination.pk).update(rooms=["Salon B", "Salon A"])
    with translation.override("tr"):
        names = [one.name for one in watching.watched(Examination.objects.get(pk=examination.pk), now)]
    assert names == ["Can Öz", "Deniz Ak", "Ayşe Yılmaz", "Cem Ak", "Çiğdem Ak", "Işık Ak", "İpek Ak", "Zeki Ak"]


def test_time_is_added_for_a_room_and_nobody_else(
    examination: Examination, ayse: Candidate, can: Candidate, invigilator: User, now: datetime
) -> None:
    before = []
    for one in (ayse, can):
        at_the_desk(one)
        before.append(reload(one).deadline)
    assert steering.add_time(examination, 10, invigilator, now, "Salon B") == 1
    after = [reload(one).deadline for one in (ayse, can)]
    assert [(late or now) - (early or now) for late, early in zip(after, before, strict=True)] == [
        timedelta(0),
        timedelta(minutes=10),
    ]
    assert examination.events.filter(what="time-added", who=invigilator).count() == 1


def test_who_was_out_of_time_gets_none_with_the_others_but_can_be_given_some(
    examination: Examination, ayse: Candidate, invigilator: User, now: datetime
) -> None:
    at_the_desk(ayse)
    over = now - timedelta(minutes=10)
    Candidate.objects.filter(pk=ayse.pk).update(deadline=over)
    assert steering.add_time(examination, 10, invigilator, now) == 0
    steering.pause(examination, invigilator, now)
    steering.resume(examination, invigilator, now + timedelta(minutes=30))
    assert reload(ayse).deadline == over
    answering.hand_in(reload(ayse), now)
    steering.add_time_for(reload(ayse), 5, invigilator, now)
    again = reload(ayse)
    assert (again.handed_in, again.deadline) == (None, now + timedelta(minutes=5))
    assert answering.keep(again, 1, ["a"], 1, now) == "kept"


@pytest.mark.parametrize("minutes", [0, 121])
def test_no_other_time_is_added(examination: Examination, invigilator: User, now: datetime, minutes: int) -> None:
    with pytest.raises(steering.NotPossible):
        steering.add_time(examination, minutes, invigilator, now)


def test_a_new_code_replaces_the_old_one_and_keeps_the_answers(
    examination: Examination, ayse: Candidate, invigilator: User
) -> None:
    old = ayse.code
    client = at_the_desk(ayse)
    client.post(page(ayse, 1), {"answered": "1", "answer": "b", "turn": "1"})
    sent = {"do": "new-code", "candidate": str(ayse.pk), "back": "watch"}
    home = f"/en/examinations/{examination.pk}/"
    nobody = logged_in(invigilator).post(f"{home}do/", sent | {"candidate": "a"}, follow=True)
    assert "nothing was changed" in nobody.content.decode()
    told = logged_in(invigilator).post(f"{home}do/", sent, follow=True).content.decode()
    ayse.refresh_from_db()
    assert f"{ayse.code[:5]}-{ayse.code[5:]}" in told
    assert client.post("/en/exam-code/", {"code": old}).status_code == 422
    again = at_the_desk(ayse)
    assert 'value="b" checked' in again.get(page(ayse, 1)).content.decode()


def test_the_end_of_one_or_of_all_is_never_one_tap(examination: Examination, ayse: Candidate, examiner: User) -> None:
    at_the_desk(ayse)
    text = logged_in(examiner).get(f"/en/examinations/{examination.pk}/watch/").content.decode()
    for verb in ("end", "close"):
        before = text.partition(f'value="{verb}"')[0]
        assert before.count("<details") > before.count("</details>"), verb


def test_once_it_is_closed_nothing_is_offered_that_is_refused(
    examination: Examination, ayse: Candidate, examiner: User, invigilator: User, now: datetime
) -> None:
    """The examiner may still give a new code, an invigilator does nothing more."""
    address = f"/en/examinations/{examination.pk}/watch/"
    offered = {"add-time", "add-time-for", "end", "new-code"}
    verbs = re.compile(r'name="do" value="([a-z-]+)"')
    assert offered <= set(verbs.findall(logged_in(invigilator).get(address).content.decode()))
    steering.close(examination, examiner, now)
    assert offered & set(verbs.findall(logged_in(examiner).get(address).content.decode())) == {"new-code"}
    assert not offered & set(verbs.findall(logged_in(invigilator).get(address).content.decode()))


def test_ending_and_closing_hand_in_what_is_there(
    examination: Examination, ayse: Candidate, can: Candidate, invigilator: User, now: datetime
) -> None:
    for one in (ayse, can):
        at_the_desk(one)
    steering.end(reload(ayse), invigilator, now + timedelta(minutes=1))
    with pytest.raises(steering.NotPossible):
        steering.end(reload(ayse), invigilator, now)
    steering.close(examination, invigilator, now + timedelta(minutes=9))
    assert [reload(one).handed_in for one in (ayse, can)] == [now + timedelta(minutes=1), now + timedelta(minutes=9)]
    assert clock.is_over(reload(can), now)
    for do in (steering.pause, steering.open_it):
        with pytest.raises(steering.NotPossible):
            do(examination, invigilator, now)
    assert [one.what for one in examination.events.all()][:2] == ["closed", "ended"]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("", "at least one"),
        ("Ali; 1; Salon C", "no room Salon C"),
        ("Ali; 1; Salon A; 101", "0 to 100"),
        ("Ali; 1; Salon A; çok", "0 to 100"),
        (f"Ali; 1; Salon A; {'9' * 5000}", "0 to 100"),
        ("Ali; 1\nVeli; 1", "comes twice"),
        ("Ali\nVeli\nAli", "Ali comes twice without a number"),
        ("Ali; 1\nVeli; 102", "number 102 is entered already"),
        (LINES, "entered already; nobody"),
        ("Deniz Ak; 103", "entered already; nobody"),
        ("; 1", "Line 1"),
        (f"{'x' * 81}", "Line 1"),
    ],
)
def test_lines_that_cannot_be_read_enter_nobody(
    examination: Examination, examiner: User, now: datetime, lines: str, reason: str
) -> None:
    with translation.override("en"), pytest.raises(enrolling.NotEnrolled, match=reason):
        enrolling.enrol(examination, lines, examiner, now)
    assert examination.candidates.count() == 3


def test_a_list_that_is_refused_stays_to_be_mended(examination: Examination, examiner: User) -> None:
    lines = "Ali; 1; Salon A\nVeli; 2; Salon C"
    answer = logged_in(examiner).post(f"/tr/resmi-sinavlar/{examination.pk}/islem/", {"do": "enrol", "lines": lines})
    assert answer.status_code == 422
    text = answer.content.decode()
    assert "2. satır: Salon C adında bir salon yok." in text
    assert f">{lines}</textarea>" in text


def test_neighbours_on_the_list_have_different_variants(examination: Examination) -> None:
    given = list(examination.candidates.order_by("number").values_list("variant", flat=True))
    assert given in ([1, 2, 1], [2, 1, 2])  # which comes first is drawn
    assert len(set(examination.candidates.values_list("code", flat=True))) == len(LINES.splitlines())


def test_a_list_without_numbers_that_is_sent_twice_is_entered_once(
    examination: Examination, examiner: User, now: datetime
) -> None:
    """The button was pressed twice; each would have had two codes."""
    enrolling.enrol(examination, "Ali\nVeli", examiner, now)
    with pytest.raises(enrolling.NotEnrolled):
        enrolling.enrol(examination, "Ali\nVeli", examiner, now)


def test_a_list_without_numbers_that_is_partly_new_enters_nobody_twice(
    examination: Examination, examiner: User, now: datetime
) -> None:
    """Two of one name are told apart by a number, which the second of them has."""
    enrolling.enrol(examination, "Ali\nVeli", examiner, now)
    with translation.override("en"), pytest.raises(enrolling.NotEnrolled, match="Ali is entered already"):
        enrolling.enrol(examination, "Selami\nAli\nVeli", examiner, now)
    assert enrolling.enrol(examination, "Selami\nAli; 7", examiner, now) == 2


def test_who_begins_at_the_moment_of_the_closing_answers_nothing_after_it(
    examination: Examination, ayse: Candidate, invigilator: User, now: datetime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """She was let in, and is not among those who had begun and are handed in: an hour was hers alone."""
    lay_out = beginning._lay_out

    def closed_meanwhile(held: Candidate, begun: datetime) -> None:
        steering.close(examination, invigilator, now)
        lay_out(held, begun)

    monkeypatch.setattr(beginning, "_lay_out", closed_meanwhile)
    client = at_the_desk(ayse)
    assert reload(ayse).handed_in is None
    assert answering.keep(reload(ayse), 1, ["a"], 1, now) == "too-late"
    assert clock.left(reload(ayse), now) == 0
    sent = {"answered": "1", "answer": "a", "turn": "1"}
    assert client.post(page(ayse, 1), sent, headers={"X-Requested-With": "fetch"}).status_code == 409
    assert reload(ayse).handed_in == now
    assert 'name="answered"' not in client.get(page(ayse, 1), follow=True).content.decode()


def test_state_and_time_come_first_on_a_narrow_screen(
    examination: Examination, ayse: Candidate, invigilator: User
) -> None:
    """What an invigilator with a phone looks for stands beside the name; room and devices are found to the right."""
    text = logged_in(invigilator).get(f"/en/examinations/{examination.pk}/watch/").content.decode()
    heads = re.findall(r'<th scope="col">([^<]*)</th>', text)
    assert heads == ["Name", "State", "Time left", "Answered", "At question", "Room", "Devices"]
    row = re.search(r'<th scope="row">Ayşe.*?</tr>', text, re.DOTALL)
    assert row
    assert re.findall(r"<td>(.*?)</td>", row[0])[:3:2] == ["has not begun", "0 / 4"]
