"""Which cards may be played: against an independent reading of the order of precedence, and each Law's boundary."""

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from bridge.cards import DECK, Card, Suit
from bridge.seats import ROTATION, Seat
from rulings.table.legality import legal_cards, verdicts
from rulings.table.position import Position
from rulings.table.restrictions import CardDue, LeadRestriction, PenaltyCard, PlayDemand, Restriction

HANDS = {Seat.N: "SA S5 H4 DK", Seat.E: "SK S7 HQ H3", Seat.S: "S2 H9 D5 C4", Seat.W: "S9 HJ D2 CA"}


def position(turn: Seat, *trick: tuple[Seat, str], restrictions: tuple[Restriction, ...] = ()) -> Position:
    """South declares in notrump; the hands are those above."""
    hands = {seat: {DECK[name] for name in hand.split()} for seat, hand in HANDS.items()}
    return Position(
        hands, Seat.S, None, turn, [(seat, DECK[card]) for seat, card in trick], restrictions=list(restrictions)
    )


def names(cards: list[Card]) -> str:
    return " ".join(map(str, cards))


def clauses(where: Position, seat: Seat) -> dict[str, str]:
    return {str(card): refusal.clause if refusal else "" for card, refusal in verdicts(where, seat).items()}


def test_nobody_plays_out_of_turn() -> None:
    assert set(clauses(position(Seat.E), Seat.W).values()) == {"44B"}


def test_following_suit_comes_before_a_penalty_card() -> None:
    where = position(Seat.E, (Seat.N, "SA"), restrictions=(PenaltyCard(Seat.E, DECK["HQ"]),))
    assert names(legal_cards(where, Seat.E)) == "SK S7"
    assert clauses(where, Seat.E) == {"SK": "", "S7": "", "HQ": "44C", "H3": "44C"}


def test_a_major_penalty_card_is_played_when_the_suit_allows_it() -> None:
    where = position(Seat.E, (Seat.N, "SA"), restrictions=(PenaltyCard(Seat.E, DECK["S7"]),))
    assert clauses(where, Seat.E) == {"SK": "50D1a", "S7": "", "HQ": "44C", "H3": "44C"}


def test_a_major_penalty_card_is_the_discard_of_a_player_who_is_void() -> None:
    where = position(Seat.E, (Seat.N, "DK"), restrictions=(PenaltyCard(Seat.E, DECK["H3"]),))
    assert names(legal_cards(where, Seat.E)) == "H3"


def test_of_two_playable_penalty_cards_either_may_be_designated() -> None:
    cards = (PenaltyCard(Seat.E, DECK["H3"]), PenaltyCard(Seat.E, DECK["S7"]))
    assert names(legal_cards(position(Seat.E, (Seat.N, "DK"), restrictions=cards), Seat.E)) == "S7 H3"


def test_a_minor_penalty_card_goes_before_small_cards_of_its_suit_only() -> None:
    minor = (PenaltyCard(Seat.E, DECK["S7"], "minor"),)
    where = position(Seat.E, (Seat.N, "SA"), restrictions=minor)
    assert names(legal_cards(where, Seat.E)) == "SK S7"
    where.hands[Seat.E].add(DECK["S6"])
    assert clauses(where, Seat.E)["S6"] == "50C"
    assert names(legal_cards(position(Seat.E, restrictions=minor), Seat.E)) == "SK S7 HQ H3"


def test_partner_of_a_major_penalty_card_waits_for_declarer_before_leading() -> None:
    where = position(Seat.W, restrictions=(PenaltyCard(Seat.E, DECK["HQ"]),))
    assert legal_cards(where, Seat.W) == []
    assert set(clauses(where, Seat.W).values()) == {"50D2"}
    where.freed = where.number
    assert len(legal_cards(where, Seat.W)) == 4


def test_partner_of_a_minor_penalty_card_leads_freely() -> None:
    assert len(legal_cards(position(Seat.W, restrictions=(PenaltyCard(Seat.E, DECK["S7"], "minor"),)), Seat.W)) == 4


def test_a_required_suit_is_led_and_who_has_none_leads_anything() -> None:
    assert (
        names(legal_cards(position(Seat.W, restrictions=(LeadRestriction(Seat.W, (Suit.H,), required=True),)), Seat.W))
        == "HJ"
    )
    assert (
        len(legal_cards(position(Seat.E, restrictions=(LeadRestriction(Seat.E, (Suit.C,), required=True),)), Seat.E))
        == 4
    )


def test_a_forbidden_suit_is_not_led_unless_there_is_nothing_else() -> None:
    assert (
        names(legal_cards(position(Seat.E, restrictions=(LeadRestriction(Seat.E, (Suit.S,), required=False),)), Seat.E))
        == "HQ H3"
    )
    both = (LeadRestriction(Seat.E, (Suit.S, Suit.H), required=False),)
    assert len(legal_cards(position(Seat.E, restrictions=both), Seat.E)) == 4


def test_a_lead_restriction_comes_before_an_own_penalty_card() -> None:
    both = (LeadRestriction(Seat.E, (Suit.S,), required=True), PenaltyCard(Seat.E, DECK["HQ"]))
    assert names(legal_cards(position(Seat.E, restrictions=both), Seat.E)) == "SK S7"


def test_a_prohibition_lasts_while_the_player_keeps_the_lead() -> None:
    where = position(Seat.W, restrictions=(LeadRestriction(Seat.W, (Suit.S,), required=False),))
    for card in ("CA", "DK", "H3", "C4"):
        where.play(where.turn, DECK[card])
    assert where.turn == "W"
    assert clauses(where, Seat.W)["S9"] == "50D2a"
    for card in ("D2", "H4", "HQ", "D5"):
        where.play(where.turn, DECK[card])
    assert where.turn == "S"
    assert where.restrictions == []


