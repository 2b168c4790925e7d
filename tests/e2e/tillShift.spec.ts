import { paths } from "../../src/shared/routing/paths";
import { expect, remember, test } from "./support";
import { dialogIn, linesIn, scan } from "./till";

test("opens a shift, sells, takes back, exchanges a ticket for an invoice, and closes with a Z", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await remember(page, {});
  const press = (name: string | RegExp, at = page.locator("body")) => at.getByRole("button", { name }).click();

  await page.goto(paths.tillShifts);
  const now = page.getByRole("region", { name: "Turno en curso" });
  await now.getByLabel("Caja").selectOption("T3 · Spa");
  await press("Abrir turno", now);
  const opening = dialogIn(page, /turno/i);
  await expect(opening.getByLabel("Fondo de caja")).toHaveValue("150,00"); // what the last shift has left
  await press("Abrir turno", opening);
  await expect(now.getByText("Abierto", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await now.getByRole("link", { name: "Ir a la venta" }).click();
  await press("Vender en este equipo");

  const number = page.getByText(/^V3-\d\d-\d{6}$/);
  await expect(page.getByRole("group", { name: "Artículos" })).toBeVisible();
  const sell = async (codes: string[], note: string) => {
    for (const code of codes) await scan(page, code);
    await expect(linesIn(page)).toHaveCount(codes.length);
    await page.keyboard.press("F8");
    await press(note, dialogIn(page, "Cobrar"));
    await expect(number).toBeVisible();
    return (await number.textContent())!;
  };
  const first = await sell(["PRO-01", "PRO-03"], "50,00 €"); // 33,40
  const second = await sell(["CIR-01"], "Exacto"); // 25,00

  await page.goto(`${paths.tickets}?text=${first}`);
  await page.getByRole("link", { name: first }).click();
  await press("Devolver", dialogIn(page, first));
  const returned = dialogIn(page, /^Devolver/);
  await press(/^Uno más: .*Sales de baño/, returned);
  await press("Devolver 14,50 €", returned);
  await expect(dialogIn(page, first).getByText("Devuelto en parte").first()).toBeVisible();

  await page.goto(`${paths.tickets}?text=${second}`);
  await page.getByRole("link", { name: second }).click();
  await dialogIn(page, second).getByRole("link", { name: second }).click();
  const document = page.getByRole("dialog").first();
  await press("Canjear por factura", document);
  const exchange = dialogIn(page, /^Canjear por factura/);
  await exchange.getByLabel(/Nombre/).fill("Aceites del Sur, S. L.");
  await exchange.getByLabel("NIF").fill("B12345674");
  await exchange.getByLabel("Dirección").fill("Calle Larga, 1 · Cádiz");
  await press("Emitir", exchange);
  await expect(document.getByRole("link", { name: /^F26-\d{6}/ })).toBeVisible();

  await page.goto(paths.tillShifts);
  await expect(now.getByText("Abierto", { exact: true })).toBeVisible();
  await expect(now.getByText("El efectivo se muestra después de contarlo.")).toBeVisible();
  await expect(now.getByText(/esperado/i)).toHaveCount(0);
  await press("Cierre Z", now);
  const count = dialogIn(page, /^Cierre Z/);
  await count.getByLabel("100 €", { exact: true }).fill("1");
  await count.getByLabel("50 €", { exact: true }).fill("1");
  await count.getByLabel("20 €", { exact: true }).fill("2");
  await count.getByLabel("2 €", { exact: true }).fill("1");
  await count.getByLabel("1 €", { exact: true }).fill("1");
  await count.getByLabel("50 cént.", { exact: true }).fill("1");
  await count.getByLabel("20 cént.", { exact: true }).fill("2");
  await expect(count.getByText("193,90 €")).toBeVisible(); // 150,00 + 33,40 + 25,00 − 14,50
  await press("Guardar lo contado", count);
  await expect(now.getByText("Efectivo esperado")).toBeVisible();
  await expect(now.getByText("193,90 €")).toHaveCount(2);
  await press("Cerrar turno", now);
  const close = dialogIn(page, /^Cerrar turno/);
  await expect(close.getByLabel("Queda para el próximo turno")).toHaveValue("150,00");
  await press("Cerrar turno", close);
  await expect(now.getByText(/^No hay ningún turno abierto.*Z-T3-\d{6}, dejó 150,00\s€\.$/)).toBeVisible();
});
