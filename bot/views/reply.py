"""Answers to one interaction: exactly once, and private where it must be.

`Reply.show_private` is the only place in the program that sends what one member alone may see.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from enum import Enum
from typing import Any, Final, TypeAlias, cast

import discord

from bot.session import MemberId
from bot.views import faults
from bot.views.faults import Fault
from bot.views.screen import NOBODY, DoesNotFit, PrivateScreen, text

Interaction: TypeAlias = discord.Interaction[Any]

TOKEN_S: Final = 14 * 60
"""Seconds in which an answer is changed; Discord takes changes for 15 minutes."""

_log = logging.getLogger(__name__)

_LOST: Final = {Fault.TOO_LATE, Fault.MESSAGE_GONE, Fault.CHANNEL_GONE}
"""After these a private message is not there any more, or not to be changed."""


class NotPrivate(RuntimeError):
    """Private content was about to be shown where others can see it: our mistake."""


class _Answered(Enum):
    NO = "no"
    PRIVATELY = "privately"
    PUBLICLY = "publicly"


@dataclass(frozen=True, slots=True)
class _Given:
    """A private answer that Discord has: what it takes to change it, and no more.

    Attributes:
        application: the bot's; with the token it is the address of the answer.
        interaction: its id, which says when it was made.
    """

    client: discord.Client
    application: int
    token: str = field(repr=False)
    interaction: int

    @property
    def is_expired(self) -> bool:
        age = discord.utils.utcnow() - discord.utils.snowflake_time(self.interaction)
        return age >= _TAKEN

    async def change(self, layout: discord.ui.LayoutView, files: list[discord.File]) -> None:
        webhook = discord.Webhook.partial(self.application, self.token, client=self.client)
        await webhook.edit_message(
            _ORIGINAL, view=layout, attachments=files, allowed_mentions=NOBODY
        )


_TAKEN: Final = timedelta(minutes=15)
"""How long Discord takes changes of an answer, by its own clock."""
_ORIGINAL: Final = cast(int, "@original")
"""Where Discord takes a message's id, this is the answer to the interaction."""


