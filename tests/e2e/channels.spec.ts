import { expect, remember, test } from "./support";

test("a channel gets another markup, and its waiting booking becomes a reservation, by keys", async ({ page }) => {
  await remember(page, {});
  await page.goto("/app/booking/channels");
  const own = page.getByRole("region", { name: "Motor propio" });
  await own.getByRole("link", { name: /^Ajustes del canal/ }).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Motor propio" });
  await drawer.getByRole("button", { name: "Comisión y recargo" }).focus();
  await page.keyboard.press("Enter");
  const settings = page.getByRole("dialog", { name: "Comisión y recargo · Motor propio" });
  await settings.getByLabel("Recargo sobre el precio (%)").focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("-100");
  await page.keyboard.press("Enter");
  await expect(settings.getByText(/^Escriba un porcentaje entre -50 y 100/)).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("2,5");
  await page.keyboard.press("Enter");
  await expect(drawer.getByText("2,5 %")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(own.getByText("2,5 %")).toBeVisible();

  await own.getByRole("button", { name: /^Sincronizar/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sincronización completa enviada: 365 días.")).toBeVisible();

  const waiting = page.getByRole("table", { name: "Pendiente de mapear" });
  await waiting.getByRole("button", { name: /^Mapear/ }).focus();
  await page.keyboard.press("Enter");
  const map = page.getByRole("dialog", { name: /^Mapear «Double Room/ });
  await map.getByLabel("Tipo").selectOption({ label: "Doble" });
  await map.getByLabel("Tarifa").selectOption({ label: "Alojamiento y desayuno" });
  await map.getByRole("button", { name: "Mapear" }).focus();
  await page.keyboard.press("Enter");
  await expect(waiting).toBeHidden();
  const booked = page.getByRole("row", { name: /Reserva nueva de Hanna Lindqvist/ });
  await expect(booked.getByText("Procesado")).toBeVisible();
});
