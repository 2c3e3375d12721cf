"""What a director is told: how players behave towards an irregularity before he rules, and when they choose (9 to 11)."""

from typing import Annotated, Literal

from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts, Judgement
from rulings.situations import told


class DrawingAttentionFacts(Facts, kind="drawing-attention"):
    """There is an irregularity, or is about to be one, and a player speaks up or keeps silent."""

    player_did: Annotated[
        Literal["draws-attention", "prevents", "calls-director", "says-nothing"],
        "he draws attention to an irregularity; tries to prevent one; calls the director; says nothing",
    ]
    stage: Annotated[
        Literal["auction", "play", "after-play"],
        "during the auction period; during the play; after the play of the board",
    ]
    by_dummy: Annotated[bool, "the player is dummy"] = False
    partners_explanation: Annotated[bool, "it is his partner's mistaken explanation"] = False
    own_side_offended: told.OwnSideOffended
    attention_drawn: told.AttentionDrawn


class ActionBeforeDirectorFacts(Facts, kind="action-before-director"):
    """Attention was drawn to an irregularity, and something was done before the director had explained everything."""

    done_before: Annotated[
        Literal["nothing", "rectified", "waived", "non-offender-acted", "offending-side-acted", "offender-corrected"],
        "what was done: nothing; the players rectified the irregularity themselves; they agreed to let it go; a player of "
        "the non-offending side called or played; a player of the offending side did; the offender corrected it himself",
    ]
    director_called: Annotated[bool, "the director had been called before the non-offender's action"] = False
    wrongly_rectified: Annotated[bool, "the players rectified it otherwise than the Laws have it"]
    right_lost: Annotated[bool, "by that action the right to rectification is lost", Judgement("11A")]
    gained_by_ignorance: Annotated[
        Literal["nobody", "offending-side", "non-offending-side"],
        "which side has gained because the other acted without knowing what the Law provides",
        Judgement("11A"),
    ]
    event: told.Event = "pairs"


class ChoiceOfRectificationFacts(Facts, kind="choice-of-rectification"):
    """The Laws give players options after an irregularity, or the offending side goes on after its rectification."""

    about_choice: Annotated[
        Literal["before-explained", "consulted-partner", "changed-mind", "most-advantageous", "offenders-gain"],
        "what happened: a player chose before the director had explained all options; he consulted his partner; he wants "
        "another option after his choice; he chooses what is best for his side; after the rectification the offending side "
        "calls or plays so that it gains",
    ]
    own_side_offended: told.OwnSideOffended = False
    infraction_intended: Annotated[bool, "the infraction was intended", Judgement("72B1")] = False
    could_have_known: told.CouldHaveKnown
    event: told.Event = "pairs"


ACTION_BEFORE_DIRECTOR_CHECKS = (
    not_together(done_before="nothing", right_lost=True),
    not_together(done_before="nothing", gained_by_ignorance={"offending-side", "non-offending-side"}),
)


DRAWING_ATTENTION_CHECKS = (
    not_together(partners_explanation=True, own_side_offended=False),
    not_together(stage="auction", by_dummy=True),
)
