"""The Discord bot: tables, members and messages around the games. The rules stand in `games`."""
