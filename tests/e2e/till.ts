import { expect, type Locator, type Page } from "@playwright/test";

import { paths } from "../../src/shared/routing/paths";
import { remember } from "./support";

/** The till of the bar, whose shift is open, at this device. */
export async function openTill(page: Page) {
  await remember(page, {});
  await page.goto(paths.sale);
  await page.getByRole("button", { name: /Bar/ }).click();
  await expect(articleIn(page, "Café solo")).toBeVisible();
}

export const articleIn = (page: Page, name: string) =>
  page.getByRole("group", { name: "Artículos" }).getByRole("button", { name: new RegExp(`^${name},`) });

export const linesIn = (page: Page) => page.getByRole("list", { name: "Ticket" }).getByRole("listitem");

export const dialogIn = (page: Page, name: string | RegExp): Locator => page.getByRole("dialog", { name });

/** The number of the receipt that is shown. */
export const numberIn = (page: Page) => page.getByText(/^V1-\d\d-\d{6}$/);

/** As fast as a scanner types, however busy the machine is. */
export const scan = (page: Page, code: string) =>
  page.evaluate((typed) => {
    for (const key of [...Array.from(typed), "Enter"])
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }, code);

/** Numbers of a series from one of them on. */
export function numbersFrom(first: string, count: number): string[] {
  const letters = first.slice(0, -6);
  return Array.from(
    { length: count },
    (_, place) => letters + String(Number(first.slice(-6)) + place).padStart(6, "0"),
  );
}
