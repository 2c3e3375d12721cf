"""What a director is told: how a board and its cards were handled (2, 7, 8A)."""

from typing import Annotated, Literal

from rulings.engine.facts import Facts


class BoardHandlingFacts(Facts, kind="board-handling"):
    """Something was done with a board or with cards that is perhaps not as it should be."""

    handling: Annotated[
        Literal[
            "conditions-differ",
            "board-moved",
            "not-counted",
            "called-unseen",
            "touched-cards",
            "returned-wrongly",
            "hand-taken-out",
            "not-passed-on",
        ],
        "what was done: the dealer or the vulnerability marked on a board is not that of its number; the board was moved from "
        "the middle or turned while it was played; a player did not count his cards; he called without having looked at "
        "them; he touched cards that are not his; cards went back into the wrong pocket; a hand was taken out of the board "
        "again; a board that had been played did not go to the right table",
    ]
    touching_permitted: Annotated[bool, "the director or an opponent allowed it"]
    declarer_plays_dummy: Annotated[bool, "declarer played dummy's cards with his own hand"] = False
    both_sides_present: Annotated[bool, "a member of each side, or the director, was present"]
    others_instructed: Annotated[bool, "the director had charged somebody other than North with it"] = False
