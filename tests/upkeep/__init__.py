"""What those who look after the project run."""
