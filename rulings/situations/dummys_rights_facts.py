"""What a director is told: what dummy may and may not do."""

from typing import Annotated, Literal

from rulings.engine.facts import Facts, Judgement
from rulings.situations import told

FREE = {
    "informs-director": "42A1",
    "counts-tricks": "42A2",
    "plays-as-told": "42A3",
    "follows-suit": "42A3",
    "asks-declarer": "42B1",
    "prevents-irregularity": "42B2",
    "warns-wrong-hand": "42B2",
}


ABSOLUTE = {"informs-director", "counts-tricks", "plays-as-told", "follows-suit"}


INFRINGES_43A2 = {"exchanges-hands": "43A2a", "watches-declarer": "43A2b", "looks-at-card": "43A2c"}


class DummyActionFacts(Facts, kind="dummy-action"):
    """Dummy did something."""

    action: Annotated[
        Literal[
            "informs-director",
            "counts-tricks",
            "plays-as-told",
            "follows-suit",
            "asks-declarer",
            "asks-defender",
            "prevents-irregularity",
            "warns-wrong-hand",
            "draws-attention",
            "calls-director",
            "takes-part",
            "exchanges-hands",
            "watches-declarer",
            "looks-at-card",
            "shown-hand",
        ],
        "what dummy did, in the order of Laws 42 and 43; in the last one, a defender showed dummy his hand",
    ]
    play_over: told.PlayOver = False
    had_infringed: Annotated[bool, "dummy had earlier on this board infringed 43A2"] = False
    attention_drawn: told.AttentionDrawn
    irregularity_by: told.IrregularityBy
    was_first: Annotated[bool, "dummy was the first to draw attention, or to ask declarer"]
    revoked: Annotated[bool, "the card that declarer played from his hand was illegal: he could follow suit"]
    defence_gained: Annotated[bool, "the defenders gained by their infraction", Judgement("43B3")]
    event: told.Event = "pairs"
