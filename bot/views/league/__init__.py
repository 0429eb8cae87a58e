"""What members see of the league: tables, profiles, courses, seasons, and the news of a match."""
