import { type SentenceKey, sentences } from "@/contract/sentences";

import type { MessageId } from "./catalogues";

/** Something to tell a person: a text of the catalogues, or words that came from elsewhere and are shown as they are. */
export type Sentence = { id: MessageId; values?: Record<string, string | number> } | { text: string };

const keyOf = new Map(Object.entries(sentences).map(([key, text]) => [text, key as SentenceKey]));

/** Finds the catalogue's wording of a sentence that a server sent. */
export function sentenceOf(text: string): Sentence {
  const key = keyOf.get(text as (typeof sentences)[SentenceKey]);
  return key ? { id: `sentence.${key}` } : { text };
}
