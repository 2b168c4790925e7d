import { expect, it, onTestFinished } from "vitest";

import type { Endpoint } from "@/contract/endpoint";
import { sentences } from "@/contract/sentences";
import type { Failure } from "@/fakeBackend/core/conditions";
import { noShelf } from "@/fakeBackend/core/shelf";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";
import { fieldMessagesOf, messageOf } from "@/shared/api/messageOf";
import { endWait, listenForExpiry } from "@/shared/session/expiry";

import { allContracts } from "../support/allContracts";
import { subjectsIn, writesOf } from "../support/eachWrite";
import { manualClock } from "../support/manualClock";
import { startFakeBackend } from "../support/wholeBackend";
import { type Call, requestsOf } from "./requests";

const ownWords = "La central está en mantenimiento hasta las 7:00.";
const fields = { externalRef: "El número de la agencia no existe." };
const ofField = { status: 400, message: ownWords, fields };

/** Every way in which a call goes wrong, and the sentence that a person reads. */
const failures: [failure: Failure, sentence: string][] = [
  [ofField, ownWords],
  [401, sentences.invalidCredentials],
  [404, sentences.notFound],
  [{ status: 409, message: ownWords }, ownWords],
  [500, sentences.internalServerError],
  ["connection lost", sentences.networkError],
  ["timeout", sentences.timeout],
];

/** Each in the next of the ways. */
const calls = allContracts
  .flatMap(([, contract]) => Object.entries(contract))
  .map(([name, endpoint], place) => {
    const [failure, sentence] = failures[place % failures.length]!;
    // an upload is never given up: it goes on until its connection ends
    const isEndless = endpoint.isUpload && failure === "timeout";
    return { name, endpoint, failure, sentence: isEndless ? sentences.networkError : sentence };
  });

/** It begins the sample anew. */
const last = "resetDemo";

function wordsOf(error: unknown): string {
  const told = messageOf(error);
  return "text" in told ? told.text : sentences[told.id.replace("sentence.", "") as keyof typeof sentences];
}

/** A backend where each call fails at its first try, once `arm` was called. */
function openFailing() {
  const left = new Map<Endpoint, (typeof calls)[number]>();
  const problems: string[] = [];
  /** What was stored, and, of the last try, which calls were answered and which failed. */
  const seen: { stored: number; answered: Endpoint[]; struck?: (typeof calls)[number] & { stored: number } } = {
    stored: 0,
    answered: [],
  };
  const { now, after, advance } = manualClock("2026-04-14T08:00:00.000Z");
  const backend = startFakeBackend(
    http,
    {
      delayOf: () => 0,
      now,
      after,
      // fifteen seconds pass in a moment
      heldBy: (endpoint) => (left.get(endpoint!)?.failure === "timeout" ? Promise.resolve() : undefined),
      failureOf(endpoint) {
        const failing = left.get(endpoint!);
        if (failing) seen.struck = { ...failing, stored: seen.stored };
        else seen.answered.push(endpoint!);
        return failing?.failure;
      },
    },
    { reservations: 120, messages: 20, tickets: 30 },
    { shelf: { ...noShelf, table: () => ({ kept: new Map(), put: () => void (seen.stored += 1) }) } },
  );
  onTestFinished(backend.stop);
  onTestFinished(listenForExpiry(() => queueMicrotask(() => endWait(true)))); // the session is renewed, in vain

  /** Makes the calls of `make` until none of them fails any more. */
  async function insist(name: string, make: () => unknown) {
    for (;;) {
      Object.assign(seen, { struck: undefined, answered: [] });
      try {
        await make();
        return;
      } catch (error) {
        const { struck } = seen;
        if (!struck) {
          problems.push(`${name} does not go through: ${wordsOf(error)}`);
          return;
        }
        left.delete(struck.endpoint);
        if (wordsOf(error) !== struck.sentence) problems.push(`${struck.name} says ${wordsOf(error)}`);
        if (seen.stored !== struck.stored) problems.push(`${struck.name} changes something, and fails`);
        const field = fieldMessagesOf(error)?.externalRef;
        if (struck.failure === ofField && !field) problems.push(`${struck.name} does not say which field is wrong`);
      }
    }
  }

  return {
    db: backend.db,
    advance,
    problems,
    insist,
    arm: () => calls.forEach((call) => left.set(call.endpoint, call)),
    isLeft: (endpoint: Endpoint) => left.has(endpoint),
    answersTo: (endpoint: Endpoint) => seen.answered.filter((each) => each === endpoint).length,
  };
}

it("says why each call fails, changes nothing, and goes through once when it is tried again", async () => {
  const { db, advance, problems, insist, arm, isLeft, answersTo } = openFailing();
  const subjects = await subjectsIn(db.hotel);
  const requests = requestsOf(subjects);
  const client = createClient(Object.fromEntries(calls.map(({ name, endpoint }) => [name, endpoint])));
  const call: Call = (name, request = { query: {} }) => client[name]!(request);
  arm();

  async function tryOut({ name, endpoint }: (typeof calls)[number]) {
    const asked = requests[name];
    await insist(name, async () => {
      const reply = call(name, typeof asked === "function" ? await asked(call) : asked);
      if (name === "receiveReply") setTimeout(() => advance(20_000)); // the other person types for a while
      return reply;
    });
    if (answersTo(endpoint) !== 1) problems.push(`${name} goes through ${answersTo(endpoint)} times`);
  }

  for (const each of calls) if (each.endpoint.method === "GET") await tryOut(each);
  for (const [name, write] of writesOf(db.hotel, subjects)) await insist(name, write);
  const named = Object.keys(requests);
  const rest = calls
    .filter(({ endpoint }) => isLeft(endpoint))
    .toSorted((one, other) => orderOf(one.name) - orderOf(other.name));
  for (const each of rest) await tryOut(each);
  expect(problems).toEqual([]);
  expect(calls.filter(({ endpoint }) => isLeft(endpoint)).map(({ name }) => name)).toEqual([]);

  function orderOf(name: string) {
    return name === last ? Infinity : named.indexOf(name);
  }
}, 60_000);
