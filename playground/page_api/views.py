"""A message as the page gets it: Discord's object, and what its client shows beside."""

from playground import shapes, world
from playground.state import InteractionType, Message
from playground.wire import JsonObject


def page_message(message: Message) -> JsonObject:
    """Return a message with `ephemeral`, `interaction`, `loading` and `edited` for the page."""
    interaction = message.interaction
    said = None
    if interaction is not None and not message.is_followup:
        person = world.person(interaction.member_id)
        assert person is not None, "interactions come from people of this world"
        is_command = interaction.type is InteractionType.COMMAND
        said = {
            "name": interaction.name if is_command else None,
            "user": shapes.user(person),
        }
    return {
        **shapes.message(message),
        "ephemeral": message.only_for is not None,
        "interaction": said,
        "loading": message.is_loading,
        "edited": message.edited is not None,
    }
