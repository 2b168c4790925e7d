import { paths } from "../../src/shared/routing/paths";
import { expect, remember, test } from "./support";

test("who comes without a reservation arrives, and leaves by the palette", async ({ page }) => {
  await remember(page, {});
  await page.goto(paths.checkInOut);
  await page.getByRole("button", { name: "Cliente sin reserva" }).click();
  const form = page.getByRole("dialog", { name: "Cliente sin reserva" });
  await expect(form.getByRole("radio").first()).toBeChecked();
  await form.getByRole("combobox", { name: "Buscar huésped" }).fill("Nora Vidal");
  await page.getByRole("option", { name: /Crear huésped/ }).click();
  await form.getByLabel("Teléfono").fill("+34 600 100 200");
  await form.getByLabel("Teléfono").press("Control+Enter");

  const arrival = page.getByRole("dialog", { name: "Check-in de Nora Vidal" });
  await arrival.getByRole("button", { name: "Completar datos" }).click();
  const data = page.getByRole("dialog", { name: "Datos del huésped" });
  await data.getByLabel("Tipo de documento").selectOption("DNI");
  await data.getByLabel("DNI o pasaporte").fill("12345678Z");
  await data.getByLabel("País").selectOption("ES");
  await data.getByLabel("Fecha de nacimiento").fill("01/05/1990");
  await data.getByRole("button", { name: "Guardar datos" }).click();
  await expect(arrival.getByText("Completos para el registro de viajeros.")).toBeVisible();
  await arrival.getByRole("button", { name: "Hacer check-in" }).click();
  const done = arrival.getByText(/^Check-in hecho: habitación \d+\.$/);
  await expect(done).toBeVisible();
  const room = /\d+/.exec((await done.textContent())!)![0];
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
