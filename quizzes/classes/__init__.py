"""A class: a teacher opens it with a code, players join on their phones; a question at a time, or a set as homework."""
