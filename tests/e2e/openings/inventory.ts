import { paths } from "../../../src/shared/routing/paths";
import { button, dialog, type Openings } from "./opening";

export const openings: Openings = {
  RoomsDialog: {
    at: paths.roomInventory,
    asks: "inDialog",
    async open(page, words) {
      await button(page, words.whole("inventory.together")).click();
      await page.locator(`${dialog} input`).fill("112–101");
      await page.locator(`${dialog} button[type=submit]`).click();
    },
    shows: `${dialog} [aria-invalid=true]`,
  },
};
