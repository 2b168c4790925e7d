import { expect, it } from "vitest";

import type { ReasonOf } from "@/contract/reasons";
import { unless } from "@/domain/faults";
import { stateMachine } from "@/domain/stateMachine";
import type { Actor } from "@/fakeBackend/records/Actor";
import { changesIn, historyWith } from "@/fakeBackend/records/history";
import { numbered, RecordBook } from "@/fakeBackend/records/RecordBook";
import { refuseFaults, unknownValues } from "@/fakeBackend/records/Refused";
import { isSame, serveRecord } from "@/fakeBackend/records/serveRecord";
import type { Context } from "@/fakeBackend/core/routes";
import { noShelf, type Shelf, shelfOf } from "@/fakeBackend/core/shelf";

import { openHotel } from "../support/hotelBackend";

// a found thing, as the simplest record: it is kept, then handed out

interface FoundThing {
  id: string;
  version: number;
  state: "kept" | "given";
  name: string;
  place: string;
  to: string;
  history: {
    id: string;
    at: string;
    by: string;
    what: string;
    changes: { field: string; before: string; after: string }[];
  }[];
}

type Draft = Pick<FoundThing, "name" | "place">;

interface Act {
  version: number;
  to?: string;
  overrideReason?: string;
}

const reason = (code: string): ReasonOf<string> => ({ code, message: `${code}.` });

const life = stateMachine<FoundThing["state"], ReasonOf<string>, FoundThing, { isHoliday: boolean }>()(
  {
    edit: { from: ["kept"] },
    give: { from: ["kept"], to: "given", guards: [(_, { isHoliday }) => (isHoliday ? [reason("HOLIDAY")] : [])] },
  },
  { foreign: () => reason("NOT_NOW"), isOverridable: (_, reasons) => reasons.every(({ code }) => code === "HOLIDAY") },
);

const places = new Set(["lobby", "pool"]);
const writtenDraft = ({ name, place }: Draft): Draft => ({ name: name.trim(), place });

function openFoundThings({ shelf = noShelf, isHoliday = false }: { shelf?: Shelf; isHoliday?: boolean } = {}) {
  const { hotel } = openHotel({ reservations: 1 });
  const { count } = hotel.revision;
  const book = new RecordBook<FoundThing>(hotel, shelf, [], {
    topic: "complaints",
    name: "foundThings",
    idOf: numbered("F"),
  });

  function changed(before: FoundThing, change: Partial<FoundThing>, what: string, actor: Actor) {
    const after = { ...before, ...change, version: before.version + 1 };
    const changes = changesIn(["state", "name", "place", "to"], before, after);
    return book.put({ ...after, history: historyWith(before.history, { what, changes }, actor) });
  }

  const record = serveRecord({
    booksOf: () => book,
    get: (id) => book.get(id),
    shown: (stored: FoundThing) => ({ ...stored, actions: life.permissionsOf(stored, { isHoliday }) }),
    stale: reason("STALE"),
  });
  const calls = {
    get: record.get,
    ...record.form({
      written: writtenDraft,
      isWritten: (stored, draft) => isSame(writtenDraft(stored), draft),
      check: (draft) =>
        refuseFaults(
          unless(draft.name !== "", "name", () => reason("NAME_MISSING")),
          unknownValues({ place: places.has(draft.place) }),
        ),
      madeBy: ({ madeBy }) => madeBy,
      add: (draft, _, actor) =>
        book.put({
          ...draft,
          id: book.nextId(),
          version: 1,
          state: "kept",
          to: "",
          history: historyWith([], { what: "created", changes: [] }, actor),
        }),
      rewrite: (stored, draft, _, actor) => changed(stored, draft, "changed", actor),
    }),
    act: record.act({
      actions: life.actions,
      check: (_, { to = "" }: Act) => refuseFaults(unless(to !== "", "to", () => reason("TO_MISSING"))),
      act: (action, { to }, stored, _, actor) =>
        changed(stored, { to, state: life.stateAfter(action, stored.state) }, action, actor),
    }),
  };
  const db = { session: { uid: 1 }, users: { get: () => ({ username: "Marina Solé" }) } };
  const context = { db, now: () => new Date("2026-04-14T08:00:00.000Z") } as unknown as Context;
  return {
    book,
    told: () => hotel.revision.count - count,
    get: (id: string) => calls.get({ params: { id } }, context),
    create: (draft: Draft, clientId = "once") => calls.create({ body: { clientId, draft } }, context),
    update: (id: string, version: number, draft: Draft) =>
      calls.update({ params: { id }, body: { version, draft } }, context),
    act: (id: string, action: string, body: Act) => calls.act({ params: { id, action }, body }, context),
  };
}

/** The body of the refusal, and its status. */
function refusalOf(call: () => unknown) {
  try {
    call();
  } catch (error) {
    const { status, body } = error as { status: number; body: object };
    return { status, fields: {}, ...body };
  }
  throw new Error("It was not refused.");
}

const umbrella = { name: " Umbrella ", place: "lobby" };

