"""Fewer small pictures of cards than there are, or others, under their real names."""

from collections.abc import Mapping

from cards_art import emojis


class Art:
    """These pictures and no others.

    Args:
        pictures: name → bytes.
    """

    def __init__(self, pictures: Mapping[str, bytes]) -> None:
        self.pictures = pictures

    def names(self) -> tuple[str, ...]:
        return tuple(self.pictures)

    def png(self, name: str) -> bytes:
        return self.pictures[name]

    def name_of(self, code: str, language: str) -> str:
        return emojis.name_of(code, language)


NONE = Art({})
FEW = Art({name: emojis.png(name) for name in ("card_h7", "card_hq_de", "card_hq_en")})
