"""Markdown as Discord reads it, and nothing of it ever becomes markup of the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.page.conftest import Playground
from tests.browser.page.steps import message

DRAW = """async (source) => {
  const { markdown } = await import("/js/markdown/render.js");
  const { translator } = await import("/js/i18n.js");
  const context = {
    t: translator("de"),
    store: { channel: (id) => (id === "7" ? { id, name: "stammtisch" } : undefined) },
    nameOf: (id) => (id === "1" ? "Anna" : undefined),
    member: "2", jump() {}, startCommand() {},
  };
  return markdown(source, context).innerHTML;
}"""


@pytest.fixture(scope="module")
def page(chromium: Browser, running: Playground) -> Iterator[Page]:
    """One page for the whole file: its texts do not disturb each other."""
    running.clear()
    opened = chromium.new_page()
    opened.goto(running.base)
    opened.get_by_text("Hier ist noch nichts").wait_for()
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("source", "drawn"),
    [
        ("**b** *c* _d_", "<p><strong>b</strong> <em>c</em> <em>d</em></p>"),
        ("__e__ ~~f~~", "<p><u>e</u> <s>f</s></p>"),
        ("***a***", "<p><strong><em>a</em></strong></p>"),
        ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"),
        ("`**a**`", "<p><code>**a**</code></p>"),
        (r"\*a\* 2*3*4 snake_case_name", "<p>*a* 2<em>3</em>4 snake_case_name</p>"),
        ("# A\n## B\n### C\n#D", '<h3 class="title-1">A</h3><h4 class="title-2">B</h4>'
         '<h5 class="title-3">C</h5><p>#D</p>'),
        ("a\nb", "<p>a<br>b</p>"),
        ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
        ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
        ("> a\n> b\nc", "<blockquote><p>a<br>b</p></blockquote><p>c</p>"),
        (">>> a\nb", "<blockquote><p>a<br>b</p></blockquote>"),
        ("```py\nx = 1\n```", '<pre tabindex="0"><code>x = 1</code></pre>'),
        ("-# a", '<p class="small"><small>a</small></p>'),
        ("<@1> <@9>", '<p><span class="mention" data-user-id="1">@Anna</span> '
         '<span class="mention" data-user-id="9">@9</span></p>'),
        ("<#7>", '<p><button type="button" class="mention">#stammtisch</button></p>'),
        ("</rommé start:5>", '<p><button type="button" class="mention">/rommé start</button></p>'),
        ("<:joker:12>", '<p><img class="emoji" src="/cdn/emojis/12.png" alt=":joker:" '
         'draggable="false"></p>'),
        ("https://a.example/b?c=d.", '<p><a href="https://a.example/b?c=d" target="_blank" '
         'rel="noopener noreferrer nofollow">https://a.example/b?c=d</a>.</p>'),
        ("[x](https://a.example/)", '<p><a href="https://a.example/" target="_blank" '
         'rel="noopener noreferrer nofollow">x</a></p>'),
        ("https://discord.com/channels/1/7/3",
         '<p><button type="button" class="mention">https://discord.com/channels/1/7/3</button></p>'),
        ("**offen", "<p>**offen</p>"),
    ],
)  # fmt: skip
def test_markdown(page: Page, source: str, drawn: str):
    assert page.evaluate(DRAW, source) == drawn


ATTACKS = [
    "<script>window.hit = 1</script>",
    "<img src=x onerror='window.hit = 1'>",
    "[x](javascript:window.hit=1)",
    "[x](data:text/html,<script>window.hit=1</script>)",
    "<javascript:window.hit=1>",
    "**<svg/onload=window.hit=1>**",
    '`"><img src=x onerror=window.hit=1>`',
    "```html\n<iframe srcdoc='<script>parent.hit=1</script>'></iframe>\n```",
    '</x" onclick="window.hit=1:5>',
    '[x](https://a.example/"onmouseover="window.hit=1)',
    "||<details open ontoggle=window.hit=1>||",
]


@pytest.mark.parametrize("attack", ATTACKS)
def test_markup_in_a_text_stays_text(page: Page, running: Playground, attack: str):
    number = ATTACKS.index(attack)
    running.write("Ben", f"Anfang {attack} Ende {number}.")
    shown = message(page, f"Ende {number}.")
    expect(shown).to_contain_text("Anfang")
    body = shown.locator(".message-body")
    assert body.locator("script, iframe, svg, details, img").count() == 0
    links = body.locator("a").evaluate_all("nodes => nodes.map((node) => node.protocol)")
    assert set(links) <= {"https:"}
    handlers = "node => [...node.querySelectorAll('*')].flatMap((each) => each.getAttributeNames())"
    assert not [name for name in body.evaluate(handlers) if name.startswith("on")]
    assert page.evaluate("window.hit") is None


def test_a_hostile_text_is_read_in_time_that_grows_with_its_length(page: Page):
    for source in ("*" * 4000, "**a" * 1300, "[" * 4000, "||" * 2000, "> " * 2000, "_a" * 2000):
        assert page.evaluate(DRAW, source)


def test_a_relative_time_follows_the_clock(page: Page):
    relative = """async ([seconds, at]) =>
        (await import("/js/clock.js")).relative(seconds, "de", at)"""
    assert page.evaluate(relative, [1_000_090, 1_000_000_000]) == "in 1 Minute"
    assert page.evaluate(relative, [1_000_045, 1_000_000_000]) == "in 45 Sekunden"
    assert page.evaluate(relative, [993_000, 1_000_000_000]) == "vor 1 Stunde"


def test_a_spoiler_hides_its_text_until_it_is_asked_for(page: Page, running: Playground):
    running.write("Ben", "Im Talon: ||Joker||")
    shown = message(page, "Im Talon")
    expect(shown.get_by_text("Joker")).to_be_hidden()
    shown.get_by_role("button", name="Verborgenes zeigen").click()
    expect(shown.get_by_text("Joker")).to_be_visible()
