"""In a team match an adjusted score is given with regard to the other table: 12A refers to 86B."""

from rulings.effects.deals import AdjustedScoreDue
from rulings.effects.scores import AdjustedScore
from rulings.laws import law_86
from rulings.situations.extraneous_information_facts import ExtraneousInformationFacts
from rulings.situations.misinformation_facts import MisinformationFacts
from rulings.situations.unauthorised_information_facts import UnauthorisedInformationFacts
from rulings.situations.wrong_boards_facts import CardsFromWrongBoardFacts
from rulings.situations.wrong_numbers_facts import WrongNumberFacts

InACompetition = (
    CardsFromWrongBoardFacts
    | ExtraneousInformationFacts
    | MisinformationFacts
    | UnauthorisedInformationFacts
    | WrongNumberFacts
)


def considered_if_adjusted(f: InACompetition, found: object) -> None:
    """86B, where what a rule has concluded adjusts the score."""
    if isinstance(found, AdjustedScore | AdjustedScoreDue):
        considered(f)


def considered(f: InACompetition) -> None:
    """86B, where the score is adjusted in a team match."""
    if f.event == "teams":
        law_86.other_table_considered(f)
