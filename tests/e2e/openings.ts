import type { Locator, Page } from "@playwright/test";

import { addDays, civilDateIn } from "../../src/domain/civilDate";
import { paths } from "../../src/shared/routing/paths";
import { expect, goTo } from "./support";
import type { Words } from "./words";

const reservation = "RSV-000482";

/** Something that a page opens: a dialog, a menu, a panel, a form within the page. */
export interface Opening {
  at: string;
  /** Needs a phone's width. */
  onPhone?: boolean;
  /** Leaves a fault or unsaved work behind. */
  needsOwnPage?: boolean;
  open: (page: Page, words: Words) => Promise<unknown>;
  /** What it shows. */
  shows: string;
}

/** A date without reservations, far ahead. */
const empty = addDays(civilDateIn(new Date(), "Europe/Madrid"), 500);

const dialog = ".modal";
const menu = ".dropdown-menu.show";
const flyout = ".flyout.show";

const chat = "/app/messaging/chat/contact-omar";
const booking = `/app/booking/management/booking/${reservation}`;
const complaint = `${paths.complaints}/Q-000038`;
const newBooking = "/app/booking/management/booking/-";

const button = (scope: Page | Locator, name: RegExp) => scope.getByRole("button", { name, disabled: false }).first();
const choose = (page: Page, name: RegExp) => page.getByRole("menuitem", { name }).click();

/** Opens the menu of the last matching message, and chooses from it. */
async function ofMessage(page: Page, words: Words, chosen?: string) {
  const message = page.locator(".messages-scroller [data-key]").last();
  await message.hover();
  await button(message, words.whole("conversation.actions")).click();
  if (chosen) await choose(page, words.whole(chosen));
}

async function writeNote(page: Page) {
  await page.locator("textarea[name='notes.request']").fill("Cuna");
}

const fromProfileMenu = async (page: Page, words: Words, chosen: string) => {
  await button(page, words.whole("topBar.profile")).click();
  await choose(page, words.whole(chosen));
};

