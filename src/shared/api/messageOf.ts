import type { Refusal } from "@/contract/endpoint";
import { sentences } from "@/contract/sentences";
import { type Sentence, sentenceOf } from "@/shared/i18n/sentence";

import { isCallError } from "./failures";

const ofStatus = new Map<number | undefined, string>([
  [500, sentences.internalServerError],
  [401, sentences.invalidCredentials],
  [404, sentences.notFound],
]);

/** The sentence for a failed call: the specification's error catalogue (section 8). */
export function messageOf(error: unknown): Sentence {
  if (error instanceof TypeError && /import|module/i.test(error.message)) return sentenceOf(sentences.networkError);
  const own = refusalOf(error)?.message ?? (error instanceof Error ? error.message : undefined);
  return sentenceOf(ofStatus.get(statusOf(error)) ?? (own || sentences.generic));
}

/** A refusal's sentences by field name; undefined if it has none. */
export function fieldMessagesOf(error: unknown): Record<string, Sentence> | undefined {
  const fields = refusalOf(error)?.fields;
  return fields && Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, sentenceOf(message)]));
}

const statusOf = (error: unknown) => (isCallError(error) ? error.response?.status : undefined);

function refusalOf(error: unknown): Partial<Refusal> | undefined {
  const body: unknown = isCallError(error) ? error.response?.data : undefined;
  return typeof body === "object" && body !== null ? body : undefined;
}
