"""Games from the shell: list, show, check, play and rules."""
