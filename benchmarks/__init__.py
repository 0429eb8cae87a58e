"""Every figure of the project as a ratio to a reference that runs beside it: ``python -m benchmarks``."""
