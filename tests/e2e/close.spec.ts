import { paths } from "../../src/shared/routing/paths";
import { expect, remember, test } from "./support";

test("a day is solved, counted and closed, another tab sees the new date, and its report is read", async ({
  page,
  context,
}) => {
  const visit = "?reservations=40"; // few rows to solve
  await remember(page, {});
  await page.goto(paths.checkInOut + visit);
  await page.getByRole("button", { name: "Cierre del día" }).click();
  const steps = page.getByRole("list", { name: "Pasos del cierre" });
  const open = page.getByRole("region", { name: "Día abierto" }).locator("time");
  await expect(steps).toBeVisible();
  const before = (await open.getAttribute("datetime"))!;

  const other = await context.newPage();
  await remember(other, {});
  await other.goto(paths.bookingHome + visit);
  const otherDate = other.locator(".day-date time");
  await expect(otherDate).toHaveAttribute("datetime", before);
  await page.bringToFront();

  const noShows = steps.getByRole("button", { name: /^No presentado: / });
  for (let left = await noShows.count(); left > 0; left -= 1) {
    await noShows.first().press("Enter");
    await expect(noShows).toHaveCount(left - 1);
  }

  // whoever cannot stay is paid for at the desk, and leaves
  const extend = steps.getByRole("button", { name: /^Alargar una noche: / });
  const leaving = steps.getByRole("link", { name: /^Check-out de / });
  while ((await leaving.count()) > 0) {
    const left = await leaving.count();
    const possible = steps.locator("button:not([aria-disabled])").filter({ hasText: "Alargar una noche" });
    expect(await extend.count()).toBe(left);
    if ((await possible.count()) === 0) break;
    await possible.first().press("Enter");
    await expect(leaving).toHaveCount(left - 1);
  }
  await page.reload(); // the close goes on where it was
  await expect(steps).toBeVisible();
  await expect(noShows).toHaveCount(0);
  for (let left = await leaving.count(); left > 0; left = await leaving.count()) {
    const drawer = page.getByRole("dialog", { name: /^Check-out de / });
    await leaving.first().click();
    const leave = drawer.getByRole("button", { name: "Hacer check-out" });
    await expect(leave).toBeVisible();
    if ((await leave.getAttribute("aria-disabled")) === "true") {
      await drawer.getByRole("button", { name: "Cobrar", exact: true }).click();
      const paying = page.getByRole("dialog", { name: "Cobrar" });
      await paying.getByLabel("Forma de pago").selectOption("card");
      await paying.getByRole("button", { name: "Cobrar" }).click();
      await expect(paying).toBeHidden();
    }
    await leave.click();
    await expect(drawer.getByText("Check-out hecho.")).toBeVisible();
    await page.goto(paths.close);
    await expect(steps).toBeVisible();
    await expect(leaving).toHaveCount(left - 1);
  }

  const counts = steps.getByRole("button", { name: /^Contar: / });
  for (let left = await counts.count(); left > 0; left -= 1) {
    await counts.first().click();
    const counting = page.getByRole("dialog", { name: /^Contar: / });
    await counting.getByLabel("Importe contado (EUR)").fill("0,01");
    await counting.getByLabel("Motivo de la diferencia").fill("Recuento de prueba");
    await counting.getByRole("button", { name: "Guardar recuento" }).click();
    await expect(counts).toHaveCount(left - 1);
  }

  await page.getByRole("button", { name: "Cerrar el día" }).click();
  const closing = page.getByRole("dialog", { name: /^Cerrar el / });
  await closing.getByRole("button", { name: "Cerrar el día" }).click();
  await expect(open).not.toHaveAttribute("datetime", before);
  const next = (await open.getAttribute("datetime"))!;
  await other.bringToFront();
  await expect(otherDate).toHaveAttribute("datetime", next);

  await page.bringToFront();
  await page.getByRole("region", { name: "Día abierto" }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: /^Informe del / })).toBeVisible();
  await expect(
    page.getByRole("table", { name: "Cobros por forma de pago" }).or(page.getByText("No hay cobros")),
  ).toBeVisible();
});
