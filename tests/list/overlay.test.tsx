import { combineSlices, configureStore } from "@reduxjs/toolkit";
import { expect, it } from "vitest";

import { createWrite } from "@/shared/write/createWrite";

import { type Item, itemList, type ItemPage } from "./itemList";

type Done = Pick<Item, "id">;

const done = createWrite<Done>()("overlaidDone", {
  recordOf: ({ id }) => id,
  isReplaced: () => true,
  isWhat: (value): value is Done => typeof value === "object",
});

const page: ItemPage = {
  rows: [
    { id: "1", isDone: false },
    { id: "2", isDone: false },
  ],
  total: 2,
  inView: {},
  asOf: 1,
};

function openItems() {
  const list = itemList("overlaidItems", async () => page, {
    overlay: (selectRows) =>
      done.over(selectRows, (rows, { id }) => rows.map((row) => (row.id === id ? { ...row, isDone: true } : row))),
  });
  const [listSlice, ...others] = [...list.slices, ...done.slices];
  const store = configureStore({ reducer: combineSlices(listSlice!, ...others) });
  store.dispatch(list.actions.loaded(page));
  const shown = () =>
    list.selectors
      .selectRows(store.getState() as Parameters<typeof list.selectors.selectRows>[0])
      .map(({ isDone }) => isDone);
  return { ...store, list, shown };
}

it("shows a pending write over the rows, and the server's rows are as they were", () => {
  const { dispatch, shown } = openItems();
  dispatch(done.written({ id: "2" }));
  expect(shown()).toEqual([false, true]);
});

it("shows what the server says of a row in its place, also in the page that waits to be shown", () => {
  const { dispatch, list, shown } = openItems();
  dispatch(list.actions.newerLoaded({ ...page, rows: [...page.rows, { id: "3", isDone: false }], total: 3 }));
  dispatch(list.actions.changed([{ id: "1", isDone: true } as Item]));
  expect(shown()).toEqual([true, false]);
  dispatch(list.actions.newerShown());
  expect(shown()).toEqual([true, false, false]);
});
