"""Which card of a suit a defender leads."""

from quizzes.simulation.playing.holdings import Ranks

_TEN, _JACK, _QUEEN, _KING, _ACE = range(10, 15)


def sequence(ranks: Ranks) -> int:
    """The top of two touching honours at the head of a suit, or of an inner sequence as in K-J-10; 0 if there is none."""
    held = set(ranks)
    top = ranks[-1]
    if top >= _TEN and top - 1 in held:
        return top
    if top >= _QUEEN and {_JACK, _TEN} <= held:
        return _JACK
    return 0


def lead_of(ranks: Ranks, *, trumps: bool) -> int:
    """Top of a sequence, the ace rather than a card below it against trumps, top of two, fourth best, low from an honour."""
    top = ranks[-1]
    if (trumps and top == _ACE) or len(ranks) <= 2:
        return top
    if (good := sequence(ranks)) and (trumps or len(ranks) <= 4 or good - 2 in ranks or good == _JACK < top):
        return good
    if len(ranks) >= 4 and top >= _TEN:
        return ranks[-4]
    if top >= _TEN:
        return ranks[0]
    return ranks[-2] if len(ranks) >= 4 else top
