import { paths } from "../../../src/shared/routing/paths";
import { expect, goTo } from "../support";
import { button, dialog, flyout, writeNote, type Openings } from "./opening";

const booking = "/app/booking/management/booking/RSV-000482";
const newBooking = "/app/booking/management/booking/-";

export const openings: Openings = {
  ColumnsMenu: {
    at: paths.reservations,
    open: (page, words) => button(page, words.whole("columns.button")).click(),
    shows: flyout,
  },
  dateRange: {
    at: paths.reservations,
    async open(page, words) {
      await button(page, words.whole("calendar.open")).click();
      await expect(page.locator(".react-datepicker")).toBeVisible();
    },
    shows: ".date-range-panel",
  },
  MultiSelect: {
    at: paths.reservations,
    open: (page) => page.locator(".list [role=combobox]").first().click(),
    shows: "[role=option]",
  },
  ReservationsPage: {
    at: paths.reservations,
    open: (page, words) => button(page, words.whole("list.delete")).click(),
    shows: dialog,
  },
  OfferBar: {
    at: `${paths.reservations}?situations=inquiry`, // no other is opened here
    async open(page, words) {
      await button(page, words.whole("list.delete")).click();
      await button(page.locator(dialog), words.whole("delete.confirm")).click();
    },
    shows: ".undo-bar",
  },
  BulkQuestion: {
    at: paths.reservations,
    async open(page, words) {
      await page.getByRole("checkbox", { name: words.whole("list.selectPage") }).check();
      await button(page, words.whole("bulk.cancel")).click();
    },
    shows: dialog,
  },
  ListFilters: {
    at: paths.reservations,
    onPhone: true,
    async open(page, words) {
      await button(page, words.whole("list.filters")).click();
      await page.locator(".sort-choice select").selectOption("customer");
    },
    shows: ".sort-choice button",
  },
  FeeDialog: {
    at: booking,
    open: (page, words) => button(page, words.whole("booking.action.cancel")).click(),
    shows: `${dialog} form input, ${dialog} form select`,
  },
  RoomDialog: {
    at: booking,
    open: (page, words) =>
      button(page, words.whole("booking.action.assignRoom"))
        .or(button(page, words.whole("desk.changeRoom")))
        .click(),
    shows: `${dialog} input[type=radio]`,
  },
  HalveDialog: {
    at: `${paths.reservations}?situations=inHouse`,
    async open(page, words) {
      await page.locator("a.customer-name").first().click();
      await button(page, words.whole("booking.action.halve")).click();
    },
    shows: `${dialog} input[name=payer]`,
  },
  OverrideDialog: {
    at: `${paths.reservations}?situations=pending&perPage=30`,
    async open(page, words) {
      const links = page.locator("a.customer-name");
      await expect(links.first()).toBeVisible();
      const guests = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
      const override = button(page, words.whole("booking.override"));
      for (const guest of guests) {
        await goTo(page, guest);
        await expect(page.locator(".record-head")).toBeVisible();
        if (await override.isVisible()) break;
      }
      await override.click();
    },
    shows: dialog,
  },
  EditableSection: {
    at: booking,
    asks: "onPage",
    async open(page) {
      await page.locator(".record-form-main .btn-sm").first().click();
      await page.locator("input[name=eta]").fill("18:00");
      await page.keyboard.press("Escape");
    },
    shows: dialog,
  },
  AskBeforeLeaving: {
    at: newBooking,
    asks: "onPage",
    async open(page, words) {
      await writeNote(page, words);
      await page.locator(".top-bar-brand").click();
    },
    shows: dialog,
  },
  StaySection: {
    at: newBooking,
    async open(page, words) {
      await button(page, words.whole("calendar.open")).click();
      await expect(page.locator(".react-datepicker")).toBeVisible();
    },
    shows: ".date-range-panel",
  },
  GuestPicker: {
    at: newBooking,
    open: (page) => page.locator("input[name='guest']").fill("gar"),
    shows: "[role=option] >> nth=1",
  },
  NewGuestFields: {
    at: newBooking,
    asks: "onPage",
    async open(page) {
      await page.locator("input[name='guest']").click();
      await page.locator(".picker-found [role=option]").first().click();
    },
    shows: "input[name='newGuest.firstName']",
  },
  ErrorSummary: {
    at: newBooking,
    open: (page, words) => button(page, words.whole("booking.create")).click(),
    shows: "[aria-invalid=true] >> nth=0",
  },
  DraftOffer: {
    at: newBooking,
    needsOwnPage: true,
    async open(page, words) {
      await writeNote(page, words);
      await page.reload();
    },
    shows: ".draft-offer",
  },
  "UrgentList, all of it, and notes": {
    at: paths.bookingHome,
    async open(page) {
      await page.locator("button.day-more").click();
      const closed = page.locator("details:not([open]) > summary");
      for (let left = await closed.count(); left > 0; left -= 1) await closed.first().press("Enter");
    },
    shows: ".day details[open]",
  },
};
