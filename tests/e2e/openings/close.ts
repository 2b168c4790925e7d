import { paths } from "../../../src/shared/routing/paths";
import { button, dialog, type Openings } from "./opening";

export const openings: Openings = {
  SolveDialog: {
    at: paths.close,
    open: (page, words) => button(page, words.part("close.solution.noShow")).click(),
    shows: `${dialog} .action-buttons`,
  },
  CountDialog: {
    at: paths.close,
    async open(page) {
      await page
        .locator(".close-step", { has: page.locator(".day-report-table") })
        .locator("summary")
        .click();
      await page.locator(".day-report-table button").nth(1).click();
    },
    shows: `${dialog} form input[name=counted]`,
  },
};
