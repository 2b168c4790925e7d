import type { Page } from "@playwright/test";

import {
  cameToRest,
  chat,
  composer,
  distanceToEnd,
  message,
  messages,
  movementIn,
  openChat,
  placeRead,
  pointAtMessages,
  topOf,
  turnWheel,
  visitChat,
  watchFrames,
} from "./messagingSupport";
import { expect, inAll, test } from "./support";

const scroller = ".messages-scroller";

test("holds what is read to the pixel while older pages are put before it", async ({ page }) => {
  await visitChat(page, "rosario", "messages=10000&latency=2000");
  await pointAtMessages(page);
  await cameToRest(page);
  for (let load = 0; load < 3; load += 1) {
    const { height, from } = await page
      .locator(scroller)
      .evaluate(({ scrollHeight, scrollTop }) => ({ height: scrollHeight, from: scrollTop }));
    await page.mouse.wheel(0, -100_000);
    await wheelStopped(page, from); // the history takes two seconds more
    const { key, top } = await placeRead(page);
    const frames = await watchFrames(page);
    await page.waitForFunction(
      (before) => document.querySelector(".messages-scroller")!.scrollHeight > before + 500,
      height,
    );
    await cameToRest(page);
    const watched = await frames();
    expect(watched.length).toBeGreaterThan(20);
    for (const { tops } of watched) expect(Math.abs((tops[key] ?? Infinity) - top)).toBeLessThanOrEqual(1);
  }
});

/** The view has left `from`, and one frame is like the next. */
const wheelStopped = (page: Page, from: number) =>
  page.waitForFunction((left) => {
    const store = window as { seenAt?: number };
    const at = document.querySelector(".messages-scroller")!.scrollTop;
    const isStill = at !== left && at === store.seenAt;
    store.seenAt = at;
    return isStill;
  }, from);

test("moves by what the wheel turns and no more, with few rows, few elements and no blank", async ({ page }) => {
  await visitChat(page, "rosario", "messages=10000");
  await pointAtMessages(page);
  await cameToRest(page);
  const frames = await watchFrames(page);
  // through two pages of history: at the top of what is loaded a wheel turns in vain
  for (let notch = 0; notch < 60; notch += 1) {
    await page.waitForFunction(() => document.querySelector(".messages-scroller")!.scrollTop >= 100);
    await turnWheel(page, 1, -100);
  }
  await cameToRest(page);
  const watched = await frames();
  expect(Math.abs(movementIn(watched).total - 6000)).toBeLessThanOrEqual(1);
  expect(movementIn(watched).apart).toBeLessThanOrEqual(1);
  expect(Math.max(...watched.map(({ mounted }) => mounted))).toBeLessThanOrEqual(60);
  expect(Math.max(...watched.map(({ elements }) => elements))).toBeLessThanOrEqual(1500);
  expect(Math.max(...watched.map(({ blank }) => blank))).toBeLessThanOrEqual(1);
});

test("does not move for pictures that load late", async ({ page }) => {
  let letPicturesLoad = () => {};
  const allowed = new Promise<void>((resolve) => (letPicturesLoad = resolve));
  await page.route("**/samples/*.svg", async (route) => {
    await allowed;
    await route.continue();
  });
  await visitChat(page, "marta");
  await cameToRest(page);
  const pictures = page.locator(".message-image img");
  expect(await pictures.count()).toBe(4);
  const loaded = () =>
    pictures.evaluateAll((all) => all.filter((picture) => (picture as HTMLImageElement).naturalWidth > 0).length);
  expect(await loaded()).toBe(0);
  const below = message(page, "Los novios vienen mañana");
  const key = (await below.getAttribute("data-key"))!;
  const top = (await topOf(page, key))!;
  const frames = await watchFrames(page);
  letPicturesLoad();
  await expect.poll(loaded).toBe(4);
  await cameToRest(page);
  for (const { tops } of await frames()) expect(Math.abs((tops[key] ?? Infinity) - top)).toBeLessThanOrEqual(1);
});

