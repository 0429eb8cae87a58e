"""Pictures without a table: score sheet, league table, rating curve and lobby card."""
