import type { ActionOf, Definition, DraftOf, InputOf, StateOf, StoredOf } from "@/contract/definition/defineRecord";
import type { Fields, ShownValues } from "@/contract/definition/fields";
import type { NewFile } from "@/contract/messaging/conversations";
import { fieldFaults, readValues } from "@/domain/definition/fieldFaults";
import { generalReason } from "@/domain/definition/generalReason";
import { lifeOf } from "@/domain/definition/lifeOf";
import type { Fault } from "@/domain/faults";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import type { Context } from "../core/routes";
import type { SortValue } from "../list/ListIndex";
import { storeFile } from "../messaging/storeFile";
import type { Actor } from "./Actor";
import { definitionListRules } from "./definitionListRules";
import { changesIn, historyWith } from "./history";
import { numbered, RecordBook } from "./RecordBook";
import { refuseFaults } from "./Refused";
import { isSame, serveRecord } from "./serveRecord";

/** The rules of an area that do not follow from the definition of its record. */
interface Rules<D extends Definition, Own extends object, Shown extends object> {
  bookOf: (db: Database) => RecordBook<StoredOf<D> & Own>;
  /** A value of a new one that is none: the id of another record that there is not. */
  isUnknown?: (draft: DraftOf<D>, db: Database) => Partial<Record<keyof DraftOf<D>, boolean>>;
  /** Values of its area that a new one has. They may replace a field as it was sent. */
  added: (values: ShownValues<D["fields"]>, db: Database, actor: Actor) => Own;
  /** A record in a reply, but for its acts. */
  shown: (stored: StoredOf<D> & Own, db: Database) => Shown;
  /** The order of a list that names none, if not that of their making, the newest first. */
  order?: SortValue<Shown>;
}

/** A record of a sample: it is made and acted on as by people, so that its history is true. */
export interface Played<D extends Definition> {
  draft: DraftOf<D>;
  made: Actor;
  acts: { [Action in ActionOf<D>]: { action: Action; input: InputOf<D, Action>; actor: Actor } }[ActionOf<D>][];
}

/** The calls of a record by its definition, and how its sample is played. A refusal changes nothing. */
export function serveDefinition<
  D extends Definition,
  Own extends object,
  Shown extends { id: string; version: number; state: StateOf<D> },
>(definition: D, rules: Rules<D, Own, Shown>) {
  type Stored = StoredOf<D> & Own;
  const { bookOf } = rules;
  const { fields, acts } = definition;
  const life = lifeOf(definition);

  function shown(stored: Stored, db: Database) {
    return { ...rules.shown(stored, db), actions: life.permissionsOf(stored) };
  }

  function newRecord(id: string, draft: ShownValues<D["fields"]>, db: Database, actor: Actor): Stored {
    const [state] = Object.keys(definition.states) as StateOf<D>[];
    const history = historyWith([], { what: "created" as const, changes: [] }, actor);
    return { ...draft, ...rules.added(draft, db, actor), id, version: 1, state: state!, history };
  }

  function acted<Action extends ActionOf<D>>(stored: Stored, action: Action, input: InputOf<D, Action>, actor: Actor) {
    const state = life.stateAfter(action, stored.state);
    const changes = [{ field: "state" as const, before: stored.state, after: state }];
    const said = Object.values(readValues<Fields>(acts[action]!.input, { ...input })).filter(isText);
    const note = said.filter(Boolean).join(" · ");
    const history = historyWith(stored.history, { what: action, changes, ...(note && { note }) }, actor);
    return { ...stored, state, version: stored.version + 1, history };
  }

  const play = ({ draft, made, acts: steps }: Played<D>, id: string, db: Database): Stored =>
    steps.reduce(
      (stored, { action, input, actor }) => acted(stored, action, input, actor),
      newRecord(id, draft as ShownValues<D["fields"]>, db, made),
    );

  /** Files by their addresses. */
  function storedValues(draft: DraftOf<D>, { files }: Database) {
    const values = Object.entries(draft).map(([name, value]) =>
      fields[name]?.kind === "picture" && value
        ? [name, storeFile(value as NewFile, files).downloadLink]
        : [name, value],
    );
    return Object.fromEntries(values) as ShownValues<D["fields"]>;
  }

  const names = Object.keys(fields) as Extract<keyof D["fields"], string>[];

  const valuesIn = (record: object) =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(record, name) as unknown])) as Record<
      Extract<keyof D["fields"], string>,
      unknown
    >;

  /** The server may tell an instant otherwise, and a file by its address: the rest is as a person has typed it. */
  const typedIn = (record: object) =>
    names
      .filter((name) => fields[name]!.kind !== "instant" && fields[name]!.kind !== "picture")
      .map((name) => valuesIn(record)[name]);

  function refuseFaulty(draft: DraftOf<D>, db: Database) {
    const unknown = Object.entries(rules.isUnknown?.(draft, db) ?? {}).flatMap(([field, isIt]): Fault[] =>
      isIt ? [{ field, reason: generalReason("FIELD_UNKNOWN") }] : [],
    );
    refuseFaults([...fieldFaults(fields, draft), ...unknown]);
  }

  const record = serveRecord({
    booksOf: ({ db }: Context) => db,
    get: (id, db) => bookOf(db).get(id),
    shown,
    stale: generalReason("RECORD_STALE"),
  });

  return {
    get: record.get,
    list: record.list({
      entries: (db) =>
        bookOf(db)
          .all()
          .map((stored) => shown(stored, db)),
      rules: () => definitionListRules<D, ReturnType<typeof shown>>(definition, rules.order),
      toRow: (row) => row,
    }),

    ...record.form({
      written: (draft: DraftOf<D>) => readValues<D["fields"]>(fields, draft),
      isWritten: (stored, draft) => isSame(typedIn(stored), typedIn(draft)),
      check: refuseFaulty,
      madeBy: (db) => bookOf(db).madeBy,
      add: (draft, db, actor) => bookOf(db).put(newRecord(bookOf(db).nextId(), storedValues(draft, db), db, actor)),
      rewrite(stored, draft, db, actor) {
        const changes = changesIn(names, valuesIn(stored), valuesIn(draft));
        const history = historyWith(stored.history, { what: "changed" as const, changes }, actor);
        return bookOf(db).put({ ...stored, ...storedValues(draft, db), version: stored.version + 1, history });
      },
    }),

    act: record.act({
      actions: life.actions,
      check: (action, act: InputOf<D> & { version: number }) => refuseFaults(fieldFaults(acts[action]!.input, act)),
      act: (action, act, stored, db, actor) => bookOf(db).put(acted(stored, action, act, actor)),
    }),

    /** The records on the shelf; an empty hotel has none of the sample. */
    openBook({ now, shelf, size }: Sample, db: Database, sampleAt: (now: Date, db: Database) => Played<D>[]) {
      const idOf = numbered(definition.idPrefix);
      const played = size?.isEmpty ? [] : sampleAt(now, db);
      const stored = played.map((one, place) => play(one, idOf(place + 1), db));
      return new RecordBook<Stored>(db.hotel, shelf, stored, { topic: definition.reads[0], idOf });
    },
  };
}

const isText = (value: unknown): value is string => typeof value === "string";
