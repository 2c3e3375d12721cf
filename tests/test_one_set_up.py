"""A database that one test process has set up is what the others begin with."""

import pytest
from django.db import connection, connections

from tests import one_set_up
from tests.conftest import SET_UP


@pytest.mark.skipif(connection.vendor != "sqlite", reason="on a server each test process has a database of its own")
def test_another_begins_with_what_was_kept(db: None) -> None:
    other = connections.create_connection("default")
    other.settings_dict = {**connection.settings_dict, "NAME": "file:another?mode=memory&cache=shared"}
    with one_set_up.begun_with(SET_UP), other.cursor() as cursor:
        cursor.execute("SELECT code FROM lawbook_edition")
        assert cursor.fetchall() == [("2017",)]
    other.close()
