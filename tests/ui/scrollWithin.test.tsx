import { expect, it } from "vitest";

import { compute } from "@/shared/ui/fields/scrollWithin";

/** A list of 100 px below a border of 1 px, at 50 px of the page, scrolled by 40 px. */
function listed(top: number, bottom: number) {
  const list = document.createElement("ul");
  const option = document.createElement("li");
  list.getBoundingClientRect = () => new DOMRect(0, 50, 200, 102);
  option.getBoundingClientRect = () => new DOMRect(0, top, 200, bottom - top);
  Object.defineProperties(list, { clientTop: { value: 1 }, clientHeight: { value: 100 } });
  list.scrollTop = 40;
  return compute(option, { boundary: list })[0]!.top;
}

it.each([
  ["stays where an option is in sight", 60, 90, 40],
  ["scrolls up to an option above", 31, 61, 20],
  ["scrolls down to an option below", 140, 171, 60],
])("%s", (_, top, bottom, scrolled) => {
  expect(listed(top, bottom)).toBe(scrolled);
});
