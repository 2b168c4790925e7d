import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeAll, expect, it } from "vitest";

import { defineRecord, type RecordOf, type StoredOf } from "@/contract/definition/defineRecord";
import { amount, choice, count, flag, text } from "@/contract/definition/fields";
import type { Context } from "@/fakeBackend/core/routes";
import { noShelf } from "@/fakeBackend/core/shelf";
import type { RecordBook } from "@/fakeBackend/records/RecordBook";
import { serveDefinition } from "@/fakeBackend/records/serveDefinition";
import { createDefinedForm } from "@/shared/definition/createDefined";
import { DefinedPage } from "@/shared/definition/DefinedPage";

import { openHotel } from "../support/hotelBackend";
import { openStore } from "../support/openStore";

/** A thing that is lent to a guest. Its texts are in no catalogue: the page shows their ids. */
const loan = defineRecord({
  name: "loan",
  texts: "loans",
  idPrefix: "PR",
  path: "/pms/loans",
  reads: ["handover"],
  fields: {
    what: text({ most: 20, isAsked: true }),
    kind: choice(["adapter", "umbrella"]),
    pieces: count({ least: 1, most: 9 }),
    deposit: amount({ most: 200_00 }),
    isWet: flag(),
  },
  states: { lent: "open", returned: "good" },
  acts: {
    takeBack: { from: ["lent"], to: "returned", input: { remark: text({ most: 200, isAsked: true }) } },
    lendAgain: { from: ["returned"], to: "lent", input: {} },
  },
  columns: { what: { width: 200 }, kind: { width: 100 }, deposit: { width: 90 }, state: { width: 100 } },
});

interface Loan extends RecordOf<typeof loan> {}
type Stored = StoredOf<typeof loan>;

const now = new Date("2026-11-26T09:00:00.000Z");
const adapter = { what: "Adaptador", kind: "adapter", pieces: 1, deposit: 10_00, isWet: false } as const;

function openServer() {
  const { db } = openHotel({ reservations: 1 });
  const context = { db, now: () => now } as Context;
  const served = serveDefinition(loan, {
    bookOf: (): RecordBook<Stored> => book,
    added: () => ({}),
    shown: (stored: Stored) => stored,
  });
  const sample = { now, shelf: noShelf } as Parameters<typeof served.openBook>[0];
  const book = served.openBook(sample, db, () => [{ draft: adapter, made: { by: "Eva Ruiz", now }, acts: [] }]);
  const calls = {
    list: Object.assign(async (request: Parameters<typeof served.list.page>[0]) => served.list.page(request, context), {
      reads: [],
    }),
    rows: async (request: Parameters<typeof served.list.rows>[0]) => served.list.rows(request, context),
    get: Object.assign(async (request: { params: { id: string } }) => served.get(request, context), { reads: [] }),
    create: async (request: Parameters<typeof served.create>[0]) => served.create(request, context),
    update: async (request: Parameters<typeof served.update>[0]) => served.update(request, context),
    act: async (request: Parameters<typeof served.act>[0]) => served.act(request, context),
  };
  return { book, calls };
}

async function openLoans(path: string) {
  const { book, calls } = openServer();
  const loans = createDefinedForm<typeof loan, Loan>(loan as never, { calls, page: "/loans" });
  const store = openStore();
  await store.install({ catalogues: ["controls", "reasons"], state: async () => [loans.list], pages: [] });
  const page = <DefinedPage of={loans} />;
  const router = createMemoryRouter([{ path: "/loans/:id?", element: page }], { initialEntries: [path] });
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

beforeAll(() => import("react-data-table-component"));

it("asks for each field by its kind, says what is wrong beside it, and creates the record", async () => {
  const { user, book, drawer } = await openLoans("/loans/-");
  const form = await drawer("loans.new");
  await user.type(await form.findByLabelText("loans.pieces"), "12");
  await user.type(form.getByLabelText("loans.deposit"), "mucho");
  await user.click(form.getByRole("button", { name: "loans.create" }));
  expect(form.getByLabelText("loans.what")).toHaveAccessibleDescription("Falta este dato.");
  expect(form.getByLabelText("loans.kind")).toHaveAccessibleDescription("Falta este dato.");
  expect(form.getByLabelText("loans.pieces")).toHaveAccessibleDescription("Escriba un número entero de 1 a 9.");
  expect(form.getByLabelText("loans.deposit")).toHaveAccessibleDescription("Escriba un importe de 0 a 200.");

  await user.type(form.getByLabelText("loans.what"), " Paraguas ");
  await user.selectOptions(form.getByLabelText("loans.kind"), "umbrella");
  await user.clear(form.getByLabelText("loans.pieces"));
  await user.type(form.getByLabelText("loans.pieces"), "2");
  await user.clear(form.getByLabelText("loans.deposit"));
  await user.type(form.getByLabelText("loans.deposit"), "12,50");
  await user.click(form.getByLabelText("loans.isWet"));
  await user.click(form.getByRole("button", { name: "loans.create" }));
  await drawer("Paraguas");
  const made = { id: "PR-000002", what: "Paraguas", kind: "umbrella", pieces: 2, deposit: 12_50, isWet: true };
  expect(book.get("PR-000002")).toMatchObject({ ...made, state: "lent", version: 1 });
});

it("saves a change with its history, then does an act with what it asks for", async () => {
  const { user, book, drawer } = await openLoans("/loans/PR-000001");
  const form = await drawer("Adaptador");
  const deposit = await form.findByLabelText("loans.deposit");
  expect(deposit).toHaveValue("10,00");
  await user.clear(deposit);
  await user.type(deposit, "5");
  await user.click(form.getByRole("button", { name: "Guardar cambios" }));
  expect(await form.findByText("loans.history.changed")).toBeInTheDocument();
  const changes = [{ field: "deposit", before: "1000", after: "500" }];
  expect(book.get("PR-000001")).toMatchObject({ deposit: 5_00, version: 2, history: [{ changes }, {}] });

  await user.click(form.getByRole("button", { name: "loans.action.takeBack" }));
  const dialog = await drawer("loans.action.takeBack · Adaptador");
  await user.type(dialog.getByLabelText("loans.remark.takeBack"), "Sin daños");
  await user.click(dialog.getByRole("button", { name: "loans.action.takeBack" }));
  expect(await form.findByText("Sin daños")).toBeInTheDocument();
  await user.click(await form.findByRole("button", { name: "loans.action.lendAgain" }));
  expect(await form.findByText("loans.history.lendAgain")).toBeInTheDocument();
  expect(book.get("PR-000001")).toMatchObject({ state: "lent", version: 4 });
});
