import type { Locator, Page } from "@playwright/test";

import type { Words } from "../words";

/** Something that a page opens: a dialog, a menu, a panel, a form within the page. */
export interface Opening {
  at: string;
  /** Needs a phone's width. */
  onPhone?: boolean;
  /** Leaves a fault or a record behind. */
  needsOwnPage?: boolean;
  /** Holds what was typed, and asks before it is lost: a dialog as it closes, a page as it is left. */
  asks?: "inDialog" | "onPage";
  open: (page: Page, words: Words) => Promise<unknown>;
  /** What it shows. */
  shows: string;
}

/** What an area opens, by the component that draws it, each at least once. */
export type Openings = Record<string, Opening>;

export const dialog = ".modal";
export const menu = ".dropdown-menu.show";
export const flyout = ".flyout.show";

export const button = (scope: Page | Locator, name: RegExp) =>
  scope.getByRole("button", { name, disabled: false }).first();
export const choose = (page: Page, name: RegExp) => page.getByRole("menuitem", { name }).click();

/** Types into a new reservation. */
export async function writeNote(page: Page, words: Words) {
  await button(page, words.whole("booking.notesAdd")).click();
  await page.locator("textarea[name='notes.request']").fill("Cuna");
}
