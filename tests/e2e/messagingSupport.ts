import type { Page } from "@playwright/test";

import { expect, remember } from "./support";

export const composer = (page: Page) => page.getByRole("textbox", { name: "Escriba un mensaje" });
export const messages = (page: Page) => page.getByRole("list", { name: "Mensajes", exact: true });
export const message = (page: Page, text: string | RegExp) =>
  messages(page).getByRole("listitem").filter({ hasText: text });
export const chat = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) });

export async function openChats(page: Page) {
  await remember(page, {});
  await page.goto("/app/messaging/chat");
  await expect(chat(page, "Lucía Ferrer")).toBeVisible();
}

export async function openChat(page: Page, name: string) {
  await chat(page, name).click();
  await expect(page.getByRole("region", { name: `Conversación con ${name}` })).toBeVisible();
  await expect(messages(page).getByRole("listitem").first()).toBeVisible();
}

/** Opens a conversation; `query` as in the address, with `messages=10000` for a long one with Rosario. */
export async function visitChat(page: Page, id: string, query = "") {
  await remember(page, {});
  await page.goto(`/app/messaging/chat/contact-${id}${query && `?${query}`}`);
  await expect(messages(page).getByRole("listitem").first()).toBeVisible({ timeout: 20_000 });
}

const scrollerOf = (page: Page) => page.locator(".messages-scroller");

/** Moves the pointer over the messages, so that the wheel scrolls them. */
export async function pointAtMessages(page: Page) {
  await scrollerOf(page).hover();
}

/** Turns the wheel by many small steps, as a hand does; each is painted before the next. */
export async function turnWheel(page: Page, notches: number, pixels: number) {
  for (let notch = 0; notch < notches; notch += 1) {
    await page.mouse.wheel(0, pixels);
    await nextFrame(page);
    await nextFrame(page);
  }
}

const nextFrame = (page: Page) => page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));

/** Waits until nothing has moved for a while, and no page of history is loading. */
export async function cameToRest(page: Page) {
  // from now on: the position of an earlier wait may be the same, with another conversation in between
  await page.evaluate(() => delete (window as { rest?: object }).rest);
  await page.waitForFunction(() => {
    const store = window as unknown as { rest?: { place: string; since: number } };
    const scroller = document.querySelector(".messages-scroller");
    const place = `${scroller?.scrollTop} ${scroller?.scrollHeight} ${scroller?.clientHeight}`;
    if (store.rest?.place !== place) store.rest = { place, since: performance.now() };
    return performance.now() - store.rest.since > 600;
  });
}

export const distanceToEnd = (page: Page) =>
  scrollerOf(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);

/** The message in the middle of the view, or at `below` px under its upper edge, and where it begins. */
export const placeRead = (page: Page, below?: number) =>
  scrollerOf(page).evaluate((scroller, wanted) => {
    const { top, height } = scroller.getBoundingClientRect();
    const rows = Array.from(scroller.querySelectorAll<HTMLElement>("[data-key]"));
    const row = rows.find((one) => one.getBoundingClientRect().bottom > top + (wanted ?? height / 2))!;
    return { key: row.dataset.key!, top: row.querySelector(".bubble")!.getBoundingClientRect().top - top };
  }, below);

/** Where a message begins below the upper edge of the view; undefined if it is not mounted. */
export const topOf = (page: Page, key: string) =>
  scrollerOf(page).evaluate((scroller, wanted) => {
    const rows = Array.from(scroller.querySelectorAll<HTMLElement>("[data-key]"));
    const row = rows.find(({ dataset }) => dataset.key === wanted);
    return row && row.querySelector(".bubble")!.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  }, key);

interface Frame {
  /** Where each visible message begins. */
  tops: Record<string, number>;
  mounted: number;
  elements: number;
  /** The largest part of the view, in pixels, that no message covers. */
  blank: number;
}

/** Records every painted frame, until the returned function is called. */
export async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.evaluate(() => {
    const watched = window as unknown as { frames: Frame[]; isWatching: boolean };
    watched.frames = [];
    watched.isWatching = true;
    const { port1, port2 } = new MessageChannel();
    const scroller = document.querySelector(".messages-scroller")!;
    // a frame's callbacks come before its layout is settled; a message sent there arrives after the paint
    const onFrame = () => {
      if (!watched.isWatching) return;
      port2.postMessage(null);
      requestAnimationFrame(onFrame);
    };
    port1.addEventListener("message", () => {
      const { top, bottom } = scroller.getBoundingClientRect();
      const tops: Record<string, number> = {};
      let covered = top;
      let blank = 0;
      const slots = Array.from(scroller.querySelectorAll(".message-slot"), (slot) => ({
        box: slot.getBoundingClientRect(),
        row: slot.querySelector<HTMLElement>("[data-key]")!,
      })).toSorted((one, other) => one.box.top - other.box.top);
      for (const { box, row } of slots) {
        if (box.bottom <= top || box.top >= bottom) continue;
        blank = Math.max(blank, box.top - covered);
        covered = Math.max(covered, box.bottom);
        tops[row.dataset.key!] = row.querySelector(".bubble")!.getBoundingClientRect().top - top;
      }
      blank = Math.max(blank, bottom - covered);
      const elements = document.querySelectorAll("*").length;
      watched.frames.push({ tops, mounted: slots.length, elements, blank });
    });
    port1.start();
    requestAnimationFrame(onFrame);
  });
  return () =>
    page.evaluate(() => {
      const watched = window as unknown as { frames: Frame[]; isWatching: boolean };
      watched.isWatching = false;
      return watched.frames;
    });
}

/** How far the view has moved in all, frame by frame, and how far two messages moved apart at most. */
export function movementIn(frames: Frame[]) {
  let total = 0;
  let apart = 0;
  for (const [index, { tops }] of frames.entries()) {
    const before = frames[index - 1]?.tops ?? {};
    const moves = Object.keys(tops).flatMap((key) => (key in before ? [tops[key]! - before[key]!] : []));
    if (moves.length === 0) continue;
    apart = Math.max(apart, Math.max(...moves) - Math.min(...moves));
    total += moves.toSorted((one, other) => one - other)[Math.floor(moves.length / 2)]!;
  }
  return { total, apart };
}
