import { articlesContract } from "../../src/contract/pos/articles";
import { tillContract } from "../../src/contract/pos/till";
import { openNetwork } from "./network";
import { expect, test } from "./support";
import { articleIn, dialogIn, linesIn, numberIn, openTill } from "./till";

const pay = "Cobrar";

test("sells once on a slow network, however often it is pressed", async ({ page }) => {
  const network = await openNetwork(page);
  await openTill(page);
  await network.misbehave({ latency: 3000 });
  await articleIn(page, "Té").click();
  await page.keyboard.press("F8");
  const dialog = dialogIn(page, pay);
  await dialog.getByRole("button", { name: "Exacto" }).click();
  await expect(dialog.getByText("Procesando...")).toBeVisible();
  for (const name of ["Tarjeta", "Exacto", "5,00 €"]) await dialog.getByRole("button", { name }).dispatchEvent("click"); // it says that it can't be pressed now
  await expect(numberIn(page)).toBeVisible();
  const number = (await numberIn(page).textContent())!;
  await network.misbehave({});
  const { rows } = await network.call(tillContract.listTickets, { query: { text: number, page: 1, perPage: 10 } });
  expect(rows).toMatchObject([{ total: 2_00, payments: [{ method: "cash" }] }]);
});

test("keeps lines, discount and part payments through a reload, and sells once what was sent", async ({ page }) => {
  const network = await openNetwork(page);
  await openTill(page);
  await articleIn(page, "Té").click();
  await articleIn(page, "Chocolate a la taza").click();
  await page.getByRole("button", { name: "Descuento" }).click();
  const discount = dialogIn(page, "Descuento");
  await discount.getByLabel("Porcentaje (%)").fill("50");
  await discount.getByLabel("Motivo").fill("Empleado");
  await discount.getByRole("button", { name: "Aplicar descuento" }).click();
  const total = page.getByRole("status", { name: "Total" });
  await expect(total).toHaveText("3,40 €");
  await page.keyboard.press("F8");
  const dialog = dialogIn(page, pay);
  await dialog.getByLabel("Otro importe").fill("1,40");
  await dialog.getByRole("button", { name: "Tarjeta" }).click();
  await expect(dialog.getByText("Tarjeta: 1,40 €")).toBeVisible();
  await dialog.getByText("Propina, partes, factura").click();
  await dialog.getByLabel("Propina").fill("0,50");

  await page.reload();
  await expect(linesIn(page)).toHaveText([/Té.*2,00/, /Chocolate a la taza−50\s% · Empleado1,40/]);
  await expect(total).toHaveText("3,40 €");
  await page.keyboard.press("F8");
  await expect(dialog.getByText("Tarjeta: 1,40 €")).toBeVisible();
  await expect(dialog.getByRole("status", { name: "Pendiente" })).toHaveText("2,00 €");
  await dialog.getByRole("button", { name: "Recuperar" }).click();
  await dialog.getByText("Propina, partes, factura").click();
  await expect(dialog.getByLabel("Propina")).toHaveValue("0,50");

  await network.misbehave({ latency: 3000 });
  await dialog.getByRole("button", { name: "Exacto" }).click();
  await expect(dialog.getByText("Procesando...")).toBeVisible();
  await page.reload();
  await expect(numberIn(page)).toBeVisible({ timeout: 20_000 });
  await expect(linesIn(page)).toHaveCount(0);
  const number = (await numberIn(page).textContent())!;
  await network.misbehave({});
  const { rows } = await network.call(tillContract.listTickets, { query: { text: "V1-26", page: 1, perPage: 10 } });
  const [newest, before] = rows;
  expect(newest).toMatchObject({
    number,
    total: 3_40,
    payments: [{ method: "card" }, { method: "cash" }],
    tip: { amount: 50 },
  });
  expect(before?.total).not.toBe(3_40);
});

test("keeps a ticket that the server could not store, says what to do, and sells it then", async ({ page }) => {
  const network = await openNetwork(page);
  await openTill(page);
  await articleIn(page, "Té").click();
  await page.keyboard.press("F8");
  const dialog = dialogIn(page, pay);
  await network.misbehave({ errors: 100 });
  await dialog.getByRole("button", { name: "Tarjeta" }).click();
  await expect(dialog.getByRole("alert")).toContainText("El ticket sigue aquí: inténtelo de nuevo");
  await network.misbehave({});
  await dialog.getByRole("button", { name: "Tarjeta" }).click();
  await expect(page.getByText("Cobrado: 2,00 €")).toBeVisible();
});

test("says why a sale is refused: an article withdrawn since, a ticket voided at another till", async ({ page }) => {
  const network = await openNetwork(page);
  await openTill(page);
  await articleIn(page, "Manzanilla").click();
  await articleIn(page, "Té").click();
  const { rows } = await network.call(articlesContract.listArticles, {
    query: { text: "Manzanilla", page: 1, perPage: 1 },
  });
  const [camomile] = rows;
  await network.call(articlesContract.actOnArticle, {
    params: { id: camomile!.id, action: "withdraw" },
    body: { version: camomile!.version },
  });
  await page.keyboard.press("F8");
  const dialog = dialogIn(page, pay);
  await dialog.getByRole("button", { name: "Exacto" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Manzanilla está retirado de la venta.");
  await page.keyboard.press("Escape");
  await expect(linesIn(page)).toHaveText([/Manzanilla/, /Té/]);
  await linesIn(page).filter({ hasText: "Manzanilla" }).getByRole("button").click();
  await page.getByRole("button", { name: "Quitar" }).click();

  await page.getByRole("button", { name: "Aparcar" }).click();
  await dialogIn(page, "Aparcar").getByLabel("Nombre").fill("Mesa 4");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Recuperar (1)" }).click();
  await dialogIn(page, "Tickets aparcados")
    .getByRole("button", { name: /^Mesa 4/ })
    .click();
  await expect(linesIn(page)).toHaveText([/Té/]);
  const taken = await network.call(tillContract.listTickets, { query: { text: "Mesa 4", page: 1, perPage: 1 } });
  const { id, version } = taken.rows[0]!;
  await network.call(tillContract.actOnTicket, {
    params: { id, action: "void" },
    body: { version, reason: "Se fueron" },
  });
  await page.keyboard.press("F8");
  await dialog.getByRole("button", { name: "Exacto" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "El ticket está anulado." })).toBeVisible();
});
