"""Announcements to other sites: signed, sent to public addresses with HTTPS alone, tried again, and logged."""
