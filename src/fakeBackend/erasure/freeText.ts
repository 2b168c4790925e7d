import type { Definition, StoredOf } from "@/contract/definition/defineRecord";
import type { Field, Fields } from "@/contract/definition/fields";
import type { TextPlace } from "@/contract/guests/erasure";

export type Change = (text: string) => string;

/** A record with texts that people have written. */
export interface FreeText {
  place: TextPlace;
  /** Of the text: unlike that of any other at such a place. */
  key: string;
  id: string;
  /** The guest whose it is, of a request the reservation. */
  owner?: string;
  texts: string[];
  /** Undefined where the law keeps it. */
  rewrite?: (change: Change) => void;
}

interface Line {
  note?: string;
  changes: { before: string; after: string }[];
}

const ofLine = <One extends Line>(line: One, change: Change): One => ({
  ...line,
  ...(line.note && { note: change(line.note) }),
  changes: line.changes.map((one) => ({ ...one, before: change(one.before), after: change(one.after) })),
});

export const ofHistory = <One extends Line>(history: readonly One[] | undefined, change: Change) =>
  history?.map((line) => ofLine(line, change));

/** The texts of a record are those that `withTexts` changes. `now` reads it again: other texts of it may have changed since. */
export function freeText<Row>(
  place: TextPlace,
  id: string,
  row: Row,
  withTexts: (row: Row, change: Change) => Row,
  put: (row: Row) => void,
  { key = id, owner, now = () => row }: Partial<Pick<FreeText, "key" | "owner"> & { now: () => Row }> = {},
): FreeText {
  const texts: string[] = [];
  withTexts(row, (text) => {
    if (text !== "") texts.push(text);
    return text;
  });
  return { place, key, id, owner, texts, rewrite: (change) => put(withTexts(now(), change)) };
}

/** A text for each record of a book; a change makes it a new version. */
export function* freeTextsIn<Row extends { id: string; version: number }>(
  place: TextPlace,
  book: { all: () => readonly Row[]; put: (row: Row) => unknown },
  withTexts: (row: Row, change: Change) => Row,
  ownerOf: (row: Row) => string | undefined = () => undefined,
): Generator<FreeText> {
  const put = (row: Row) => void book.put({ ...row, version: row.version + 1 });
  for (const row of book.all()) yield freeText(place, row.id, row, withTexts, put, { owner: ownerOf(row) });
}

/** Changes what people have typed into the fields of a definition and into the history of its records. */
export const textsOf =
  <D extends Definition>({ fields }: D) =>
  <Row extends StoredOf<D>>(row: Row, change: Change): Row => ({
    ...row,
    ...textsIn(fields, row, change),
    history: ofHistory(row.history, change),
  });

const textsIn = (fields: Fields, values: object, change: Change) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value: unknown = Reflect.get(values, name);
      return value === undefined ? [] : [[name, changedText(field, value, change)] as const];
    }),
  );

function changedText({ kind, keys = [], field, fields }: Field, value: unknown, change: Change): unknown {
  if (kind === "text" && typeof value === "string") return change(value);
  if (Array.isArray(value)) {
    const entries: unknown[] = value;
    return entries.map((one) => (fields ? textsIn(fields, Object(one) as object, change) : change(String(one))));
  }
  return field ? textsIn(Object.fromEntries(keys.map((key) => [key, field])), Object(value) as object, change) : value;
}
