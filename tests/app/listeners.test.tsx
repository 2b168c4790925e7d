import { expect, it, onTestFinished, vi } from "vitest";

import { messagingFeature } from "@/features/messaging/messagingFeature";
import { signedOut } from "@/shared/session/sessionSlice";
import { openStore } from "../support/openStore";

/** The names of the events that the target is listened to for, from here on. */
function listenersOf(target: EventTarget) {
  const listening: [kind: string, listener: unknown][] = [];
  const { addEventListener: add, removeEventListener: remove } = target;
  target.addEventListener = (...args: Parameters<typeof add>) => {
    listening.push([args[0], args[1]]);
    add.apply(target, args);
  };
  target.removeEventListener = (...args: Parameters<typeof remove>) => {
    const at = listening.findIndex(([kind, listener]) => kind === args[0] && listener === args[1]);
    if (at >= 0) listening.splice(at, 1);
    remove.apply(target, args);
  };
  onTestFinished(() => void Object.assign(target, { addEventListener: add, removeEventListener: remove }));
  return () => listening.map(([kind]) => kind).toSorted();
}

it("listens no more to the browser once it is stopped", async () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, "matchMedia").mockReturnValue(query as unknown as MediaQueryList);
  const [onWindow, onQuery] = [listenersOf(window), listenersOf(query)];
  const { install, stop } = openStore();
  await install(messagingFeature);
  expect(onWindow()).toEqual(expect.arrayContaining(["offline", "online", "pagehide", "storage"]));
  expect(onQuery()).toEqual(["change"]);
  stop();
  expect([onWindow(), onQuery()]).toEqual([[], []]);
});

it("listens to the browser for a single person at a time", async () => {
  const onWindow = listenersOf(window);
  const { install, dispatch, stop } = openStore();
  onTestFinished(stop);
  await install(messagingFeature);
  const before = onWindow();
  dispatch(signedOut());
  expect(onWindow()).toEqual(before);
});
