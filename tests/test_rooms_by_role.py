"""Each room behind a log-in is closed, every address of it, to whoever has none of its roles; what one types is one's own."""

from collections.abc import Callable

import pytest
from django.test import Client

from accounts.models import User
from accounts.roles import give, roles
from bench.staff import session_of_staff
from lawbook import limits
from lawbook.citations import parse
from tests.test_every_form import addresses
from tests.workshop.conftest import Person, draft, editor, person
from tests.workshop.conftest import at_the_desk as at_the_desk
from workshop.actions.keep import keep
from workshop.models import Draft
from workshop.roles import ROLES

__all__ = ["draft", "editor", "person"]
ROOMS = {  # the longest first
    "en/workshop/webhooks/": {"publisher"},
    "en/workshop/": set(ROLES),
    "en/reports/": {"examiner"},
    "en/examinations/new/": {"examiner"},
    "en/examinations/": {"examiner", "invigilator"},
}
ONE_OF = {
    "en/workshop/": 20,
    "en/workshop/webhooks/": 2,
    "en/reports/": 2,
    "en/examinations/new/": 1,
    "en/examinations/": 8,
}
Desk = Callable[[User], Client]


def _room(address: str) -> str:
    return next((room for room in ROOMS if address.startswith(room)), "")


def _filled(address: str) -> str:
    told = {"pk": str(Draft.objects.values_list("pk", flat=True)[0]), "typed": "64A2", "verb": "try"}
    for name, value in told.items():
        address = address.replace(f"<{name}>", value)
    return f"/{address.replace('<', 'x').replace('>', '')}"


@pytest.mark.parametrize("role", [*ROLES, "examiner", "invigilator", "nobody"])
def test_a_room_is_closed_to_who_has_none_of_its_roles(
    person: Person, at_the_desk: Desk, reader: Client, made_resting: None, role: str
) -> None:
    limits.forget()
    session_of_staff()  # there is a draft and an examination, of somebody else
    who = person("who")
    if role != "nobody":
        give(who, role)
    client, tried = at_the_desk(who), dict.fromkeys(ROOMS, 0)
    for one in addresses():
        room = _room(one)
        if room and role not in ROOMS[room]:
            for method in (client.get, client.post):
                answered = method(_filled(one), follow=True)
                assert answered.status_code in (403, 404, 405), (role, one)
            tried[room] += 1
    assert {room: number for room, number in tried.items() if number < ONE_OF[room] and role not in ROOMS[room]} == {}
    for room, those in ROOMS.items():
        assert (client.get(f"/{room}").status_code == 200) == (role in those), (role, room)


def test_every_role_is_tried(db: None) -> None:
    assert set(roles()) == {*ROLES, "examiner", "invigilator"}


def test_what_is_typed_and_not_saved_is_shown_to_nobody_else(
    draft: Draft, editor: User, person: Person, at_the_desk: Desk, made_resting: None
) -> None:
    keep(editor, draft, parse("64A2"), {"en": "2. Half a thought."}, 0)
    page = f"/en/workshop/draft/{draft.pk}/clause/64A2/"
    assert "Half a thought" in at_the_desk(editor).get(page).content.decode()
    for role in ROLES:
        other = at_the_desk(person(f"other-{role}", role))
        assert "Half a thought" not in other.get(page).content.decode()
        other.post(f"{page}do/forget/")
    assert "Half a thought" in at_the_desk(editor).get(page).content.decode()
