"""The page that says what is kept: it is true to the settings, and leads to where one gets and deletes it."""

import pytest
from django.conf import settings
from django.test import Client


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("/tr/gizlilik/", ["Sizden ne saklanır", "/tr/hesap/"]),
        ("/en/privacy/", ["What is kept about you", "/en/account/"]),
    ],
)
def test_it_says_how_long_and_where_to_delete(reader: Client, address: str, words: list[str]) -> None:
    response = reader.get(address)
    page = response.content.decode()
    assert all(word in page for word in words)
    assert f"{settings.SESSION_COOKIE_AGE // 86_400} " in page
    assert not response.cookies


def test_every_page_leads_there(reader: Client) -> None:
    assert 'href="/tr/gizlilik/"' in reader.get("/tr/yasa/64/").content.decode()
