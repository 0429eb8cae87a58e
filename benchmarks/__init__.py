"""Every figure of the project as a ratio to a reference beside it: ``python -m benchmarks``."""
