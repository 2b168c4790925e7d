import { paths } from "../../src/shared/routing/paths";
import { countPresses } from "./presses";
import { expect, test } from "./support";
import { articleIn, linesIn, numberIn, openTill, scan } from "./till";

test.describe("a till", () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ });

  test("sells by touch and by scan, also without a connection, takes back, and is counted", async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openTill(page);

    const presses = await countPresses(page);
    await articleIn(page, "Café solo").click();
    await articleIn(page, "Café con leche").click();
    await page.getByRole("button", { name: "Cobrar" }).click();
    await page.getByRole("dialog", { name: "Cobrar" }).getByRole("button", { name: "Exacto" }).click();
    expect(presses.soFar()).toBe(4);
    const number = numberIn(page);
    await expect(number).toBeVisible();
    const sold = await number.textContent();

    await context.setOffline(true);
    await scan(page, "CAF-01");
    await scan(page, "CAF-02");
    await expect(linesIn(page)).toHaveText([/Café solo/, /Café con leche/]);
    await page.keyboard.press("F8");
    await page.getByRole("dialog", { name: "Cobrar" }).getByRole("button", { name: "Tarjeta" }).click();
    await expect(number).not.toHaveText(sold ?? "");
    await expect(page.getByText("1 venta sin sincronizar")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("1 venta sin sincronizar")).toHaveCount(0);

    await page.goto(`${paths.tickets}?text=${sold}`);
    await page.getByRole("link", { name: sold ?? "" }).click();
    const drawer = page.getByRole("dialog", { name: sold ?? "" });
    await drawer.getByRole("button", { name: "Devolver" }).click();
    const returned = page.getByRole("dialog", { name: /^Devolver/ });
    await returned.getByRole("button", { name: /^Uno más: .*Café solo/ }).click();
    await returned.getByRole("button", { name: "Devolver" }).click();
    await expect(drawer.getByText("Devuelto en parte").first()).toBeVisible();

    await page.goto(paths.tillShifts);
    await page.getByRole("button", { name: "Cierre Z" }).click();
    const count = page.getByRole("dialog", { name: /^Cierre Z/ });
    await count.getByLabel("50 €", { exact: true }).fill("3");
    await count.getByRole("button", { name: "Guardar lo contado" }).click();
    const shift = page.getByRole("region", { name: "Turno en curso" });
    await expect(shift.getByText("Efectivo contado")).toBeVisible();
    await shift.getByRole("button", { name: "Cerrar turno" }).click();
    const close = page.getByRole("dialog", { name: /^Cerrar turno/ });
    await close.getByLabel(/Motivo/).fill("Recuento de prueba");
    await close.getByRole("button", { name: "Cerrar turno" }).click();
    await expect(page.getByRole("link", { name: "Z-T1-000031" })).toBeVisible();
  });
});
