import { newReservationPath, paths } from "../../src/shared/routing/paths";
import { countPresses } from "./presses";
import { expect, remember, test } from "./support";

test("a call “Ibertec, two doubles” is a booking at their price in ten presses", async ({ page }) => {
  await remember(page, {});
  await page.goto(paths.reservations);
  const link = page.getByRole("link", { name: "Nueva reserva" });
  await expect(link).toBeVisible();
  const presses = await countPresses(page);

  await link.click();
  await expect(page.getByLabel("Llegada y salida").first()).toBeFocused();
  await page.keyboard.type("12/01/2027 - 14/01/2027");
  await page.keyboard.press("Enter");
  await page.getByLabel("Habitaciones", { exact: true }).selectOption("2");
  await page.getByRole("combobox", { name: "Empresa o agencia" }).fill("ibertec");
  await page.getByRole("option", { name: /Ibertec Ingeniería/ }).click();

  const company = page.getByRole("group", { name: "Empresa", exact: true });
  await expect(company.getByRole("link", { name: "Ibertec Ingeniería, S.L." })).toBeVisible();
  await expect(company).toContainText("B29118452");
  await expect(company).toContainText("Tarifa acordada: EMP hasta el 31/12/2027");
  await expect(page.getByText(/: Nuria Campos/)).toBeVisible();
  await expect(page.getByText(/Precio acordado con Ibertec/)).toBeVisible();
  await page.getByRole("radio", { name: /^Doble desde/ }).check({ force: true });

  await page.getByRole("combobox", { name: "Buscar huésped" }).fill("Julia Prueba Soto");
  await page.getByRole("option", { name: /Crear huésped/ }).click();
  await page.getByLabel("Teléfono").fill("+34 600 100 200");
  await page.keyboard.press("Control+Enter");

  await expect(page.getByText(/2 reservas|reservas creadas/i).first()).toBeVisible();
  expect(presses.soFar()).toBeLessThanOrEqual(10);
  await expect(page.getByRole("group", { name: "Empresa", exact: true })).toContainText("Ibertec");
});

for (const language of ["es", "ar"] as const)
  test(`company and agency fit a phone, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await remember(page, { language });
    await page.goto(newReservationPath);
    const search = page.locator("input[name=companyId], input[name=agencyId]");
    await search.fill("B29118452");
    await page.getByRole("option", { name: /Ibertec/ }).click();
    await search.fill("78-2");
    await page.getByRole("option", { name: /Viajes Levante, S\.L\./ }).click();
    await expect(page.getByText(/: .?Amparo Gil/)).toBeVisible();
    await expect(search).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
