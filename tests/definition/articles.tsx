import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router-dom";

import { defineRecord, type RecordOf, type StoredOf } from "@/contract/definition/defineRecord";
import { amount, choice, count, date, each, flag, rows, text, texts } from "@/contract/definition/fields";
import type { ReasonOf } from "@/contract/reasons";
import { generalReason } from "@/domain/definition/generalReason";
import type { Context } from "@/fakeBackend/core/routes";
import { noShelf } from "@/fakeBackend/core/shelf";
import type { RecordBook } from "@/fakeBackend/records/RecordBook";
import { serveDefinition } from "@/fakeBackend/records/serveDefinition";
import { createDefinedForm } from "@/shared/definition/createDefined";
import { DefinedPage } from "@/shared/definition/DefinedPage";
import type { WordedCode } from "@/shared/i18n/reasonOf";

import { openHotel } from "../support/hotelBackend";
import { openStore } from "../support/openStore";

/** A thing that is sold, with a field of each kind. Its texts are in no catalogue: the page shows their ids. */
/** Of a reason that is there, so that it is worded the same whichever texts another test has fetched. */
export const SENTENCE = "Indique qué falta del minibar.";

export const article = defineRecord({
  name: "article",
  texts: "wares",
  idPrefix: "AR",
  path: "/pos/articles",
  reads: ["handover"],
  key: "code",
  fields: {
    name: text({ most: 20, isAsked: true }),
    code: text({ most: 9 }),
    codes: texts({ most: 13, count: 2 }),
    price: amount({ least: 1, most: 900_00 }),
    cost: amount({ most: 900_00, isOptional: true }),
    stock: count({ least: 0, most: 99, isOptional: true }),
    soldFrom: date(),
    isWeighed: flag(),
    allergens: each(["gluten", "milk"], choice(["unknown", "free", "contains"])),
    prices: each(["terrace", "room"], amount({ most: 900_00, isOptional: true })),
    modifiers: rows({ most: 2, fields: { name: text({ most: 9, isAsked: true }), price: amount({ most: 50_00 }) } }),
  },
  states: { sold: "good", retired: "quiet" },
  acts: {
    receive: { from: ["sold"], to: "sold", input: { pieces: count({ least: 1, most: 99 }) } },
    retire: { from: ["sold"], to: "retired", input: {} },
  },
  columns: {
    name: { width: 200 },
    codes: { width: 120, card: "fact" },
    "prices.terrace": { width: 90, card: "fact" },
    code: { width: 90 },
    price: { width: 90 },
    soldFrom: { width: 90 },
    isWeighed: { width: 90 },
    "allergens.milk": { width: 90 },
    state: { width: 100 },
  },
});

/** Of another area: a code has to have a text. */
type Why = ReasonOf<"MINIBAR_EMPTY">;
export interface Article extends RecordOf<typeof article, Why> {}
type Stored = StoredOf<typeof article>;

const now = new Date("2026-11-26T09:00:00.000Z");

export const coffee = {
  name: "Café solo",
  code: "=C1",
  codes: ["8412345678905", "C 1"],
  price: 1_50,
  cost: null,
  stock: 3,
  soldFrom: "2026-03-27",
  isWeighed: false,
  allergens: { gluten: "free", milk: "contains" },
  prices: { terrace: 1_80, room: null },
  modifiers: [{ name: "Doble", price: 50 }],
} as const;

export function openServer() {
  const { db } = openHotel({ reservations: 1 });
  const context = { db, now: () => now } as Context;
  const served = serveDefinition(article, {
    bookOf: (): RecordBook<Stored> => book,
    faults: ({ codes }, _, stored) =>
      book.all().some((other) => other.id !== stored?.id && other.codes.some((code) => codes.includes(code)))
        ? [{ field: "codes", reason: generalReason("FIELD_UNKNOWN") }]
        : [],
    added: () => ({}),
    guards: {
      retire: ({ stock }): Why[] => (stock ? [{ code: "MINIBAR_EMPTY", message: SENTENCE }] : []),
      receive: ({ stock }, _, __, input): Why[] =>
        (stock ?? 0) + (input?.pieces ?? 0) > 50 ? [{ code: "MINIBAR_EMPTY", message: SENTENCE, field: "pieces" }] : [],
    },
    acted: { receive: (stored, _, __, { pieces }) => ({ ...stored, stock: (stored.stock ?? 0) + pieces }) },
    shown: (stored: Stored) => stored,
  });
  const sample = { now, shelf: noShelf } as Parameters<typeof served.openBook>[0];
  const draft = { ...coffee, codes: [...coffee.codes], modifiers: [...coffee.modifiers] };
  const book: RecordBook<Stored> = served.openBook(sample, db, () => [
    { draft, made: { by: "Eva Ruiz", now }, acts: [] },
  ]);
  const calls = {
    list: Object.assign(async (request: Parameters<typeof served.list.page>[0]) => served.list.page(request, context), {
      reads: [],
    }),
    rows: async (request: Parameters<typeof served.list.rows>[0]) => served.list.rows(request, context),
    get: Object.assign(async (request: { params: { id: string } }) => served.get(request, context), { reads: [] }),
    create: async (request: Parameters<typeof served.create>[0]) => served.create(request, context),
    update: async (request: Parameters<typeof served.update>[0]) => served.update(request, context),
    importRows: async (request: Parameters<typeof served.importRows>[0]) =>
      served.importRows<ReasonOf<WordedCode>>(request, context),
    act: async (request: Parameters<typeof served.act>[0]) => served.act(request, context),
  };
  return { book, calls };
}

/** `isEdited`: an article can be changed in the form in which it is made. */
export async function openArticles(path: string, { isEdited = true } = {}) {
  const { book, calls } = openServer();
  const { update, ...others } = calls;
  const told = { calls: isEdited ? calls : others, page: "/articles" };
  const articles = createDefinedForm<typeof article, Article>(article as never, told);
  const store = openStore();
  await store.install({ catalogues: ["controls", "reasons"], state: async () => [articles.list], pages: [] });
  const router = createMemoryRouter([{ path: "/articles/:id?", element: <DefinedPage of={articles} /> }], {
    initialEntries: [path],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    user: userEvent.setup(),
    book,
    drawer: async (name: string) => within(await screen.findByRole("dialog", { name })),
  };
}
