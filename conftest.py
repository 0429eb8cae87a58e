"""What every test run shares: Hypothesis profiles and the switch for the long figures.

Fixtures stand beside the tests that use them.
"""

import pytest
from hypothesis import HealthCheck, settings

# The same examples on every machine and in every run; a slow machine is no failure.
settings.register_profile(
    "test",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
# New examples every time, many of them; the failing ones are kept in .hypothesis/.
settings.register_profile(
    "soak",
    deadline=None,
    max_examples=10_000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak",
        action="store_true",
        help="run the long figures too: tests marked soak, and Hypothesis' profile of that name",
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("--soak") else "test")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--soak"):
        return
    skip = pytest.mark.skip(reason="long figures: make soak")
    for item in items:
        if "soak" in item.keywords:
            item.add_marker(skip)
