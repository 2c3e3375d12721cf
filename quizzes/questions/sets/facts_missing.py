"""Which fact a story may lack, and which questions may stand beside the one for it.

Chosen by hand among those that the engine and the tables find idle: none that a careful director asks there too, that the story
has answered, or that speaks of a player or a card that is not in it.
"""

from collections.abc import Mapping

_OF_DECLARERS_CARDS = ("own_fault", "exposed", "director_exempts", "how", "looked_played")
_OF_A_REVOKE = ("partner_asked", "before_partners_turn", "opponents_played_after", "partner_played_after")
_OF_AN_ESTABLISHED_ONE = ("trick_won_by", "damage", "hands_returned", "repeated", "objected_in_time")
_TOO_LATE_FOR_DUMMY = ("was_led", "not_followed_by", "dummy_revoked", "damage")
_IN_TIME_FOR_DUMMY = ("defenders_after", "declarer_after_rho", "not_followed_by")

IDLE: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "a-call-out-of-rotation": {"turn_to_call": ("first_call_was", "rho_then")},
    "a-changed-call": {
        "first_call_was": ("assistance_damaged", "could_have_known"),
        "partner_called": ("assistance_damaged", "could_have_known"),
    },
    "a-faulty-deal": {"sides_begun": ("method_prescribed", "past_deals_meant")},
    "a-team-match-without-a-result": {"teams_at_fault": ("several_adjusted", "other_table_favours")},
    "agreements-and-departures": {
        "matter_of_style": ("partner_aware", "play_over", "damaged"),
    },
    "average-plus-or-minus": {
        "fault_of_ns": ("outcomes", "damaged"),
        "fault_of_ew": ("outcomes", "damaged"),
    },
    "claim-contested": {
        "trump_mentioned": ("card_must_be_placed", "needs_partners_choice"),
        "may_be_unaware": ("card_must_be_placed", "needs_partners_choice"),
    },
    "looking-at-a-system-card": {"declaring_side": ("turn_to_act", "to_explain")},
    "looking-at-played-cards": {
        "asker": ("mixed_by", "facts_lost", "agreed_before", "own_card_turned"),
        "side_played_next": ("mixed_by", "facts_lost", "agreed_before", "own_card_turned"),
        "own_card_turned": ("mixed_by", "facts_lost", "agreed_before"),
    },
    "what-is-a-claim": {"clearly_no_claim": ("after_opening_lead_out_of_turn", "partner_objected", "hand_faced")},
    "declarers-cards-are-seen": {
        "looked_played": _OF_DECLARERS_CARDS[:4],
        "after_opening_lead_out_of_turn": _OF_DECLARERS_CARDS,
        "clearly_no_claim": _OF_DECLARERS_CARDS,
    },
    "dummy-plays-another-card": {
        "defenders_after": _TOO_LATE_FOR_DUMMY,
        "declarer_after_rho": _TOO_LATE_FOR_DUMMY,
        "was_led": _IN_TIME_FOR_DUMMY,
        "not_followed_by": (*_IN_TIME_FOR_DUMMY, "dummy_revoked"),
        "dummy_revoked": _IN_TIME_FOR_DUMMY,
    },
    "taking-a-card-back": {
        "own_side_offended": ("card_played_since", "later_card", "opening_lead", "dummy_faced"),
        "hand": ("card_played_since", "later_card", "opening_lead"),
        "unintended": ("own_side_offended", "opening_lead", "dummy_faced"),
        "card_played_since": ("own_side_offended", "opening_lead", "dummy_faced"),
        "because_of_explanation": ("unintended", "card_played_since", "own_side_revoked"),
    },
    "an-opening-lead-by-the-wrong-player": {
        "faced": ("legal", "dummys_cards", "declarer_did"),
        "legal": ("dummys_cards", "declarer_did"),
    },
    "playing-on-after-an-irregularity": {"offender_on_right": ("meant_as_lead", "irregularity_by", "thirteenth_trick")},
    "a-revoke": {"establishment": ("hands_returned", "before_partners_turn", "partner_asked", "damage")},
    "a-revoke-noticed-at-once": {
        "hand": _OF_AN_ESTABLISHED_ONE,
        "opponents_played_after": _OF_AN_ESTABLISHED_ONE,
        "partner_played_after": _OF_AN_ESTABLISHED_ONE,
    },
    "an-established-revoke": {
        "hand": _OF_A_REVOKE,
        "trick_won_by": (*_OF_A_REVOKE, "objected_in_time", "hands_returned"),
    },
    "a-revoke-before-a-claim": {
        "hand": ("damage", "hands_returned", "repeated", "trick_won_by"),
        "objected_in_time": ("hands_returned", "partner_asked", "before_partners_turn"),
    },
    "a-fifth-card": {
        "hand": ("turn", "thirteenth_trick"),
        "sides_played_next": ("turn", "thirteenth_trick"),
    },
    "a-trick-with-the-wrong-number-of-cards": {
        "one_after_another": ("has_suit", "won_since", "twelfth_trick"),
        "played_again": ("has_suit", "won_since", "twelfth_trick", "suit_led"),
        "too_late": ("has_suit", "won_since", "twelfth_trick", "suit_led"),
    },
    "a-missing-card": {"card_place": ("hand", "has_penalty_card", "honour", "could_have_followed")},
    "cards-are-handled": {"touching_permitted": ("both_sides_present", "others_instructed")},
    "tricks-in-dispute": {"scores_open": ("mixed_by", "facts_lost", "hands_in_board")},
}
"""By scene and missing fact."""
PRESUPPOSES: Mapping[str, tuple[str, frozenset[str]]] = {
    "card_must_be_placed": ("succeeds_by", frozenset({"stated-line", "unstated-line"})),
}
"""A question that speaks of what a fact has to tell (“that line”)."""
PAIRS = tuple((scene, fact) for scene, facts in IDLE.items() for fact in facts)
