"""The game: cards, seats, deals, calls, contracts, play, boards, scores; no Laws, no Django, no language."""
