import { paths } from "../../src/shared/routing/paths";
import { countPresses } from "./presses";
import { expect, remember, test } from "./support";
import { axeFindings } from "./sweep/axe";

test("a guest in house: the folio first, halves in two presses, a wrong card, the check-out", async ({ page }) => {
  await remember(page, {});
  await page.goto(`${paths.reservations}?situations=inHouse`);
  const presses = await countPresses(page);
  const asked = page.getByRole("dialog").last();
  await page.getByRole("table", { name: "Lista de Reservas" }).getByRole("link").first().click();
  await expect(page.getByRole("table", { name: /^Folio/ }).first()).toBeVisible();
  expect(presses.soFar()).toBe(1); // once the record is open, the folio costs none

  await page.getByRole("tab", { name: "Historial" }).click();
  presses.again();
  await page.getByRole("tab", { name: "Folio" }).click();
  await expect(page.getByRole("button", { name: "Dividir a medias" })).toBeVisible();
  expect(presses.soFar()).toBe(1);

  presses.again();
  await page.getByRole("button", { name: "Dividir a medias" }).click();
  await asked.getByRole("button", { name: "Dividir a medias" }).click();
  await expect(page.getByRole("table", { name: "Folio: Segundo huésped" })).toBeVisible();
  expect(presses.soFar()).toBe(2);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Añadir cargo" }).click();
  await asked.getByLabel("Concepto").fill("Masaje");
  await asked.getByLabel("Precio por unidad, con IVA (EUR)").fill("45,50");
  await asked.getByRole("button", { name: "Añadir cargo" }).click();
  await expect(page.getByRole("row", { name: /Masaje/ })).toBeVisible();
  await page.getByRole("button", { name: "Cobrar", exact: true }).click();
  await asked.getByLabel("Importe (EUR)").fill("45,50");
  await page.goBack();
  await asked.getByRole("button", { name: "Seguir aquí" }).click(); // the way back asks, and keeps the amount
  await expect(asked.getByLabel("Importe (EUR)")).toHaveValue("45,50");
  await asked.getByLabel("Forma de pago").selectOption("card");
  await asked.getByRole("switch", { name: "Tarjeta rechazada" }).press(" ");
  expect(await axeFindings(page)).toEqual([]);
  await asked.getByRole("button", { name: "Anotar el rechazo" }).click();
  await expect(page.getByRole("row", { name: /Cobro no realizado · Tarjeta/ })).toBeVisible();

  presses.again();
  await page.getByRole("link", { name: "Hacer check-out" }).click();
  await expect(page.getByRole("dialog", { name: /^Check-out de/ })).toBeVisible();
  expect(presses.soFar()).toBe(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tab", { name: "Folio" })).toHaveAttribute("aria-selected", "true");
});

test("a record on a phone: the next step and the tabs in view, the rest behind a press", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await remember(page, {});
  await page.goto(`${paths.reservations}?situations=inHouse`);
  await page.locator("main a[href*='/management/booking/RSV-']").first().click();
  await expect(page.getByRole("link", { name: "Hacer check-out" })).toBeVisible();
  const change = page.getByRole("button", { name: "Cambiar habitación" });
  await expect(change).toBeHidden();
  for (const tab of await page.getByRole("tab").all()) {
    const { x, y, width, height } = (await tab.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(y + height).toBeLessThanOrEqual(410);
  }
  await page
    .getByRole("region", { name: "Situación y acciones" })
    .getByRole("button", { name: "Más acciones" })
    .click();
  await expect(change).toBeVisible();
  await page.getByRole("link", { name: "Parte de viajeros" }).click();
  await expect(page.getByRole("dialog", { name: /^Parte de/ })).toBeVisible();
});
