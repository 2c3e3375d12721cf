"""The federation's workshop: from a draft of the text to a published edition (docs/workshop.md)."""
