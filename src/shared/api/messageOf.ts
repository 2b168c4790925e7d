import type { Refusal } from "@/contract/endpoint";
import { sentences } from "@/contract/sentences";
import { type Sentence, sentenceOf } from "@/shared/i18n/sentence";

import { isCallError } from "./failures";

const ofStatus = new Map<number | undefined, string>([
  [500, sentences.internalServerError],
  [401, sentences.invalidCredentials],
  [404, sentences.notFound],
]);

/** Where the server says nothing itself: else axios would name the number. */
const ofBareStatus = new Map<number | undefined, string>([
  [413, sentences.fileTooLarge],
  [429, sentences.tooBusy],
  [503, sentences.tooBusy],
]);

/** The sentence for a failed call: the specification's error catalogue (section 8). */
export function messageOf(error: unknown): Sentence {
  if (error instanceof TypeError && /import|module/i.test(error.message)) return sentenceOf(sentences.networkError);
  const status = statusOf(error);
  const own =
    refusalOf(error)?.message ?? ofBareStatus.get(status) ?? (error instanceof Error ? error.message : undefined);
  return sentenceOf(ofStatus.get(status) ?? (own || sentences.generic));
}

/** A refusal's sentences by field name; undefined if it has none. */
export function fieldMessagesOf(error: unknown): Record<string, Sentence> | undefined {
  const fields = Object.entries(refusalOf(error)?.fields ?? {});
  if (fields.length === 0) return undefined;
  return Object.fromEntries(fields.map(([field, message]) => [field, sentenceOf(message)]));
}

const statusOf = (error: unknown) => (isCallError(error) ? error.response?.status : undefined);

function refusalOf(error: unknown): Partial<Refusal> | undefined {
  const body: unknown = isCallError(error) ? error.response?.data : undefined;
  return typeof body === "object" && body !== null ? body : undefined;
}
