import { expect, it } from "vitest";

export type Fact = [sentence: string, said: () => unknown, right: unknown];

/** Sentences, each with what a rule says and what is right. What is said is asked in the test, not before it. */
export const facts = (rows: Fact[]) => it.each(rows)("%s", (_, said, right) => expect(said()).toEqual(right));

/** The same about a subject, with which each sentence begins. */
export const factsOf = (subject: string, rows: Fact[]) =>
  facts(rows.map(([sentence, ...rest]) => [`${subject} ${sentence}`, ...rest]));
