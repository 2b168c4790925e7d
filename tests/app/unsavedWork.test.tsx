import { expect, it } from "vitest";

import { holdUnfinishedWork, holdUnsavedWork, isWorkUnfinished, isWorkUnsaved } from "@/shared/unsavedWork";

function leaves() {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}
const state = () => [leaves(), isWorkUnsaved(), isWorkUnfinished()];

it("lets a page go that holds nothing", () => expect(state()).toEqual([true, false, false]));

it("asks before a page goes that would take something along, until all of it is safe", () => {
  const [first, second] = [holdUnsavedWork(), holdUnsavedWork()];
  expect(state()).toEqual([false, true, true]);
  first();
  first();
  expect(state()).toEqual([false, true, true]);
  second();
  expect(state()).toEqual([true, false, false]);
});

it("asks before a sign-out alone where a reload would bring it back", () => {
  const letGo = holdUnfinishedWork();
  expect(state()).toEqual([true, false, true]);
  letGo();
  expect(state()).toEqual([true, false, false]);
});
