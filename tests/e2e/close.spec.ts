import { paths } from "../../src/shared/routing/paths";
import { agreeOnCash, checkOutTheRest, closeDay, payAndLeave, solveTogether, stepsOf } from "./closing";
import { countPresses } from "./presses";
import { expect, remember, test } from "./support";

test("a day is closed in at most 25 presses, and another tab sees the new date", async ({ page, context }) => {
  await context.clock.install({ time: "2026-11-26T19:30:00Z" }); // the close is due, and the sample is always the same
  await remember(page, {});
  await page.goto(paths.checkInOut);
  await page.getByRole("button", { name: "Cierre del día" }).click();
  const steps = stepsOf(page);
  const open = page.getByRole("region", { name: "Día abierto" }).locator("time");
  await expect(steps).toBeVisible();
  const before = (await open.getAttribute("datetime"))!;

  const other = await context.newPage();
  await remember(other, {});
  await other.goto(paths.bookingHome);
  const otherDate = other.locator(".day-date time");
  await expect(otherDate).toHaveAttribute("datetime", before);
  await page.bringToFront();

  const presses = await countPresses(page);
  const isThere = { includeHidden: true }; // in the steps that are folded, too
  const rows = await steps.getByRole("link", { name: /^Check-(in|out) de /, ...isThere }).count();
  const counts = await steps.getByRole("button", { name: /^Coincide: /, ...isThere }).count();
  await expect(page.getByText(new RegExp(`^0 de ${rows + counts}$`))).toBeVisible();
  await solveTogether(steps, /^Marcar \d+ no-shows$/);
  await page.reload(); // the close goes on where it was
  await expect(steps).toBeVisible();
  await expect(steps.getByRole("button", { name: /^No-show: /, ...isThere })).toHaveCount(0);
  // and can still be taken back
  await expect(steps.getByRole("button", { name: /^Deshacer: \d+ no-shows marcados/, ...isThere })).toHaveCount(1);
  await steps
    .getByRole("link", { name: /^Check-out de / })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: /^Check-out de / })).toBeVisible();
  await page.keyboard.press("Escape"); // who looks at a guest at the desk comes back to the step
  await expect(steps.getByRole("heading", { name: "Salidas pendientes" })).toBeFocused();
  await solveTogether(steps, /^Dar salida a \d+ con saldo a cero$/);
  await payAndLeave(steps);
  await checkOutTheRest(page); // who has left with a credit, or whose company pays
  await agreeOnCash(page);
  await closeDay(page);
  await expect(open).not.toHaveAttribute("datetime", before);
  expect(presses.soFar()).toBeLessThanOrEqual(25);
  await expect(page.getByRole("heading", { name: /^Informe del / })).toBeFocused();
  const next = (await open.getAttribute("datetime"))!;
  await other.bringToFront();
  await expect(otherDate).toHaveAttribute("datetime", next);

  await page.bringToFront();
  await page.getByRole("region", { name: "Día abierto" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: /^Informe del / })).toBeVisible();
  await expect(
    page.getByRole("table", { name: "Cobros por forma de pago" }).or(page.getByText("No hay cobros")),
  ).toBeVisible();
});
