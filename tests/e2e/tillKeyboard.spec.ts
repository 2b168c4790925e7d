import type { Page } from "@playwright/test";

import { paths } from "../../src/shared/routing/paths";
import { expect, remember, test } from "./support";
import { dialogIn, linesIn, numberIn } from "./till";

/** Presses Tab until a control of that name has the focus; each on the way shows that it has it. */
async function tabTo(page: Page, name: RegExp, key = "Tab") {
  for (let steps = 0; steps < 150; steps += 1) {
    await page.keyboard.press(key);
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    const { label, isSeen } = await focused.evaluate((control) => {
      const { outlineStyle, boxShadow } = getComputedStyle(control.querySelector(".modal-content") ?? control);
      const labels = (control as HTMLInputElement).labels ?? [];
      return {
        label: control.getAttribute("aria-label") ?? labels[0]?.textContent ?? control.textContent ?? "",
        isSeen: outlineStyle !== "none" || boxShadow !== "none",
      };
    });
    expect(isSeen, `the focus of ${label} is seen`).toBe(true);
    if (name.test(label.trim())) return;
  }
  throw new Error(`${name} is not reached by ${key}`);
}

const focused = (page: Page) => page.locator(":focus");

test("sells, parks, fetches and closes the shift by keyboard alone", async ({ page }) => {
  await remember(page, {});
  await page.goto(paths.sale);
  await expect(page.getByRole("button", { name: /Bar/ })).toBeVisible();
  await tabTo(page, /^Caja T1/);
  await page.keyboard.press("Enter");

  const add = async (words: string, name: RegExp) => {
    await page.keyboard.press("F2");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("Control+a");
    await page.keyboard.type(words);
    await tabTo(page, name);
    await page.keyboard.press("Enter");
  };
  await expect(page.getByRole("searchbox")).toBeVisible();
  await add("cafe solo", /^Café solo,/);
  await add("cortado", /^Cortado,/);
  await expect(linesIn(page)).toHaveText([/Café solo/, /Cortado/]);

  await page.keyboard.press("F8");
  await expect(dialogIn(page, "Cobrar")).toBeFocused();
  await tabTo(page, /^Exacto$/);
  await page.keyboard.press("Enter");
  await expect(numberIn(page)).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName(/^Cortado,/);

  await page.keyboard.press("Enter");
  await tabTo(page, /^Aparcar$/);
  await page.keyboard.press("Enter");
  await expect(dialogIn(page, "Aparcar").getByLabel("Nombre")).toBeFocused();
  await page.keyboard.type("Mesa 4");
  await page.keyboard.press("Enter");
  await expect(dialogIn(page, "Aparcar")).toHaveCount(0);
  await expect(focused(page)).toHaveText("Aparcar");

  await tabTo(page, /^Recuperar \(1\)$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Mesa 4/);
  await page.keyboard.press("Enter");
  await expect(linesIn(page)).toHaveText([/Cortado/]);
  await expect(focused(page)).toHaveText(/^Recuperar/);
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expect(focused(page)).toHaveText(/^Recuperar/);
  await page.keyboard.press("F8");
  await tabTo(page, /^Exacto$/);
  await page.keyboard.press("Enter");
  await expect(numberIn(page)).toBeVisible();

  await tabTo(page, /^Turno de caja$/, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Turno de caja" })).toBeFocused();
  const now = page.getByRole("region", { name: "Turno en curso" });
  await expect(now.getByRole("button", { name: "Cierre Z" })).toBeVisible();
  await tabTo(page, /^Cierre Z$/);
  await page.keyboard.press("Enter");
  await expect(dialogIn(page, /^Cierre Z/)).toBeFocused();
  await tabTo(page, /^50\s€$/);
  await page.keyboard.type("3");
  await tabTo(page, /^Guardar lo contado$/);
  await page.keyboard.press("Enter");
  await expect(now.getByText("Efectivo contado")).toBeVisible();
  await expect(now.locator(":focus")).toHaveCount(1);
  await tabTo(page, /^Cerrar turno$/);
  await page.keyboard.press("Enter");
  await expect(dialogIn(page, /^Cerrar turno/)).toBeFocused();
  await tabTo(page, /^Motivo de la diferencia/);
  await page.keyboard.type("Recuento de prueba");
  await tabTo(page, /^Cerrar turno$/);
  await page.keyboard.press("Enter");
  await expect(now.getByText(/Z-T1-\d{6}/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused(); // its button is gone
});
