import { expect, it } from "vitest";

import { fillIn, variablesOf } from "@/domain/chat/cannedAnswer";

const answer = "Buenos días, {huesped}: su habitación {habitación} está lista, {huesped}.";

it("lists each variable once", () => {
  expect(variablesOf(answer)).toEqual(["huesped", "habitación"]);
  expect(variablesOf("Enseguida.")).toEqual([]);
});

it("fills in known values and keeps the other variables visible", () => {
  expect(fillIn(answer, { huesped: "$& Ana" })).toBe(
    "Buenos días, $& Ana: su habitación {habitación} está lista, $& Ana.",
  );
  expect(fillIn("{constructor} {huesped}", { huesped: "" })).toBe("{constructor} {huesped}");
});
