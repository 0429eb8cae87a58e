"""What people see and press in Discord: messages, buttons, the private hand, and their pictures."""
