import { paths } from "../../../src/shared/routing/paths";
import { expect } from "../support";
import { button, dialog, menu, type Openings } from "./opening";

const complaint = `${paths.complaints}/Q-000038`;

export const openings: Openings = {
  "Board, menu": {
    at: paths.complaints,
    open: (page) => page.locator(".board-menu button").first().click(),
    shows: menu,
  },
  ComplainantField: {
    at: `${paths.complaints}/-`,
    open: (page) => page.locator(".picker input").fill("20"),
    shows: "[role=option] >> nth=1",
  },
  ComplaintDialog: {
    at: complaint,
    open: (page, words) => button(page, words.whole("complaints.action.compensate")).click(),
    shows: `${dialog} form select`,
  },
  "ComplaintDialog, official form": {
    at: complaint,
    open: (page, words) => button(page, words.whole("complaints.action.officialForm")).click(),
    shows: `${dialog} form input[name=receivedOn]`,
  },
  ComplaintFigures: {
    at: `${paths.complaints}?display=figures`,
    open: (page) => expect(page.locator(".complaint-figures table").first()).toBeVisible(),
    shows: ".complaint-figures dl",
  },
  "ListTable, complaints": {
    at: `${paths.complaints}?display=table`,
    open: (page) => expect(page.locator(".complaint-what").first()).toBeVisible(),
    shows: ".list-displays",
  },
};
