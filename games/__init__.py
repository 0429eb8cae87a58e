"""The rules of the card games: pure state machines that know no Discord, no pictures, no storage and no clock."""
