"""Faults on order: the next so many requests of a route, or events, go wrong as told.

Orders are used up in the sequence they were given; a route without an order works.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Literal

EventFault = Literal["lost", "double", "late"]
DropFault = Literal["before", "after"]
Scope = Literal["user", "shared", "global", "cloudflare"]


@dataclass(slots=True)
class Fault:
    """One order.

    Attributes:
        method: an HTTP method or `*`.
        route: a glob over the path behind `/api/v10`, e.g. `/channels/*/messages/*`; for an event
            fault a glob over the event's name.
        count: how many requests or events it still hits.
        status: the HTTP status to answer with instead of doing anything.
        code: Discord's code in that answer.
        delay_s: real seconds to wait before the request is looked at; for a late event seconds of
            the playground's clock.
        drop: "before" closes the connection at once, "after" does the request and then closes.
        event: what happens to the event: never seen, sent twice, or sent `delay_s` later.
        retry_after: seconds, for a 429.
        scope: a 429's scope; "cloudflare" answers HTML without `Via`.
    """

    method: str = "*"
    route: str = "*"
    count: int = 1
    status: int | None = None
    code: int = 0
    delay_s: float = 0.0
    drop: DropFault | None = None
    event: EventFault | None = None
    retry_after: float = 1.0
    scope: Scope = "user"


class Faults:
    """The orders that are not used up yet."""

    def __init__(self) -> None:
        self.orders: list[Fault] = []

    def add(self, fault: Fault) -> None:
        """Give an order."""
        self.orders.append(fault)

    def for_request(self, method: str, path: str) -> Fault | None:
        """Take the first order that fits this request, if any."""
        for fault in self.orders:
            fits = fault.event is None and fault.method in {"*", method}
            if fits and fnmatchcase(path, fault.route):
                return self._use(fault)
        return None

    def for_event(self, name: str) -> Fault | None:
        """Take the first order that fits this event, if any."""
        for fault in self.orders:
            if fault.event is not None and fnmatchcase(name, fault.route):
                return self._use(fault)
        return None

    def _use(self, fault: Fault) -> Fault:
        fault.count -= 1
        if fault.count <= 0:
            self.orders.remove(fault)
        return fault
