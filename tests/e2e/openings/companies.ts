import { paths } from "../../../src/shared/routing/paths";
import { button, dialog, type Openings } from "./opening";

export const openings: Openings = {
  CommissionStatement: {
    at: `${paths.company.replace(":id", "EM-000005")}?tab=commissions`,
    open: (page, words) => button(page.locator(dialog), words.whole("calendar.open")).click(),
    shows: ".date-range-panel",
  },
};