def test_a_requirement_is_for_one_lead() -> None:
    where = position(Seat.W, restrictions=(LeadRestriction(Seat.W, (Suit.C,), required=True),))
    where.play(Seat.W, DECK["CA"])
    assert where.restrictions == []


def test_declarers_demand_after_a_premature_play() -> None:
    high = (PlayDemand(Seat.E, "highest", Suit.S),)
    low = (PlayDemand(Seat.E, "lowest", Suit.S),)
    led = (Seat.N, "S5")
    assert names(legal_cards(position(Seat.E, led, restrictions=high), Seat.E)) == "SK"
    assert names(legal_cards(position(Seat.E, led, restrictions=low), Seat.E)) == "S7"
    assert (
        names(legal_cards(position(Seat.E, led, restrictions=(PlayDemand(Seat.E, "suit", Suit.H),)), Seat.E)) == "SK S7"
    )
    assert (
        names(
            legal_cards(
                position(Seat.E, (Seat.N, "DK"), restrictions=(PlayDemand(Seat.E, "not-suit", Suit.H),)), Seat.E
            )
        )
        == "SK S7"
    )


def test_a_card_played_in_the_right_hand_opponents_turn_is_played_at_its_turn_if_legal() -> None:
    due = (CardDue(Seat.E, DECK["S7"]),)
    assert names(legal_cards(position(Seat.E, (Seat.N, "SA"), restrictions=due), Seat.E)) == "S7"
    assert (
        names(legal_cards(position(Seat.E, (Seat.N, "SA"), restrictions=(CardDue(Seat.E, DECK["HQ"]),)), Seat.E))
        == "SK S7"
    )


@st.composite
def positions(draw: st.DrawFn) -> Position:
    cards = draw(st.permutations(list(DECK.values())))
    size = draw(st.integers(1, 6))
    hands = {seat: set(cards[size * place : size * place + size]) for place, seat in enumerate(ROTATION)}
    leader = draw(st.sampled_from(ROTATION))
    where = Position(hands, draw(st.sampled_from(ROTATION)), draw(st.sampled_from([None, *Suit])), leader)
    for _ in range(draw(st.integers(0, 3))):
        where.play(where.turn, draw(st.sampled_from(sorted(where.hands[where.turn]))))
    seat = where.turn
    held = sorted(where.hands[seat])
    for card in draw(st.lists(st.sampled_from(held), unique=True, max_size=2)) if held else []:
        where.restrictions.append(PenaltyCard(seat, card, draw(st.sampled_from(["major", "minor"]))))
    if draw(st.booleans()):
        suits = tuple(draw(st.sets(st.sampled_from(list(Suit)), min_size=1, max_size=2)))
        where.restrictions.append(LeadRestriction(seat, suits, draw(st.booleans())))
    demanding = draw(st.booleans())
    if where.trick and demanding:
        what, led = draw(st.sampled_from(["highest", "lowest", "suit", "not-suit"])), where.trick[0][1].suit
        suit = led if what in ("highest", "lowest") else draw(st.sampled_from([s for s in Suit if s is not led]))
        where.restrictions.append(PlayDemand(seat, what, suit))  # type: ignore[arg-type]
    return where


def allowed(where: Position, card: Card) -> bool:
    """The order of precedence read once more, card by card: a rule binds only if some card left by the rules above obeys it."""
    seat, hand = where.turn, where.hands[where.turn]
    led = where.trick[0][1].suit if where.trick else None
    rules: list[Callable[[Card], bool]] = [lambda c: c.suit is led]
    for one in where.restrictions:
        if isinstance(one, LeadRestriction) and not where.trick and one.seat is seat:
            rules.append(lambda c, one=one: (c.suit in one.suits) == one.required)  # type: ignore[misc]
    for one in where.restrictions:
        if isinstance(one, PlayDemand):
            rules.append(lambda c, one=one: obeys(one, c, hand))  # type: ignore[misc]
    majors = [one.card for one in where.restrictions if isinstance(one, PenaltyCard) and one.grade == "major"]
    rules.append(lambda c: c in majors)
    left = set(hand)
    for obeyed in rules:
        obeying = {c for c in left if obeyed(c)}
        left = obeying or left
    minors = [one.card for one in where.restrictions if isinstance(one, PenaltyCard) and one.grade == "minor"]
    blocked = (
        any(m.suit is card.suit and m in left and m != card for m in minors) and card not in minors and card.rank < 10
    )
    return card in left and not blocked


def obeys(demand: PlayDemand, card: Card, hand: set[Card]) -> bool:
    ranks = [c.rank for c in hand if c.suit is demand.suit]
    if demand.what == "highest":
        return card.suit is demand.suit and card.rank == max(ranks)
    if demand.what == "lowest":
        return card.suit is demand.suit and card.rank == min(ranks)
    return (card.suit is demand.suit) == (demand.what == "suit")


@settings(max_examples=3 * settings().max_examples)
@given(positions())
def test_legal_cards_are_those_of_an_independent_reading(where: Position) -> None:
    assert legal_cards(where, where.turn) == [c for c in verdicts(where, where.turn) if allowed(where, c)]


@settings(max_examples=2 * settings().max_examples)
@given(positions())
def test_there_is_always_a_legal_card(where: Position) -> None:
    assert legal_cards(where, where.turn) or not where.hands[where.turn]
