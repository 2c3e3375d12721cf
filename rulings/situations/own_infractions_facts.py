"""What a director is told: a player and an infraction of his own side (72)."""

from typing import Annotated, Literal

from rulings.engine.facts import Facts
from rulings.situations import told


class OwnInfractionFacts(Facts, kind="own-infraction"):
    """A player and an infraction of his own side: he means it, keeps silent, hides it, or could have known what it brings."""

    about_infraction: Annotated[
        Literal["intended", "kept-silent", "hidden", "perhaps-gained"],
        "what is held against him: he infringed the Law on purpose; he knows of the infraction and says nothing; he tries to "
        "hide it; he could perhaps have known that it would damage the other side",
    ]
    silent_about: Annotated[
        Literal["own-explanation", "partners-explanation", "revoke", "trick", "other"],
        "what he says nothing of: his own mistaken explanation; his partner's; his revoke, which is not yet established; a "
        "trick that his side is credited with and did not win, or that the other side concedes and cannot lose; anything else",
    ]
    hidden_by: Annotated[
        Literal["second-revoke", "card-hidden", "cards-mixed"],
        "how he tries to hide it: by a second revoke; by hiding a card that has to do with the revoke; by mixing his cards "
        "too early",
    ]
    play_over: told.PlayOver
    could_have_known: told.CouldHaveKnown
    event: told.Event = "pairs"
