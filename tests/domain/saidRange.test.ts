import { expect, it } from "vitest";

import { type DatedForm, saidRange } from "@/domain/saidRange";

it.each<[DatedForm, string, string, [number, string, string] | undefined]>([
  ["block", "2026-12-03", "2026-12-05", [2, "2026-12-03", "2026-12-04"]],
  ["stay", "2026-12-31", "2027-01-01", [1, "2026-12-31", "2026-12-31"]],
  ["walkIn", "2026-11-26", "2026-11-27", [1, "2026-11-26", "2026-11-26"]],
  ["simulator", "2026-10-24", "2026-10-26", [2, "2026-10-24", "2026-10-25"]], // the clocks change
  ["stopSale", "2026-12-03", "2026-12-05", [3, "2026-12-03", "2026-12-05"]],
  ["massChange", "2026-12-03", "2026-12-03", [1, "2026-12-03", "2026-12-03"]],
  ["report", "2028-02-28", "2028-03-01", [3, "2028-02-28", "2028-03-01"]],
  ["commission", "2026-11-01", "2026-11-30", [30, "2026-11-01", "2026-11-30"]],
  ["terms", "2026-12-01", "2027-02-28", [90, "2026-12-01", "2027-02-28"]],
  ["vatBook", "2026-12-01", "2026-12-31", [31, "2026-12-01", "2026-12-31"]],
  ["season", "2026-06-15", "2026-06-15", [1, "2026-06-15", "2026-06-15"]],
  ["report", "2026-01-01", "2026-12-31", [365, "2026-01-01", "2026-12-31"]],
  ["block", "2026-12-03", "2026-12-03", undefined],
  ["stopSale", "2026-12-05", "2026-12-03", undefined],
  ["stopSale", "", "2026-12-03", undefined],
  ["report", "3/12", "2026-12-03", undefined],
])("knows the nights that the dates of a form mean: %s, %s to %s", (form, from, to, nights) => {
  const said = saidRange(form, from, to);
  expect(said && [said.count, said.first, said.last]).toEqual(nights);
});
