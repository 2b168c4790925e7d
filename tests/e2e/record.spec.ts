import { paths } from "../../src/shared/routing/paths";
import { countPresses } from "./presses";
import { expect, remember, test } from "./support";
import { axeFindings } from "./sweep/axe";

test("a guest in house: the folio first, halves in two presses, a wrong card, and the check-out from the head", async ({
  page,
}) => {
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
