import type { Page } from "@playwright/test";

import { paths } from "../../../src/shared/routing/paths";
import { expect } from "../support";
import type { Words } from "../words";
import { button, choose, dialog, flyout, menu, writeNote, type Openings } from "./opening";

const newBooking = "/app/booking/management/booking/-";

const fromProfileMenu = async (page: Page, words: Words, chosen: string) => {
  await button(page, words.whole("topBar.profile")).click();
  await choose(page, words.whole(chosen));
};

export const openings: Openings = {
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
      await expect(page.locator(dialog).getByRole("option").first()).toBeVisible();
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
    at: `${paths.restaurants}?expires=0`, // a page of figures would wait for them
    needsOwnPage: true,
    open: (page) => expect(page.locator(dialog)).toBeVisible(),
    shows: ".sign-in-again.show",
  },
  LeaveQuestion: {
    at: newBooking,
    asks: "onPage",
    async open(page, words) {
      await writeNote(page, words);
      await fromProfileMenu(page, words, "profile.signOut");
    },
    shows: dialog,
  },
  ConnectionNote: {
    at: `${paths.bookingHome}?offline=0-`,
    needsOwnPage: true,
    open: () => Promise.resolve(),
    shows: ".connection-note",
  },
};
