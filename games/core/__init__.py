"""What every game shares: the engine interface, notation, records, shuffling and the drawable scene."""
