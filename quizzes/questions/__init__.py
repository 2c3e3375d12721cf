"""Questions: situations made from a seed, whose answers the ruling engine computes."""
