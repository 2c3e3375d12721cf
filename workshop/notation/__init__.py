"""The files of a draft, cut into clauses and put together again."""
