import { paths } from "../../../src/shared/routing/paths";
import { button, dialog, type Openings } from "./opening";

/** Opens the first room of a person, and what is told of it, by its place among the buttons. */
const report = (place: number): Openings[string] => ({
  at: `${paths.shift}?person=fatou`,
  async open(page) {
    await page.locator(".shift-room").first().click();
    await page.locator(".shift-reports button").nth(place).click();
  },
  shows: `${dialog} form button[type=submit]`,
});

export const openings: Openings = {
  MinibarDialog: report(0),
  PeopleDialog: report(1),
  LostThingDialog: report(2),
  ReportDialog: report(3),
  LostThingDrawer: {
    at: paths.lostThings,
    open: (page) => page.getByRole("main").getByRole("link", { name: "Cinturón" }).first().click(),
    shows: ".record-head .action-buttons",
  },
  ShareOutDialog: {
    at: paths.housekeeping,
    open: (page, words) => button(page, words.whole("housekeeping.shareOut")).click(),
    shows: dialog, // on some days all is shared out already
  },
  CleaningTaskDrawer: {
    at: paths.housekeeping,
    open: (page) => page.locator(".cleaning-room a").first().click(),
    shows: ".record-head .action-buttons",
  },
};
