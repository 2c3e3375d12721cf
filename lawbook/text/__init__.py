"""From the plain text of the Laws to its tree: notation, references, errata (knows no Django)."""
