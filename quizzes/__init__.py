"""The quiz: questions that the rulings answer, practice, examinations, classes."""
