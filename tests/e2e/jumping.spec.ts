import type { Page } from "@playwright/test";

import {
  cameToRest,
  composer,
  distanceToEnd,
  message,
  messages,
  placeRead,
  pointAtMessages,
  topOf,
  turnWheel,
  visitChat,
} from "./messagingSupport";
import { expect, inAll, test } from "./support";

const FAR = "4000"; // the id of a message some six thousand before the end

/** Of the visible messages: how many more are drawn is the list's own matter. */
const idsInView = (page: Page) =>
  page.locator(".messages-scroller").evaluate((scroller) => {
    const { top, bottom } = scroller.getBoundingClientRect();
    const rows = Array.from(scroller.querySelectorAll<HTMLElement>("[data-key]"));
    const isInView = (row: DOMRect) => row.bottom > top && row.top < bottom;
    return rows.filter((row) => isInView(row.getBoundingClientRect())).map((row) => row.dataset.key);
  });

const latest = (page: Page) => page.getByRole("button", { name: /^\d+ mensajes? nuevos?$|^Ir a lo último$/ });

test("opens at the message of the address, with the focus on it, and leads back to the end", async ({ page }) => {
  await visitChat(page, "rosario", `messages=10000&message=${FAR}`);
  const row = page.locator(`[data-key="${FAR}"]`);
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(row).toBeFocused();
  await expect(row).toHaveClass(/is-target/);
  await page.keyboard.press("ArrowUp");
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.key)).not.toBe(FAR);
  await latest(page).click();
  await expect(message(page, "¿Aviso yo a Recepción?")).toBeInViewport({ ratio: 0.99 });
  await cameToRest(page);
  expect(await distanceToEnd(page)).toBeLessThanOrEqual(1);
  await expect(latest(page)).toHaveCount(0);
});

test("goes to the end even if the message of the address is among the newest", inAll(), async ({ page }) => {
  await visitChat(page, "rosario", "messages=10000");
  await cameToRest(page);
  await pointAtMessages(page);
  await turnWheel(page, 20, -100);
  const near = (await placeRead(page)).key;
  await page.reload();
  await visitChat(page, "rosario", `message=${near}`);
  await expect(page.locator(`[data-key="${near}"]`)).toBeFocused();
  await expect(latest(page)).toBeVisible();
  await latest(page).click();
  await cameToRest(page);
  expect(await distanceToEnd(page)).toBeLessThanOrEqual(1);
});

test("leads from an answer to its message, however far, and back; new messages move nothing", async ({ page }) => {
  await visitChat(page, "rosario", `messages=10000&message=${FAR}`);
  const original = page.locator(`[data-key="${FAR}"]`);
  await original.getByRole("button", { name: "Acciones del mensaje" }).click();
  await page.getByRole("menuitem", { name: "Responder" }).click();
  await composer(page).fill("Sobre aquello");
  await composer(page).press("Enter");
  const answer = message(page, "Sobre aquello");
  await expect(answer).toContainText(/Enviado|Recibido|Leído/);
  await expect(answer).toBeInViewport({ ratio: 0.99 });

  await answer.getByRole("button", { name: /^Ir al mensaje de/ }).focus();
  await page.keyboard.press("Enter");
  await expect(original).toBeFocused();
  await expect(original).toBeInViewport({ ratio: 1 });
  await cameToRest(page);
  const { key, top } = await placeRead(page);
  const before = await idsInView(page);
  await expect(page.getByRole("button", { name: "1 mensaje nuevo" })).toBeVisible({ timeout: 20_000 });
  expect(Math.abs((await topOf(page, key))! - top)).toBeLessThanOrEqual(1);
  expect(await idsInView(page)).toEqual(before);
  await expect(page.getByText(/^\d+ mensajes nuevos$/)).toHaveCount(0); // loaded history is not announced

  await page.getByRole("button", { name: "Volver a la respuesta" }).click();
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport({ ratio: 0.99 });
});

test("scrolls on in both directions from the message of the address, without a gap", async ({ page }) => {
  await visitChat(page, "rosario", "messages=400&message=340");
  await pointAtMessages(page);
  await cameToRest(page);
  const places = new Set<number>();
  const note = async () => {
    const seen = await page
      .locator("[data-key]")
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute("aria-posinset"))));
    for (const place of seen) places.add(place);
  };
  await note();
  await expect(async () => {
    await turnWheel(page, 2, 300);
    await note();
    expect(Math.max(...places)).toBe(400);
  }).toPass();
  const sorted = [...places].toSorted((one, other) => one - other);
  expect(sorted).toEqual(Array.from(sorted, (_, index) => sorted[0]! + index));
});

test("walks to the first message at hand and back to the last by Home and End", async ({ page }) => {
  await visitChat(page, "rosario", "messages=400");
  const last = messages(page).getByRole("listitem").last();
  await last.focus();
  await page.keyboard.press("Home");
  const first = messages(page).getByRole("listitem").first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await page.keyboard.press("End");
  await expect(message(page, "¿Aviso yo a Recepción?")).toBeFocused();
  await expect(message(page, "¿Aviso yo a Recepción?")).toBeInViewport({ ratio: 0.99 });
});
