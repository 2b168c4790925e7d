import type { Page } from "@playwright/test";

import { newReservationPath, paths } from "../../src/shared/routing/paths";
import { hostileTexts } from "../support/hostileTexts";
import { sweptPages } from "./declaredPages";
import { openings } from "./openings";
import type { Opening } from "./openings/opening";
import { expect, goTo, pagesOutside, remember, test, untilThere } from "./support";
import { wordsOf } from "./words";

const texts = hostileTexts();
const words = wordsOf("es");

/** What the browser reports when such a text is set in a time or number field. */
test.use({ expectedComplaint: /^console: The specified value [^]* (cannot be parsed|does not conform)/ });

const pagesWithFields = [
  paths.reservations,
  newReservationPath,
  paths.profile,
  paths.chats,
  `${paths.chats}?archive`,
  `${paths.chats}/contact-omar`,
  paths.contacts,
  paths.bookmarks,
  paths.settings,
  paths.policies,
];
const otherPages = sweptPages.map(({ at }) => at).filter((at) => !pagesWithFields.includes(at));

/** Letters are passed as numbers: half a surrogate pair would not survive the way to the browser. */
const lettersOf = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

interface Outcome {
  fields: string[];
  problems: string[];
}

/**
 * Writes each text into each field within `scope`, and leaves the field. A field must hold what its kind would hold,
 * and nothing may run, become an element, or reach the prototype of objects.
 */
async function writeEverywhere(page: Page, scope: string): Promise<Outcome> {
  const outcome: Outcome = { fields: [], problems: [] };
  for (let at = 0; at < texts.length; at += 40) {
    const part = await page.evaluate(writeAll, { scope, texts: texts.slice(at, at + 40).map(lettersOf) });
    outcome.problems.push(...part.problems);
    outcome.fields = [...new Set([...outcome.fields, ...part.fields])];
    if (part.fields.length === 0) break;
  }
  return outcome;
}

async function writeAll(asked: { scope: string; texts: number[][] }): Promise<Outcome> {
  type Field = HTMLInputElement | HTMLTextAreaElement;
  const kinds = ["checkbox", "radio", "file", "hidden", "button", "submit", "range"];
  const writable = `input${kinds.map((kind) => `:not([type=${kind}])`).join("")}:not([readonly]):enabled, textarea:enabled`;
  // behind an open dialog a field can be neither pressed nor written in: the dialog takes the focus back
  const isReached = (field: Field) =>
    [...document.querySelectorAll("[aria-modal=true]")].at(-1)?.contains(field) ?? true;
  // an opening may be shown by a part of it: a heading, a select, the buttons below the fields
  const around = (place: Element) =>
    place.closest("[aria-modal=true]") ??
    (place.querySelector(writable) ? place : (place.closest("section, form") ?? place));
  const fieldsNow = () =>
    [...document.querySelectorAll(asked.scope)]
      .map(around)
      .flatMap((place) => [...place.querySelectorAll<Field>(writable)])
      .filter((field, index, all) => field.checkVisibility() && isReached(field) && all.indexOf(field) === index);
  const nameOf = (field: Field) =>
    `${location.pathname} ${field.name || field.getAttribute("aria-label") || field.labels?.[0]?.textContent || field.id}`;
  const write = (field: Field, text: string) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value")!.set!.call(field, text);
  const drawn = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  const elementsThatRun = () =>
    document.querySelectorAll("script, iframe, object, embed, base, svg [onload], [onerror], [onmouseover], [onclick]");

  const before = elementsThatRun().length;
  const fields = new Set<string>();
  const problems: string[] = [];
  for (const letters of asked.texts) {
    const text = letters.map((letter) => String.fromCharCode(letter)).join("");
    for (const field of fieldsNow()) {
      const name = nameOf(field);
      fields.add(name);
      const plain = document.createElement(field.tagName) as Field;
      if (field instanceof HTMLInputElement) plain.setAttribute("type", field.type);
      write(plain, text);
      if (plain.value === "" && text !== "") continue; // a field for a time or a number takes nothing else
      field.focus();
      write(field, text);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await drawn();
      const isNumber = field.type === "number"; // a field for a number takes what it can
      // what a list is searched for is its address, which has no halves of pairs and takes a hundred letters
      const inAddress = new URLSearchParams({ text: plain.value }).get("text")!;
      const asAddress = inAddress.slice(0, 100).replace(/\p{Surrogate}$/u, "");
      const isShown = field.value === plain.value || (field.type === "search" && field.value === asAddress);
      if (field.isConnected && !isNumber && !isShown)
        problems.push(`${name} shows ${JSON.stringify(field.value)} for ${JSON.stringify(text)}`);
      field.blur();
    }
    await drawn();
    const harm = [
      "hit" in window && "something has run",
      elementsThatRun().length > before && "an element has come into being",
      Object.keys(Object.prototype).length > 0 && "all objects have more than before",
      [...document.querySelectorAll("a[href]")].some((link) =>
        /^\s*(javascript|vbscript|data:text)/i.test(link.getAttribute("href")!),
      ) && "a link would run",
    ].filter((one) => one !== false);
    problems.push(...harm.map((one) => `${one}: ${JSON.stringify(text)}`));
  }
  return { fields: [...fields], problems };
}

