import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { paths } from "@/shared/routing/paths";

import { drawer, openBilling } from "./openBilling";

it("names the periods that are handed in, and shows each by one press", async () => {
  const { router, user } = openBilling();
  await router.navigate(paths.documents);
  await user.click(await screen.findByRole("button", { name: "Libro de facturas" }, { timeout: 8000 }));
  const book = await drawer("Libro de facturas");
  const dates = await book.findByRole("textbox", { name: "Periodo" });
  expect(dates).toHaveValue("01/04/2026 - 30/04/2026");
  expect(book.getByRole("button", { name: "Este mes" })).toHaveAttribute("aria-pressed", "true");
  for (const [name, period] of [
    ["Mes anterior", "01/03/2026 - 31/03/2026"],
    ["Este trimestre", "01/04/2026 - 30/06/2026"],
    ["Trimestre anterior", "01/01/2026 - 31/03/2026"],
  ] as const) {
    await user.click(book.getByRole("button", { name }));
    expect(dates).toHaveValue(period);
    expect(book.getByRole("button", { pressed: true })).toHaveAccessibleName(name);
  }
  // the keyboard scrolls by its frame, where no cell takes the focus
  expect((await book.findByRole("table")).parentElement).toHaveAttribute("tabindex", "0");
});
