import { type Refusal, type } from "./endpoint";
import type { Instant, RecordId } from "./formats";
import type { ListFilter, ListPage, ListPaging } from "./list";
import type { ReasonOf } from "./reasons";
import type { Topic } from "./topics";

/** The body of a refusal: reasons, and the record as it is now with a stale version. */
export interface RecordRefusal<Why extends ReasonOf<string>, Current> extends Refusal {
  reasons: Why[];
  current?: Current;
}

/** A line of a record's history. */
export interface HistoryLine<What extends string, Field extends string> {
  id: RecordId;
  at: Instant;
  /** Name of the person, "" where none did it. */
  by: string;
  what: What;
  /** As they travel, for the screen to word: codes, dates, cents; lists with commas, flags as "true" and "false". */
  changes: { field: Field; before: string; after: string }[];
  /** The reason that was given, or what else a person said to it. */
  note?: string;
}

/** The types of a call that creates a record. */
export const creates = <Draft, Record, Refused>() => ({
  body: type<{ clientId: RecordId; draft: Draft }>(),
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

/** The types of a kind of record: of its list, and of what is said of a single one. */
interface RecordTypes {
  row: unknown;
  column: string;
  /** The saved views. */
  view: string;
  /** The filters of its list besides those of every list. */
  filter?: object;
  /** A single one, where that is more than its row. */
  record?: unknown;
  /** Sent by its form. */
  draft?: unknown;
  /** Sent by its acts, with the version that they are done upon. */
  act?: unknown;
  refusal?: unknown;
}

type Of<Types extends RecordTypes, Name extends keyof RecordTypes, Otherwise> =
  Types extends Record<Name, infer Told> ? Told : Otherwise;
type Single<Types extends RecordTypes> = Of<Types, "record", Types["row"]>;
type FilterOf<Types extends RecordTypes> = Of<Types, "filter", object> & ListFilter<Types["column"], Types["view"]>;
type RefusalOf<Types extends RecordTypes> = Of<Types, "refusal", RecordRefusal<ReasonOf<string>, Single<Types>>>;

/** The calls of a kind of record below a path; `reads` are the topics that it is made of. A contract names those it has. */
export const recordCalls =
  <Types extends RecordTypes>() =>
  <const Path extends `/${string}`>(path: Path, reads: readonly Topic[]) =>
    ({
      list: {
        method: "GET",
        path,
        query: type<FilterOf<Types> & ListPaging>(),
        reply: type<ListPage<Types["row"], Types["view"]>>(),
        reads,
      },
      /** Every row of a filter: for a file and the printer. */
      rows: {
        method: "GET",
        path: `${path}/export`,
        query: type<FilterOf<Types>>(),
        reply: type<Types["row"][]>(),
        reads,
      },
      /** 404 for an unknown id. */
      get: { method: "GET", path: `${path}/:id`, reply: type<Single<Types>>(), reads },
      /** Idempotent by `clientId`: a repeat replies with the record that the first call made. */
      create: { method: "POST", path, ...creates<Of<Types, "draft", never>, Single<Types>, RefusalOf<Types>>() },
      /** 409 with `current` when `version` is not the newest, unless the record is already as the draft says. */
      update: {
        method: "PUT",
        path: `${path}/:id`,
        ...updates<Of<Types, "draft", never>, Single<Types>, RefusalOf<Types>>(),
      },
      /** 409 with the reasons why it may not be, or with `current`; 422 for what is missing. */
      act: {
        method: "POST",
        path: `${path}/:id/actions/:action`,
        ...changes<Of<Types, "act", { version: number }>, Single<Types>, RefusalOf<Types>>(),
      },
    }) as const;
