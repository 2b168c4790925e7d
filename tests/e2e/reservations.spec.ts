import type { Page } from "@playwright/test";

import { testMoment } from "../support/testMoment";
import { expect, goTo, inAll, remember, test } from "./support";

const list = "/app/booking/list";
const rows = (page: Page) =>
  page.getByRole("table", { name: "Lista de Reservas" }).locator("[role=row]:has([role=cell])");

async function openList(page: Page, query = "", visit: Parameters<typeof remember>[1] = {}) {
  await remember(page, visit);
  await page.goto(list + query);
  await expect(page.locator(".customer-name").first()).toBeVisible();
}

/** Whether the rows on the screen go by their day of arrival: the head of the column says so before they come. */
async function isByArrival(page: Page): Promise<boolean> {
  const days = (await rows(page).allInnerTexts()).map((row) => /\d\d\/\d\d\/\d{4}/.exec(row)![0]);
  const sorted = days.toSorted((one, other) => isoOf(one).localeCompare(isoOf(other)));
  return days.join() === sorted.join();
}

const isoOf = (day: string) => day.split("/").toReversed().join("-");

test("says that it works on its first rows, and shows the next at once", async ({ page }) => {
  await remember(page, {});
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector("[role=table] .loading")) Object.assign(window, { hasSaidSo: true });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(list);
  await expect(rows(page)).toHaveCount(10);
  expect(await page.evaluate(() => (window as { hasSaidSo?: boolean }).hasSaidSo)).toBe(true);
  // measured in the page, from its click: the test's own time is not part of it
  const waited = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let clicked = Infinity;
        document.addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { once: true, capture: true });
        const isThere = () => /11–20 de /.test(document.querySelector("main")!.textContent);
        new MutationObserver(() => isThere() && done(performance.now() - clicked)).observe(document, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      }),
  );
  await page.getByRole("button", { name: "Página siguiente" }).click();
  expect(await waited).toBeLessThan(900);
});

test("finds, sorts, ticks and deletes by keyboard alone", async ({ page }) => {
  await openList(page);
  await page.getByRole("searchbox", { name: "Filtrar por cliente" }).focus();
  await page.keyboard.type("garcía");
  await expect(page).toHaveURL(/text=garc/);
  await expect(rows(page).first()).toContainText("García");

  await page.keyboard.press("Tab"); // Limpiar filtro
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Seleccionar un rango" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".react-datepicker__day:focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Seleccionar un rango" })).toBeFocused();

  await page.getByRole("button", { name: "CheckIn" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader", { name: "CheckIn" })).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByRole("button", { name: "CheckIn" })).toBeFocused();
  await expect.poll(() => isByArrival(page)).toBe(true);

  const box = rows(page).first().getByRole("checkbox");
  await box.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Selección: 1").last()).toBeVisible();
  await expect(box).toBeFocused();

  await page.getByRole("button", { name: "Quitar selección" }).press("Enter");
  const remove = rows(page)
    .getByRole("button", { name: /^Eliminar a /, disabled: false })
    .first();
  await remove.press("Enter");
  await expect(page.getByRole("button", { name: "Conservar" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
});

test("chooses a range by keyboard, and the calendar closes by itself", inAll(), async ({ page }) => {
  await openList(page);
  await page.getByRole("textbox", { name: "Seleccionar un rango" }).press("ArrowDown");
  await expect(page.locator(".react-datepicker__day:focus")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
});

test("leaves the page that Back leads to as it was, however soon that comes after a letter", async ({ page }) => {
  await remember(page, {});
  await page.clock.install({ time: testMoment });
  await page.goto("/app/tasks?latency=0");
  await expect(page.locator("h1")).toHaveText("Mis tareas");
  await goTo(page, "/app/booking/list");
  await page.getByLabel("Filtrar por cliente").pressSequentially("garc");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Mis tareas");
  await page.clock.runFor(500); // longer than a pause in the typing
  expect(page.url()).toMatch(/\/app\/tasks\?latency=0$/);
});

test("begins with its rows, as cards, on a phone, and nothing scrolls sideways", async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openList(page);
    const cards = page.getByRole("list", { name: "Lista de Reservas" }).getByRole("listitem");
    await expect(cards).toHaveCount(10);
    await expect(page.getByRole("table")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const button of await cards.first().getByRole("button").all()) {
      const { width: wide, height } = (await button.boundingBox())!;
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole("button", { name: "Filtros" }).click();
    await page.getByRole("textbox", { name: "Seleccionar un rango" }).click();
    const day = (await page.locator(".react-datepicker__day").first().boundingBox())!;
    expect(Math.min(day.width, day.height)).toBeGreaterThanOrEqual(44);
    const panel = (await page.getByRole("dialog").boundingBox())!;
    expect(panel.x).toBeGreaterThanOrEqual(0);
    expect(panel.x + panel.width).toBeLessThanOrEqual(width);
    await page.keyboard.press("Escape");
  }
});

test("fits its width: who, dates, room and situation in view, ten rows, and no cell cut", async ({ page }) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await openList(page, "?view=today");
    await expect(rows(page)).toHaveCount(10);
    const last = (await rows(page).last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(800);
    const table = page.getByRole("table", { name: "Lista de Reservas" });
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    const cut = await rows(page)
      .locator("time, .customer-number, .customer-room, .badge, .situation, .row-actions")
      .evaluateAll((parts) =>
        parts
          .filter((part) => {
            const { left, right } = part.closest("[role=cell]")!.getBoundingClientRect();
            const own = part.getBoundingClientRect();
            return own.left < left - 1 || own.right > right + 1 || part.scrollWidth > part.clientWidth + 1;
          })
          .map((part) => part.textContent),
      );
    expect(cut, `at ${width} px`).toEqual([]);
    await expect(rows(page).first().locator(".situation")).toBeVisible();
  }
  for (const name of ["Cliente", "Telefono", "Personas", "CheckIn", "CheckOut", "Estado", "Fecha Creación", "Saldo"])
    await expect(page.getByRole("columnheader", { name })).toBeVisible();
});

test("stands mirrored in Arabic: the first column on the right, the arrows walking the other way", async ({ page }) => {
  await openList(page, "", { language: "ar" });
  const customer = (await page.locator("[data-column-id=customer]").first().boundingBox())!;
  const phone = (await page.locator("[data-column-id=phone_number]").first().boundingBox())!;
  expect(customer.x).toBeGreaterThan(phone.x);
  await page.locator(".date-range input").press("ArrowDown");
  const day = page.locator(".react-datepicker__day:focus");
  const before = Number(await day.innerText());
  await page.keyboard.press("ArrowLeft");
  await expect(day).not.toHaveText(String(before));
  const after = Number(await day.innerText());
  expect(after === before + 1 || after === 1).toBe(true);
});

test("saves a file that a spreadsheet opens, with all that is filtered", async ({ page }) => {
  await openList(page, "?view=cancelled");
  const total = Number(/de (\d+)/.exec(await page.locator(".pagination-range").innerText())![1]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Exportar CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("reservas.csv");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString("utf8").trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFID;Cliente;Telefono;/);
  expect(lines).toHaveLength(total + 1);
});
