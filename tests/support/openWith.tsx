import { onTestFinished, vi } from "vitest";

import type { Endpoint } from "@/contract/endpoint";
import type { Conditions, Failure } from "@/fakeBackend/conditions";

import { alreadySignedIn } from "./alreadySignedIn";
import { openApp } from "./openApp";

const TIMEOUT_MS = 15_000;
/** A wait that lasts until the test says so, and is no timeout yet. */
const HELD_MS = TIMEOUT_MS - 1;

/** The fifteen seconds of a timeout pass in a moment, and what is held waits for `release`. */
function hastenNetwork() {
  const held: (() => void)[] = [];
  const setTimer = globalThis.setTimeout;
  const hastened = (run: () => void, ms?: number, ...args: unknown[]) => {
    if (ms !== HELD_MS) return setTimer(run, ms === TIMEOUT_MS ? 1 : ms, ...args);
    held.push(run);
    return setTimer(() => {}, 0);
  };
  vi.spyOn(globalThis, "setTimeout").mockImplementation(hastened as typeof setTimeout);
  return { heldCalls: () => held.length, release: () => held.splice(0).forEach((run) => run()) };
}

/** Opens the page with one call that fails as `fault.now` says, or is held. */
export function openWith(
  path: string,
  endpoint: Endpoint,
  fault: { now?: Failure; isHeld?: boolean },
  conditions: Pick<Partial<Conditions>, "now"> = {},
) {
  const network = hastenNetwork();
  const calls = { made: 0 };
  alreadySignedIn();
  const app = openApp(path, {
    ...conditions,
    delayOf: (called) => (called === endpoint && fault.isHeld ? HELD_MS : 0),
    failureOf: (called) => {
      if (called !== endpoint) return undefined;
      calls.made += 1;
      return fault.now;
    },
  });
  const release = () => {
    fault.isHeld = false;
    network.release();
  };
  onTestFinished(() => {
    release();
    vi.restoreAllMocks();
  });
  return { app, calls, heldCalls: network.heldCalls, release };
}
