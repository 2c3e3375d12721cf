"""What the templates of questions can say."""
