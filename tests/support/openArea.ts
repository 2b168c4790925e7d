import axios from "axios";
import { onTestFinished, vi } from "vitest";

import type { Endpoint } from "@/contract/endpoint";
import type { Conditions, Failure } from "@/fakeBackend/core/conditions";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";
import { http } from "@/shared/api/http";
import type { Feature } from "@/shared/feature/feature";
import type { Sentence } from "@/shared/i18n/sentence";
import { selectNotices } from "@/shared/notices/noticesSlice";
import { signedOut } from "@/shared/session/sessionSlice";

import { alreadySignedIn } from "./alreadySignedIn";
import { manualClock } from "./manualClock";
import { startFakeBackend } from "./wholeBackend";
import { openStore } from "./openStore";

/** Longer than any call, and short in mutation runs, where each of a thousand changes may make a test wait in vain. */
const PATIENCE_MS = process.env.MUTATION_TESTS ? 500 : 4000;
const SLOW_MS = 30;

interface Options {
  size?: SampleSize;
  /** Before the sign-in. */
  isSignedOut?: boolean;
  conditions?: Partial<Conditions>;
}

/**
 * The state and sagas of some areas over the fake backend, without a page: a person's input is an action, and what they
 * see is a selector's result.
 */
export async function openArea(features: Feature | Feature[], { size, isSignedOut, conditions }: Options = {}) {
  if (!isSignedOut) alreadySignedIn();
  const clock = manualClock();
  const network = scriptedNetwork();
  const backend = startFakeBackend(
    http,
    { now: clock.now, after: clock.after, ...network.conditions, ...conditions },
    size ?? { messages: 1, contacts: 1, reservations: 12 },
  );
  network.listen();
  const store = openStore();
  onTestFinished(() => {
    store.dispatch(signedOut()); // drops what was kept for the person
    store.stop();
    backend.stop();
  });
  for (const feature of [features].flat()) await store.install(feature);
  const { dispatch } = store;

  return {
    store,
    dispatch,
    network,
    clock,
    get db() {
      return backend.db;
    },
    /** The current result of a selector. */
    see: <Seen, More extends unknown[]>(selector: (state: never, ...more: More) => Seen, ...more: More) =>
      selector(store.getState() as never, ...more),
    /** The shown notices. */
    notices: () => selectNotices(store.getState()).map(({ sentence }) => wordsOf(sentence)),
  };
}

/** A server's words, or the id of our text. */
export const wordsOf = (sentence?: Sentence) => sentence && ("id" in sentence ? sentence.id : sentence.text);

/** Repeats `check` until it passes. */
export const until = <Found>(check: () => Found | Promise<Found>) =>
  vi.waitFor(check, { interval: 2, timeout: PATIENCE_MS });

/** The failures of calls by kind, and the calls that were made. */
function scriptedNetwork() {
  const fates = new Map<Endpoint, Failure[]>();
  const slow = new Set<Endpoint>();
  const held = new Map<Endpoint, (() => void)[]>();
  const made: Endpoint[] = [];
  const underWay = new Set<object>();

  const conditions: Partial<Conditions> = {
    delayOf: (endpoint) => (endpoint && slow.has(endpoint) ? SLOW_MS : 0),
    heldBy(endpoint) {
      const waiting = endpoint && held.get(endpoint);
      return waiting && new Promise((resolve) => waiting.push(resolve));
    },
    failureOf(endpoint) {
      if (!endpoint) return undefined;
      made.push(endpoint);
      return fates.get(endpoint)?.shift();
    },
  };

  return {
    conditions,
    /** Counts running calls, except long polls, which never end. */
    listen() {
      const adapter = axios.getAdapter(http.defaults.adapter);
      http.defaults.adapter = async (config) => {
        if (config.url?.endsWith("changes")) return await adapter(config);
        underWay.add(config);
        try {
          return await adapter(config);
        } finally {
          underWay.delete(config);
        }
      };
    },
    /** Makes the next calls of a kind fail, in this order. */
    fail: (endpoint: Endpoint, ...failures: Failure[]) =>
      void fates.set(endpoint, [...(fates.get(endpoint) ?? []), ...failures]),
    /** Calls of these kinds take a moment each. */
    slow: (...endpoints: Endpoint[]) => endpoints.forEach((endpoint) => slow.add(endpoint)),
    /** Calls of this kind wait until the returned function is called. */
    hold(endpoint: Endpoint) {
      const waiting: (() => void)[] = [];
      held.set(endpoint, waiting);
      return () => {
        held.delete(endpoint);
        for (const letGo of waiting) letGo();
      };
    },
    /** How often a call was made. */
    callsOf: (endpoint: Endpoint) => made.filter((one) => one === endpoint).length,
    /** Resolves when no call is running, and the effects of the last replies are done. */
    async idle() {
      do await new Promise((resolve) => setTimeout(resolve, 5));
      while (underWay.size > 0);
    },
  };
}