class Reply:
    """How one interaction is answered.

    Args:
        interaction: as discord.py brings it.
        too_large: the sentence shown instead of a message that Discord would refuse.
        notice: a sentence to be read with the first answer, such as why the table cannot be
            shown; empty: none.
        monotonic: the clock by which the interaction's token ages.

    Attributes:
        member: who clicked, or called a command.
        is_emoji_refused: whether Discord refused the last message for an emoji that is no more.
    """

    def __init__(
        self,
        interaction: Interaction,
        too_large: str = "…",
        notice: str = "",
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._monotonic = monotonic
        self._since_s = monotonic()
        self._interaction: Interaction | None = interaction
        self._given = _Given(
            interaction.client,
            interaction.application_id,
            interaction.token,
            interaction.id,
        )
        self.member: Final[MemberId] = interaction.user.id
        self._too_large = too_large
        self._notice = notice
        self._is_lost = False
        self._is_under_way = False
        self._is_owed = False
        self._answered = _Answered.NO
        self.is_emoji_refused = False
        message = interaction.message
        self._is_on_private = message is not None and message.flags.ephemeral

    @property
    def interaction(self) -> Interaction:
        """What is answered; not there any more after `let_go`."""
        if self._interaction is None:
            raise RuntimeError("the interaction was let go")
        return self._interaction

    def let_go(self) -> None:
        """Keep no more than it takes to change the answer: for a reply that is kept.

        An interaction holds its channel, member and clicked message, and itself: some dozens of
        objects up to hundreds, that would wait for the garbage collector.
        """
        if self._interaction is not None:
            self._interaction.message = self._interaction.channel = None
            self._interaction = None

    @property
    def is_answered(self) -> bool:
        """Whether Discord has an answer, and not only that one is under way."""
        return self._answered is not _Answered.NO and not self._is_under_way

    @property
    def is_owed(self) -> bool:
        """Whether a click on a private message is acknowledged, but nothing shown for it yet."""
        return self._is_owed

    @property
    def is_on_private(self) -> bool:
        """Whether what was clicked stands in a message that only this member sees."""
        return self._is_on_private

    @property
    def can_still_show(self) -> bool:
        """Whether `show_private` can change what it has shown: for `TOKEN_S`."""
        is_alive = self._monotonic() - self._since_s < TOKEN_S
        is_in_time = is_alive and not self._is_lost and not self._given.is_expired
        return self._answered is _Answered.PRIVATELY and is_in_time

    async def show_private(
        self, screen: PrivateScreen, *, anew: bool = False, is_last: bool = True
    ) -> bool:
        """Show something to the member who clicked, and to nobody else.

        It is the first answer, with the ephemeral flag; or an update of an ephemeral message,
        either the one that was clicked or the one sent as the first answer. A deferred public
        answer can never become private, so there is no way from one to here.

        Args:
            screen: what to show.
            anew: whether a click on a private message gets a message of its own.
            is_last: whether it is what was asked for; else that is still to come.

        Returns:
            Whether Discord took it.

        Raises:
            NotPrivate: the interaction was answered publicly; nothing is sent.
        """
        if self._answered is _Answered.PUBLICLY:
            raise NotPrivate("the interaction has a public answer")
        layout, files = self._prepared(screen)
        before = self._answered
        try:
            if self._answered is _Answered.PRIVATELY:
                await self._given.change(layout, files)
            elif self._is_on_private and not anew:
                self._answered = _Answered.PRIVATELY
                await self.interaction.response.edit_message(
                    view=layout, attachments=files, allowed_mentions=NOBODY
                )
            else:
                self._answered = _Answered.PRIVATELY
                await self.interaction.response.send_message(
                    view=layout, files=files, ephemeral=True
                )
        except faults.SENDING as error:
            fault = faults.note(error, "answer privately")
            if fault is Fault.INVALID:
                # What Discord refuses for its form is no answer: another one may follow.
                self._answered = before
            self._is_lost = self._is_lost or fault in _LOST
            self.is_emoji_refused = faults.is_about_emoji(error)
            return False
        self._is_under_way, self._is_owed = not is_last, False
        return True

    async def show_form(self, form: discord.ui.Modal) -> bool:
        """Open a form for the member who clicked; it must be the first answer.

        Returns:
            Whether Discord took it.
        """
        self._answered = _Answered.PRIVATELY
        try:
            await self.interaction.response.send_modal(form)
        except faults.SENDING as error:
            faults.note(error, "open a form")
            return False
        return True

    async def propose(self, choices: Sequence[tuple[str, str]]) -> bool:
        """Answer what is being typed with proposals: name and value of each, at most 25.

        Returns:
            Whether Discord took it; a late answer is nothing to speak of.
        """
        self._answered = _Answered.PRIVATELY
        offered = [discord.app_commands.Choice(name=name, value=value) for name, value in choices]
        try:
            await self.interaction.response.autocomplete(offered)
        except faults.SENDING as error:
            faults.note(error, "propose values")
            return False
        return True

    async def acknowledge(self) -> bool:
        """Answer a click without changing anything yet; returns whether Discord took it.

        On a private message `show_private` may follow; on a public one nothing may. If there is
        a notice, it is the answer: the change would not be seen.
        """
        if self._notice and not self._is_on_private:
            said, self._notice = self._notice, ""
            return await self.show_private(PrivateScreen([text(said)]))
        self._answered = _Answered.PRIVATELY if self._is_on_private else _Answered.PUBLICLY
        try:
            await self.interaction.response.defer()
        except faults.SENDING as error:
            faults.note(error, "acknowledge a click")
            return False
        self._is_owed = self._is_on_private
        return True

    def _prepared(self, screen: PrivateScreen) -> tuple[discord.ui.LayoutView, list[discord.File]]:
        if self._notice:
            said, self._notice = self._notice, ""
            noticed = PrivateScreen([*screen.items, text(said)], screen.pictures)
            with contextlib.suppress(DoesNotFit):
                return noticed.layout(), noticed.files()
        try:
            return screen.layout(), screen.files()
        except DoesNotFit as error:
            # The message itself may be somebody's cards: only the limits are named.
            _log.error("a message does not fit: %s", error)
            fallback = PrivateScreen([discord.ui.TextDisplay(self._too_large)])
            return fallback.layout(), []
