"""Pages of rulings: worked cases and coverage."""
