"""What a director is told: somebody who does not play does something in the playing area (76)."""

from typing import Annotated, Literal

from rulings.engine.facts import Facts
from rulings.engine.regulations import Regulated


class SpectatorFacts(Facts, kind="spectator"):
    """Somebody is watching, or says something, where bridge is played."""

    present_as: Annotated[
        Literal["onlooker", "player", "official", "exempted"],
        "who it is: somebody who is neither a player nor an official; a player of the event; an official; somebody who by the "
        "chief director's word is no spectator",
    ] = "onlooker"
    in_playing_area: Annotated[
        bool, "he is where a player who is playing may be during the session, or as the regulations bound the area"
    ] = True
    spectator_did: Annotated[
        Literal[
            "watches-one-hand",
            "watches-several-hands",
            "reacts",
            "speaks-to-player",
            "disturbs",
            "draws-attention",
            "speaks-when-asked",
            "speaks-unasked",
            "contacts-online",
        ],
        "what he does: looks at one player's hand; looks into several; reacts to a call or a play while the deal "
        "is being played; speaks to a player, or shows something by his manner, during the round; disturbs a "
        "player; draws attention to something in the play; speaks about facts or Law at the director's request; "
        "speaks about them unasked; watches the broadcast and communicates with somebody who is playing",
    ]
    several_hands_allowed: Annotated[
        bool, "the regulations let a spectator look at more than one hand", Regulated("several_hands_allowed")
    ] = False
    player_learned: Annotated[bool, "a player has learned something of a board from it that he plays or is to play"] = (
        False
    )
