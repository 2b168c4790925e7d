import type { ListPage, ListPaging } from "@/contract/list";
import type { BulkResult } from "@/shared/list/createBulkSlice";
import { createList } from "@/shared/list/createList";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";
import { dateRange } from "@/shared/list/filters/dateRange";
import { someOf } from "@/shared/list/filters/someOf";

import { longName, never, refusals, states } from "./samples";

interface Stay {
  id: string;
  name: string;
  state: (typeof states)[number];
  price: number;
}

const stays: Stay[] = Array.from({ length: 24 }, (_, place) => ({
  id: `RSV-${100 + place}`,
  name: place === 1 ? longName : ["Marina Solé", "Omar Haddad", "عمر حداد", "Zoe Nadal"][place % 4]!,
  state: states[place % 2]!,
  price: 12_500 * (place + 1),
}));

/** Rows that a bulk action refused. */
export const reported: BulkResult[] = stays
  .slice(0, 2)
  .map(({ id, name }) => ({ id, name, isDone: false, reasons: refusals }));

type Page = ListPage<Stay, "inHouse">;

const columns: DeclaredColumn<Stay, "name" | "state" | "price", "list">[] = [
  { id: "name", name: "column.customer", width: 240 },
  {
    id: "state",
    name: "column.situation",
    width: 160,
    importance: 2,
    card: "mark",
    wordsFor: (state) => `situation.${state}`,
  },
  {
    id: "price",
    name: "column.total",
    width: 140,
    isSortable: false,
    importance: 1,
    card: "fact",
    as: "cents",
  },
];

/** A list that needs no server: `answer` gives its pages. */
const sampleList = (name: string, answer: (first: number, count: number) => Promise<Page>) =>
  createList({
    name,
    columnsKey: `${name}Columns`,
    texts: "list",
    call: Object.assign(
      ({ query: { page, perPage } }: { query: Required<ListPaging> }) => answer((page - 1) * perPage, perPage),
      { reads: [] },
    ),
    exportCall: async () => stays,
    filters: [
      dateRange("from", "to"),
      someOf("situations", { label: "list.situations", choices: states, wordsFor: (state) => `situation.${state}` }),
    ],
    views: { inHouse: "view.inHouse" },
    columns,
    nameOf: (stay) => stay.name,
    pathOf: (id) => `/parts/${id}`,
    bulk: {
      actions: [{ id: "delete", label: "bulk.delete" }],
      act: async ({ ids }) => reported.filter(({ id }) => ids.includes(id)),
      *tell() {},
    },
  });

const pageOf = (rows: Stay[], total: number): Page => ({ rows, total, inView: { inHouse: total / 2 }, asOf: 1 });
const full = async (first: number, count: number) => pageOf(stays.slice(first, first + count), stays.length);

export const reportList = sampleList("partsReport", full);
export const lists = {
  full: sampleList("partsFull", full),
  narrow: sampleList("partsNarrow", full),
  empty: sampleList("partsEmpty", async () => pageOf([], 0)),
  loading: sampleList("partsWaiting", never),
  failed: sampleList("partsRefused", () => Promise.reject(new Error("Network Error"))),
  "bulk report": reportList,
};
