"""Examinations that a federation holds: preparing, sitting, watching, marking, appeals, certificates."""
