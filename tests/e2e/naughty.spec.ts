import type { Locator, Page } from "@playwright/test";

import { endlessWord, naughtyStrings } from "./naughtyStrings";
import { expect, inAll, remember, test } from "./support";

test.use({ viewport: { width: 390, height: 844 } });

const strings = Object.values(naughtyStrings);

/** Letters are passed as numbers: half a surrogate pair would not survive the way to the browser and back. */
const lettersOf = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

async function write(field: Locator, text: string) {
  await field.focus();
  await field.evaluate((element, letters) => {
    const input = element as HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, "value")!;
    set!.call(input, letters.map((letter) => String.fromCharCode(letter)).join(""));
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, lettersOf(text));
}

/** The text, or a field's value, letter for letter. */
async function expectShown(place: Locator, text: string) {
  const letters = () =>
    place.evaluate((element) => {
      const shown = "value" in element ? String(element.value) : (element.textContent ?? "");
      return Array.from({ length: shown.length }, (_, at) => shown.charCodeAt(at));
    });
  await expect.poll(letters).toEqual(lettersOf(text));
}

/** Nothing has run, nothing has become a dangerous link, and nothing makes the page wider than a phone. */
async function expectHarmless(page: Page) {
  const harm = await page.evaluate(() => {
    const links = [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
    const wide = [document.documentElement, ...document.querySelectorAll("main *")].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0 &&
        !["INPUT", "TEXTAREA", "SELECT"].includes(element.tagName) &&
        (element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX)),
    );
    return {
      ran: "hit" in window,
      links: links.filter(
        (href) => /^\s*(javascript|data|vbscript):/i.test(href) && !/^data:\w+\/[\w.+-]+;base64,/.test(href),
      ),
      wide: wide.map(({ tagName, className, scrollWidth }) => `${tagName}.${className} ${scrollWidth}`),
      polluted: Object.keys(Object.prototype).concat(Object.keys(Object)),
    };
  });
  expect(harm).toEqual({ ran: false, links: [], wide: [], polluted: [] });
}

const composer = (page: Page) => page.getByRole("textbox", { name: "Escriba un mensaje" });
const lastText = (page: Page) =>
  page.getByRole("list", { name: "Mensajes", exact: true }).locator(".is-own .message-text").last();

/** Replies come at once: many texts go through each field, and waiting would show nothing. */
async function open(page: Page, path: string) {
  await remember(page, {});
  await page.goto(`${path}?latency=0`);
  await expect(page.locator("main h1")).toBeVisible();
}

test("shows every kind of text in messages as it was written", async ({ page }) => {
  await open(page, "/app/messaging/chat/contact-omar");
  await expect(page.getByRole("listitem").first()).toBeVisible();
  for (const text of [...strings, endlessWord.slice(0, 4000)]) {
    await write(composer(page), text);
    await composer(page).press("Enter");
    await expectShown(lastText(page), text);
  }
  await expectHarmless(page);
});

test("shows names of files and what fills in a canned answer as text", inAll(), async ({ page }) => {
  test.slow();
  await open(page, "/app/messaging/chat/contact-omar");
  const names = Object.entries(naughtyStrings).filter(([kind]) => !["loneSurrogates", "control"].includes(kind));
  for (const [, text] of names) {
    const name = `${Array.from(text.replaceAll("/", "∕")).slice(0, 50).join("")}.txt`;
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Adjuntar archivo" }).click();
    await (await chooser).setFiles({ name, mimeType: "text/plain", buffer: Buffer.from("parte") });
    await expectShown(page.locator(".draft-file-name"), name);
    await expect(page.getByText("Subiendo…")).toHaveCount(0);
    await expectHarmless(page);
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(page.locator(".draft-file-name")).toHaveCount(0);
    const file = page.getByRole("list", { name: "Mensajes", exact: true }).locator("a[download]").last();
    await expect(file.locator("bdi").first()).toHaveText(name);
  }
  for (const text of strings) {
    await composer(page).fill("/lista");
    await expect(page.getByRole("option", { name: /Habitación lista/ })).toBeVisible();
    await composer(page).press("Enter");
    await write(page.getByLabel("habitacion"), text);
    await page.getByLabel("habitacion").press("Enter");
    await expectShown(composer(page), `La habitación #${text} está lista y revisada.`);
  }
  await expectHarmless(page);
});

