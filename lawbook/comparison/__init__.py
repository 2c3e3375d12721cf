"""What changed from one edition of the Laws to another, clause by clause and word by word."""
