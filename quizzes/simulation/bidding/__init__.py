"""Auctions as a club player bids them: five-card majors, 15-17 notrump, weak twos, simple overcalls and doubles."""
