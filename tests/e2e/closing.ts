import { expect, type Locator, type Page } from "@playwright/test";

import { untilSaved } from "./support";

/** What blocks the close of a day is solved in its list of steps. */
export const stepsOf = (page: Page) => page.getByRole("list", { name: "Pasos del cierre" });

export async function markNoShows(steps: Locator) {
  const noShows = steps.getByRole("button", { name: /^No-show: / });
  for (let left = await noShows.count(); left > 0; left -= 1) {
    await noShows.first().press("Enter");
    const asked = steps.page().getByRole("dialog", { name: /^¿No se ha presentado / });
    await asked.getByRole("button", { name: "No-show" }).press("Enter");
    await expect(noShows).toHaveCount(left - 1);
  }
}

/** One act for all rows that it suits, if there are several. */
export async function solveTogether(steps: Locator, name: RegExp) {
  const act = steps.getByRole("button", { name });
  if ((await act.count()) === 0) return;
  await act.click();
  const asked = steps.page().getByRole("dialog", { name });
  await asked.getByRole("button", { name }).click();
  await expect(act).toHaveCount(0);
}

/** A guest who owes pays by card in the row, and leaves. */
export async function payAndLeave(steps: Locator) {
  const owing = steps.getByRole("button", { name: /^Cobrar y dar salida: / });
  for (let left = await owing.count(); left > 0; left -= 1) {
    await owing.first().click();
    await steps.page().getByRole("dialog").getByRole("button", { name: "Tarjeta" }).click();
    await expect(owing).toHaveCount(left - 1);
  }
}

/** The till holds what it should, once the server has every payment: it refuses a count of fewer. */
export async function agreeOnCash(page: Page) {
  await untilSaved(page);
  const agreed = stepsOf(page).getByRole("button", { name: /^Coincide: / });
  for (let left = await agreed.count(); left > 0; left -= 1) {
    await agreed.first().click();
    await expect(agreed).toHaveCount(left - 1);
  }
}

/** Who may stay, stays a night longer. */
export async function extendStays(steps: Locator) {
  const leaving = steps.getByRole("link", { name: /^Check-out de / });
  const possible = steps.locator("button:not([aria-disabled])").filter({ hasText: "Alargar una noche" });
  for (let left = await leaving.count(); left > 0; left -= 1) {
    expect(await steps.getByRole("button", { name: /^Alargar una noche: / }).count()).toBe(left);
    if ((await possible.count()) === 0) return;
    await possible.first().press("Enter");
    await expect(leaving).toHaveCount(left - 1);
  }
}

/** A guest who cannot stay pays at the desk, and leaves. */
export async function checkOutTheRest(page: Page) {
  const steps = stepsOf(page);
  const leaving = steps.getByRole("link", { name: /^Check-out de / });
  for (let left = await leaving.count(); left > 0; left -= 1) {
    const drawer = page.getByRole("dialog", { name: /^Check-out de / });
    await leaving.first().click();
    const leave = drawer.getByRole("button", { name: "Hacer check-out" });
    await expect(leave).toBeVisible();
    if ((await leave.getAttribute("aria-disabled")) === "true") {
      await drawer.getByRole("button", { name: "Cobrar", exact: true }).click();
      const paying = page.getByRole("dialog", { name: "Cobrar" });
      await paying.getByLabel("Forma de pago").selectOption("card");
      await paying.getByRole("button", { name: "Cobrar" }).click();
      await expect(paying).toBeHidden();
    }
    await leave.click();
    await expect(drawer.getByText("Check-out hecho.")).toBeVisible();
    await page.keyboard.press("Escape"); // back in the close
    await expect(steps).toBeVisible();
    await expect(leaving).toHaveCount(left - 1);
  }
}

/** Each count differs by what the till should hold, with a reason. */
export async function countCash(page: Page) {
  const counts = stepsOf(page).getByRole("button", { name: /^Contar: / });
  for (let left = await counts.count(); left > 0; left -= 1) {
    await counts.first().click();
    const counting = page.getByRole("dialog", { name: /^Contar: / });
    await counting.getByLabel("Importe contado (EUR)").fill("0,01");
    await counting.getByLabel("Motivo de la diferencia").fill("Recuento de prueba");
    await counting.getByRole("button", { name: "Guardar arqueo" }).click();
    await expect(counts).toHaveCount(left - 1);
  }
}

export async function closeDay(page: Page) {
  await page.getByRole("button", { name: "Cerrar el día" }).click();
  await page
    .getByRole("dialog", { name: /^Cerrar el / })
    .getByRole("button", { name: "Cerrar el día" })
    .click();
}
