import { expect, remember, test } from "./support";

test("rooms are created in a line, changed and seen on the planning, all by keyboard", async ({ page }) => {
  const drawer = (name: string) => page.getByRole("dialog", { name });
  const { keyboard } = page;
  await remember(page, {});
  await page.goto("/app/rooms/inventory");
  await page.getByRole("row", { name: /^101/ }).waitFor();
  await page.getByRole("button", { name: "Crear varias" }).press("Enter");
  await drawer("Crear varias").getByRole("textbox").pressSequentially("112–114, suite, planta 1");
  await expect(page.getByText("Se crearán 2 habitaciones (Suite, planta 1):")).toBeVisible();
  await keyboard.press("Enter");
  await expect(page.getByText("Creadas 2 habitaciones.")).toBeVisible();

  await page.getByRole("searchbox", { name: "Filtrar habitaciones" }).fill("113");
  await page.getByRole("link", { name: "113", exact: true }).press("Enter");
  const room = drawer("Habitación 113");
  await room.getByLabel("Zona").fill("Jardín");
  await room.getByRole("combobox", { name: "Comunica con" }).pressSequentially("114");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await room.getByLabel("Notas").press("Control+Enter");
  await expect(room.getByText("Cambios", { exact: true })).toBeVisible();
  await room.getByRole("button", { name: "Desactivar" }).press("Enter");
  await expect(room.getByText("Fuera de uso")).toBeVisible();
  await keyboard.press("Escape");

  await page.getByRole("button", { name: "Subir: Suite" }).press("Enter");
  await expect(page.getByText("Orden de los tipos cambiado.")).toBeVisible();
  await page.goto("/app/booking/availability?floor=1&type=STE");
  const planning = page.getByRole("grid", { name: "Planning" });
  await expect(planning.getByRole("rowheader", { name: /^114/ })).toBeVisible();
  await expect(planning.getByRole("rowheader", { name: /^113/ })).toHaveCount(0);
});
