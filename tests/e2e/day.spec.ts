import type { Page } from "@playwright/test";

import { expect, goTo, inAll, remember, test } from "./support";
import { countPresses } from "./presses";

async function openDay(page: Page, visit: Parameters<typeof remember>[1] = {}) {
  await remember(page, visit);
  await page.goto("/app/booking/home?latency=0");
  await expect(page.locator(".day-total").first()).not.toBeEmpty();
}

async function openNotes(page: Page) {
  const closed = page.locator("details:not([open]) > summary");
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().press("Enter");
}

for (const width of [320, 390, 768, 1280, 1920]) {
  for (const language of ["es", "de", "ru", "ar"]) {
    const isLonger = width > 320 || language === "es" || language === "ru"; // than German, or not mirrored
    test(`scrolls up and down alone at ${width} px, in ${language}`, inAll(isLonger), async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openDay(page, { language });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const overflowing = await page.evaluate(() =>
        [...document.querySelectorAll(".occupancy-night, .figure, .day-row")]
          .filter((box) => box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.textContent),
      );
      expect(overflowing).toEqual([]);
    });
  }
}

test("can be touched on a phone: nothing to press is lower than 44 px", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDay(page);
  await openNotes(page);
  for (const target of await page.locator(".day a, .day button, .day summary").all()) {
    expect(await target.evaluate(pressedHeight), await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});

/** Height of the area that takes a press for an element, px: a link may cover the card that it is in. */
function pressedHeight(element: Element) {
  element.scrollIntoView({ block: "center" });
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const heights = Array.from({ length: Math.ceil(bottom - top) + 200 }, (_, place) => top - 100 + place);
  return heights.filter((y) => element.contains(document.elementFromPoint(left + width / 2, y))).length;
}

test("writes to tomorrow's arrivals by four presses from any page", async ({ page }) => {
  await remember(page, {});
  await page.goto("/app/customers/contact?latency=0"); // its sample is made once
  await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  await goTo(page, "/app/tasks");
  const presses = await countPresses(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").pressSequentially("llegadas de mañana");
  await expect(page.getByRole("option").first()).toHaveText(/^Mensaje a las llegadas de mañana/);
  await page.keyboard.press("Enter");
  const message = page.getByRole("dialog", { name: "Mensaje a las llegadas de mañana" });
  await expect(message.getByText(/^\d+ reservas? elegidas?$/)).toBeVisible();
  await expect(message.getByRole("region", { name: "Vista previa" })).toContainText("Hotel Bahía Serena");
  await message.getByRole("button", { name: /^Enviar \d+ mensajes?$/ }).click();
  await expect(page.getByText(/^Se han? enviado \d+ mensajes?\./)).toBeVisible();
  expect(presses.soFar()).toBeLessThanOrEqual(4);
});
