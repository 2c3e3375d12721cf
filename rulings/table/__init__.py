"""What is legal at a table: cards, deals, calls, play, and the restrictions that rulings put on them."""
