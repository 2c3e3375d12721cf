"""The regulations of the organisation that runs the site: published and dated like the text, and read by the engine."""
