"""Mock exams: blueprints, sittings, marking, papers for a class."""
