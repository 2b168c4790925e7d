import type { Page } from "@playwright/test";

import { paths } from "../../../src/shared/routing/paths";
import type { Words } from "../words";
import { dialog, menu, type Openings } from "./opening";

/** Chooses a till, and begins a ticket. */
async function beginTicket(page: Page) {
  await page.locator(".till-choice").first().click();
  await page.locator(".till-tile:enabled").first().click();
}

async function park(page: Page, words: Words) {
  await beginTicket(page);
  await page.getByRole("button", { name: words.part("sale.park") }).click();
  await page.locator(`${dialog} input`).first().fill("Mesa 4");
  await page.keyboard.press("Enter");
  await page.locator(dialog).waitFor({ state: "hidden" });
}

export const openings: Openings = {
  PayDialog: {
    at: paths.sale,
    needsOwnPage: true,
    async open(page) {
      await beginTicket(page);
      await page.locator(".till-pay").click();
    },
    shows: `${dialog} .till-methods`,
  },
  ParkedDialog: {
    at: paths.sale,
    needsOwnPage: true,
    async open(page, words) {
      await park(page, words);
      await page.locator(".till-actions .till-act").nth(1).click();
    },
    shows: `${dialog} .is-parked`,
  },
  TicketHead: {
    at: paths.sale,
    needsOwnPage: true,
    async open(page, words) {
      await beginTicket(page);
      await page.getByRole("button", { name: words.part("sale.more") }).click();
    },
    shows: menu,
  },
};
