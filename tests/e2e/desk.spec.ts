import { paths } from "../../src/shared/routing/paths";
import { countPresses } from "./presses";
import { expect, remember, test } from "./support";
import { walkInWithChild } from "./walkIn";

test("a mother and her child come without a reservation, and leave by the palette", async ({ page }) => {
  await remember(page, {});
  await page.goto(paths.checkInOut);
  const presses = await countPresses(page);
  const room = await walkInWithChild(page, "Nora Vidal");
  expect(presses.soFar()).toBeLessThanOrEqual(35);
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "En casa" }).click();
  await expect(page.getByRole("table", { name: "En casa" }).getByText("Nora Vidal")).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.keyboard.type(`check-out ${room}`);
  await expect(page.getByRole("option", { name: new RegExp(`Nora Vidal · ${room}`) })).toBeVisible();
  await page.keyboard.press("Enter");
  const departure = page.getByRole("dialog", { name: "Check-out de Nora Vidal" });
  await departure.getByRole("button", { name: "Salida anticipada" }).click();
  const early = page.getByRole("dialog", { name: "Salida anticipada" });
  await early.getByLabel("No cobrarlas").check();
  await early.getByRole("button", { name: "Terminar la estancia hoy" }).click();
  await expect(departure.getByRole("button", { name: "Hacer check-out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(departure.getByText("Check-out hecho.")).toBeVisible();
});
