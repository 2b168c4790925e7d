import { expect, remember, test } from "./support";

/** Within the margins of A4, landscape, in px. */
const SHEET = 1031;

test("prints a report on a sheet of the hotel, by whichever key, with no column cut", async ({ page }) => {
  await remember(page, {});
  await page.goto("/app/reports/production?from=2026-01-01&to=2026-12-31&by=country&latency=0");
  const total = page.getByRole("table", { name: "Producción" }).getByRole("row", { name: /^Total/ });
  const sums = (await total.textContent())!;
  for (const [format, size] of [
    ["A4", [595, 842]],
    ["Letter", [612, 792]],
  ] as const) {
    const file = (await page.pdf({ format, preferCSSPageSize: true })).toString("latin1");
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file)!.map(Number);
    expect(Math.hypot(width! - size[1], height! - size[0])).toBeLessThan(2); // points: it rounds pixels
  }

  await page.setViewportSize({ width: SHEET, height: 720 });
  await page.emulateMedia({ media: "print" });
  const paper = page.locator(".printed");
  await expect(paper.getByRole("row", { name: /^Total/ })).toHaveText(sums);
  await expect(paper.getByRole("link")).toHaveCount(0);
  await expect(paper.locator("header")).toContainText(/Hotel.*Impreso: 26 nov 2026, .* · Marina Solé/);
  await expect(paper.getByText(/^1 ene – 31 dic 2026 · .* · Desglose: País$/)).toBeVisible();
  const table = paper.getByRole("table");
  const widths = await table.evaluate((drawn) => [drawn.scrollWidth, drawn.parentElement!.clientWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
});
