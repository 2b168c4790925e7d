import { type Refusal, type } from "./endpoint";
import type { Instant, RecordId } from "./formats";
import type { ListFilter, ListPage, ListPaging } from "./list";
import type { ReasonOf } from "./reasons";
import type { Topic } from "./topics";

/** The body of a refusal: reasons and, for a stale version, the present record. */
export interface RecordRefusal<Why extends ReasonOf<string>, Current> extends Refusal {
  reasons: Why[];
  current?: Current;
}

export interface HistoryLine<What extends string, Field extends string> {
  id: RecordId;
  at: Instant;
  /** The name of the person, "" where no person did it. */
  by: string;
  what: What;
  /** Values are codes, dates and cents, which the screen words; lists have commas, flags are "true" and "false". */
  changes: { field: Field; before: string; after: string }[];
  /** The reason that was given, or another remark of the person. */
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

/** The types of a kind of record: those of its list, and those of a single record. */
interface RecordTypes {
  row: unknown;
  column: string;
  /** The names of the saved views. */
  view: string;
  /** The filters besides those of every list. */
  filter?: object;
  /** A single record, where it is more than its row. */
  record?: unknown;
  /** The input of its form. */
  draft?: unknown;
  /** The input of its acts, with the version that the person has seen. */
  act?: unknown;
  refusal?: unknown;
}

type Of<Types extends RecordTypes, Name extends keyof RecordTypes, Otherwise> =
  Types extends Record<Name, infer Told> ? Told : Otherwise;
type Single<Types extends RecordTypes> = Of<Types, "record", Types["row"]>;
type FilterOf<Types extends RecordTypes> = Of<Types, "filter", object> & ListFilter<Types["column"], Types["view"]>;
type RefusalOf<Types extends RecordTypes> = Of<Types, "refusal", RecordRefusal<ReasonOf<string>, Single<Types>>>;

/** The calls of a kind of record below a path. `reads` are its topics. A contract lists the calls that it has. */
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
      /** All rows of a filter, for a file or a print. */
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
      /** 409 with the reasons against it, or with `current`; 422 for what is missing. */
      act: {
        method: "POST",
        path: `${path}/:id/actions/:action`,
        ...changes<Of<Types, "act", { version: number }>, Single<Types>, RefusalOf<Types>>(),
      },
    }) as const;
