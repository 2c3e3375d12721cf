"""Another language beside Turkish and English."""
