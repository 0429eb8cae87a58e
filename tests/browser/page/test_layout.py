"""The page at the widths of desktop and phone, by day and night, with and without a mouse."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.page.conftest import OpenPage, Playground
from tests.browser.page.steps import component, composer, message, run

OVERFLOWING = """() => {
  const inside = (node) => {
    for (let at = node.parentElement; at !== null; at = at.parentElement) {
      if (/auto|scroll|hidden/.test(getComputedStyle(at).overflowX)) return true;
    }
    return false;
  };
  const wide = [...document.querySelectorAll("#app *")].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && box.right > innerWidth + 1 && !inside(node);
  });
  const scrolling = [...document.querySelectorAll(".stream, html, body")]
    .filter((node) => node.scrollWidth > node.clientWidth);
  return [...wide, ...scrolling].map((node) => node.className || node.tagName);
}"""

LOW = """() => [...document.querySelectorAll(
    "button:not(.mention, .spoiler, .picture), a.button, input")]
  .filter((node) => node.offsetParent !== null && node.getBoundingClientRect().height < 40)
  .map((node) => node.className)"""

LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen" * 4


def full_page(open_page: OpenPage, playground: Playground, **window: object) -> Page:
    playground.write("Ben", f"{LONG}\n```\n{LONG}\n```\nhttps://a.example/{LONG}")
    page = open_page("Anna", **window)
    run(page, "rommé start")
    message(page, "Tisch 1").wait_for()
    run(page, "geheim")
    message(page, "Deine Hand").wait_for()
    return page


def test_nothing_overflows_and_targets_are_tall_enough_at_any_width(
    open_page: OpenPage, playground: Playground
):
    page = full_page(open_page, playground)
    for width in (320, 390, 768, 1100):
        page.set_viewport_size({"width": width, "height": 844})
        found = {"overflowing": page.evaluate(OVERFLOWING), "low": page.evaluate(LOW)}
        assert found == {"overflowing": [], "low": []}, f"{width} px"


def test_four_members_side_by_side_fit(open_page: OpenPage, playground: Playground):
    playground.write("Ben", LONG)
    page = open_page("Anna", "Ben", "Cem", "Dora", width=1400)
    expect(page.locator(".pane")).to_have_count(4)
    page.locator("[data-message-id]").nth(3).wait_for()
    assert page.evaluate(OVERFLOWING) == []


def test_on_a_phone_the_channels_are_a_drawer(open_page: OpenPage):
    page = open_page("Anna", width=390, height=844)
    channel = page.get_by_role("button", name="nebenzimmer")
    expect(channel).to_be_hidden()
    menu = page.get_by_role("button", name="Kanäle zeigen")
    menu.click()
    page.keyboard.press("Escape")
    expect(channel).to_be_hidden()
    expect(menu).to_be_focused()
    menu.click()
    channel.click()
    expect(page.get_by_role("heading", name="Willkommen in #nebenzimmer")).to_be_visible()
    expect(channel).to_be_hidden()


def test_colours_follow_the_system_until_the_button_decides(open_page: OpenPage):
    page = open_page("Anna", theme="dark")
    theme = "document.documentElement.dataset.theme"
    assert page.evaluate(theme) == "dark"
    page.get_by_role("button", name="Tagfarben einschalten").click()
    assert page.evaluate(theme) == "light"
    page.reload()
    page.locator("#app[aria-busy=false]").wait_for()
    assert page.evaluate(theme) == "light"


CONTRAST = """() => {
  const channel = (value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgb = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour) => {
    const [r, g, b] = rgb(colour).map(channel);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (node) => {
    for (let at = node; at !== null; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (rgb(colour)[3] === 255) return colour;
    }
    return "white";
  };
  const texts = [...document.querySelectorAll("#app *")].filter((node) =>
    node.offsetParent !== null && !node.closest(":disabled, .spoiler, .avatar") &&
    [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim() !== ""));
  return texts.flatMap((node) => {
    const [a, b] = [light(getComputedStyle(node).color), light(ground(node))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    return ratio < 4.5 ? [`${node.className} ${node.textContent} ${ratio.toFixed(2)}`] : [];
  });
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_text_stands_out_from_its_ground(
    open_page: OpenPage, playground: Playground, theme: str
):
    page = full_page(open_page, playground, theme=theme)
    assert page.evaluate(CONTRAST) == []


def test_the_keyboard_alone_plays(open_page: OpenPage):
    """From the address bar to a clicked button: Tab, typing, Enter, Shift+Tab."""
    page = open_page("Anna")
    expect(page.get_by_text("Hier ist noch nichts")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if composer(page).evaluate("node => node === document.activeElement"):
            break
    expect(composer(page)).to_be_focused()
    page.keyboard.type("/geh")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    message(page, "Deine Hand").wait_for()
    button = component(page, "b:2")
    for _ in range(40):
        page.keyboard.press("Shift+Tab")
        if button.evaluate("node => node === document.activeElement"):
            break
    outline = button.evaluate("node => getComputedStyle(node).outlineStyle")
    assert outline == "solid", "the focus can be seen"
    page.keyboard.press("Enter")
    expect(message(page, "bekommen: b:2")).to_be_visible()


def test_everything_that_can_be_used_has_a_name(open_page: OpenPage, playground: Playground):
    page = full_page(open_page, playground)
    nameless = page.evaluate("""() => [...document.querySelectorAll(
        "button, a[href], input, select, textarea, [role=region], dialog, nav")]
      .filter((node) => !(node.textContent.trim() || node.getAttribute("aria-label") ||
        node.labels?.length || node.getAttribute("aria-labelledby")))
      .map((node) => node.outerHTML)""")
    assert nameless == []
    assert page.locator("img:not([alt])").count() == 0
