import type { Page } from "@playwright/test";

import { newReservationPath, paths } from "../../src/shared/routing/paths";
import { testMoment } from "../support/testMoment";
import { countPresses } from "./presses";
import { expect, inAll, remember, test } from "./support";

/** The Friday and the Sunday of the week after next, as a person types them: far enough ahead to have rooms left. */
function weekendTyped(later = 0): string {
  const today = new Date(testMoment);
  const days = ((5 - today.getUTCDay() + 7) % 7) + 14 + later;
  const dateIn = (more: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + more));
  const typed = (date: Date) => date.toISOString().slice(0, 10).split("-").toReversed().join("/");
  return `${typed(dateIn(days))} - ${typed(dateIn(days + 2))}`;
}

test("two adults and a child are booked for a weekend by keyboard alone, in under a minute", async ({ page }) => {
  await remember(page, {});
  await page.goto(paths.reservations);
  await page.getByRole("link", { name: "Nueva reserva" }).focus();
  const begun = performance.now();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Llegada y salida").first()).toBeFocused();

  await page.keyboard.type(weekendTyped());
  await page.keyboard.press("Enter");
  await tabTo("Adultos");
  await tabTo("Niños");
  await page.keyboard.type("1");
  await tabTo("Edad del niño 1");
  await page.keyboard.type("6");
  await expect(page.getByRole("radio", { name: /^Doble desde/ })).toBeVisible();
  while (!(await page.locator(":focus").getAttribute("name"))?.startsWith("roomTypeId"))
    await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("complementary", { name: "Resumen" }).getByText("Total")).toBeVisible();
  await tabTo("Buscar huésped");
  await page.keyboard.type("Zoe Nadal Prueba");
  await expect(page.getByRole("option", { name: "Crear huésped «Zoe Nadal Prueba»" })).toBeVisible();
  await page.keyboard.press("ArrowUp"); // the last one: somebody new
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Nombre", { exact: true })).toBeFocused();
  await tabTo("Correo electrónico");
  await page.keyboard.type("zoe.nadal@example.org");
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press("Control+Enter"); // an impatient hand

  await expect(page.getByText(/^Reserva RSV-\d+ creada$/)).toBeVisible();
  expect(performance.now() - begun).toBeLessThan(60_000);
  await page.getByRole("link", { name: "Regresar" }).press("Enter");
  await page.getByRole("searchbox", { name: "Filtrar por cliente" }).fill("zoe nadal");
  await expect(page.getByText("Zoe Nadal Prueba").first()).toBeVisible();

  async function tabTo(label: string) {
    const field = page.getByLabel(label).first();
    for (let steps = 0; steps < 8 && !(await field.evaluate((node) => node === document.activeElement)); steps += 1) {
      await page.keyboard.press("Tab");
    }
    await expect(field).toBeFocused();
  }
});

test("a known guest is booked in five presses, a group of three in seven, and a copy in two", async ({ page }) => {
  await remember(page, {});
  await page.goto(newReservationPath);
  const presses = await countPresses(page);
  const book = async (rooms?: string) => {
    await expect(page.getByLabel("Llegada y salida").first()).toBeFocused();
    await page.keyboard.type(weekendTyped(14));
    await expect(page.getByRole("radio", { name: /desde/, checked: true })).toBeVisible(); // the lowest price
    if (rooms) {
      await page.getByLabel("Habitaciones").selectOption(rooms);
      await page.getByRole("radio", { name: /^Doble dos camas desde/ }).click();
    }
    await page.getByRole("combobox", { name: "Buscar huésped" }).click();
    await page.keyboard.type("garcía");
    await expect(page.getByRole("option", { name: /estancia/, selected: true })).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("heading", { name: "Editar reserva" })).toBeVisible();
  };
  await book();
  expect(presses.soFar()).toBe(5);

  presses.again();
  await page.getByRole("link", { name: "Copiar reserva" }).click();
  await expect(page.getByRole("radio", { name: /desde/, checked: true })).toBeVisible();
  await page.getByRole("button", { name: "Crear reserva" }).click();
  await expect(page.getByRole("heading", { name: "Editar reserva" })).toBeVisible();
  expect(presses.soFar()).toBe(2);

  await page.goto(newReservationPath);
  presses.again();
  await book("3");
  expect(presses.soFar()).toBeLessThanOrEqual(7);
  const others = page.locator("dt", { hasText: "Reservada junto con" }).locator("xpath=following-sibling::dd[1]");
  await expect(others.getByRole("link", { name: /\([23]\)$/ })).toHaveCount(2);
});

test("two tabs save the same reservation: the second is told, and keeps what it typed", async ({ page, context }) => {
  await remember(page, {});
  await page.goto(newReservationPath);
  await writeBooking(page, "Familiar", "Dos Pestañas");
  await page.getByRole("button", { name: "Crear reserva" }).click();
  await expect(page.getByRole("heading", { name: "Editar reserva" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await tab.getByRole("button", { name: "Editar: Notas" }).click();
  await other.getByLabel("Solicitud especial").fill("Cama supletoria");
  await page.getByLabel("Solicitud especial").fill("Cuna");
  await page.getByLabel("Nota interna").fill("Llega tarde");

  await other.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(other.getByText(/^Reserva RSV-\d+ guardada$/)).toBeVisible();
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByRole("heading", { name: "Otra persona modificó esta reserva" })).toBeFocused();
  const request = page.getByRole("group", { name: "Solicitud especial" });
  await expect(request.getByRole("radio", { name: /Lo que escribió\s*Cuna/ })).toBeChecked();
  const [mine, theirs] = await Promise.all([0, 1].map((place) => request.getByRole("radio").nth(place).boundingBox()));
  expect(mine!.y).toBe(theirs!.y); // side by side
  await expect(page.getByLabel("Nota interna").last()).toHaveValue("Llega tarde");
  await request.getByRole("radio", { name: /Lo guardado\s*Cama supletoria/ }).check();
  await page.getByRole("button", { name: "Guardar con esta elección" }).click();
  await expect(page.getByText(/^Reserva RSV-\d+ guardada$/)).toBeVisible();

  await other.reload();
  const notes = other.getByRole("region", { name: "Notas" });
  await expect(notes).toContainText("Cama supletoria");
  await expect(notes).toContainText("Llega tarde");
});

/** A stay, a type and a new guest: all that a reservation needs. */
async function writeBooking(page: Page, roomType: string, guest: string, dates = weekendTyped()) {
  await page.getByLabel("Llegada y salida").first().fill(dates);
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: new RegExp(`^${roomType} `) }).check();
  await page.getByRole("combobox", { name: "Buscar huésped" }).fill(guest);
  await page.getByRole("option", { name: /^Crear huésped/ }).click();
  await page.getByLabel("Correo electrónico").fill("prueba@example.org");
}

for (const width of [320, 390, 768, 1920]) {
  test(`the form scrolls up and down alone at ${width} px`, inAll(width > 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await remember(page, { language: width === 390 ? "ar" : "es" });
    await page.goto(paths.reservation.replace(":id", "RSV-000482"));
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.locator(".record-form-main .btn-sm").first().click();
    await expect(page.locator(".choice-card").first()).toBeVisible();
    expect(await beyond()).toBeLessThanOrEqual(0);
    await page.goto(`${paths.reservation.replace(":id", "RSV-000482")}?tab=history`);
    await expect(page.locator(".record-history")).toBeVisible();
    expect(await beyond()).toBeLessThanOrEqual(0);
  });
}
