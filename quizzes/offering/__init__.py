"""What practice and exams may ask: templates not withdrawn, blueprints of exams, a question kept as it was asked."""
