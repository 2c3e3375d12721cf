"""Telling of publications and withdrawals: by e-mail to who asked, and to whom other rooms tell (docs/announcements.md)."""
