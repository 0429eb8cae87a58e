"""All states of all tables that a house has seen, and when each was saved."""

from bot.session import Table


class History:
    """States of tables in the order in which they were saved."""

    def __init__(self) -> None:
        self._states: list[tuple[Table, int]] = []
        self._newest: dict[tuple[int, int], Table] = {}

    def add(self, table: Table, entry: int) -> None:
        """Note a state that was saved when the transcript held this many entries."""
        self._states.append((table, entry))
        if table.match is not None:
            self._newest[table.id, table.match.number] = table

    def at(self, table: int, number: int) -> Table | None:
        """Return the newest state of a match with so many lines in its record, if any was seen."""
        return self._newest.get((table, number))

    def lobbies(self) -> list[Table]:
        """Return the states of all lobbies."""
        return [table for table, _ in self._states if table.match is None]

    def matches(self, before: int | None = None) -> list[Table]:
        """Return the states of all matches, or those saved before an entry of the transcript."""
        return [
            table
            for table, entry in self._states
            if table.match is not None and (before is None or entry < before)
        ]
