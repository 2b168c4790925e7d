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

test("takes a period by keyboard, and keeps one that cannot be", async ({ page }) => {
  await openDashboard(page);
  const dates = page.getByRole("textbox", { name: "Fechas" });
  await dates.fill("01/10/2026 - 31/10/2026");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/from=2026-10-01&to=2026-10-31/);
  const base = page.getByRole("combobox", { name: "Comparar con" });
  await base.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/compare=date/);
  await expect(page.locator(".figure").first()).toContainText("vs. 1–31 oct 2025");
  await dates.fill("31/10/2026 - 01/10/2026");
  await page.keyboard.press("Enter");
  await expect(page.getByText("La segunda fecha es anterior a la primera.")).toBeVisible();
  await expect(dates).toHaveValue("31/10/2026 - 01/10/2026");
  await expect(page.getByRole("link", { name: /^Ocupación: / })).toBeVisible();
});
