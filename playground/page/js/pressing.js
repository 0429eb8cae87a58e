// Holds redraws back while a finger, a mouse button or the space bar is down: browsers make a click
// only of a press and a release on one element, so one that is replaced in between loses it.

/** The click of a touch screen comes a moment after the finger has left. */
const CLICK_MS = 100;
/** Who presses longer does not click. */
const LONGEST_MS = 5000;

const waiting = new Map();
let isPressed = false;
let timer;

/** Does it now, or when nothing is pressed; of what waits under one key the newest is done. */
export function whenReleased(key, work) {
  if (isPressed) waiting.set(key, work);
  else work();
}

function releaseIn(milliseconds) {
  clearTimeout(timer);
  timer = setTimeout(release, milliseconds);
}

function press() {
  isPressed = true;
  releaseIn(LONGEST_MS);
}

function release() {
  clearTimeout(timer);
  isPressed = false;
  const works = [...waiting.values()];
  waiting.clear();
  for (const work of works) work();
}

const isSpace = (event) => event.key === " ";

addEventListener("pointerdown", (event) => event.button === 0 && press(), true);
addEventListener("pointerup", () => releaseIn(CLICK_MS), true);
addEventListener("pointercancel", release, true);
addEventListener("keydown", (event) => isSpace(event) && !event.repeat && press(), true);
addEventListener("keyup", (event) => isSpace(event) && releaseIn(0), true);
addEventListener("click", () => releaseIn(0), true); // after everybody has heard of it
