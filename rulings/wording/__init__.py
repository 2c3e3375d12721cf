"""The sentences of rulings, in the message catalogues: what the director says. One module for each module of laws."""
