import { expect, it } from "vitest";

import { noteOf } from "@/fakeBackend/hotel/noteOf";

it("shows in the list what a guest wishes and what the house has noted, where there is any", () => {
  const note = { request: "Cuna", internal: "Sordo", guest: "Alergias" };
  expect(noteOf(note)).toBe("Cuna · Sordo");
  expect(noteOf({ ...note, request: "" })).toBe("Sordo");
  expect(noteOf({ ...note, request: "", internal: "" })).toBe("");
});
