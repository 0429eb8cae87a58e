import pickle
from concurrent.futures import ThreadPoolExecutor

from bot.session.ports import Thought
from bot.session.thinking import choose, thinking_in
from tests.bot.session.parlour import ANNA, BEN, Parlour


async def test_the_choice_is_legal_and_depends_on_the_seed_alone(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert table.match is not None
    thought = Thought(table.match, 0, "random", bytes(32))
    legal = [str(action) for action in table.match.legal(0)]
    assert choose(thought) == choose(thought)
    seeds = (bytes([seed]) * 32 for seed in range(20))
    choices = {choose(Thought(table.match, 0, "random", seed)) for seed in seeds}
    assert choices == set(legal)


async def test_it_thinks_in_another_thread(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert table.match is not None
    thought = Thought(table.match, 0, "random", bytes(32))
    with ThreadPoolExecutor(1) as pool:
        assert await thinking_in(pool)(thought) == choose(thought)


async def test_a_thought_may_cross_to_another_process(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert table.match is not None
    thought = Thought(table.match, 0, "random", bytes(32))
    assert choose(pickle.loads(pickle.dumps(thought))) == choose(thought)


async def test_a_thought_shows_no_card(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert table.match is not None
    shown = repr(Thought(table.match, 0, "random", bytes(32)))
    assert "seed" not in shown
    assert "state" not in shown
