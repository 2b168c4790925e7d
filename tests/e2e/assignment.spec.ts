import { expect, remember, test } from "./support";
import { axeFindings } from "./sweep/axe";

test("rooms are proposed, applied in part and taken back, by keyboard alone", async ({ page }) => {
  await remember(page, {});
  await page.goto("/app/booking/assigmnent?nights=14");
  await expect(page.getByText(/reservas? sin habitación\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Proponer" }).focus();
  await page.keyboard.press("Enter");

  const table = page.getByRole("table", { name: "Propuesta" });
  const first = table.getByRole("row").nth(1);
  await first.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await expect(first.getByRole("checkbox")).not.toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Aplicar seleccionadas" }).focus();
  await page.keyboard.press("Enter");

  const rows = (await table.getByRole("row").count()) - 1;
  await expect(table.getByText("Aplicada")).toHaveCount(rows - 1);
  await expect(page.getByRole("button", { name: "Deshacer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(table.getByText("Aplicada")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Asignación Automática" })).toBeFocused();
});
