"""Who may ask what, at the opening lead and about revokes."""

from dataclasses import dataclass

from rulings.engine.effects import Effect, Player


@dataclass(slots=True, kw_only=True)
class MayAsk(Effect):
    """The player may ask that."""

    who: Player
    what: str


@dataclass(slots=True, kw_only=True)
class MayNotAsk(Effect):
    """The player may not ask that now, or ever."""

    who: Player
    why: str


@dataclass(slots=True, kw_only=True)
class QuestionAllowed(Effect):
    """The question whether a player has a card of the suit is allowed."""

    who: Player


@dataclass(slots=True, kw_only=True)
class QuestionNotAllowed(Effect):
    """The question whether a player has a card of the suit is not allowed."""

    who: Player


@dataclass(slots=True, kw_only=True)
class QuestionCosts(Effect):
    """Dummy has no right to ask any more."""


@dataclass(slots=True, kw_only=True)
class ExplanationInOrder(Effect):
    """It was for that player to explain the call."""

    who: Player
    why: str


@dataclass(slots=True, kw_only=True)
class ExplanationOutOfOrder(Effect):
    """It was not for that player to explain the call, or not without being asked."""

    who: Player
    why: str


@dataclass(slots=True, kw_only=True)
class CorrectReviewAtOnce(Effect):
    """A player who notices a mistake in a review corrects it at once."""


@dataclass(slots=True, kw_only=True)
class MayLook(Effect):
    """The player may look into the card."""

    who: Player
    why: str


@dataclass(slots=True, kw_only=True)
class MayNotLook(Effect):
    """The player may not look into the card, or use the aid."""

    who: Player
    why: str
