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

/** A mother with her daughter gets a room without a reservation, is written into the register, and arrives. */
export async function walkInWithChild(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: "Cliente sin reserva" }).click();
  const form = page.getByRole("dialog", { name: "Cliente sin reserva" });
  await form.getByLabel("Niños").selectOption("1");
  await form.getByLabel("Edad del niño 1").selectOption("6");
  await form.getByRole("combobox", { name: "Buscar huésped" }).fill(name);
  await page.getByRole("option", { name: /Crear huésped/ }).click();
  await expect(form.getByRole("radio").first()).toBeChecked();
  await form.getByLabel("Teléfono").fill("+34 600 100 200");
  await form.getByLabel("Teléfono").press("Control+Enter");

  const arrival = page.getByRole("dialog", { name: `Check-in de ${name}` });
  await arrival.getByRole("link", { name: "Parte de viajeros" }).click();
  const register = page.getByRole("dialog", { name: `Parte de ${name}` });
  const [mother, child] = [1, 2].map((number) => register.getByRole("group").filter({ hasText: `Persona ${number}` }));
  await mother!.getByLabel("Número de documento").fill("12345678Z");
  await expect(mother!.getByLabel("Tipo de documento")).toHaveValue("dni");
  await mother!.getByLabel("Número de soporte").fill("ABC123456");
  await mother!.getByLabel("Segundo apellido").fill("Sanz");
  await mother!.getByLabel("Sexo").selectOption({ label: "Mujer" });
  await mother!.getByLabel("Fecha de nacimiento").fill("01/05/1990");
  await mother!.getByLabel("Nacionalidad").selectOption("ES");
  await mother!.getByLabel("Dirección").fill("Calle Mayor 1");
  await mother!.getByLabel("Código postal").fill("11005");
  await mother!.getByLabel("Localidad").fill("Cádiz");
  await mother!.getByLabel("País de residencia").selectOption("ES");
  await mother!.getByLabel("Firma en papel").check();
  await register.getByRole("button", { name: "Mismo domicilio y contacto para todos" }).click();
  await child!.getByText("Persona 2").click();
  await child!.getByLabel("Nombre").fill("Lía");
  await child!.getByLabel("Primer apellido").fill("Vidal");
  await child!.getByLabel("Sexo").selectOption({ label: "Mujer" });
  await child!.getByLabel("Fecha de nacimiento").fill("29/02/2020");
  await child!.getByLabel("Nacionalidad").selectOption("ES");
  await expect(register.getByText("Completa", { exact: true })).toHaveCount(2);
  await register.getByRole("button", { name: "Guardar cambios" }).click();

  await expect(arrival.getByRole("link", { name: "Parte de viajeros" })).toBeFocused();
  await arrival.getByRole("button", { name: "Hacer check-in" }).click();
  const done = arrival.getByText(/^Check-in hecho: habitación \d+\.$/);
  await expect(done).toBeVisible();
  return /\d+/.exec((await done.textContent())!)![0];
}
