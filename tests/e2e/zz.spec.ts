import { expect, goTo, remember, test } from "./support";

const out = "/tmp/tx/shots";
for (const [name, width, language, theme] of [
  ["wide", 1280, "es", "light"],
  ["phone", 390, "es", "light"],
  ["dark", 1280, "es", "dark"],
  ["arabic", 390, "ar", "light"],
] as const)
  test(`look ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await remember(page, { language, theme });
    await page.goto("/app/tasks");
    await goTo(page, "/app/pos/tickets");
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${out}/${name}-tickets.png` });
    const t0 = Date.now();
    await page.locator("section.list a").first().click();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${out}/${name}-ticket.png` });
    await page.getByRole("dialog").getByRole("button").filter({ hasText: /^(Devolver|رد المبلغ)$/ }).click();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${out}/${name}-return.png` });
    await page.keyboard.press("Escape");
    await goTo(page, "/app/pos/shift");
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${out}/${name}-shift.png`, fullPage: true });
    await page.getByRole("button", { name: /^(Cierre Z|تقرير Z)$/ }).first().click();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${out}/${name}-count.png` });
    expect(t0).toBeGreaterThan(0);
  });

test("papers", async ({ page }) => {
  test.setTimeout(120_000);
  await remember(page, { language: "es", theme: "dark" });
  await page.addInitScript(() => {
    window.print = () => {
      const copy = document.querySelector(".printed")!.outerHTML;
      setTimeout(() => document.body.insertAdjacentHTML("beforeend", copy), 200);
    };
  });
  await page.goto("/app/tasks");
  await goTo(page, "/app/pos/tickets?view=paid");
  await page.locator("section.list a").first().click();
  await page.getByRole("button", { name: "Imprimir copia" }).click();
  await page.waitForTimeout(800);
  await page.pdf({ path: `${out}/copy.pdf`, preferCSSPageSize: true });
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 272, height: 700 });
  await page.screenshot({ path: `${out}/paper-copy.png`, fullPage: true });
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/app/tasks");
  await goTo(page, "/app/pos/shift");
  await page.getByRole("button", { name: "Arqueo X" }).click();
  await page.waitForTimeout(800);
  await page.pdf({ path: `${out}/x.pdf`, preferCSSPageSize: true });
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 272, height: 700 });
  await page.screenshot({ path: `${out}/paper-x.png`, fullPage: true });
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/app/tasks");
  await goTo(page, "/app/pos/shift?view=closed");
  await page.waitForTimeout(800);
  await page.locator("section.list a").first().click();
  await page.getByRole("button", { name: "Imprimir Z" }).click();
  await page.waitForTimeout(800);
  await page.pdf({ path: `${out}/z.pdf`, preferCSSPageSize: true });
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 272, height: 700 });
  await page.screenshot({ path: `${out}/paper-z.png`, fullPage: true });
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 900 });
});
