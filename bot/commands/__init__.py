"""Slash commands: declared from the games, synced when they differ, and carried out."""
