import { expect, it } from "vitest";

import { holdUnfinishedWork, holdUnsavedWork, isWorkUnfinished, isWorkUnsaved } from "@/shared/session/unsavedWork";

function leaves() {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}
const state = () => [leaves(), isWorkUnsaved(), isWorkUnfinished()];

it("leaves a page without unsaved work without asking", () => expect(state()).toEqual([true, false, false]));

it("asks before leaving a page, until all of its work is saved", () => {
  const [first, second] = [holdUnsavedWork(), holdUnsavedWork()];
  expect(state()).toEqual([false, true, true]);
  first();
  first();
  expect(state()).toEqual([false, true, true]);
  second();
  expect(state()).toEqual([true, false, false]);
});

it("asks only before a sign-out if a reload would restore the work", () => {
  const letGo = holdUnfinishedWork();
  expect(state()).toEqual([true, false, true]);
  letGo();
  expect(state()).toEqual([true, false, false]);
});
