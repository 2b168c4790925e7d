import { expect, it } from "vitest";

import { createSelectionSlice } from "@/shared/list/createSelectionSlice";

const { reducer, actions } = createSelectionSlice("selection");

const row = (id: string) => ({ id, name: `Row ${id}` });
const rows = (...ids: string[]) => ids.map(row);

const { rowToggled, unselected, pageToggled } = actions;

it.each([
  ["selects a row", rows("1"), rowToggled(row("2")), rows("1", "2")],
  ["unselects a row", rows("1", "2"), rowToggled(row("1")), rows("2")],
  ["unselects rows that are gone, and no others", rows("1", "2", "3"), unselected(["1", "3", "4"]), rows("2")],
  ["selects the rest of a page, each row once", rows("9", "2"), pageToggled(rows("1", "2")), rows("9", "1", "2")],
  ["unselects a page that is selected as a whole", rows("9", "1", "2"), pageToggled(rows("1", "2")), rows("9")],
])("%s", (_, before, action, after) => {
  expect(reducer(before, action)).toEqual(after);
});
