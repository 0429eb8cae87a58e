"""What Discord refuses in a request's body: lengths, counts, references, flags."""
