import { paths } from "../../src/shared/routing/paths";
import { expect, remember, test } from "./support";

test("a guest in the house is charged, pays, and the folio is printed on a single sheet", async ({ page }) => {
  await remember(page, {});
  await page.goto(`${paths.reservations}?situations=inHouse`);
  await page.getByRole("table", { name: "Lista de Reservas" }).getByRole("link").first().click();
  const folio = page.getByRole("table", { name: "Folio" });
  const dialog = page.getByRole("dialog");
  const balance = folio.getByRole("row", { name: /^Saldo/ });
  await expect(balance).toBeVisible();
  const before = await balance.textContent();

  await page.getByRole("button", { name: "Añadir cargo" }).click();
  await dialog.getByLabel("Concepto").fill("Masaje");
  await dialog.getByLabel("Precio por unidad, con IVA (EUR)").fill("45,50");
  await dialog.getByLabel("Precio por unidad, con IVA (EUR)").press("Enter");
  await expect(folio.getByRole("row", { name: /Masaje/ })).toContainText("45,50");
  await expect(balance).not.toHaveText(before!);

  await page.getByRole("button", { name: "Cobrar" }).click();
  await dialog.getByLabel("Forma de pago").selectOption("Tarjeta");
  await dialog.getByLabel("Importe (EUR)").fill("1");
  await dialog.getByRole("switch", { name: "Es un depósito" }).press(" ");
  await dialog.getByRole("button", { name: "Cobrar" }).click();
  await expect(folio.getByRole("row", { name: /Depósito · Tarjeta/ })).toContainText("−1,00");

  // what the printer gets, kept
  await page.evaluate(() => {
    window.print = () => {
      const paper = document.querySelector(".printed")!.cloneNode(true) as HTMLElement;
      paper.id = "paper";
      document.body.append(paper);
    };
  });
  await page.getByRole("button", { name: "Imprimir folio" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#paper").getByRole("heading", { name: "Folio" })).toBeVisible();
  await expect(page.locator(".printed")).toHaveCount(1); // the page has taken its own away again
  await expect(page.getByRole("navigation").first()).toBeHidden();
  const paper = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper)!.map(Number);
  expect(Math.hypot(width! - 595, height! - 842)).toBeLessThan(2); // points: A4, upright
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
