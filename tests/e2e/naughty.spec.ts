import type { Locator, Page } from "@playwright/test";

import { endlessWord, naughtyStrings } from "./naughtyStrings";
import { expect, goTo, inAll, remember, test } from "./support";

test.use({ viewport: { width: 390, height: 844 } });

const strings = Object.values(naughtyStrings);

/** What an address can hold: no half of a surrogate pair. */
const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

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

test("keeps a word of ten thousand letters, and says that it is too long", inAll(), async ({ page }) => {
  await open(page, "/app/messaging/chat/contact-omar");
  await write(composer(page), endlessWord);
  await composer(page).press("Enter");
  await expect(page.getByText("El mensaje es demasiado largo. Acórtelo o envíelo en dos partes.")).toBeVisible();
  await expectShown(composer(page), endlessWord);
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

test("keeps whatever is typed into forms, and shows it as text where it is shown again", inAll(), async ({ page }) => {
  test.slow();
  await open(page, "/app/messaging/settings");
  for (const text of strings) {
    const value = text.slice(0, 58).trim();
    for (const label of ["Nombre", "Apellidos", "Puesto", "Ubicación", "Descripción"]) {
      const field = page.getByRole("textbox", { name: label, exact: true });
      await write(field, value);
      await field.blur();
      await expectShown(field, value);
    }
    const email = page.getByRole("textbox", { name: "Correo electrónico" });
    await write(email, value);
    await email.blur();
    await expect(page.getByText("Escriba un correo completo, como nombre@hotel.com.")).toBeVisible();
    await expectShown(email, value);
    await expectHarmless(page);
  }
  await page.getByRole("link", { name: "Perfil" }).click();
  const last = strings.at(-1)!.slice(0, 58).trim();
  await expect(page.getByRole("heading", { name: `${last} ${last}` })).toBeVisible();
  await expectHarmless(page);
});

test("takes an invitation in whatever words", inAll(), async ({ page }) => {
  await open(page, "/app/messaging/contacts");
  await page.getByRole("button", { name: "Invitar contacto" }).click();
  for (const [place, text] of strings.entries()) {
    await page.getByLabel("Correo electrónico").fill(`persona${place}@hotel.com`);
    await write(page.getByLabel("Nombre"), text.slice(0, 58));
    await write(page.getByRole("textbox", { name: "Mensaje" }), text.repeat(3).slice(0, 499));
    await page.getByRole("button", { name: "Enviar invitación" }).click();
    await expectShown(page.getByLabel("Nombre"), "");
    await expectHarmless(page);
  }
});

test("keeps what is typed as the name of a bookmark", inAll(), async ({ page }) => {
  await open(page, "/app/messaging/bookmark");
  for (const text of strings) {
    const title = text.slice(0, 118).trim();
    await page
      .getByRole("list", { name: "Marcadores" })
      .getByRole("button", { name: /^Renombrar/ })
      .first()
      .click();
    await write(page.getByLabel("Nombre del marcador"), title);
    await page.getByLabel("Nombre del marcador").press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectShown(page.locator(".row-title bdi").first(), title);
    await expectHarmless(page);
  }
});

for (const [tab, search] of [
  ["chat", "Buscar chats"],
  ["contacts", "Buscar contactos"],
  ["bookmark", "Buscar marcadores"],
] as const) {
  test(`looks for any text without tripping over it: ${tab}`, inAll(), async ({ page }) => {
    await open(page, `/app/messaging/${tab}`);
    for (const text of [...strings, endlessWord.slice(0, 2000)]) {
      await write(page.getByRole("searchbox", { name: search }), text);
      await expectShown(page.getByRole("searchbox", { name: search }), text);
      await expectHarmless(page);
    }
  });
}

test("looks for any text within a conversation", inAll(), async ({ page }) => {
  await open(page, "/app/messaging/chat/contact-omar");
  await page.getByRole("button", { name: "Más acciones" }).waitFor();
  await page.getByRole("button", { name: "Buscar en la conversación" }).click();
  for (const text of strings) {
    await write(page.getByRole("searchbox", { name: "Buscar mensajes" }), text);
    await expect(page.locator(".conversation-search-count")).not.toBeEmpty();
  }
  await expectHarmless(page);
});

test("takes a search from the address as it is", async ({ page }) => {
  await remember(page, {});
  for (const text of [naughtyStrings.markup, naughtyStrings.template, naughtyStrings.query, "__proto__"]) {
    await page.goto(`/app/messaging/chat?q=${encodeURIComponent(text!)}`);
    await expectShown(page.getByRole("searchbox", { name: "Buscar chats" }), text!);
    await expectHarmless(page);
  }
});

test("says that a chat or person is unknown, whatever an address asks for", inAll(), async ({ page }) => {
  await open(page, "/app/messaging/chat");
  for (const text of strings.filter((one) => isWellFormed(one))) {
    const asked = encodeURIComponent(text);
    await goTo(page, `/app/messaging/chat/${asked}`);
    await expect(page.getByText("No hay ninguna conversación con esta dirección."), text).toBeVisible();
    await expectHarmless(page);
    await goTo(page, `/app/messaging/calls/${asked}/voice`);
    await expect(page.getByRole("alert").filter({ hasText: /not (be )?found/ }), text).toBeVisible();
    await expectHarmless(page);
    await goTo(page, `/app/messaging/chat/contact-omar?message=${asked}`);
    await expect(composer(page)).toBeVisible();
    await expectHarmless(page);
  }
});

test("takes the words that every object knows for no chat at all", inAll(), async ({ page }) => {
  await open(page, "/app/messaging/chat");
  for (const word of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    for (const list of ["chat", "calls"]) {
      await goTo(page, `/app/messaging/${list}/${word}${list === "calls" ? "/voice" : ""}`);
      await expect(page.getByText("No hay ninguna conversación con esta dirección.")).toBeVisible();
      await expectHarmless(page);
    }
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
