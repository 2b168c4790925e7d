import { expect, remember, test } from "./support";

test("a room is marked by its number, undone, and marked again on the planning, all by keyboard", async ({ page }) => {
  const { keyboard } = page;
  await remember(page, {});
  await page.goto("/app/rooms/status?show=dirty");
  const first = page.getByRole("button", { name: /^\d{3}\b.*Sucia/ }).first();
  await first.waitFor();
  const [number] = /^\d+/.exec((await first.textContent())!)!;
  await keyboard.press("Control+k");
  await keyboard.type(`${number} limpia`);
  await expect(page.getByRole("option", { name: new RegExp(`Marcar ${number} limpia`) })).toBeVisible();
  await keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: `Habitación ${number}` });
  await expect(drawer.getByText("Marcada limpia")).toBeVisible();
  await keyboard.press("Escape");
  await page.getByRole("button", { name: "Deshacer" }).press("Enter");
  await expect(page.getByRole("button", { name: new RegExp(`^${number}\\b.*Sucia`) })).toBeVisible();

  await page.goto("/app/booking/availability");
  await page.getByRole("rowheader", { name: new RegExp(`^${number}, Sucia`) }).press("Enter");
  await page.getByRole("button", { name: "Marcar limpia" }).press("Enter");
  await expect(page.getByRole("button", { name: new RegExp(`^Habitación ${number}, Limpia`) })).toBeVisible();
});
