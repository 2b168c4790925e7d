import axios from "axios";
import { onTestFinished, vi } from "vitest";

import { createAppStore } from "@/app/store";
import type { Endpoint } from "@/contract/endpoint";
import type { Conditions, Failure } from "@/fakeBackend/conditions";
import type { SampleSize } from "@/fakeBackend/demoAskedFor";
import { http } from "@/shared/api/http";
import type { Feature } from "@/shared/feature";
import type { Sentence } from "@/shared/i18n/sentence";
import { selectNotices } from "@/shared/notices/noticesSlice";
import { signedOut } from "@/shared/session/sessionSlice";

import { alreadySignedIn } from "./alreadySignedIn";
import { manualClock } from "./manualClock";
import { startFakeBackend } from "./wholeBackend";

/** Longer than any call, and short where each of a thousand changes of the code may make a test wait in vain. */
const PATIENCE_MS = process.env.MUTATION_TESTS ? 500 : 4000;
const SLOW_MS = 30;

interface Options {
  size?: SampleSize;
  /** Before anybody signs in. */
  isSignedOut?: boolean;
  conditions?: Partial<Conditions>;
}

/**
 * The state and sagas of some areas over the fake backend, without a page: what a person does is an action, what they see
 * is what a selector says.
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
  const store = createAppStore();
  onTestFinished(() => {
    store.dispatch(signedOut()); // lets go of what was held for the person
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
    /** What a selector says now. */
    see: <Seen, More extends unknown[]>(selector: (state: never, ...more: More) => Seen, ...more: More) =>
      selector(store.getState() as never, ...more),
    /** What stands in the corner. */
    notices: () => selectNotices(store.getState()).map(({ sentence }) => wordsOf(sentence)),
  };
}

/** A server's words, or the name of ours. */
export const wordsOf = (sentence?: Sentence) => sentence && ("id" in sentence ? sentence.id : sentence.text);

/** Tries `check` until it holds. */
export const until = <Found>(check: () => Found | Promise<Found>) =>
  vi.waitFor(check, { interval: 2, timeout: PATIENCE_MS });

/** What befalls calls of a kind, and which have been made. */
function scriptedNetwork() {
  const fates = new Map<Endpoint, Failure[]>();
  const slow = new Set<Endpoint>();
  const made: Endpoint[] = [];
  const underWay = new Set<object>();

  const conditions: Partial<Conditions> = {
    delayOf: (endpoint) => (endpoint && slow.has(endpoint) ? SLOW_MS : 0),
    failureOf(endpoint) {
      if (!endpoint) return undefined;
      made.push(endpoint);
      return fates.get(endpoint)?.shift();
    },
  };

  return {
    conditions,
    /** Counts what is under way; a question about changes has no end of its own. */
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
    /** Lets the next calls of a kind fail, each by its own. */
    fail: (endpoint: Endpoint, ...failures: Failure[]) =>
      void fates.set(endpoint, [...(fates.get(endpoint) ?? []), ...failures]),
    /** Calls of these kinds take a moment each. */
    slow: (...endpoints: Endpoint[]) => endpoints.forEach((endpoint) => slow.add(endpoint)),
    /** How often a call has been made. */
    callsOf: (endpoint: Endpoint) => made.filter((one) => one === endpoint).length,
    /** Once no call is under way, and what follows from the last answers has happened. */
    async idle() {
      do await new Promise((resolve) => setTimeout(resolve, 5));
      while (underWay.size > 0);
    },
  };
}
