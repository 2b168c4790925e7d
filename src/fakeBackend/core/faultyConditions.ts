import { authContract } from "@/contract/auth";
import { demoContract } from "@/contract/demo";
import type { Endpoint } from "@/contract/endpoint";
import { faultsContract, type NetworkFaults } from "@/contract/faults";

import type { Conditions, Failure } from "./conditions";
import { type Random, randomFrom } from "./random";

type Called = Endpoint | undefined;

const doors = new Set<Called>([authContract.login, authContract.loginJwt, authContract.socialLogin]);
const spared = new Set<Called>([...Object.values(demoContract), ...Object.values(faultsContract)]);

/** Conditions with faults; the same seed gives the same calls the same faults. `set` changes them. */
export function faultyConditions(usual: Conditions, asked: NetworkFaults) {
  let faults = asked;
  let since = usual.now().getTime();
  let streams = new Map<string, Random>();
  let hasSignedInAgain = false;

  const conditions: Conditions = {
    ...usual,
    delayOf(called) {
      return (faults.latency ?? usual.delayOf(called)) + jitterOf("there", called);
    },
    answerDelayOf: (called) => usual.answerDelayOf(called) + jitterOf("back", called),
    failureOf(called) {
      const planned = usual.failureOf(called);
      if (planned !== undefined || spared.has(called)) return planned;
      return standingFailure(called) ?? chanceFailure(called);
    },
    isDoubled: (called) => usual.isDoubled(called) || (!spared.has(called) && befalls("doubled", called)),
  };

  function standingFailure(called: Called): Failure | undefined {
    const seconds = (usual.now().getTime() - since) / 1000;
    if (windowsIn(faults.offline).some(({ from, to }) => from <= seconds && seconds < to)) return "connection lost";
    if (faults.expires === null || seconds < faults.expires || hasSignedInAgain) return undefined;
    hasSignedInAgain = doors.has(called);
    return hasSignedInAgain ? undefined : 401;
  }

  /** All are drawn each time, so that changing one share does not affect the others. */
  function chanceFailure(called: Called): Failure | undefined {
    const [isError, isCut, isLost] = [befalls("errors", called), befalls("cuts", called), befalls("lost", called)];
    if (isCut) return "connection lost";
    if (isError) return 500;
    return isLost ? "answer lost" : undefined;
  }

  const jitterOf = (way: string, called: Called) =>
    spared.has(called) ? 0 : Math.floor(drawn(way, called) * (faults.jitter + 1));

  const befalls = (what: "errors" | "cuts" | "lost" | "doubled", called: Called) =>
    drawn(what, called) * 100 < faults[what];

  /** Each kind of call and of fault has its own random sequence: a poll in between does not shift the others. */
  function drawn(what: string, called: Called): number {
    const key = `${what} ${called?.method} ${called?.path}`;
    const stream = streams.get(key) ?? randomFrom(faults.seed ^ numberFrom(key));
    streams.set(key, stream);
    return stream.next();
  }

  function set(next: NetworkFaults) {
    faults = next;
    since = usual.now().getTime();
    streams = new Map();
    hasSignedInAgain = false;
  }

  return { conditions, faults: { get: () => faults, set } };
}

/** The seconds of "10-20,60-"; invalid parts are ignored. */
const windowsIn = (text: string) =>
  [...text.matchAll(/(\d+)-(\d*)/g)].map(([, from, to]) => ({ from: Number(from), to: to ? Number(to) : Infinity }));

function numberFrom(text: string): number {
  let number = 7;
  for (const letter of text) number = (Math.imul(number, 31) + letter.charCodeAt(0)) | 0;
  return number;
}
