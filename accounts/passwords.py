"""Which passwords are too common: Django's list, and the words that people in Turkey put a number behind."""

from functools import cache
from pathlib import Path

from django.contrib.auth import password_validation
from django.core.exceptions import ValidationError

from accounts.models import User

_PLAIN = str.maketrans("çğıöşüâîûÇĞİIÖŞÜÂÎÛ", "cgiosuaiucgiiosuaiu")
_AROUND = "0123456789.,:;!?*+-_/@#$%&()= "


class CommonPasswordValidator(password_validation.CommonPasswordValidator):
    """Refuses ``galatasaray1905`` and ``Şifre1234!`` too: a word of the list, whatever numbers and signs stand around it."""

    def validate(self, password: str, user: User | None = None) -> None:
        """Raise ``ValidationError`` for a password that is too common."""
        super().validate(password, user)
        if _bare(password) in _words():
            raise ValidationError(self.get_error_message(), code="password_too_common")


@cache
def _words() -> frozenset[str]:
    lines = Path(__file__).with_name("common_passwords_tr.txt").read_text(encoding="ascii").splitlines()
    return frozenset(word for line in lines for word in line.split())


def _bare(password: str) -> str:
    """Small letters of English, without what stands before and behind them.

    Not by ``turkish.fold``, which remembers what it has folded: no passwords.
    """
    return password.translate(_PLAIN).lower().strip(_AROUND)
