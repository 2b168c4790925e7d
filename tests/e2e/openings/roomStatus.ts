import { paths } from "../../../src/shared/routing/paths";
import { dialog, type Openings } from "./opening";

export const openings: Openings = {
  RoomActsDialog: {
    at: paths.availability,
    open: (page) => page.locator(".room-badge").first().click(),
    shows: `${dialog} .facts`,
  },
};
