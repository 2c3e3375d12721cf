"""The later rounds: where a player puts the contract by what his partner has shown."""

from quizzes.simulation.bidding.hands import MAJORS, NT, SUITS, C, D, H, S
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid, number

GAME, MINOR_GAME, SLAM_FIT, SLAM = 25, 28, 29, 32
"""The points of both hands for a game in a major or notrump, in a minor, for a slam with a fit and in notrump."""


def place(state: Bidding) -> Bid:
    """Answer partner's question, or bid slam, game, an invitation or a part score by the points of both hands."""
    his = state.his
    if his.nature is Nature.ACES:
        return _show_aces(state)
    if state.mine.nature is Nature.ACES:
        return _after_aces(state)
    strain = best_strain(state)
    worth = worth_in(state, strain)
    least, most = worth + state.low[state.mate], worth + state.high[state.mate]
    if found := _slam(state, strain):
        return found
    if his.nature is Nature.FINAL:
        return _correct(state)
    if his.nature is Nature.INVITE:
        return _answer_invitation(state, strain, least + most)
    if least >= GAME:
        return game(state, strain, least)
    if most >= GAME and least >= GAME - 3 and (found := _invite(state, strain)):
        return found
    return part_score(state)


def best_strain(state: Bidding) -> int:
    """A major of eight cards; a minor of eight if notrump looks poor; else notrump."""
    best = max(MAJORS, key=state.total)
    if state.total(best) >= 8:
        return best
    minor = max((C, D), key=state.total)
    short = any(
        state.me.length[suit] <= 1 or (state.theirs(suit) and not state.me.stops(suit))
        for suit in SUITS
        if state.shown[state.mate][suit] < 3
    )
    return minor if short and state.total(minor) >= 8 and state.his.suit != NT else NT


def worth_in(state: Bidding, strain: int) -> int:
    """The points of the hand in a denomination."""
    return state.me.points if strain == NT else state.me.support(strain)


def game(state: Bidding, strain: int, least: int) -> Bid:
    """Four of a major, three notrump, or five of a minor if the points are there; pass if the side is in game."""
    level = {NT: 3, H: 4, S: 4}.get(strain, 5 if least >= MINOR_GAME else 0)
    if state.ours and state.top >= number(3, NT) and state.top % 5 in (NT, strain):
        return PASS
    if level == 0:
        return _minor(state, strain)
    if number(level, strain) <= state.top:
        return PASS if state.ours else to_play(state, state.cheapest(strain), strain)
    return to_play(state, level, strain)


def _minor(state: Bidding, strain: int) -> Bid:
    """Short of the points for five of a minor: three notrump with the opponents' suits stopped, else four of the minor."""
    if all(state.me.stops(suit) for suit in SUITS if state.theirs(suit)) and state.top < number(3, NT):
        return to_play(state, 3, NT)
    if state.cheapest(strain) <= 4:
        return bid(state.cheapest(strain), strain, 0, 40, state.me.length[strain], Nature.INVITE)
    return PASS


def _invite(state: Bidding, strain: int) -> Bid | None:
    """Two notrump or three of the major, once; ``None`` if there is no room for it."""
    if state.mine.nature is Nature.INVITE or strain not in (NT, H, S):
        return None
    level = 2 if strain == NT else 3
    if number(level, strain) <= state.top:
        return None
    low, high = GAME - state.high[state.mate], GAME - 1 - state.low[state.mate]
    return bid(
        level,
        strain,
        max(low, state.low[state.turn]),
        high,
        0 if strain == NT else state.me.length[strain],
        Nature.INVITE,
    )


def _answer_invitation(state: Bidding, strain: int, twice: int) -> Bid:
    """Game with the better half of the points shown before."""
    if twice >= 2 * GAME and (strain in (NT, H, S) or twice >= 2 * MINOR_GAME):
        return game(state, strain, twice // 2)
    if strain in MAJORS and state.top < number(3, strain) and state.top % 5 != strain:
        return to_play(state, 3, strain)
    return PASS


def _correct(state: Bidding) -> Bid:
    """Over partner's three notrump: four of a major in which he has shown enough."""
    if state.ours and state.top == number(3, NT):
        for major in MAJORS:
            if state.total(major) >= 8 and state.shown[state.mate][major] >= 5 and state.shown[state.turn][major] <= 3:
                return to_play(state, 4, major)
    return PASS


def part_score(state: Bidding) -> Bid:
    """Pass what can be played; else the suit with the most cards, or notrump."""
    forced = state.forced
    if not state.ours:
        return PASS
    strain = state.top % 5
    opened = state.his.suit == NT and state.opener == state.mate
    now = (8 if state.me.balanced or opened else 6) if strain == NT else _likely(state, strain)
    if not forced and now >= 8:
        return PASS
    better = [suit for suit in SUITS if _likely(state, suit) >= 7 and _low_enough(state, suit, forced=forced)]
    best = max(better, key=lambda suit: (_likely(state, suit), -state.cheapest(suit)), default=None)
    if best is not None and (forced or _likely(state, best) > now):
        return to_play(state, state.cheapest(best), best)
    level = state.cheapest(NT)
    if forced or (level == 1 and now < 7):
        return bid(level, NT, 0, 40, nature=Nature.OPEN)
    return PASS


def _likely(state: Bidding, suit: int) -> int:
    """The cards of both hands that one may count on: a long suit needs no support."""
    length = state.me.length[suit]
    return max(state.total(suit), length + max(length - 5, 0))


def _low_enough(state: Bidding, suit: int, *, forced: bool) -> bool:
    return state.cheapest(suit) <= (3 if forced or state.total(suit) >= 9 else 2)


def _slam(state: Bidding, strain: int) -> Bid | None:
    """Ask for aces with a major, else six by points, unless the hand is limited; short suits count half."""
    together = (state.me.points + worth_in(state, strain)) // 2 + state.low[state.mate]
    limited = state.mine.nature in (Nature.INVITE, Nature.FINAL)
    if limited or together < (SLAM if strain == NT else SLAM_FIT) or state.top >= number(4, NT):
        return None
    if strain not in MAJORS:
        return to_play(state, 6 if together < 37 else 7, strain)
    return Bid(number(4, NT), nature=Nature.ACES)


def _show_aces(state: Bidding) -> Bid:
    """Blackwood: five clubs none or all four, then by steps."""
    return Bid(number(5, state.me.aces % 4), nature=Nature.OPEN)


def _after_aces(state: Bidding) -> Bid:
    """Five if two aces are missing, six, or seven with all of them and points to spare."""
    strain = best_strain(state)
    shown = state.his.call - number(5, C)
    aces = state.me.aces + (shown or 4 * (state.me.aces == 0))
    together = worth_in(state, strain) + state.low[state.mate]
    level = 7 if aces == 4 and together >= 37 else 6 if aces >= 3 else 5
    if state.ours and state.top == number(level, strain):
        return PASS
    return to_play(state, max(level, state.cheapest(strain)), strain)


def to_play(state: Bidding, level: int, strain: int) -> Bid:
    """The contract that the player wants; partner passes unless he holds something quite new."""
    return bid(level, strain, 0, 40, 0 if strain == NT else state.me.length[strain], Nature.FINAL)
