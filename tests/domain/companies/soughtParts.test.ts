import { expect, it } from "vitest";

import { soughtParts } from "@/domain/companies/soughtParts";

it.each(["B-8590", "b 8590…", "ES-B8590", "es b-85.90", "ESB8590", "B8590"])("looks for the number in %s", (typed) => {
  expect(soughtParts(typed)).toEqual(["b8590"]);
});

it.each([
  ["78-2 0412", ["7820412"]],
  ["12345678-z", ["12345678z"]],
  ["Hotel 3 Estrellas", ["hotel", "3", "estrellas"]],
  ["Esteve", ["esteve"]],
  ["es", ["es"]],
  ["", []],
])("looks for %s as it is stored", (typed, parts) => {
  expect(soughtParts(typed)).toEqual(parts);
});
