import type { AxiosRequestConfig } from "axios";

import { sentences } from "@/contract/sentences";

import type { TableShelf } from "./shelf";

/** How many replies are kept in memory: repeats come soon. */
const REMEMBERED = 1000;
/** How many of them survive the page. */
const KEPT = 100;

export type Answer = [status: number, body?: unknown, headers?: Record<string, string>];

interface KeptAnswer {
  place: number;
  key: string;
  call: string;
  answer: Answer;
}

/** Method and path: a key names one write, and with another it is a mistake of the caller. */
const callOf = ({ method = "", url = "" }: AxiosRequestConfig) => `${method.toUpperCase()} ${url}`;
const otherCall: Answer = [422, { message: sentences.invalidValue }];

/** A refusal is the reply to its repeats too. A fault, or a refusal before the call was looked at, is not. */
const isLasting = ([status]: Answer) => status < 500 && status !== 401 && status !== 429;

/** The reply to a repeat: without headers, which were true of the first reply alone. */
const asRepeated = ([status, body]: Answer): Answer => [status, body];

/**
 * Carries a call out once per `Idempotency-Key`, however often it arrives: a repeat gets the first reply, also after
 * the backend was restarted, and another call under the same key is refused. Replies that `isSecret` marks do not survive
 * the page. A call that `isErasing` marks takes all earlier replies along, because they may tell what it erases.
 */
export function answerOnce(
  answer: (config: AxiosRequestConfig) => Promise<Answer>,
  shelf: TableShelf,
  isSecret: (config: AxiosRequestConfig) => boolean,
  isErasing: (config: AxiosRequestConfig) => boolean = () => false,
) {
  const stored = [...shelf.kept.values()].filter((one) => one !== null) as KeptAnswer[];
  const kept = stored.toSorted((a, b) => a.place - b.place);
  const answers = new Map(kept.map(({ key, call, answer: given }) => [key, { call, given: Promise.resolve(given) }]));
  let place = kept.at(-1)?.place ?? 0;

  async function answerAndKeep(key: string, config: AxiosRequestConfig): Promise<Answer> {
    const given = await answer(config);
    if (isErasing(config)) {
      for (const earlier of answers.keys()) if (earlier !== key) answers.delete(earlier);
      for (let old = 0; old < KEPT; old += 1) if (old <= place) shelf.put(String(old), null);
    }
    if (isSecret(config) || !isLasting(given)) return given;
    place += 1;
    const row: KeptAnswer = { place, key, call: callOf(config), answer: asRepeated(given) };
    shelf.put(String(place % KEPT), row);
    return given;
  }

  return (config: AxiosRequestConfig): Promise<Answer> => {
    const key: unknown = config.headers?.["Idempotency-Key"];
    if (typeof key !== "string") return answer(config);
    const call = callOf(config);
    const known = answers.get(key);
    if (known) return known.call === call ? known.given.then(asRepeated) : Promise.resolve(otherCall);
    const first = answerAndKeep(key, config);
    const forget = () => void answers.delete(key);
    answers.set(key, { call, given: first });
    first.then((given) => isLasting(given) || forget(), forget);
    for (const oldest of answers.keys()) {
      if (answers.size <= REMEMBERED) break;
      answers.delete(oldest);
    }
    return first;
  };
}
