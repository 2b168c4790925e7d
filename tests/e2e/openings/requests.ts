import { paths } from "../../../src/shared/routing/paths";
import { button, dialog, type Openings } from "./opening";

export const openings: Openings = {
  ReasonDialog: {
    at: `${paths.requests}?states=accepted`,
    async open(page, words) {
      await page.locator("a.request-name").first().click();
      await button(page.locator(dialog), words.whole("requests.action.cancel")).click();
    },
    shows: `${dialog} form input`,
  },
  ReservationChoice: {
    at: paths.request.replace(":id", "-"),
    open: (page) => page.locator("input[name='reservationId']").fill("gar"),
    shows: ".picker-found [role=option] >> nth=0",
  },
};
