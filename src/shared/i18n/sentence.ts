import { sentenceLimits, type SentenceKey, sentences } from "@/contract/sentences";

import type { MessageId } from "./catalogues";

/** A sentence for a person: a text of the catalogues, or words from elsewhere that are shown unchanged. */
export type Sentence = { id: MessageId; values?: Record<string, string | number | string[]> } | { text: string };

/** The message of a rule in a schema: a text that is known. */
export const messageId = (id: MessageId) => id;

/** The message of a limit in a schema: a text that names its `{max}`. */
export const withMax =
  (id: MessageId) =>
  ({ max }: { max: number }): Sentence => ({ id, values: { max } });

const keyOf = new Map(Object.entries(sentences).map(([key, text]) => [text, key as SentenceKey]));

/** The catalogue's wording of a server's sentence. */
export function sentenceOf(text: string): Sentence {
  const key = keyOf.get(text as (typeof sentences)[SentenceKey]);
  return key ? { id: `sentence.${key}`, values: valuesOf(key) } : { text };
}

/** A limit that the sentence names. */
function valuesOf(key: SentenceKey) {
  const max = (sentenceLimits as Partial<Record<SentenceKey, number>>)[key];
  return max === undefined ? undefined : { max };
}
