"""What becomes of a score that is in dispute or was entered wrongly (79)."""

from dataclasses import dataclass

from rulings.effects.scores import AboutScore


@dataclass(slots=True, kw_only=True)
class ScoreCorrected(AboutScore):
    """The score on the record is corrected."""

    why: str
