"""Pictures and their words: draws what a scene declares; knows no rules, no chat and no storage."""
