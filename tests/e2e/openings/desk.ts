import { paths } from "../../../src/shared/routing/paths";
import { expect } from "../support";
import { button, dialog, type Openings } from "./opening";

export const openings: Openings = {
  GroupDialog: {
    at: paths.checkInOut,
    open: (page, words) => button(page, words.whole("desk.group.checkIn")).click(),
    shows: `${dialog} fieldset input`,
  },
  RegisterDialog: {
    at: paths.checkInOut,
    async open(page) {
      await page.locator(".desk-act button").first().click();
      await page.locator(".desk-check").nth(1).getByRole("button").click();
    },
    shows: `${dialog} form input[name=document]`,
  },
  MarkSentDialog: {
    at: `${paths.checkInOut}?tab=travellers`,
    needsOwnPage: true,
    async open(page, words) {
      await page.locator(".register-send button").first().click();
      await button(page, words.whole("register.markSent")).click();
    },
    shows: `${dialog} .desk-choice`,
  },
  EarlyDialog: {
    at: `${paths.checkInOut}?tab=inHouse`,
    async open(page, words) {
      const state = page.getByText(words.whole("situation.inHouse"));
      const staying = page.locator(".desk-table:visible tr").filter({ has: state });
      await staying.first().getByRole("button").last().click();
      await button(page.locator(dialog), words.whole("booking.action.leaveEarly")).click();
    },
    shows: `${dialog} .unused-nights input`,
  },
  Handover: {
    at: `${paths.checkInOut}?tab=handover`,
    open: (page) => expect(page.locator(".handover-note").first()).toBeVisible(),
    shows: ".handover-new textarea",
  },
  RegisterTable: {
    at: `${paths.checkInOut}?tab=travellers`,
    open: (page) => expect(page.locator(".desk-table:visible button").first()).toBeVisible(),
    shows: ".desk-table:visible",
  },
  PrintedSheet: {
    at: `${paths.checkInOut}?offline=8-`, // printed at once, unless the requests cannot be loaded
    needsOwnPage: true,
    async open(page, words) {
      await expect(page.locator(".desk-table").first()).toBeVisible();
      await expect(page.locator(".connection-note")).toBeVisible({ timeout: 30_000 });
      await button(page, words.whole("desk.print.day")).click();
    },
    shows: dialog,
  },
};