it("creates a record once by the id of the client, with a number that no record had", () => {
  const { book, create, update, told } = openFoundThings();
  const made = create(umbrella);
  expect(made).toMatchObject({ id: "F-000001", version: 1, name: "Umbrella", state: "kept" });
  expect(create(umbrella)).toEqual(made);
  expect(book.all()).toHaveLength(1);
  expect(told()).toBe(1);
  expect(create(umbrella, "another").id).toBe("F-000002");
  // once the record has become another, the same call is stale
  update(made.id, 1, { ...umbrella, place: "pool" });
  const current = { id: made.id, place: "pool" };
  expect(refusalOf(() => create(umbrella))).toMatchObject({ status: 409, reasons: [{ code: "STALE" }], current });
});

it("changes a record once, with a line in its history that says what has changed", () => {
  const { create, update } = openFoundThings();
  const { id } = create(umbrella);
  const changed = update(id, 1, { ...umbrella, place: "pool" });
  expect(changed.version).toBe(2);
  const written = { at: "2026-04-14T08:00:00.000Z", by: "Marina Solé" };
  const changes = [{ field: "place", before: "lobby", after: "pool" }];
  expect(changed.history).toEqual([
    { id: "history-2", ...written, what: "changed", changes },
    { id: "history-1", ...written, what: "created", changes: [] },
  ]);
  expect(update(id, 1, { ...umbrella, place: "pool" })).toEqual(changed);
});

it("refuses a change of an older version, with the record as it is", () => {
  const { create, update, act } = openFoundThings();
  const { id } = create(umbrella);
  const current = update(id, 1, { ...umbrella, place: "pool" });
  const stale = { status: 409, message: "STALE.", reasons: [{ code: "STALE" }], current };
  expect(refusalOf(() => update(id, 1, { ...umbrella, name: "Stick" }))).toMatchObject(stale);
  expect(refusalOf(() => act(id, "give", { version: 1, to: "Ana" }))).toMatchObject(stale);
});

it("refuses what is wrong, with a sentence beside each field", () => {
  const { book, create, update } = openFoundThings();
  const refused = refusalOf(() => create({ name: " ", place: "moon" }));
  expect(refused).toMatchObject({ status: 422, message: "NAME_MISSING.", reasons: [{ code: "NAME_MISSING" }] });
  expect(Object.keys(refused.fields).toSorted()).toEqual(["name", "place"]);
  expect(book.all()).toEqual([]);
  const { id } = create(umbrella);
  expect(refusalOf(() => update(id, 1, { name: "", place: "lobby" }))).toMatchObject({
    status: 422,
    fields: { name: "NAME_MISSING." },
  });
});

const notNow = { status: 409, reasons: [{ code: "NOT_NOW" }] };

it("does what is asked, and refuses what the state machine forbids", () => {
  const { create, update, act, get } = openFoundThings();
  const { id } = create(umbrella);
  const missing = { status: 422, fields: { to: "TO_MISSING." } };
  expect(refusalOf(() => act(id, "give", { version: 1 }))).toMatchObject(missing);
  const given = act(id, "give", { version: 1, to: "Ana" });
  expect(given).toMatchObject({ state: "given", version: 2, history: [{ what: "give" }, { what: "created" }] });
  expect(refusalOf(() => act(id, "give", { version: 2, to: "Eva" }))).toMatchObject(notNow);
  expect(refusalOf(() => update(id, 2, { ...umbrella, name: "Stick" }))).toMatchObject(notNow);
  expect(get(id)).toEqual(given);
});

it("does what the rules forbid for a reason, where they can be overridden", () => {
  const { create, act } = openFoundThings({ isHoliday: true });
  const { id } = create(umbrella);
  const give = (overrideReason?: string, version = 1) => act(id, "give", { version, to: "Ana", overrideReason });
  const holiday = { status: 409, reasons: [{ code: "HOLIDAY" }] };
  for (const reasonless of [undefined, " "]) expect(refusalOf(() => give(reasonless))).toMatchObject(holiday);
  expect(give("She flies today.").state).toBe("given");
  expect(refusalOf(() => give("Again.", 2))).toMatchObject(notNow);
});

it("knows neither other records nor other actions, and leaves editing to the form", () => {
  const { create, act, get } = openFoundThings();
  const { id } = create(umbrella);
  const unknown = { status: 404, reasons: [] };
  expect(refusalOf(() => get("F-000099"))).toMatchObject(unknown);
  for (const action of ["edit", "sell"])
    expect(refusalOf(() => act(id, action, { version: 1 }))).toMatchObject(unknown);
});

it("keeps records, their numbers and who made them on the shelf", async () => {
  const kept = new Map<string, [string, string, unknown]>();
  const keep = async (rows: [string, string, unknown][]) =>
    rows.forEach((row) => kept.set(`${row[0]} ${row[1]}`, structuredClone(row)));
  const open = () => shelfOf(kept.values(), keep, async () => kept.clear());
  const shelf = open();
  const made = openFoundThings({ shelf }).create(umbrella);
  await shelf.flushed();
  const { book, create } = openFoundThings({ shelf: open() });
  expect(book.find(made.id)).toMatchObject({ name: "Umbrella" });
  expect(create(umbrella)).toEqual(made);
  expect(create(umbrella, "another").id).toBe("F-000002");
});
