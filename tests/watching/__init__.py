"""What who operates the site sees of it."""
