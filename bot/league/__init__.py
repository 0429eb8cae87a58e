"""Standings out of results, pure: no Discord, no database, no clock."""
