import type { Page } from "@playwright/test";

import { expect } from "./support";

/** Somebody without a reservation gets a room at the desk, and arrives: the number of the room. */
export async function walkIn(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: "Cliente sin reserva" }).click();
  const form = page.getByRole("dialog", { name: "Cliente sin reserva" });
  await expect(form.getByRole("radio").first()).toBeChecked();
  await form.getByRole("combobox", { name: "Buscar huésped" }).fill(name);
  await page.getByRole("option", { name: /Crear huésped/ }).click();
  await form.getByLabel("Teléfono").fill("+34 600 100 200");
  await form.getByLabel("Teléfono").press("Control+Enter");

  const arrival = page.getByRole("dialog", { name: `Check-in de ${name}` });
  await arrival.getByRole("button", { name: "Completar datos" }).click();
  const data = page.getByRole("dialog", { name: "Datos del huésped" });
  await data.getByLabel("Tipo de documento").selectOption("DNI");
  await data.getByLabel("DNI o pasaporte").fill("12345678Z");
  await data.getByLabel("País").selectOption("ES");
  await data.getByLabel("Fecha de nacimiento").fill("01/05/1990");
  await data.getByRole("button", { name: "Guardar datos" }).click();
  await expect(arrival.getByText("Ficha completa; el parte de viajeros se rellena abajo.")).toBeVisible();
  await arrival.getByRole("button", { name: "Hacer check-in" }).click();
  const done = arrival.getByText(/^Check-in hecho: habitación \d+\.$/);
  await expect(done).toBeVisible();
  return /\d+/.exec((await done.textContent())!)![0];
}
