import { expect, it } from "vitest";

import { createSelectionSlice } from "@/shared/list/createSelectionSlice";

const { reducer, actions } = createSelectionSlice("selection");

const row = (id: string) => ({ id, name: `Row ${id}` });
const rows = (...ids: string[]) => ids.map(row);

it("selects a row, and unselects it", () => {
  const both = reducer(rows("1"), actions.rowToggled(row("2")));
  expect(both).toEqual(rows("1", "2"));
  expect(reducer(both, actions.rowToggled(row("1")))).toEqual(rows("2"));
});

it("unselects rows that are gone, and no others", () => {
  expect(reducer(rows("1", "2", "3"), actions.unselected(["1", "3", "4"]))).toEqual(rows("2"));
});

it("selects what is not selected yet of a page, once each, and leaves other pages alone", () => {
  expect(reducer(rows("9", "2"), actions.pageToggled(rows("1", "2")))).toEqual(rows("9", "1", "2"));
});

it("unselects a page that is selected as a whole, and leaves other pages alone", () => {
  expect(reducer(rows("9", "1", "2"), actions.pageToggled(rows("1", "2")))).toEqual(rows("9"));
});
