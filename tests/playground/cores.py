"""A playground's parts without a server around them: for what is decided without the web."""

from playground.clock import Clock
from playground.core import Core
from playground.faults import Faults
from playground.gateway.hub import Gateway
from playground.page_api.live import Live
from playground.ratelimit import RateLimits
from playground.snowflakes import Snowflakes
from playground.transcript import Transcript


def still_core() -> Core:
    """Return the parts of a playground whose time stands still."""
    clock, faults = Clock(running=False), Faults()
    transcript = Transcript(clock)
    return Core(
        base="http://127.0.0.1:1",
        lang="de",
        clock=clock,
        ids=Snowflakes(clock),
        transcript=transcript,
        faults=faults,
        limits=RateLimits(clock.steady),
        gateway=Gateway(clock, transcript, faults),
        live=Live(),
    )
