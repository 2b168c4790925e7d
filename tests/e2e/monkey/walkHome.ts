import { expect, type Page } from "@playwright/test";

import { demoSignIn } from "../../../src/contract/demoSignIn";
import { languages } from "../../../src/shared/i18n/languages";
import { entrance } from "../../../src/shared/routing/entrance";
import { paths } from "../../../src/shared/routing/paths";
import { wordsOf } from "../words";
import { untilThere } from "./untilThere";

const SOON = { timeout: 10_000 };
/** A session may expire on the way, and a network that loses calls may lose the sign-in. */
const ATTEMPTS = 4;
const open = ".modal, .yarl__portal";
const expired = ".modal.sign-in-again";
/** Of the question about what was typed, in any language. */
const leaves = RegExp(languages.map(({ code }) => wordsOf(code).whole("leave.confirm").source).join("|"), "u");

/** Walks from any page to a dashboard, by visible controls; otherwise returns where it ended. */
export async function walkHome(page: Page): Promise<string | undefined> {
  await page.context().setOffline(false);
  let problem: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    problem = await tryToWalkHome(page);
    if (problem === undefined) return undefined;
  }
  return problem;
}

async function tryToWalkHome(page: Page): Promise<string | undefined> {
  try {
    await closeDialogs(page);
    if (new URL(page.url()).pathname.startsWith("/auth")) await signIn(page);
    if (await page.locator("main.lost").isVisible()) await page.locator("main.lost a").click(SOON);
    await walkMenu(page);
    return undefined;
  } catch (error) {
    const why = (error as Error).message.split("\n").filter((line) => /rror|waiting for|intercepts|focus/.test(line));
    return `there is no way home from ${page.url()}: ${[...new Set(why)].join(" ")}`;
  }
}

/**
 * By Escape, until it asks whether to leave what was typed: it leaves, as Escape would mean to stay, and ask again.
 * After an expired session it signs in again.
 */
async function closeDialogs(page: Page) {
  for (let turn = 0; turn < 8; turn += 1) {
    await untilThere(page, () => page.evaluate(() => window.monkey.settled()));
    if (await page.locator(expired).isVisible()) await signInAgain(page);
    else if (await leaveButton(page).isVisible()) await leaveButton(page).click(SOON);
    else if (await page.locator(open).last().isVisible()) await page.keyboard.press("Escape");
    else break;
  }
  await page
    .locator(open)
    .first()
    .waitFor({ state: "detached", ...SOON });
}

const leaveButton = (page: Page) => page.locator(".modal .btn-danger", { hasText: leaves });

async function signInAgain(page: Page) {
  await page.locator(`${expired} input[name=password]`).fill(demoSignIn.password, SOON);
  await page.keyboard.press("Enter");
  await page.locator(expired).waitFor({ state: "hidden", ...SOON });
}

/**
 * After a reload the fields hold the demo's account. A lost call is repeated from there: another reload would restart
 * the seeded network, and lose the same call.
 */
async function signIn(page: Page) {
  await page.goto(entrance.login);
  await expect(async () => {
    if (new URL(page.url()).pathname.startsWith("/auth")) await page.locator("form button[type=submit]").click(SOON);
    await page.waitForURL("**/app/**", SOON);
  }).toPass({ timeout: ATTEMPTS * SOON.timeout });
}

async function walkMenu(page: Page) {
  const isAtHome = page.url().includes(paths.hotels);
  const path = isAtHome ? paths.sales : paths.hotels;
  const link = page.locator(`.sidebar-link[href="${path}"]`);
  const group = page.locator(".sidebar-toggle").first();
  await page.locator(".top-bar").waitFor(SOON);
  if (!(await group.isVisible())) await page.locator(".top-bar .icon-button").first().click(SOON); // a phone's
  await group.click(SOON);
  await link.click(SOON);
  await page.evaluate(() => window.monkey.settled());
  if (await leaveButton(page).isVisible()) await leaveButton(page).click(SOON); // a changed form asks before it is left
  const isThere = (wanted: string) =>
    window.location.pathname === wanted && document.activeElement?.matches("main h1") === true;
  await page.waitForFunction(isThere, path, SOON).catch(async () => {
    throw new Error(`the focus is on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))}`);
  });
}
