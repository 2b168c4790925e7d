import type { Locator, Page } from "@playwright/test";

import { paths } from "../../src/shared/routing/paths";
import { expect, remember, test } from "./support";
import { axeFindings } from "./sweep/axe";

test("a guest leaves whose company pays the room but for half a night: two bills, two papers, one check-out", async ({
  page,
}) => {
  await remember(page, {});
  await page.goto(paths.checkInOut);
  await page.getByRole("tab", { name: /^Salidas/ }).click();
  const owing = page
    .getByRole("table", { name: "Salidas" })
    .getByRole("row")
    .filter({ hasNot: page.getByRole("cell", { name: /^0,00/ }), has: page.getByRole("cell") });
  await owing
    .first()
    .getByRole("button", { name: /^Check-out de/ })
    .click();

  const drawer = page.getByRole("dialog", { name: /^Check-out de/ });
  const asked = page.getByRole("dialog").last();
  const press = (name: string | RegExp, within: Locator = drawer) =>
    within.getByRole("button", { name }).first().click();
  const ofCompany = drawer.getByRole("table", { name: "Folio: Naviera" });
  const ofGuest = drawer.getByRole("table", { name: "Folio: Huésped" });

  await press("Facturar a empresa");
  await asked.getByLabel("Empresa o agencia").fill("Naviera");
  await asked.getByRole("switch", { name: "Régimen y extras" }).press(" ");
  await press("Facturar a empresa", asked);
  await expect(ofCompany.getByRole("row", { name: /Habitación/ }).first()).toBeVisible();

  await press("Mover", ofCompany.getByRole("row", { name: /Habitación/ }).first());
  await asked.getByLabel("Qué se mueve").selectOption("Un porcentaje");
  await press("Mover", asked);
  await expect(ofGuest.getByRole("row", { name: /Parte de: Habitación/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  for (const [window, method, table] of [
    ["guest", "Tarjeta", ofGuest],
    ["company", "Transferencia", ofCompany],
  ] as const) {
    await press("Cobrar");
    await asked.getByLabel("Ventana").selectOption(window);
    await asked.getByLabel("Forma de pago").selectOption(method);
    await press("Cobrar", asked);
    await expect(table.getByRole("row", { name: /^Saldo/ })).toContainText("0,00");
  }

  expect(await printed(page, drawer, "Naviera")).toContain("Naviera");
  expect(await printed(page, drawer, "Huésped")).not.toContain("Naviera");
  await press("Hacer check-out");
  await expect(drawer.getByText("Check-out hecho.")).toBeVisible();
});

/** What the printer gets of a window. */
async function printed(page: Page, drawer: Locator, name: string): Promise<string | null> {
  await page.evaluate(() => {
    document.querySelector(".kept-paper")?.remove();
    window.print = () => {
      const paper = document.querySelector(".printed")!.cloneNode(true) as HTMLElement;
      paper.className = "kept-paper";
      paper.hidden = true;
      document.body.append(paper);
    };
  });
  await drawer.getByRole("button", { name: `Imprimir folio: ${name}` }).click();
  await expect(page.locator(".kept-paper")).toHaveCount(1);
  return page.locator(".kept-paper").textContent();
}
