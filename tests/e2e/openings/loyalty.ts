import { paths } from "../../../src/shared/routing/paths";
import { button, dialog, type Openings } from "./opening";

export const openings: Openings = {
  MemberDialog: {
    at: `${paths.fidelity}?sort=points&order=desc`,
    async open(page, words) {
      await page.locator("a.loyalty-name").first().click();
      await button(page.locator(dialog), words.whole("loyalty.action.redeem")).click();
    },
    shows: `${dialog} form textarea`,
  },
  LevelDialog: {
    at: paths.fidelity,
    open: (page) => page.locator(".loyalty-level button").nth(1).click(),
    shows: `${dialog} form textarea`,
  },
};
