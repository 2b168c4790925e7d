import { expect, it } from "vitest";

import { fillIn, variablesOf } from "@/domain/cannedAnswer";

const answer = "Buenos días, {huesped}: su habitación {habitación} está lista, {huesped}.";

it("asks for each variable once", () => {
  expect(variablesOf(answer)).toEqual(["huesped", "habitación"]);
  expect(variablesOf("Enseguida.")).toEqual([]);
});

it("fills in what has a value and leaves the rest to be seen", () => {
  expect(fillIn(answer, { huesped: "$& Ana" })).toBe(
    "Buenos días, $& Ana: su habitación {habitación} está lista, $& Ana.",
  );
  expect(fillIn("{constructor} {huesped}", { huesped: "" })).toBe("{constructor} {huesped}");
});
