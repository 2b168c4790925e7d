import type { ActionOf, Definition, DraftOf, InputOf, StateOf, StoredOf } from "@/contract/definition/defineRecord";
import type { ShownValues } from "@/contract/definition/fields";
import type { NewFile } from "@/contract/messaging/conversations";
import type { ReasonOf } from "@/contract/reasons";
import { fieldFaults, fieldReason } from "@/domain/definition/fieldFaults";
import { generalReason } from "@/domain/definition/generalReason";
import { lifeOf } from "@/domain/definition/lifeOf";
import { readValues } from "@/domain/definition/readValues";
import type { Fault } from "@/domain/faults";
import { folded } from "@/domain/text/folded";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import type { Context } from "../core/routes";
import { storeFile } from "../messaging/storeFile";
import type { Actor } from "./Actor";
import { definitionListRules } from "./definitionListRules";
import type { DefinitionRules } from "./definitionRules";
import { historyWith } from "./history";
import { numbered, RecordBook } from "./RecordBook";
import { refuse, refuseFaults } from "./Refused";
import { changesBetween, rewritten } from "./rewritten";
import { serveImport } from "./serveImport";
import { isSame, serveRecord } from "./serveRecord";

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
  Why extends ReasonOf<string> = never,
>(definition: D, rules: DefinitionRules<D, Own, Shown, Why>) {
  type Stored = StoredOf<D> & Own;
  const { bookOf } = rules;
  const { fields, acts } = definition;
  const life = lifeOf(definition);

  const actionsOf = (stored: Stored, db: Database, actor: Actor) =>
    life.permissionsOf(stored).map((permission) => {
      const { action, isAllowed } = permission;
      const reasons = isAllowed ? (rules.guards?.[action]?.(stored, db, actor) ?? []) : permission.reasons;
      return { ...permission, isAllowed: reasons.length === 0, reasons };
    });

  function shown(stored: Stored, db: Database, actor: Actor) {
    return { ...rules.shown(stored, db), actions: actionsOf(stored, db, actor) };
  }

  function newRecord(id: string, draft: ShownValues<D["fields"]>, db: Database, actor: Actor): Stored {
    const [state] = Object.keys(definition.states) as StateOf<D>[];
    const history = historyWith([], { what: "created" as const, changes: [] }, actor);
    return { ...draft, ...rules.added(draft, db, actor), id, version: 1, state: state!, history };
  }

  const inputIn = <Action extends ActionOf<D>>(action: Action, sent: InputOf<D, Action>) =>
    readValues(acts[action]!.input, { ...sent }) as InputOf<D, Action>;

  /** The texts of an input. */
  const noteOf = (action: ActionOf<D>, input: object) =>
    Object.entries(acts[action]!.input)
      .map(([name, { kind }]) => (kind === "text" ? String(Reflect.get(input, name)) : ""))
      .filter(Boolean)
      .join(" · ");

  function acted<Action extends ActionOf<D>>(
    stored: Stored,
    action: Action,
    input: InputOf<D, Action>,
    db: Database,
    actor: Actor,
  ): Stored {
    const led = { ...stored, state: life.stateAfter(action, stored.state) };
    const next = rules.acted?.[action]?.(led, db, actor, input) ?? led;
    const note = noteOf(action, input);
    const line = { what: action, changes: changesBetween(definition, stored, next), ...(note && { note }) };
    return { ...next, version: stored.version + 1, history: historyWith(stored.history, line, actor) };
  }

  const play = ({ draft, made, acts: steps }: Played<D>, id: string, db: Database): Stored =>
    steps.reduce(
      (stored, { action, input, actor }) => acted(stored, action, input, db, actor),
      newRecord(id, storedValues(readValues<D["fields"]>(fields, draft), db), db, made),
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

  /** A draft that is of its kinds may be written otherwise than it was sent. */
  function written(draft: DraftOf<D>): DraftOf<D> {
    const read = readValues<D["fields"]>(fields, draft);
    return rules.written && fieldFaults(fields, read).length === 0 ? rules.written(read) : read;
  }

  const names = Object.keys(fields) as Extract<keyof D["fields"], string>[];

  /** The server may tell an instant otherwise, and a file by its address: the rest is as a person has typed it. */
  const typedIn = (record: object) =>
    names
      .filter((name) => fields[name]!.kind !== "instant" && fields[name]!.kind !== "picture")
      .map((name) => Reflect.get(record, name) as unknown);

  /** Of a value of its key that another record has. */
  function takenFaults(draft: DraftOf<D>, db: Database, stored?: Stored): Fault[] {
    const { key = "" } = definition;
    const keyOf = (record: object) => folded(String(Reflect.get(record, key)));
    const isOther = (one: Stored) => one.id !== stored?.id && keyOf(one) === keyOf(draft);
    const isTaken = Boolean(Reflect.get(draft, key)) && bookOf(db).all().some(isOther);
    return isTaken ? [{ field: key, reason: fieldReason("FIELD_TAKEN") }] : [];
  }

  function refuseFaulty(draft: DraftOf<D>, db: Database, stored?: Stored) {
    const faults = [...fieldFaults(fields, draft), ...takenFaults(draft, db, stored)];
    const isOfItsKinds = faults.every(({ reason }) => reason.code !== "FIELD_UNKNOWN");
    refuseFaults([...faults, ...((isOfItsKinds && rules.faults?.(draft, db, stored)) || [])]);
  }

  function refuseAct<Action extends ActionOf<D>>(
    action: Action,
    input: InputOf<D, Action>,
    stored: Stored,
    db: Database,
    actor: Actor,
  ) {
    refuseFaults(fieldFaults(acts[action]!.input, input));
    const reasons = rules.guards?.[action]?.(stored, db, actor, input) ?? [];
    refuseFaults(reasons.flatMap((reason) => (reason.field ? [{ field: reason.field, reason }] : [])));
    refuse(reasons);
  }

  const record = serveRecord({
    booksOf: ({ db }: Context) => db,
    get: (id, db) => bookOf(db).get(id),
    shown,
    stale: generalReason("RECORD_STALE"),
  });

  const form = record.form({
    written,
    isWritten: (stored, draft) => isSame(typedIn(stored), typedIn(draft)),
    check: refuseFaulty,
    madeBy: (db) => bookOf(db).madeBy,
    add: (draft, db, actor) => bookOf(db).put(newRecord(bookOf(db).nextId(), storedValues(draft, db), db, actor)),
    rewrite: (stored, draft, db, actor) =>
      bookOf(db).put(rewritten<D, Stored>(definition, stored, storedValues(draft, db), actor)),
  });

  return {
    shown,
    get: record.get,
    list: record.list({
      entries: (db) =>
        bookOf(db)
          .all()
          .map((stored) => rules.shown(stored, db)),
      rules: () => definitionListRules<D, Shown>(definition, rules),
      stateOf: ({ hotel }) => hotel.revision.count,
      // only of the rows on the page: permissions take longer than all else
      toRow: (row, db, actor) => ({ ...row, actions: actionsOf(bookOf(db).get(row.id), db, actor) }),
    }),

    ...form,
    importRows: serveImport(form),

    act: record.act({
      actions: life.actions,
      check: (action, act: InputOf<D> & { version: number }, stored, db, actor) =>
        refuseAct(action, inputIn(action, act), stored, db, actor),
      act: (action, act, stored, db, actor) => bookOf(db).put(acted(stored, action, inputIn(action, act), db, actor)),
    }),

    /** The records on the shelf; an empty hotel has none of the sample. */
    openBook({ now, shelf, size }: Sample, db: Database, sampleAt: (now: Date, db: Database) => Played<D>[]) {
      const idOf = numbered(definition.idPrefix);
      const played = size?.isEmpty ? [] : sampleAt(now, db);
      const stored = played.map((one, place) => play(one, idOf(place + 1), db));
      return new RecordBook<Stored>(db.hotel, shelf, stored, {
        topic: definition.reads[0],
        name: definition.texts,
        idOf,
      });
    },
  };
}
