import { onTestFinished } from "vitest";

import type { Endpoint } from "@/contract/endpoint";
import type { Conditions, Failure } from "@/fakeBackend/core/conditions";

import { alreadySignedIn } from "./alreadySignedIn";
import { openApp } from "./openApp";

/** Opens the page with a call that fails as `fault.now` says, or is held. */
export function openWith(
  path: string,
  endpoint: Endpoint,
  fault: { now?: Failure; isHeld?: boolean },
  conditions: Pick<Partial<Conditions>, "now"> = {},
) {
  const held: (() => void)[] = [];
  const calls = { made: 0 };
  alreadySignedIn();
  const app = openApp(path, {
    ...conditions,
    heldBy(called) {
      if (called === endpoint && fault.isHeld) return new Promise((resolve) => held.push(resolve));
      return fault.now === "timeout" ? Promise.resolve() : undefined; // fifteen seconds pass in a moment
    },
    failureOf: (called) => {
      if (called !== endpoint) return undefined;
      calls.made += 1;
      return fault.now;
    },
  });
  const release = () => {
    fault.isHeld = false;
    for (const letGo of held.splice(0)) letGo();
  };
  onTestFinished(release);
  return { app, calls, heldCalls: () => held.length, release };
}
