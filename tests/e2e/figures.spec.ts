import type { Page } from "@playwright/test";

import { expect, remember, test } from "./support";

async function openDashboard(page: Page) {
  await remember(page, {});
  await page.goto("/app/dashboards/hotels?latency=0");
  await expect(page.getByRole("link", { name: /^Ocupación: / })).toBeVisible();
}

test("leads from a figure to the reservations that add up to it, and back to the same figures", async ({ page }) => {
  await openDashboard(page);
  await page.getByRole("button", { name: "Este mes" }).click();
  await expect(page.getByRole("button", { name: "Este mes" })).toHaveAttribute("aria-pressed", "true");
  const figure = page.getByRole("link", { name: /^Llegadas: / });
  const said = (await figure.getAttribute("aria-label"))!;
  const count = said.replaceAll(/\D/g, "");
  await figure.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: said })).toBeVisible();
  await expect(page.getByText(new RegExp(`^1–10 de ${count}$`))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: said })).toBeVisible();
  await expect(page.getByRole("button", { name: "Este mes" })).toHaveAttribute("aria-pressed", "true");
});
