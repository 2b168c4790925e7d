import { expect, it } from "vitest";

import { carriedOver } from "@/shared/record/recordFields";

const base = {
  title: "Paraguas",
  tags: ["bar"],
  notes: { internal: "", guest: "Tarde" },
  found: undefined as object | undefined,
};

it("keeps what was written, upon what somebody else has written in other fields", () => {
  const mine = { ...base, title: "Paraguas rojo" };
  const next = { ...base, tags: ["bar", "rojo"] };
  expect(carriedOver(mine, base, next)).toEqual({ ...base, title: "Paraguas rojo", tags: ["bar", "rojo"] });
});

it("tells the notes of a group apart", () => {
  const mine = { ...base, notes: { internal: "Llamar antes", guest: "Tarde" } };
  const next = { ...base, notes: { internal: "", guest: "Temprano" } };
  expect(carriedOver(mine, base, next).notes).toEqual({ internal: "Llamar antes", guest: "Temprano" });
});

it("takes a list as a whole, and a group that is new", () => {
  const mine = { ...base, tags: ["rojo"], found: { by: "Eva" } };
  const next = { ...base, tags: ["bar", "azul"] };
  expect(carriedOver(mine, base, next)).toEqual(mine);
});