test("keeps the last message in view while the composer grows, and the read place further up", async ({ page }) => {
  await visitChat(page, "rosario", "messages=10000");
  await pointAtMessages(page);
  await cameToRest(page);
  const last = messages(page).getByRole("listitem").last();
  const before = await page.locator(scroller).evaluate(({ clientHeight }) => clientHeight);
  await composer(page).fill("Una línea\n".repeat(12));
  await cameToRest(page);
  expect(await page.locator(scroller).evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(before - 60);
  expect(await distanceToEnd(page)).toBeLessThanOrEqual(1);
  await expect(last).toBeInViewport({ ratio: 1 });

  await composer(page).fill("");
  await turnWheel(page, 10, -100);
  await cameToRest(page);
  const { key, top } = await placeRead(page);
  await composer(page).fill("Una línea\n".repeat(12));
  await cameToRest(page);
  expect(Math.abs((await topOf(page, key))! - top)).toBeLessThanOrEqual(1);
});

test("keeps the last message above a phone's keyboard, and the place of who reads further up", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitChat(page, "rosario", "messages=10000");
  await pointAtMessages(page);
  await cameToRest(page);
  await page.setViewportSize({ width: 390, height: 480 });
  await cameToRest(page);
  await expect(messages(page).getByRole("listitem").last()).toBeInViewport({ ratio: 0.99 });
  await expect(composer(page)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  await turnWheel(page, 10, -100);
  await cameToRest(page);
  const { key, top } = await placeRead(page);
  await page.setViewportSize({ width: 390, height: 480 });
  await cameToRest(page);
  expect(Math.abs((await topOf(page, key))! - top)).toBeLessThanOrEqual(1);
});

test("keeps the first message in view where it is when the window becomes narrower and wider", async ({ page }) => {
  await visitChat(page, "rosario", "messages=10000");
  await pointAtMessages(page);
  await turnWheel(page, 15, -100);
  await cameToRest(page);
  const key = (await placeRead(page, 0)).key;
  for (const width of [820, 1280]) {
    const top = (await topOf(page, key))!;
    await page.setViewportSize({ width, height: 800 });
    await cameToRest(page);
    expect(Math.abs((await topOf(page, key))! - top)).toBeLessThanOrEqual(1);
  }
});

test("comes back to the same message at the same height, and at the end to the end", async ({ page }) => {
  await visitChat(page, "rosario", "messages=1000");
  await cameToRest(page); // unread messages at the end are read by then: they would be scrolled to otherwise
  await pointAtMessages(page);
  await turnWheel(page, 30, -120);
  await cameToRest(page);
  const { key, top } = await placeRead(page);
  for (const other of ["Joan Puig", "Marta"]) {
    await openChat(page, other);
    await openChat(page, "Rosario Jiménez");
    await cameToRest(page);
    expect(Math.abs((await topOf(page, key))! - top)).toBeLessThanOrEqual(1);
  }
  await openChat(page, "Daniela Quispe");
  await cameToRest(page);
  await openChat(page, "Joan Puig");
  await openChat(page, "Daniela Quispe");
  await cameToRest(page);
  expect(await distanceToEnd(page)).toBeLessThanOrEqual(1);
});

test("follows new messages at the end; further up it holds still and counts them", async ({ page }) => {
  await visitChat(page, "rosario", "messages=1000");
  await cameToRest(page);
  await composer(page).fill("¿Cuántas quedan?");
  await composer(page).press("Enter");
  await expect(message(page, "¿Cuántas quedan?")).toContainText("Leído");
  const sent = (await messages(page).getByRole("listitem").last().getAttribute("data-key"))!;
  await expect(messages(page).getByRole("listitem").last()).not.toHaveAttribute("data-key", sent, { timeout: 20_000 });
  await cameToRest(page);
  expect(await distanceToEnd(page)).toBeLessThanOrEqual(1);

  await composer(page).fill("¿Y mañana?");
  await composer(page).press("Enter");
  await expect(message(page, "¿Y mañana?")).toContainText("Enviado");
  await pointAtMessages(page);
  await turnWheel(page, 12, -100);
  await cameToRest(page);
  const { key, top } = await placeRead(page);
  const toLatest = page.getByRole("button", { name: "1 mensaje nuevo" });
  await expect(toLatest).toBeVisible({ timeout: 20_000 });
  expect(Math.abs((await topOf(page, key))! - top)).toBeLessThanOrEqual(1);
  await toLatest.click();
  await cameToRest(page);
  expect(await distanceToEnd(page)).toBeLessThanOrEqual(1);
  await expect(page.getByRole("button", { name: /^\d+ mensajes? nuevos?$|^Ir a lo último$/ })).toHaveCount(0);
});

test("leaves the unread divider in place while a person looks, reads and answers", inAll(), async ({ page }) => {
  await visitChat(page, "lucia");
  const divider = page.locator(".message-slot", { hasText: "Mensajes sin leer" });
  await expect(divider).toContainText("La reserva RSV-000482");
  await expect(chat(page, "Lucía Ferrer")).not.toContainText("sin leer");
  await composer(page).fill("Yo se lo digo");
  await composer(page).press("Enter");
  await expect(message(page, "Yo se lo digo")).toContainText("Leído");
  await expect(messages(page).getByRole("listitem").last()).not.toContainText("Yo se lo digo", { timeout: 20_000 });
  await expect(divider).toContainText("La reserva RSV-000482");
  await cameToRest(page); // an answer counts as read after a moment in view
  await openChat(page, "Joan Puig");
  await openChat(page, "Lucía Ferrer");
  await expect(divider).toHaveCount(0);
});
