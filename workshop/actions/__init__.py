"""What can be done in the workshop: one verb each, with its permission and its line in the log."""
