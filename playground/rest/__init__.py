"""Discord's REST API v10, as far as a card bot uses it."""
