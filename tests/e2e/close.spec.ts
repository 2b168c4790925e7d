import { paths } from "../../src/shared/routing/paths";
import { checkOutTheRest, closeDay, countCash, extendStays, markNoShows, stepsOf } from "./closing";
import { expect, remember, test } from "./support";

test("a day is solved, counted and closed, another tab sees the new date, and its report is read", async ({
  page,
  context,
}) => {
  const visit = "?reservations=40"; // few rows to solve
  await remember(page, {});
  await page.goto(paths.checkInOut + visit);
  await page.getByRole("button", { name: "Cierre del día" }).click();
  const steps = stepsOf(page);
  const open = page.getByRole("region", { name: "Día abierto" }).locator("time");
  await expect(steps).toBeVisible();
  const before = (await open.getAttribute("datetime"))!;

  const other = await context.newPage();
  await remember(other, {});
  await other.goto(paths.bookingHome + visit);
  const otherDate = other.locator(".day-date time");
  await expect(otherDate).toHaveAttribute("datetime", before);
  await page.bringToFront();

  await markNoShows(steps);
  await extendStays(steps);
  await page.reload(); // the close goes on where it was
  await expect(steps).toBeVisible();
  await expect(steps.getByRole("button", { name: /^No-show: / })).toHaveCount(0);
  await checkOutTheRest(page);
  await countCash(page);
  await closeDay(page);
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
