"""An edition as the source of a book for typst, which makes a PDF of it."""
