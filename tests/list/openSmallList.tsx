import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { onTestFinished, vi } from "vitest";

import type { ListPage as Page } from "@/contract/list";
import { http } from "@/shared/api/http";
import { hotelState } from "@/shared/hotel/hotelState";
import type { BulkRequest, BulkResult } from "@/shared/list/createBulkSlice";
import { createList } from "@/shared/list/createList";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";
import { dateRange } from "@/shared/list/filters/dateRange";
import { ListPage } from "@/shared/list/page/ListPage";
import { someOf } from "@/shared/list/filters/someOf";
import { PageNameContext } from "@/shared/ui/page/pageName";

import { startFakeBackend } from "../support/wholeBackend";
import { openStore } from "../support/openStore";

/** A room as the test's own list has it. */
export interface Room {
  id: string;
  name: string;
  state: "confirmed" | "inHouse";
  price: number;
}

const columns: DeclaredColumn<Room, "name" | "state" | "price", "list">[] = [
  { id: "name", name: "column.customer", width: 300 },
  {
    id: "state",
    name: "column.situation",
    width: 200,
    importance: 2,
    card: "mark",
    wordsFor: (state) => `situation.${state}`,
  },
  { id: "price", name: "column.total", width: 200, importance: 1, card: "fact", as: "cents" },
];

interface Query {
  text?: string;
  view?: "inHouse";
  sort?: "name" | "state" | "price";
  order?: "asc" | "desc";
  situations?: string;
  from?: string;
  to?: string;
}

const states = ["confirmed", "inHouse"] as const;

/** Twelve rooms; the last one has a name that a spreadsheet would run. */
const rooms: Room[] = Array.from({ length: 12 }, (_, place) => ({
  id: `R-${place + 1}`,
  name: place === 11 ? "=SUM(A1)" : `Room ${String(place + 1).padStart(2, "0")}`,
  state: place < 9 ? "confirmed" : "inHouse",
  price: (place + 1) * 1000,
}));

function found(all: Room[], { text = "", view, situations, sort, order }: Query): Room[] {
  const some = all.filter(
    ({ name, state }) =>
      name.toLowerCase().includes(text.toLowerCase()) &&
      (!view || state === view) &&
      (!situations || situations.split(",").includes(state)),
  );
  const sorted = sort ? some.toSorted((one, other) => (one[sort] < other[sort] ? -1 : 1)) : some;
  return order === "desc" ? sorted.toReversed() : sorted;
}

interface SmallList {
  /** Without bulk actions. */
  isPlain?: boolean;
  /** A plan of the rooms first, and the table. */
  hasDisplays?: boolean;
}

/** A page of rooms over a server that the test holds in its hand. */
export async function openSmallList(query = "", width = 0, { isPlain = false, hasDisplays = false }: SmallList = {}) {
  const server = { rooms, asOf: 1, fails: false, asked: [] as Query[] };
  async function call({ query: asked }: { query: Query & { page: number; perPage: number } }) {
    server.asked.push(asked);
    if (server.fails) throw new Error("Ahora no.");
    const all = found(server.rooms, asked);
    const first = (asked.page - 1) * asked.perPage;
    const inView = { inHouse: found(server.rooms, { view: "inHouse" }).length };
    const page: Page<Room, "inHouse"> = {
      rows: all.slice(first, first + asked.perPage),
      total: all.length,
      inView,
      asOf: server.asOf,
    };
    return page;
  }
  const list = createList({
    name: "smallList",
    columnsKey: "smallListColumns",
    texts: "list",
    call: Object.assign(call, { reads: ["reservations"] as const }),
    exportCall: async ({ query: asked }: { query: Query }) => found(server.rooms, asked),
    filters: [
      dateRange("from", "to"),
      someOf("situations", { label: "list.situations", choices: states, wordsFor: (state) => `situation.${state}` }),
    ],
    views: { inHouse: "view.inHouse" },
    displays: hasDisplays ? { plan: "list.unsorted", table: "list.table" } : undefined,
    columns,
    nameOf: ({ name }) => name,
    pathOf: (id) => `/rooms/${id}`,
    bulk: isPlain
      ? undefined
      : {
          actions: [
            { id: "delete", label: "bulk.delete", removesRows: true },
            { id: "message", label: "bulk.message", pathOf: (ids) => `/letters?rooms=${ids.join(",")}` },
          ],
          act: async ({ ids }: BulkRequest): Promise<BulkResult[]> =>
            ids.map((id) => {
              const name = rooms.find((room) => room.id === id)?.name ?? id;
              const reasons =
                id === "R-1" ? [{ code: "IN_HOUSE_NOT_CANCELLABLE" as const, message: "Está ocupada." }] : [];
              if (reasons.length === 0) server.rooms = server.rooms.filter((room) => room.id !== id);
              return { id, name, isDone: reasons.length === 0, reasons };
            }),
          *tell() {},
        },
  });

  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  window.history.replaceState(null, "", `/small${query}`);
  const backend = startFakeBackend(http, { delayOf: () => 0 }, { reservations: 1, messages: 1, contacts: 1 });
  const store = openStore();
  const drawDisplay = (display: string, { text = "" }: { text?: string }) =>
    display === "plan" ? <p>Plan {text}</p> : undefined;
  const page = (
    <PageNameContext value={{ title: "reservations.title" }}>
      <ListPage list={list} drawDisplay={hasDisplays ? drawDisplay : undefined} />
    </PageNameContext>
  );
  const router = createBrowserRouter([{ path: "/small", element: page }]);
  onTestFinished(() => {
    store.stop();
    backend.stop();
    router.dispose();
  });
  await store.install({
    catalogues: ["reservations", "controls", "reasons"],
    state: async () => [hotelState, list],
    pages: [],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    list,
    server,
    store,
    router,
    user: userEvent.setup(),
    asked: () => new URLSearchParams(window.location.search),
    search: () => screen.getByRole("searchbox", { name: "Filtrar por cliente" }),
    headers: () => screen.getAllByRole("columnheader").map((header) => header.textContent),
    async names() {
      const table = await screen.findByRole("table", { name: "Lista de Reservas" });
      await within(table).findAllByRole("checkbox");
      const cells = within(table)
        .getAllByRole("row")
        .slice(1)
        .map((row) => within(row).getAllByRole("cell")[1]?.textContent);
      return cells;
    },
  };
}
