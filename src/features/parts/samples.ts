import type { Reason } from "@/contract/reservations/reservationReasons";
import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";
import { createList } from "@/shared/list/createList";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";
import { dateRange } from "@/shared/list/filters/dateRange";
import { someOf } from "@/shared/list/filters/someOf";
import { createRecord } from "@/shared/record/createRecord";
import type { RecordValues } from "@/shared/record/recordRules";

/** Longer than most columns. */
export const longName = "María de los Ángeles Fernández-Villaverde y Castellanos";

export const people = [longName, "عمر حداد", "李伟"];

export const states = ["confirmed", "inHouse"] as const;

/** Why a reservation cannot be checked in. */
export const refusals: Reason[] = [
  { code: "NO_ROOM", message: "no room" },
  { code: "IN_HOUSE_NOT_CANCELLABLE", message: "in house" },
];

const rows = Array.from({ length: 24 }, (_, place) => ({
  id: `RSV-${100 + place}`,
  name: people[place % 3]!,
  state: states[place % 2]!,
}));

const columns: DeclaredColumn<(typeof rows)[number], "name" | "state", "list">[] = [
  { id: "name", name: "column.customer", width: 240 },
  { id: "state", name: "column.situation", width: 160, card: "mark", wordsFor: (state) => `situation.${state}` },
];

/** A list without a server. */
export const list = createList({
  name: "partsList",
  columnsKey: "partsListColumns",
  texts: "list",
  call: Object.assign(
    async ({ query: { page = 1, perPage = 10 } }: { query: { page?: number; perPage?: number } }) => ({
      rows: rows.slice((page - 1) * perPage, page * perPage),
      total: rows.length,
      inView: { inHouse: 12 },
      asOf: 1,
    }),
    { reads: [] },
  ),
  exportCall: async () => rows,
  filters: [
    dateRange("from", "to"),
    someOf("situations", { label: "list.situations", choices: states, wordsFor: (state) => `situation.${state}` }),
  ],
  views: { inHouse: "view.inHouse" },
  columns,
  nameOf: ({ name }) => name,
});

export const guest = { id: "parts", version: 1, name: people[0]! };
const never = () => new Promise<never>(() => {});

type Draft = Pick<typeof guest, "name">;

/** A record without a server. Each act is refused. */
export const record = createRecord<typeof guest, Draft, Draft & RecordValues, "confirm" | "delete">()("partsGuest", {
  get: Object.assign(never, { reads: [] }),
  create: never,
  update: never,
  act: () => Promise.reject(new Error()),
  notDone: "sentence.generic",
  refusalOf: () => ({ message: { id: "sentence.generic" }, fields: {}, reasons: refusals }),
  valuesOf: ({ version, name }) => ({ clientId: "parts", version, name }),
  draftOf: ({ name }) => ({ name }),
  isValues: (values) => "name" in values,
  nameOf: ({ name }) => name,
  changedBy: () => "Eva Ruiz",
  path: "/parts/:id",
  listPath: "/parts",
  texts: "booking",
});

/** The hotel is not asked for. */
export const sampleState: StatePart[] = [{ slices: hotelState.slices, *saga() {} }, { ...list, needs: [] }, record];
