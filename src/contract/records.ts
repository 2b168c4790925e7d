import { type Refusal, type } from "./endpoint";
import type { ListPage, ListPaging } from "./list";
import type { ReasonOf } from "./reasons";

/** The body of a refusal: reasons, and the record as it is now with a stale version. */
export interface RecordRefusal<Why extends ReasonOf<string>, Current> extends Refusal {
  reasons: Why[];
  current?: Current;
}

/** A line of a record's history. */
export interface HistoryLine<What extends string, Field extends string> {
  id: string;
  /** ISO 8601 instant. */
  at: string;
  /** Name of the person, "" where none did it. */
  by: string;
  what: What;
  /** As they travel, for the screen to word: codes, dates, cents; lists with commas, flags as "true" and "false". */
  changes: { field: Field; before: string; after: string }[];
  /** The reason that was given, or what else a person said to it. */
  note?: string;
}

/** The types of a call that replies with a page of a list. */
export const pages = <Filter, Row, View extends string>() => ({
  query: type<Filter & ListPaging>(),
  reply: type<ListPage<Row, View>>(),
});

/** The types of a call that replies with every row of a filter: for a file and the printer. */
export const allRows = <Filter, Row>() => ({ query: type<Filter>(), reply: type<Row[]>() });

/** The types of a call that creates a record. */
export const creates = <Draft, Record, Refused>() => ({
  body: type<{ clientId: string; draft: Draft }>(),
  reply: type<Record>(),
  refusal: type<Refused>(),
});

/** The types of a call that changes a record by its form. */
export const updates = <Draft, Record, Refused>() => ({
  body: type<{ version: number; draft: Draft }>(),
  reply: type<Record>(),
  refusal: type<Refused>(),
});

/** The types of any other call that changes a record by what it is sent. */
export const changes = <Body, Record, Refused>() => ({
  body: type<Body>(),
  reply: type<Record>(),
  refusal: type<Refused>(),
});

/** The types of a call that changes a record and is sent nothing. */
export const changesTo = <Record, Refused>() => ({ reply: type<Record>(), refusal: type<Refused>() });
