"""Play of the cards as at a club: leads, following suit, ruffs and discards."""
