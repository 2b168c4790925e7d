import { expect, remember, test } from "./support";

test("prints a report upright or across A4, with its sums and without its links", async ({ page }) => {
  await remember(page, {});
  await page.goto("/app/reports/cancellations?from=2026-01-01&to=2026-12-31&latency=0");
  const total = page.getByRole("table", { name: "Cancelaciones" }).getByRole("row", { name: /^Total/ });
  const sums = (await total.textContent())!;

  // what the printer gets, kept
  await page.evaluate(() => {
    window.print = () => {
      const paper = document.querySelector(".printed")!.cloneNode(true) as HTMLElement;
      paper.id = "paper";
      document.body.append(paper);
    };
  });
  await page.getByRole("button", { name: "Imprimir" }).click();
  await page.emulateMedia({ media: "print" });
  const paper = page.locator("#paper");
  await expect(paper.getByRole("row", { name: /^Total/ })).toHaveText(sums);
  await expect(paper.getByRole("link")).toHaveCount(0);
  const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file)!.map(Number);
  expect([Math.round(width!), Math.round(height!)].toSorted((one, other) => one - other)).toEqual([595, 842]);
});
