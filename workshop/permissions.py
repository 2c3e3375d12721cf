"""Who may do something in the workshop: by role, and only with a second factor."""

from accounts.models import User
from accounts.second_factor import has_second_factor


class NotAllowed(Exception):
    """Somebody has not the role for this; ``verb`` is what was tried."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.verb = verb


class SecondFactorNeeded(Exception):
    """The workshop is closed to an account that only a password protects."""


def may(user: User, verb: str) -> bool:
    """Whether one of the roles of an account lets it do this."""
    return user.has_perm(f"workshop.{verb}")


def require(user: User, *verbs: str) -> None:
    """Raise ``NotAllowed`` unless one of the verbs is allowed, ``SecondFactorNeeded`` where there is no second factor."""
    if not any(may(user, verb) for verb in verbs):
        raise NotAllowed(verbs[0])
    if not has_second_factor(user):
        raise SecondFactorNeeded
