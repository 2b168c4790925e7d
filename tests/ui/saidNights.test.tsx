import { render } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";

import type { DatedForm } from "@/domain/saidRange";
import { openCatalogue } from "@/shared/i18n/spoken";
import { SaidNights } from "@/shared/ui/fields/dates/SaidNights";

it.each<[DatedForm, string, string, string]>([
  ["block", "2026-12-03", "2026-12-04", "1 noche: 3 dic"],
  ["block", "2026-12-03", "2026-12-05", "2 noches: 3 dic y 4 dic"],
  ["stopSale", "2026-12-03", "2026-12-04", "2 noches: 3 dic y 4 dic"],
  ["massChange", "2026-12-03", "2026-12-05", "3 noches: 3–5 dic"],
  ["stay", "2026-12-30", "2027-01-02", "3 noches: 30 dic 2026 – 1 ene 2027"],
  ["terms", "2026-12-01", "2026-12-31", "31 noches: 1–31 dic"],
  ["vatBook", "2026-12-01", "2026-12-31", "31 días: 1–31 dic"],
  ["season", "2026-06-15", "2026-06-15", "1 día: 15 jun"],
  ["report", "2026-12-03", "2026-12-02", ""],
])("says the nights of a form in words: %s, %s to %s", async (form, from, to, words) => {
  await openCatalogue("controls");
  const { unmount } = render(<SaidNights form={form} from={from} to={to} />);
  onTestFinished(unmount);
  expect(document.querySelector("p")!.textContent.replace(/\s/g, " ")).toBe(words);
});
