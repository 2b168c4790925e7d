import { expect, it } from "vitest";

import { createOpenSlice } from "@/shared/record/openRecord";

const { reducer, actions, selectors } = createOpenSlice<{ id: string; version: number }, "card">("card");

const shownAfter = (version: number) => {
  const loaded = reducer(undefined, actions.loaded({ id: "card-1", version: 3 }));
  return selectors.selectRecord({ card: reducer(loaded, actions.changed({ id: "card-1", version })) });
};

it("shows the record that an act has brought", () => {
  expect(shownAfter(4)).toEqual({ id: "card-1", version: 4 });
});

it("keeps what it shows when a late reply is older", () => {
  expect(shownAfter(2)).toEqual({ id: "card-1", version: 3 });
});
