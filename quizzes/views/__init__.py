"""Pages of the ruling engine, the questions, practice and exams."""
