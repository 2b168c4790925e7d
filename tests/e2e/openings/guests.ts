import { paths } from "../../../src/shared/routing/paths";
import { button, type Openings } from "./opening";

export const openings: Openings = {
  OfferBar: {
    at: paths.guests,
    async open(page, words) {
      await button(page, words.whole("guests.merge")).click();
      await button(page.locator(".drawer"), words.whole("guests.apart")).click();
    },
    shows: ".undo-bar",
  },
};
