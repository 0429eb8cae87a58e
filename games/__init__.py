"""The rules of the card games: pure state machines without Discord, pictures, storage or clock."""
