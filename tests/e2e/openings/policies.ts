import { paths } from "../../../src/shared/routing/paths";
import { button, dialog, type Openings } from "./opening";

export const openings: Openings = {
  PolicyHead: {
    at: `${paths.policies}/sameDay`,
    async open(page, words) {
      await button(page, words.whole("policy.attach")).click();
      await page.locator(`${dialog} form button[type=submit]`).last().click();
    },
    shows: `${dialog} select[aria-invalid=true]`,
  },
  PolicyFields: {
    at: `${paths.policies}/moderate`,
    asks: "onPage",
    async open(page, words) {
      const form = page.locator("form.record-form");
      await form.locator("[name='terms.tiers.1.daysBefore']").fill("14");
      await button(page, words.whole("record.save")).click();
    },
    shows: "form.record-form [aria-invalid=true]",
  },
};
