"""What a director is told: a player has learned something about a board otherwise than from his partner."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts, Judgement
from rulings.situations import told


class ExtraneousInformationFacts(Facts, kind="extraneous-information"):
    """By accident a player has learned something about a board that he plays, or is to play later."""

    learned: Annotated[
        Literal["wrong-hand", "overheard", "other-table", "card-at-own-table", "otherwise"],
        "how: he looked at a wrong hand; he heard calls, a result or comments; he saw cards at another table; he saw a card of "
        "another player at his own table before the auction began; otherwise",
    ]
    first_call_made: Annotated[bool, "the first call of the board had been made"]
    play_over: told.PlayOver = False
    may_affect_play: Annotated[bool, "the information may affect normal play", Judgement("16D2")]
    seats_can_change: Annotated[
        bool,
        "the type of contest and the scoring allow the players to change places so that he holds the hand that he knows of",
        Judgement("16D2a"),
    ]
    can_redeal: Annotated[bool, "the form of the contest allows the board to be dealt again for these contestants"]
    event: told.Event = "pairs"
    match_result_known: told.MatchResultKnown = False
    director_chose: Annotated[
        Literal["seats", "redeal", "play-on", "artificial-score"],
        "the director has chosen: to change the seats; a new deal; to let the board be played; an artificial adjusted score",
    ]
    affected_result: Annotated[bool, "after play: the information has affected the result", Judgement("16D2c")]


def card_seen_in_auction(f: ExtraneousInformationFacts) -> Problem | None:
    """Once the auction has begun a card seen at the own table is no matter of 16D."""
    wrong = f.learned == "card-at-own-table" and f.first_call_made
    return Problem("learned", "card-seen-in-auction", {}) if wrong else None


def choice_is_there(f: ExtraneousInformationFacts) -> Problem | None:
    """Seats and a new deal are possible only before the first call, and only where the contest allows them (16D3)."""
    wanted = f.known.get("director_chose")
    allowed = {"seats": "seats_can_change", "redeal": "can_redeal"}.get(str(wanted))
    wrong = allowed and (f.known.get("first_call_made") or f.known.get(allowed) is False)
    return Problem("director_chose", "not-open-to-director", {}) if wrong else None


def redeal_is_open(f: ExtraneousInformationFacts) -> Problem | None:
    """No new deal in a team match whose result could be known without this board (86A)."""
    wrong = f.known.get("director_chose") == "redeal" and f.event == "teams" and f.match_result_known
    return Problem("director_chose", "not-open-to-director", {}) if wrong else None


EXTRANEOUS_INFORMATION_CHECKS = (
    card_seen_in_auction,
    choice_is_there,
    redeal_is_open,
    not_together(first_call_made=False, play_over=True),
    not_together(may_affect_play=False, affected_result=True),
    not_together(may_affect_play=False, director_chose={"seats", "redeal", "artificial-score"}),
)
