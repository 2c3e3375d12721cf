"""Who has an account: an e-mail address, a password, and roles for who works here."""

from typing import ClassVar

from django.contrib.auth.models import AbstractBaseUser, BaseUserManager, PermissionsMixin
from django.db import models
from django.utils import timezone

LONGEST_EMAIL = 254


class UserManager(BaseUserManager["User"]):
    """Users by their e-mail address."""

    def create_user(self, email: str, password: str | None = None) -> "User":
        """A new user; without a password nobody can log in."""
        user = self.model(email=email.lower())
        user.set_password(password)
        user.save(using=self._db)
        return user


class User(AbstractBaseUser, PermissionsMixin):
    """Somebody with an account; what one may do beside reading and practising is a matter of roles (``accounts.roles``)."""

    email = models.EmailField(max_length=LONGEST_EMAIL, unique=True)
    is_active = models.BooleanField(default=True)
    date_joined = models.DateTimeField(default=timezone.now)

    objects: ClassVar[UserManager] = UserManager()

    EMAIL_FIELD = USERNAME_FIELD = "email"

    def __str__(self) -> str:
        return self.email
