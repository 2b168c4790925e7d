import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

import { entrance } from "../../src/shared/routing/entrance";
import { paths } from "../../src/shared/routing/paths";
import { testMoment } from "../support/testMoment";
import { addressOf, declaredPages } from "./declaredPages";

export { expect };

/** Tags a test, or those for which `isLong` is true: only `npm run e2e:all` runs it. */
export const inAll = (isLong = true) => (isLong ? { tag: "@all" } : {});

/** Every page of the app once, with something in the place of an id. */
const addresses = [entrance, paths].flatMap((table): string[] => Object.values(table));
const pages = [...new Set([...addresses, ...declaredPages.map(addressOf)])].map((path) =>
  path.replace(":kind", "voice").replace(/:\w+/, "-"),
);
export const pagesInside = pages.filter((path) => path.startsWith("/app/"));
export const pagesOutside = pages.filter((path) => path.startsWith("/auth"));

/** A page that fails its test on a console message, an uncaught error, or a request to another origin. */
export const test = base.extend<{ expectedComplaint: RegExp | undefined }>({
  /** What the browser itself reports about a fault that the test causes. */
  expectedComplaint: [undefined, { option: true }],
  page: async ({ page, baseURL, expectedComplaint }, run) => {
    const complaints = complaintsOf(page, baseURL!);
    await beginAt(page.context(), testMoment); // each day has another hotel
    await page.bringToFront(); // or the window of another page may keep the focus
    await run(page);
    await page.context().setOffline(false); // the next test has the same browser context
    expect(complaints.filter((complaint) => !expectedComplaint?.test(complaint))).toEqual([]);
  },
});

/**
 * The clocks of a context's pages go on from a moment, through reloads, too. Playwright's own clock replaces timers as
 * well, and takes several times as long.
 */
export async function beginAt(context: BrowserContext, moment: string) {
  await context.addInitScript(
    (ahead) => {
      const MachineDate = Date;
      const now = () => MachineDate.now() + ahead;
      class TestDate extends MachineDate {
        constructor(...given: []) {
          super(...((given.length > 0 ? given : [now()]) as []));
        }
      }
      Object.defineProperty(TestDate, "now", { value: now });
      Object.defineProperty(TestDate, Symbol.hasInstance, { value: (one: unknown) => one instanceof MachineDate });
      globalThis.Date = TestDate as unknown as DateConstructor;
    },
    Date.parse(moment) - performance.timeOrigin - performance.now(),
  );
}

/** Records what a page must not do: console messages, uncaught errors, requests to another origin. */
export function complaintsOf(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const isOwn = request.url().startsWith(origin) || /^(data|blob):/.test(request.url());
    if (!isOwn) complaints.push(`request to ${request.url()}`);
  });
  return complaints;
}

/** A theme and language that are neither the usual look nor the one that differs most from it. */
export const isOther = ({ theme, language }: { theme: string; language: string }) =>
  (theme === "light") !== (language === "es");

interface Visit {
  language?: string;
  theme?: "light" | "dark";
  isSignedIn?: boolean;
}

/** What the browser stores from an earlier visit. */
export async function remember(page: Page, { language = "es", theme = "light", isSignedIn = true }: Visit) {
  await page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem("remembered")) return; // once: a reload keeps what the test did since
      sessionStorage.setItem("remembered", "yes");
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      language,
      theme,
      ...(isSignedIn && {
        token: "any",
        authUser: JSON.stringify({ uid: 1, username: "Marina Solé", role: "admin", email: "admin@conserje.app" }),
      }),
    },
  );
}

/** What a page is waiting for, but for its closed tabs; also in the first moments, when nothing of it is shown yet. */
export const waits = (page: Page) =>
  page.locator(["main", ".drawer", ".flyout.show"].map((place) => `${place} .loading:not([hidden] *)`).join());

/** Their code comes after the page below, and until then nothing shows that it comes. */
const lateDrawers = new Set<string>([`${paths.documents}/settings`, paths.guestDuplicates]);

/** All that the page at an address shows has come; no question of the page before has held it back. */
export async function untilThere(page: Page, at: string) {
  expect(new URL(page.url()).pathname).toBe(new URL(at, page.url()).pathname);
  if (lateDrawers.has(at)) await expect(page.getByRole("dialog")).toBeVisible();
  await expect(waits(page), at).toHaveCount(0);
}

/** The server has every change: no outbox keeps one. */
export const untilSaved = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("outbox:"))))
    .toEqual([]);

/**
 * Goes to a path without reloading the app. The old page stays until the new one is there and takes the focus, unless
 * the path is that of the old one.
 */
export async function goTo(page: Page, path: string) {
  await expect(page.locator("main h1")).toBeVisible(); // the app is there to hear of it
  const from = await page.evaluate((to) => {
    const { pathname } = location;
    (document.activeElement as HTMLElement).blur();
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: to, usr: null }, "", to); // as the router itself would have left it
    dispatchEvent(new PopStateEvent("popstate"));
    return pathname;
  }, path);
  await page.waitForFunction(
    (left) =>
      location.pathname === left || document.querySelector("main :focus, .drawer :focus, .drawer:focus") !== null,
    from,
  );
  await expect(page.locator("main h1")).toBeVisible();
}
