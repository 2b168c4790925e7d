import { paths } from "../../../src/shared/routing/paths";
import { button, dialog, type Openings } from "./opening";

/** A reservation of the sample. */
const reservation = "RSV-000482";

export const openings: Openings = {
  SendToday: {
    at: paths.messageSchedules,
    open: (page, words) => button(page, words.whole("guestContact.sendToday")).click(),
    shows: `${dialog} .outgoing-rows li:visible`,
  },
  MessageFields: {
    at: paths.guestMessage.replace(":id", "-"),
    asks: "onPage",
    async open(page) {
      await page.locator(".picker input").fill("gar");
      await page.locator(".picker-found [role=option]").first().click();
      await page.locator("select[name=templateId]").selectOption("template-8");
    },
    shows: ".message-subject-line",
  },
  VariableTexts: {
    at: "/app/customers/contact/templates/template-2",
    asks: "onPage",
    open: (page) => page.locator("textarea").fill("{{x}}"),
    shows: ".variable-texts .field-problem",
  },
  BulkDrawer: {
    at: `${paths.bulkMessage}?reservations=${reservation},RSV-000483`,
    open: (page) => page.locator(".bulk-message select").nth(1).selectOption("template-1"),
    shows: ".outgoing-rows li",
  },
};