test(
  "shows names and descriptions of channels as text, in lists, details, calls and bookmarks",
  inAll(),
  async ({ page }) => {
    test.slow();
    await open(page, "/app/messaging/chat");
    for (const text of strings) {
      const name = text.slice(0, 58).trim();
      await page.getByRole("button", { name: "Nuevo canal" }).click();
      const dialog = page.getByRole("dialog");
      await write(dialog.getByLabel("Nombre"), name);
      await write(dialog.getByLabel(/^Descripción/), text.slice(0, 200));
      await dialog.getByRole("checkbox").first().check();
      await expectHarmless(page);
      await dialog.getByRole("button", { name: "Crear canal" }).click();
      await expect(dialog).toHaveCount(0);
      await openChannel(page, name);
      await expectHarmless(page);
      await page.getByRole("button", { name: "Ver detalles" }).click();
      await expectShown(page.locator(".details-part p[dir=auto]").first(), text.slice(0, 200));
      await expectHarmless(page);
      await page.getByRole("button", { name: /^Cerrar (los )?detalles/ }).click();
      await page.getByRole("button", { name: "Llamada de voz" }).click();
      await expectShown(page.locator(".call-name"), name);
      await expectHarmless(page);
      await page.getByRole("link", { name: "Chats" }).click();
      await expect(page.getByRole("button", { name: "Nuevo canal" })).toBeVisible();
    }
  },
);

/** Works from the page that follows its creation. */
async function openChannel(page: Page, name: string) {
  const isOpen = () =>
    page.evaluate((letters) => {
      const sought = letters.map((letter) => String.fromCharCode(letter)).join("");
      const named = (places: string) =>
        [...document.querySelectorAll<HTMLElement>(places)].find(({ textContent }) => textContent === sought);
      if (!named(".conversation-who bdi")) named(".chat-name bdi")?.click();
      return named(".conversation-who bdi") !== undefined;
    }, lettersOf(name));
  await expect.poll(isOpen).toBe(true);
}

test("takes a search from the address as it is", async ({ page }) => {
  await remember(page, {});
  for (const text of [naughtyStrings.markup, naughtyStrings.template, naughtyStrings.query, "__proto__"]) {
    await page.goto(`/app/messaging/chat?q=${encodeURIComponent(text!)}`);
    await expectShown(page.getByRole("searchbox", { name: "Buscar chats" }), text!);
    await expectHarmless(page);
  }
});

for (const [kind, text] of Object.entries({ ...naughtyStrings, numbers: "1e999", list: "[[[]]]", empty: "{}" })) {
  test(`starts whatever stands in what the browser keeps: ${kind}`, inAll(kind !== "prototype"), async ({ page }) => {
    await remember(page, {});
    await page.addInitScript((letters) => {
      const stored = letters.map((letter) => String.fromCharCode(letter)).join("");
      const user = { uid: 1, username: stored, role: stored, email: stored };
      localStorage.setItem("authUser", JSON.stringify(user));
      localStorage.setItem("token", stored.replace(/[^\x20-\x7E]/g, "") || "any");
      for (const key of ["sp", "language", "theme", "draft:chat:contact-rosario", "layout", "sidebar", "notice:"])
        localStorage.setItem(key, stored);
      sessionStorage.setItem("demo", stored);
    }, lettersOf(text));
    await page.goto("/app/messaging/users");
    await expectShown(page.getByLabel(/^(Nombre de usuario)$/), text);
    await expectHarmless(page);
  });
}
