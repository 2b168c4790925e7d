import { addDays } from "../../../src/domain/civilDate";
import { paths } from "../../../src/shared/routing/paths";
import { businessDate } from "../../support/testMoment";
import { expect } from "../support";
import { button, dialog, type Openings } from "./opening";

/** A date without reservations, far ahead. */
const empty = addDays(businessDate, 500);

export const openings: Openings = {
  NightsDialog: {
    at: `${paths.availability}?from=${empty}`,
    open: (page) => page.locator(".time-grid-row:not(.is-group):nth-child(4) .time-grid-cell").nth(2).click(),
    shows: `${dialog} .planning-acts`,
  },
  MoveReasonField: {
    at: `${paths.availability}?situation=inHouse`,
    async open(page, words) {
      const staying = page.locator(".planning-bar.is-movable:not(.is-dimmed)");
      await expect(staying.first()).toBeVisible();
      for (const bar of await staying.all()) {
        await bar.click();
        await button(page.locator(dialog), words.whole("desk.changeRoom")).click();
        await page.locator(`${dialog} .planning-rooms button:not([aria-disabled])`).first().click({ timeout: 3000 });
        break;
      }
      await page.locator(`${dialog} button[type=submit]`).click();
    },
    shows: `${dialog} select[aria-invalid=true]`,
  },
  BlockDialog: {
    at: paths.availability,
    async open(page, words) {
      await button(page, words.whole("planning.block")).click();
      await page.locator(`${dialog} button[type=submit]`).click();
    },
    shows: `${dialog} [aria-invalid=true]`,
  },
  LiftDialog: {
    at: paths.availability,
    open: (page) => page.locator(".planning-block").first().click(),
    shows: `${dialog} .planning-acts`,
  },
  MoveDialog: {
    at: `${paths.availability}?type=DBL&nights=30`,
    async open(page, words) {
      const said = page.locator(".time-grid-said");
      const bars = page.locator(".time-grid-row .planning-bar.is-movable.is-good");
      await expect(bars.first()).toBeVisible();
      for (const bar of await bars.all()) {
        if ((await bar.count()) === 0) break; // drawn no more
        await bar.focus();
        await page.keyboard.press("Space");
        for (let row = 0; row < 8; row += 1) {
          await page.keyboard.press("ArrowDown");
          if (!words.part("planning.swapHere").test((await said.textContent()) ?? "")) continue;
          await page.keyboard.press("Enter");
          return;
        }
        await page.keyboard.press("Escape");
      }
    },
    shows: `${dialog} .planning-acts`,
  },
  TypeNightDialog: {
    at: `${paths.availability}?tab=counts&from=${empty}`,
    async open(page, words) {
      await page.locator(".time-grid-row:nth-child(5) .time-grid-cell").first().click();
      await button(page.locator(dialog), words.whole("planning.overbookingAllow")).click();
    },
    shows: `${dialog} [aria-invalid=true]`,
  },
  PricedQuestions: {
    at: `${paths.availability}?type=IND`,
    async open(page, words) {
      await page.locator(".planning-bar.is-movable.is-good, .planning-bar.is-movable.is-now").first().click();
      await button(page.locator(dialog), words.whole("desk.changeRoom")).click();
      const rooms = page.locator(`${dialog} .planning-rooms li`).filter({ hasNotText: /^10[123]|^20[123]/ });
      await rooms.locator("button:not([aria-disabled])").nth(1).click();
      await button(page.locator(dialog), words.whole("planning.keepPrice")).waitFor();
    },
    shows: `${dialog} .planning-acts`,
  },
  StayDialog: {
    at: paths.availability,
    async open(page, words) {
      await page.locator(".planning-bar").first().click();
      await button(page.locator(dialog), words.whole("desk.changeRoom")).click({ force: true });
    },
    shows: `${dialog} .planning-stay`,
  },
};
