import type { Page } from "@playwright/test";

import { expect, remember, test } from "./support";

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, name: string) {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    const label = (await focused.getAttribute("aria-label")) ?? (await focused.textContent()) ?? "";
    await expect(focused, `the focus ring of ${label}`).not.toHaveCSS("outline-style", "none");
    if (label.trim() === name) return;
  }
  throw new Error(`${name} is not reached by Tab`);
}

test("signs in by keyboard alone", async ({ page }) => {
  await page.goto("/auth-login");
  const name = page.getByLabel("Usuario");
  await expect(name).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(name).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Contraseña", { exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveAttribute("type", "text");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Bienvenido al Dashboard")).toBeVisible();
});

/** Two nights of the double room at 135, seen in the simulator and taken back. */
async function setsRates(page: Page) {
  const inGrid = page.getByRole("grid", { name: "Calendario de tarifas" }).locator(":focus");
  await expect(page.getByRole("row", { name: /Mejor tarifa disponible, Doble/ }).first()).toBeVisible();
  while ((await inGrid.count()) === 0) await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  for (let row = 0; row < 7; row += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(inGrid).toHaveAccessibleName(/^Mejor tarifa disponible, Doble, /);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.type("135");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tarifas: 2 noches cambiadas.")).toBeVisible();
  await page.getByRole("tab", { name: "Simulador" }).press("Enter");
  await expect(page.getByText("270,00 €")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Tarifas: el cambio se ha deshecho.")).toBeVisible();
  await expect(page.getByText("270,00 €")).toBeHidden();
}

test("walks the sidebar by keyboard, skips it, and works the menus", async ({ page }) => {
  await remember(page, {});
  await page.goto("/app/dashboards/hotels");
  await expect(page.getByText("Bienvenido al Dashboard")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();

  await tabTo(page, "Gestión de Habitaciones");
  await page.keyboard.press("Enter");
  await tabTo(page, "Tarifas");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Tarifas" })).toBeFocused();
  await setsRates(page);

  await page.getByRole("button", { name: "Tema" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Claro" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Oscuro" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("body")).toHaveAttribute("data-bs-theme", "dark");

  await page.getByRole("button", { name: "Idioma" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Idioma" })).toBeFocused();
});

test("opens the small sidebar to the focus", async ({ page }) => {
  await remember(page, {});
  await page.goto("/app/rooms/rates");
  await page.getByRole("button", { name: "Alternar menú lateral" }).click();
  await page.mouse.move(900, 600);
  const sidebar = page.getByRole("navigation", { name: "Principal" });
  await expect(sidebar).toHaveCSS("width", "64px");
  await sidebar.getByRole("button", { name: "Gestión de Reservas" }).focus();
  await expect(sidebar).toHaveCSS("width", "248px");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "El día" })).toBeFocused();
  await expect(sidebar).toHaveCSS("width", "64px");
});

test("has the focus on the page when what opened a question is hidden by then", async ({ page }) => {
  await remember(page, {});
  await page.goto("/app/booking/management/booking/-");
  await page.getByRole("button", { name: "Añadir notas" }).click();
  await page.getByRole("textbox", { name: "Solicitud especial" }).fill("Llega tarde");
  await page.getByRole("button", { name: "Aplicaciones" }).click();
  await page.getByRole("region", { name: "Aplicaciones" }).getByRole("link", { name: "Hoteles" }).click();
  await page.getByRole("button", { name: "Seguir aquí" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Nueva reserva" })).toBeFocused();
});
