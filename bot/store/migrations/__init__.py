"""How the database became what it is, one revision after the other, run by `bot.store.upgrade`."""
