"""What a person can do and see (the browser page, scripted members) and what a test can order."""
