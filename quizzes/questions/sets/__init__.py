"""The templates, one module for each group of situations; a new module is found by itself."""
