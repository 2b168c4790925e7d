import { paths } from "../../../src/shared/routing/paths";
import { button, dialog, type Openings } from "./opening";

export const openings: Openings = {
  ShareOutDialog: {
    at: paths.housekeeping,
    open: (page, words) => button(page, words.whole("housekeeping.shareOut")).click(),
    shows: `${dialog} form`,
  },
  CleaningTaskDrawer: {
    at: paths.housekeeping,
    open: (page) => page.locator(".cleaning-room a").first().click(),
    shows: ".record-head .action-buttons",
  },
};
