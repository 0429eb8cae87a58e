// The page's own line icons on a 24-unit grid; what they stand for is said by their buttons' labels.

import { svg } from "./dom.js";

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  hash: "M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M4 5h16v10.5h-8.5L7 19.5v-4H4zM8 9h8M8 12h5",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  moon: "M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400",
  close: "M6 6l12 12M18 6 6 18",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.400L17 7M10.5 10.5v6M13.5 10.5v6",
  eye: "M2.5 12c4-7.300 15-7.300 19 0-4 7.300-15 7.300-19 0zM12 9.300a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400z",
  plus: "M12 5v14M5 12h14",
  chevron: "M6 9.5l6 6 6-6",
  down: "M12 4.5v14M6 13l6 6 6-6",
  external: "M13.5 4.5h6v6M19.5 4.5l-9 9M17 13.5v5.5H5V7h5.5",
  file: "M6.5 3.5h7l4.5 4.5v12.5h-11.5zM13.5 3.5V8H18",
  download: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14",
  send: "M4 12 20 4.5 15 20l-4-6.5zM11 13.5 20 4.5",
  columns: "M4 5h6.5v14H4zM13.5 5H20v14h-6.5z",
  reply: "M6 19v-6.5a4 4 0 0 1 4-4h9",
  warning: "M12 4 2.800 19.5h18.400zM12 10v4.5M12 16.900v.3",
  check: "M5 12.5l4.5 4.5L19 7.5",
};

/** An icon that assistive technology ignores. */
export function icon(name) {
  return svg(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    svg("path", { d: PATHS[name] }),
  );
}
