import { expect, it } from "vitest";

import { createSelectionSlice } from "@/shared/list/createSelectionSlice";

const { reducer, actions } = createSelectionSlice("selection");

it("selects a row, and unselects it", () => {
  const both = reducer(["1"], actions.rowToggled("2"));
  expect(both).toEqual(["1", "2"]);
  expect(reducer(both, actions.rowToggled("1"))).toEqual(["2"]);
});

it("unselects rows that are gone, and no others", () => {
  expect(reducer(["1", "2", "3"], actions.unselected(["1", "3", "4"]))).toEqual(["2"]);
});

it("selects what is not selected yet of a page, once each, and leaves other pages alone", () => {
  expect(reducer(["9", "2"], actions.pageToggled(["1", "2"]))).toEqual(["9", "1", "2"]);
});

it("unselects a page that is selected as a whole, and leaves other pages alone", () => {
  expect(reducer(["9", "1", "2"], actions.pageToggled(["1", "2"]))).toEqual(["9"]);
});