/** By the component that draws it, each at least once. */
export const openings: Record<string, Opening> = {
  AppsFlyout: {
    at: paths.hotels,
    open: (page, words) => button(page, words.whole("topBar.apps")).click(),
    shows: flyout,
  },
  CartFlyout: {
    at: paths.hotels,
    open: (page, words) => button(page, words.whole("topBar.cart")).click(),
    shows: flyout,
  },
  NotificationsFlyout: {
    at: paths.hotels,
    open: (page, words) => button(page, words.whole("topBar.notifications")).click(),
    shows: flyout,
  },
  LanguageMenu: {
    at: paths.hotels,
    open: (page, words) => button(page, words.whole("topBar.language")).click(),
    shows: menu,
  },
  ThemeMenu: {
    at: paths.hotels,
    open: (page, words) => button(page, words.whole("topBar.theme")).click(),
    shows: menu,
  },
  ProfileMenu: {
    at: paths.hotels,
    open: (page, words) => button(page, words.whole("topBar.profile")).click(),
    shows: menu,
  },
  ResetQuestion: {
    at: paths.hotels,
    open: (page, words) => fromProfileMenu(page, words, "demo.reset"),
    shows: dialog,
  },
  CommandPalette: {
    at: paths.hotels,
    async open(page) {
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
    shows: dialog,
  },
  AppLayout: {
    at: paths.hotels,
    onPhone: true,
    open: (page, words) => button(page, words.whole("topBar.sidebar")).click(),
    shows: ".phone-menu",
  },
  SignInAgainDialog: {
    at: `${paths.hotels}?expires=0`,
    needsOwnPage: true,
    open: (page) => expect(page.locator(dialog)).toBeVisible(),
    shows: ".sign-in-again.show",
  },

  NewDirectChatDialog: {
    at: paths.chats,
    open: (page, words) => button(page, words.whole("chats.newDirectChat")).click(),
    shows: dialog,
  },
  NewChannelDialog: {
    at: paths.chats,
    open: (page, words) => button(page, words.whole("chats.newChannel")).click(),
    shows: dialog,
  },
  ChatMenu: {
    at: paths.chats,
    open: (page, words) => button(page, words.whole("chat.actions")).click(),
    shows: menu,
  },
  "ChatsPage, archive": {
    at: `${paths.chats}?archive`,
    open: () => Promise.resolve(),
    shows: ".chats-head a",
  },
  ConversationMenu: {
    at: chat,
    open: (page, words) => button(page, words.whole("conversation.more")).click(),
    shows: menu,
  },
  "ConversationMenu, deletion": {
    at: chat,
    async open(page, words) {
      await button(page, words.whole("conversation.more")).click();
      await choose(page, words.whole("conversation.deleteAll"));
    },
    shows: dialog,
  },
  MessageMenu: { at: chat, open: (page, words) => ofMessage(page, words), shows: menu },
  ForwardDialog: {
    at: chat,
    open: (page, words) => ofMessage(page, words, "conversation.forward"),
    shows: dialog,
  },
  ReplyBar: { at: chat, open: (page, words) => ofMessage(page, words, "conversation.reply"), shows: ".reply-bar" },
  DeletionUndo: { at: chat, open: (page, words) => ofMessage(page, words, "conversation.delete"), shows: ".undo-bar" },
  ConversationSearch: {
    at: chat,
    async open(page, words) {
      await button(page, words.whole("conversation.search")).click();
      await page.getByRole("searchbox", { name: words.whole("conversation.search.label") }).fill("a");
      await expect(page.locator(".conversation-search-count")).toHaveText(/\d/);
    },
    shows: ".conversation-search",
  },
  DetailsPane: {
    at: chat,
    open: (page, words) => button(page, words.whole("conversation.details")).click(),
    shows: ".details-part",
  },
  "DetailsPane, channel": {
    at: "/app/messaging/chat/channel-recepcion",
    open: (page, words) => button(page, words.whole("conversation.details")).click(),
    shows: ".details-part",
  },
  SharedMedia: {
    at: "/app/messaging/chat/channel-recepcion",
    async open(page, words) {
      await button(page, words.whole("conversation.details")).click();
      await page.locator(".details-media button").first().click();
    },
    shows: ".yarl__portal_open",
  },
  MessageGallery: {
    at: "/app/messaging/chat/channel-recepcion",
    open: (page) => page.locator(".message-image").last().click(),
    shows: ".yarl__portal_open",
  },
  EmojiButton: {
    at: chat,
    async open(page, words) {
      await button(page, words.whole("composer.emoji")).click();
      await expect(page.locator("[frimousse-emoji]:visible").first()).toBeVisible();
    },
    shows: "[frimousse-root]",
  },
  SuggestionList: {
    at: chat,
    open: (page) => page.locator(".composer textarea").fill("/"),
    shows: "[role=option]",
  },
  CannedAnswerForm: {
    at: chat,
    async open(page) {
      await page.locator(".composer textarea").fill("/lista");
      await page.getByRole("option").first().click();
    },
    shows: ".canned-answer",
  },
  InviteDialog: {
    at: paths.contacts,
    open: (page, words) => button(page, words.whole("contacts.invite")).click(),
    shows: dialog,
  },
  ContactMenu: {
    at: paths.contacts,
    open: (page, words) => button(page, words.whole("contacts.actions")).click(),
    shows: menu,
  },
  CallDetails: {
    at: paths.calls,
    open: (page) => page.locator(".call button.row-main").first().click(),
    shows: "button.row-main[aria-expanded=true]",
  },
  RenameBookmarkDialog: {
    at: paths.bookmarks,
    open: (page, words) => button(page, words.whole("bookmarks.rename")).click(),
    shows: dialog,
  },
  BookmarksPage: {
    at: paths.bookmarks,
    open: (page, words) => button(page, words.whole("bookmarks.remove")).click(),
    shows: ".undo-bar",
  },
  ProfileMedia: {
    at: paths.profile,
    open: (page) => page.locator(".profile-media button").first().click(),
    shows: ".yarl__portal_open",
  },
  SelectedContacts: {
    at: paths.settings,
    open: (page, words) => button(page, words.whole("settings.choosePeople")).click(),
    shows: dialog,
  },

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
  UndoQuestion: {
    at: paths.reservations,
    open: (page, words) => button(page, words.whole("list.delete")).click(),
    shows: dialog,
  },
  UndoOffer: {
    at: `${paths.reservations}?situations=inquiry`, // no other is opened here
    async open(page, words) {
      await button(page, words.whole("list.delete")).click();
      await button(page.locator(dialog), words.whole("delete.confirm")).click();
    },
    shows: ".undo-bar",
  },
  OfferBar: {
    at: paths.guests,
    async open(page, words) {
      await button(page, words.whole("guests.merge")).click();
      await button(page.locator(".drawer"), words.whole("guests.apart")).click();
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
    open: (page, words) => button(page, words.whole("booking.action.assignRoom")).click(),
    shows: `${dialog} input[type=radio]`,
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
  ReasonDialog: {
    at: `${paths.requests}?states=accepted`,
    async open(page, words) {
      await page.locator("a.request-name").first().click();
      await button(page.locator(dialog), words.whole("requests.action.cancel")).click();
    },
    shows: `${dialog} form input`,
  },
  GroupDialog: {
    at: paths.checkInOut,
    open: (page, words) => button(page, words.whole("desk.group.checkIn")).click(),
    shows: `${dialog} fieldset input`,
  },
  NightsDialog: {
    at: `${paths.availability}?from=${empty}`,
    open: (page) => page.locator(".time-grid-row:not(.is-group):nth-child(4) .time-grid-cell").nth(2).click(),
    shows: `${dialog} .planning-acts`,
  },
  MoveReasonField: {
    at: `${paths.availability}?situation=inHouse`,
    async open(page, words) {
      const staying = page.locator(".planning-bar.is-movable:not(.is-dimmed)");
      await expect(staying.first()).toBeVisible();
      for (const bar of await staying.all()) {
        await bar.click();
        await button(page.locator(dialog), words.whole("desk.changeRoom")).click();
        await page.locator(`${dialog} .planning-rooms button:not([aria-disabled])`).first().click({ timeout: 3000 });
        break;
      }
      await page.locator(`${dialog} button[type=submit]`).click();
    },
    shows: `${dialog} select[aria-invalid=true]`,
  },
  BlockDialog: {
    at: paths.availability,
    async open(page, words) {
      await button(page, words.whole("planning.block")).click();
      await button(page.locator(dialog), words.whole("planning.block")).click();
    },
    shows: `${dialog} [aria-invalid=true]`,
  },
  LiftDialog: {
    at: paths.availability,
    open: (page) => page.locator(".planning-block").first().click(),
    shows: `${dialog} .planning-acts`,
  },
  MoveDialog: {
    at: `${paths.availability}?type=DBL&nights=30`,
    async open(page, words) {
      const said = page.locator(".time-grid-said");
      const bars = page.locator(".time-grid-row .planning-bar.is-movable.is-good");
      await expect(bars.first()).toBeVisible();
      for (const bar of await bars.all()) {
        await bar.focus();
        await page.keyboard.press("Space");
        for (let row = 0; row < 8; row += 1) {
          await page.keyboard.press("ArrowDown");
          if (!words.part("planning.swapHere").test((await said.textContent()) ?? "")) continue;
          await page.keyboard.press("Enter");
          return;
        }
        await page.keyboard.press("Escape");
      }
    },
    shows: `${dialog} .planning-acts`,
  },
  TypeNightDialog: {
    at: `${paths.availability}?tab=counts&from=${empty}`,
    async open(page, words) {
      await page.locator(".time-grid-row:nth-child(5) .time-grid-cell").first().click();
      await button(page.locator(dialog), words.whole("planning.overbookingAllow")).click();
    },
    shows: `${dialog} [aria-invalid=true]`,
  },
  PricedQuestions: {
    at: `${paths.availability}?type=IND`,
    async open(page, words) {
      await page.locator(".planning-bar.is-movable.is-good, .planning-bar.is-movable.is-now").first().click();
      await button(page.locator(dialog), words.whole("desk.changeRoom")).click();
      const rooms = page.locator(`${dialog} .planning-rooms li`).filter({ hasNotText: /^10[123]|^20[123]/ });
      await rooms.locator("button:not([aria-disabled])").nth(1).click();
      await button(page.locator(dialog), words.whole("planning.keepPrice")).waitFor();
    },
    shows: `${dialog} .planning-acts`,
  },
  StayDialog: {
    at: paths.availability,
    async open(page, words) {
      await page.locator(".planning-bar").first().click();
      await button(page.locator(dialog), words.whole("desk.changeRoom")).click({ force: true });
    },
    shows: `${dialog} .planning-stay`,
  },
  RegisterDialog: {
    at: paths.checkInOut,
    async open(page) {
      await page.locator(".desk-act button").first().click();
      await page.locator(".desk-check").nth(1).getByRole("button").click();
    },
    shows: `${dialog} form input[name=document]`,
  },
  MarkSentDialog: {
    at: `${paths.checkInOut}?tab=travellers`,
    needsOwnPage: true,
    async open(page, words) {
      await page.locator(".register-send button").first().click();
      await button(page, words.whole("register.markSent")).click();
    },
    shows: `${dialog} .desk-choice`,
  },
  EarlyDialog: {
    at: `${paths.checkInOut}?tab=inHouse`,
    async open(page, words) {
      const state = page.getByText(words.whole("situation.inHouse"));
      const staying = page.locator(".desk-table:visible tr").filter({ has: state });
      await staying.first().getByRole("button").click();
      await button(page.locator(dialog), words.whole("booking.action.leaveEarly")).click();
    },
    shows: `${dialog} .unused-nights input`,
  },
  Handover: {
    at: `${paths.checkInOut}?tab=handover`,
    open: (page) => expect(page.locator(".handover-note").first()).toBeVisible(),
    shows: ".handover-new textarea",
  },
  RegisterTable: {
    at: `${paths.checkInOut}?tab=travellers`,
    open: (page) => expect(page.locator(".desk-table:visible button").first()).toBeVisible(),
    shows: ".desk-table:visible",
  },
  ReservationChoice: {
    at: paths.request.replace(":id", "-"),
    open: (page) => page.locator("input[name='reservationId']").fill("gar"),
    shows: ".picker-found [role=option] >> nth=0",
  },
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
  CloseRows: {
    at: paths.close,
    open: (page, words) => button(page, words.part("close.solution.noShow")).click(),
    shows: `${dialog} .action-buttons`,
  },
  CountDialog: {
    at: paths.close,
    open: (page) => page.locator(".day-report-table button").first().click(),
    shows: `${dialog} form input[name=counted]`,
  },
  MemberDialog: {
    at: `${paths.fidelity}?sort=points&order=desc`,
    async open(page, words) {
      await page.locator("a.loyalty-name").first().click();
      await button(page.locator(dialog), words.whole("loyalty.action.redeem")).click();
    },
    shows: `${dialog} form textarea`,
  },
  LevelDialog: {
    at: paths.fidelity,
    open: (page) => page.locator(".loyalty-level button").nth(1).click(),
    shows: `${dialog} form textarea`,
  },
  SendToday: {
    at: paths.messageSchedules,
    open: (page, words) => button(page, words.whole("guestContact.sendToday")).click(),
    shows: `${dialog} .outgoing-rows li`,
  },
  MessageFields: {
    at: paths.guestMessage.replace(":id", "-"),
    needsOwnPage: true,
    async open(page) {
      await page.locator(".picker input").fill("gar");
      await page.locator(".picker-found [role=option]").first().click();
      await page.locator("select[name=templateId]").selectOption("template-8");
    },
    shows: ".message-subject-line",
  },
  VariableTexts: {
    at: "/app/customers/contact/templates/template-2",
    needsOwnPage: true,
    open: (page) => page.locator("textarea").fill("{{x}}"),
    shows: ".variable-texts .field-problem",
  },
  BulkDrawer: {
    at: `${paths.bulkMessage}?reservations=${reservation},RSV-000483`,
    open: (page) => page.locator(".bulk-message select").nth(1).selectOption("template-1"),
    shows: ".outgoing-rows li",
  },
  AskBeforeLeaving: {
    at: newBooking,
    needsOwnPage: true,
    async open(page) {
      await writeNote(page);
      await page.locator(".top-bar-brand").click();
    },
    shows: dialog,
  },
  LeaveQuestion: {
    at: newBooking,
    needsOwnPage: true,
    async open(page, words) {
      await writeNote(page);
      await fromProfileMenu(page, words, "profile.signOut");
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
    open: (page) => page.locator(".picker input").fill("gar"),
    shows: "[role=option] >> nth=1",
  },
  NewGuestFields: {
    at: newBooking,
    needsOwnPage: true,
    async open(page) {
      await page.locator(".picker input").click();
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
    async open(page) {
      await writeNote(page);
      await page.reload();
    },
    shows: ".record-draft",
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
  ConnectionNote: {
    at: `${paths.bookingHome}?offline=0-`,
    needsOwnPage: true,
    open: () => Promise.resolve(),
    shows: ".connection-note",
  },
};