function tell({ fields }: Outcome) {
  test.info().annotations.push(...fields.map((description) => ({ type: "field", description })));
}

const isPageThere = (page: Page) => expect(page.locator("h1").first()).toBeAttached();

for (const at of pagesWithFields) {
  test(`every field of a page takes any text, holds it, and nothing comes of it: ${at}`, async ({ page }) => {
    test.setTimeout(3_600_000);
    await remember(page, {});
    await page.goto(`${at}${at.includes("?") ? "&" : "?"}latency=0`);
    await expect(page.locator("main input, main textarea").filter({ visible: true }).first()).toBeVisible();
    const outcome = await writeEverywhere(page, "body");
    tell(outcome);
    expect(outcome.problems).toEqual([]);
    await isPageThere(page);
  });
}

for (const at of otherPages) {
  test(`whatever field another page has takes any text: ${at}`, async ({ page }) => {
    test.setTimeout(3_600_000);
    await remember(page, {});
    await page.goto(`${paths.hotels}?latency=0`);
    await goTo(page, at);
    await untilThere(page, at);
    const outcome = await writeEverywhere(page, "body");
    tell(outcome);
    expect(outcome.problems).toEqual([]);
    await isPageThere(page);
  });
}

test("every field before the sign-in takes any text, holds it, and nothing comes of it", async ({ page }) => {
  test.setTimeout(600_000);
  await remember(page, { isSignedIn: false });
  for (const at of pagesOutside) {
    await page.goto(`${at}?latency=0`);
    await expect(page.locator("h1")).toBeVisible();
    const outcome = await writeEverywhere(page, "body");
    await isPageThere(page);
    tell(outcome);
    expect(outcome.fields.length).toBeGreaterThan(0);
    expect(outcome.problems).toEqual([]);
  }
});

test("any text that is sent stands in its message letter for letter", async ({ page }) => {
  test.setTimeout(1_200_000);
  await remember(page, {});
  await page.goto("/app/messaging/chat/contact-omar?latency=0");
  await expect(page.locator("[data-key]").first()).toBeVisible();
  const sent = texts.filter((text) => text.trim() !== "" && text.length <= 4000);
  for (const text of sent) {
    const written = await page.locator(".composer textarea").evaluate((box: HTMLTextAreaElement, letters) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!;
      set!.call(box, letters.map((letter) => String.fromCharCode(letter)).join(""));
      box.dispatchEvent(new InputEvent("input", { bubbles: true }));
      return Array.from({ length: box.value.length }, (_, at) => box.value.charCodeAt(at)); // browsers normalise line ends there
    }, lettersOf(text));
    await page.locator(".send-button").click();
    const shown = () =>
      page.evaluate(() => {
        const last = [...document.querySelectorAll(".messages-scroller .is-own .message-text")].at(-1);
        const said = last?.textContent ?? "";
        return Array.from({ length: said.length }, (_, at) => said.charCodeAt(at));
      });
    await expect.poll(shown, JSON.stringify(text)).toEqual(written);
  }
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

async function openIn(page: Page, { at, onPhone, open, shows }: Opening) {
  if (onPhone) await page.setViewportSize({ width: 390, height: 844 });
  await remember(page, {});
  await page.goto(`${at}${at.includes("?") ? "&" : "?"}latency=0`);
  await expect(page.locator("main h1")).toBeAttached();
  await open(page, words);
  await expect(page.locator(shows).first()).toBeVisible();
}

for (const [name, opening] of Object.entries(openings)) {
  test(`every field of what is opened takes any text: ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    await openIn(page, opening);
    const outcome = await writeEverywhere(page, opening.shows.replace(/ >> nth=\d+$|:visible/g, "")); // the page knows no such thing
    tell(outcome);
    expect(outcome.problems).toEqual([]);
    await isPageThere(page);
  });
}
