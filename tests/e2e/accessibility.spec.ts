import { readdirSync, readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { paths } from "../../src/shared/routing/paths";
import { sweptPages } from "./declaredPages";
import { openings } from "./openings";
import { button, dialog, type Opening } from "./openings/opening";
import { expect, goTo, inAll, isOther, pagesOutside, remember, test, untilThere, waits } from "./support";
import { axeFindings } from "./sweep/axe";
import { wordsOf } from "./words";

/** `npm run sweep` checks everything in every look; otherwise every look has all pages, and a part of the rest. */
const isWhole = process.env.SWEEP === "whole";

const looks = [
  { theme: "light", language: "es" },
  { theme: "dark", language: "es" },
  { theme: "light", language: "ar" },
  { theme: "dark", language: "ar" },
] as const;

const askingPages = sweptPages.flatMap(({ at, asks }) => (asks ? [{ ...asks, at }] : []));

/** An opening at the same page would find what this one left open. */
const pageOf = ({ at }: Opening) => at.split("?")[0]!;

/** As few of one page after each other as there can be. */
function pageByPage<Named extends [string, Opening]>(opened: Named[]): Named[] {
  const turns = new Map<Named, number>();
  const ofPage = new Map<string, number>();
  for (const one of opened) {
    const turn = ofPage.get(pageOf(one[1])) ?? 0;
    ofPage.set(pageOf(one[1]), turn + 1);
    turns.set(one, turn);
  }
  return opened.toSorted((one, other) => turns.get(one)! - turns.get(other)!);
}

const onDesk = { width: 1280, height: 800 };
const onPhone = { width: 390, height: 844 };

for (const [place, look] of looks.entries()) {
  const { theme, language } = look;
  const words = wordsOf(language);
  const isHere = (turn: number) => isWhole || turn % looks.length === place;

  test(`axe finds nothing on any page, ${theme}, in ${language}`, inAll(isOther(look)), async ({ page }) => {
    test.setTimeout(180_000);
    await remember(page, look);
    await page.goto(`${paths.hotels}?latency=0`);
    const found: string[] = [];
    for (const { at } of sweptPages) {
      await goTo(page, at);
      await untilThere(page, at);
      found.push(...(await axeFindings(page)).map((finding) => `${at} ${finding}`));
    }
    expect(found).toEqual([]);
  });

  const states = [
    { state: "empty", ask: "latency=0&sample=empty" },
    { state: "failed", ask: "latency=0&errors=100" },
    { state: "loading", ask: "latency=999999" },
  ] as const;
  for (const [turn, { state, ask }] of states.entries()) {
    if (!isHere(turn)) continue;
    test(`axe finds nothing on a page that is ${state}, ${theme}, in ${language}`, async ({ page }) => {
      test.setTimeout(180_000);
      await remember(page, look);
      const found: string[] = [];
      await page.goto(`${paths.policies}?${ask}`);
      for (const { at, emptyAt = "", loading = "loading", empty, failed } of askingPages) {
        const shown = { empty, failed, loading }[state];
        if (!shown) continue;
        const address = state === "empty" ? at + emptyAt : at;
        await goTo(page, address);
        const mark = page.locator("main, [role=dialog]").getByText(words.part(shown)).filter({ visible: true });
        await expect(mark.first(), `${address} is ${state}`).toBeVisible();
        found.push(...(await axeFindings(page)).map((finding) => `${address} ${finding}`));
        await expect(mark.first(), `${address} is still ${state}`).toBeVisible();
      }
      expect(found).toEqual([]);
    });
  }

  const opened = Object.entries(openings).filter((_, turn) => isHere(turn));

  test(`axe finds nothing in what the pages open, ${theme}, in ${language}`, async ({ page }) => {
    test.setTimeout(300_000);
    await remember(page, look);
    await page.goto(`${paths.policies}?latency=0`);
    const found: string[] = [];
    const inTurn = pageByPage(opened.filter(([, { needsOwnPage }]) => !needsOwnPage));
    for (const [at, [name, opening]] of inTurn.entries()) {
      await test.step(name, async () => {
        await page.setViewportSize(opening.onPhone ? onPhone : onDesk);
        await goTo(page, opening.at);
        found.push(...(await findingsIn(page, opening)).map((finding) => `${name} ${finding}`));
        await close(page, opening);
        const next = inTurn[at + 1]?.[1];
        if (next && pageOf(next) === pageOf(opening)) await goTo(page, paths.policies); // what the page had open is gone with it
      });
    }
    expect(found).toEqual([]);
  });

  for (const [name, opening] of opened.filter(([, { needsOwnPage }]) => needsOwnPage)) {
    test(`axe finds nothing in what is opened: ${name}, ${theme}, in ${language}`, async ({ page }) => {
      await remember(page, look);
      await page.goto(`${opening.at}${opening.at.includes("?") ? "&" : "?"}latency=0`);
      await expect(page.locator("main h1")).toBeAttached();
      expect(await findingsIn(page, opening)).toEqual([]);
    });
  }

  async function findingsIn(page: Page, { open, shows }: Opening) {
    await expect(waits(page)).toHaveCount(0);
    await open(page, words);
    await expect(page.locator(shows).first()).toBeVisible();
    await expect(waits(page)).toHaveCount(0);
    const found = await axeFindings(page);
    await expect(page.locator(shows).first()).toBeVisible();
    return found;
  }

  /** Drops what was typed, where that is asked. */
  async function close(page: Page, { asks }: Opening) {
    const drop = () => button(page.locator(dialog), words.whole("leave.confirm")).click();
    await page.keyboard.press("Escape");
    if (asks === "inDialog") await drop();
    await expect(page.locator(".modal:not(.show)")).toHaveCount(0); // a dialog holds the focus until it has gone
    if (asks !== "onPage") return;
    await goTo(page, paths.policies);
    await drop();
    await expect(page).toHaveURL(paths.policies);
    await expect(page.locator(dialog)).toHaveCount(0);
  }

  test(`axe finds nothing before the sign-in, ${theme}, in ${language}`, inAll(isOther(look)), async ({ page }) => {
    await remember(page, { ...look, isSignedIn: false });
    for (const path of [...pagesOutside, "/nowhere"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await axeFindings(page), path).toEqual([]);
    }
    await page.goto("/auth-login");
    await page.locator("input").first().fill("");
    await page.locator("button[type=submit]").click();
    await expect(page.locator("[aria-invalid=true]")).toBeFocused();
    expect(await axeFindings(page), "with a field's problem").toEqual([]);
    await page.locator("input").first().fill("nobody");
    await page.locator("button[type=submit]").click();
    await expect(page.locator(".loading")).toBeVisible();
    expect(await axeFindings(page), "on its way").toEqual([]);
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await axeFindings(page), "with a refusal").toEqual([]);
  });
}

test("the sweep knows all that opens", () => {
  const draws =
    /<(Dialog|ConfirmDialog|Menu|Flyout|OnceUsedModal|Modal|PictureGallery|Gallery|DateRangePicker|UndoBar)\b/;
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(features.(?!parts)|shared.(submission|list|undo)).*\.tsx$/.test(file),
  );
  const drawers = files.filter((file) => draws.test(readFileSync(`src/${file}`, "utf8")));
  const names = drawers.map((file) => file.replace(/^.*[\\/]|\.tsx$/g, ""));
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !(name in openings))).toEqual([]);
});
