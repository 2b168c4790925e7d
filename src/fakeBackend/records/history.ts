import type { Actor } from "./Actor";

interface Line {
  id: string;
  /** ISO 8601 instant. */
  at: string;
  by: string;
}

/** A history with one line more, the newest. */
export const historyWith = <Entry extends Line, Added extends object>(
  history: readonly Entry[],
  added: Added,
  { by, now }: Actor,
): (Entry | (Added & Line))[] => [
  { id: `history-${history.length + 1}`, at: now.toISOString(), by, ...added },
  ...history,
];

/** The fields that differ between two states of a record, as texts. */
export const changesIn = <Field extends string>(
  fields: readonly Field[],
  before: Record<Field, unknown>,
  after: Record<Field, unknown>,
): { field: Field; before: string; after: string }[] =>
  fields
    .map((field) => ({ field, before: String(before[field]), after: String(after[field]) }))
    .filter((change) => change.before !== change.after);
