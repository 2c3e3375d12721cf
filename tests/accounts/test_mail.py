"""The address of the mail server."""

import pytest
from django.core.exceptions import ImproperlyConfigured

from config.mail import MailServer, mail_server


@pytest.mark.parametrize(
    ("address", "server"),
    [
        ("", MailServer()),
        ("smtp://mail.example.org", MailServer("mail.example.org", 587, starttls=True)),
        (
            "smtps://me%40example.org:p%3Aw@mail.example.org",
            MailServer("mail.example.org", 465, "me@example.org", "p:w", tls=True),
        ),
        ("smtp+plain://localhost:1025", MailServer("localhost", 1025)),
    ],
)
def test_what_an_address_says(address: str, server: MailServer) -> None:
    assert mail_server(address) == server


def test_without_one_nothing_is_sent_nor_logged() -> None:
    assert mail_server("").backend == "django.core.mail.backends.dummy.EmailBackend"
    assert mail_server("smtp://mail.example.org").backend == "django.core.mail.backends.smtp.EmailBackend"


def test_the_password_is_not_shown() -> None:
    assert "geheim" not in repr(mail_server("smtp://me:geheim@mail.example.org"))


@pytest.mark.parametrize("address", ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://a:b:c"])
def test_an_address_that_cannot_be_read(address: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="BRIDGELAWS_EMAIL_URL"):
        mail_server(address)
