"""What editors do about questions: look at reports of mistakes, take a template out of exams."""
