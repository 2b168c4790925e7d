import type { Locator, Page } from "@playwright/test";

import { paths } from "../../src/shared/routing/paths";
import { countPresses } from "./presses";
import { expect, goTo, remember, test } from "./support";
import { axeFindings } from "./sweep/axe";

const press = (name: string | RegExp, within: Page | Locator) =>
  within.getByRole("button", { name, exact: true }).first().click();

test("a stay is billed from its deposit to its documents, which are corrected and exchanged", async ({ page }) => {
  await remember(page, {});
  await page.goto(`${paths.checkInOut}?latency=0`);
  const asked = page.getByRole("dialog").last();
  const arriving = page
    .getByRole("table", { name: "Llegadas" })
    .getByRole("row", { name: /(Limpia|Inspeccionada).*Llega hoy/ })
    .getByRole("link")
    .first();
  const guest = (await arriving.textContent())!;
  await arriving.click();
  await page.getByRole("tab", { name: "Folio" }).click();
  const stay = new URL(page.url());

  await press("Cobrar", page);
  await asked.getByLabel("Forma de pago").selectOption("Tarjeta");
  await asked.getByLabel(/^Importe/).fill("30");
  await asked.getByRole("switch", { name: "Es un depósito" }).press(" ");
  await press("Cobrar", asked);
  await press("Facturar", page);
  await press("Emitir", asked);
  await expect(page.getByRole("row", { name: /Depósito · Tarjeta.*Facturado en T1-26-/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Facturar", exact: true })).toHaveCount(0); // it is billed once

  await page.getByRole("link", { name: "Hacer check-in" }).click();
  const arrival = page.getByRole("dialog", { name: `Check-in de ${guest}` });
  await press("Hacer check-in", arrival);
  await expect(arrival.getByText(/^Check-in hecho/)).toBeVisible();

  await goTo(page, stay.pathname + stay.search);
  await press("Añadir cargo", page);
  await asked.getByLabel("Concepto").fill("Spa");
  await asked.getByLabel(/^Precio por unidad/).fill("50");
  await press("Añadir cargo", asked);
  await expect(page.getByRole("row", { name: /Spa/ })).toBeVisible();
  await press("Facturar a empresa", page);
  await press("Elegir otra", asked); // that of the reservation is proposed
  await asked.getByLabel("Empresa o agencia").fill("Naviera del Norte, S.L.");
  await asked.getByLabel("NIF", { exact: true }).fill("B12345674");
  await press("Facturar a empresa", asked);

  await page.getByRole("link", { name: "Hacer check-out" }).click();
  const leaving = page.getByRole("dialog", { name: `Check-out de ${guest}` });
  await press("Salida anticipada", leaving);
  await asked.getByLabel(/^Cobrarlas/).check();
  await press("Terminar la estancia hoy", asked);
  for (const [window, method, table] of [
    ["guest", "Efectivo", "Folio: Huésped"],
    ["company", "Transferencia", "Folio: Naviera del Norte, S.L."],
  ] as const) {
    await press("Cobrar", leaving);
    await asked.getByLabel("Ventana").selectOption(window);
    await asked.getByLabel("Forma de pago").selectOption(method);
    await press("Cobrar", asked);
    await expect(leaving.getByRole("table", { name: table }).getByRole("row", { name: /^Saldo/ })).toContainText(
      "0,00",
    );
  }
  const documents = leaving.getByRole("list", { name: "Facturas de la estancia" }).getByRole("listitem");
  await press("Facturar", leaving);
  await expect(asked.getByLabel("Qué se factura")).toContainText("20,00"); // the deposit is deducted
  expect(await axeFindings(page)).toEqual([]);
  await press("Emitir", asked);
  await expect(documents).toHaveCount(2);
  const ticket = (await documents
    .getByRole("link", { name: /^T1-26-/ })
    .first()
    .textContent())!;
  await press("Facturar", leaving);
  await press("Emitir", asked);
  await expect(asked.getByLabel("Dirección")).toHaveAccessibleDescription(/dirección/i);
  await expect(asked.getByLabel("NIF")).toHaveValue("B12345674");
  await asked.getByLabel("Dirección").fill("Muelle 3, Bilbao");
  await press("Emitir", asked);
  await expect(documents).toHaveCount(3);
  await press("Hacer check-out", leaving);
  await expect(leaving.getByText("Check-out hecho.")).toBeVisible();

  await documents.getByRole("link", { name: /^F26-/ }).click();
  const invoice = page.getByRole("dialog", { name: /^F26-/ });
  await press("Rectificar", invoice);
  await asked.getByLabel("Qué está mal").selectOption("El importe de algunas líneas");
  await asked
    .getByLabel(/queda en/)
    .first()
    .fill("60");
  await asked.getByLabel("Motivo").fill("Precio acordado");
  expect(await axeFindings(page)).toEqual([]);
  await press("Rectificar", asked);
  await expect(invoice.getByRole("link", { name: /^R26-.*Factura rectificativa/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: ticket }).click();
  const paid = page.getByRole("dialog", { name: ticket });
  await expect(paid.getByText("Cobrada", { exact: true })).toBeVisible();
  const presses = await countPresses(page);
  await press("Canjear por factura", paid);
  await asked.getByLabel("Dirección").fill("1 Quay Street, Bristol"); // name, number and country are known
  await press("Emitir", asked);
  await expect(paid.getByRole("link", { name: /^F26-/ })).toBeVisible();
  expect(presses.soFar()).toBeLessThanOrEqual(3);
  await expect(paid.getByText("Canjeada", { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("a stay is paid, invoiced to its company and left by five presses", async ({ page }) => {
  await remember(page, {});
  await page.goto(`${paths.checkInOut}?tab=departures&latency=0`);
  const owing = page
    .getByRole("table", { name: "Salidas" })
    .getByRole("row")
    .filter({ hasNot: page.getByRole("cell", { name: /^0,00/ }), has: page.getByRole("cell") });
  await press(/^Check-out de/, owing.first());
  const leaving = page.getByRole("dialog", { name: /^Check-out de/ });
  const asked = page.getByRole("dialog").last();
  await press("Facturar a empresa", leaving);
  await asked.getByLabel("Empresa o agencia").fill("Congresos del Sur, S.L.");
  await asked.getByLabel("NIF", { exact: true }).fill("B63272603"); // has an account, so its address is known
  await press("Facturar a empresa", asked);
  await expect(leaving.getByRole("table", { name: "Folio: Congresos del Sur, S.L." })).toBeVisible();

  const presses = await countPresses(page);
  await press("Cobrar", leaving);
  await press("Cobrar", asked);
  await expect(leaving.getByText("Saldo pendiente")).toHaveCount(0);
  await press("Facturar", leaving);
  await expect(asked.getByLabel("Documento")).toHaveValue("full");
  await press("Emitir", asked);
  await expect(leaving.getByRole("link", { name: /^F26-/ }).first()).toBeVisible();
  await press("Hacer check-out", leaving);
  await expect(leaving.getByText("Check-out hecho.")).toBeVisible();
  expect(presses.soFar()).toBeLessThanOrEqual(5);
});
