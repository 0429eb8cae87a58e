"""The websocket that a bot listens to: sessions, events by intent, resume."""
