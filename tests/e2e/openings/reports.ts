import { button, dialog, type Openings } from "./opening";

export const openings: Openings = {
  ReportViews: {
    at: "/app/reports/housekeeping",
    open: (page, words) => button(page, words.whole("reports.view.keep")).click(),
    shows: dialog,
  },
};
