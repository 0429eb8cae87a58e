"""A Discord on this machine: gateway, REST and a page in the browser, for play and for tests.

It knows nothing of the bot or of games: whoever speaks Discord's API v10 can connect.
"""
