"""What every game shares: the interface, notation, records, shuffling and the drawable scene."""
