import type { Page } from "@playwright/test";

import { expect, inAll, remember, test } from "./support";

/** The accessible name of the focused element. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const labels = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused.labels : [];
    return (focused?.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? focused?.textContent ?? "").trim();
  });

/** Presses Tab, or Shift+Tab, until an element of that name has the focus. */
async function tabTo(page: Page, name: RegExp, key: "Tab" | "Shift+Tab" = "Tab") {
  const passed: string[] = [];
  while (passed.length < 120) {
    await page.keyboard.press(key);
    const reached = await focusedName(page);
    if (name.test(reached)) return;
    passed.push(reached.slice(0, 20));
  }
  throw new Error(`${name} is not reached by ${key}, only ${passed.join(" · ")}`);
}

async function enter(page: Page, name: RegExp, key?: "Shift+Tab") {
  await tabTo(page, name, key);
  await page.keyboard.press("Enter");
}

/** Opens the focused menu, walks down to an item and chooses it. */
async function chooseFromMenu(page: Page, item: RegExp) {
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  for (let steps = 0; steps < 8 && !item.test(await focusedName(page)); steps += 1) {
    await page.keyboard.press("ArrowDown");
  }
  expect(await focusedName(page)).toMatch(item);
  await page.keyboard.press("Enter");
}

async function openChat(page: Page, name: string, key?: "Shift+Tab") {
  await enter(page, RegExp(`^${name}`), key);
  await expect(page.getByRole("region", { name: `Conversación con ${name}` })).toBeVisible();
  await expect(page.getByRole("list", { name: "Mensajes", exact: true }).getByRole("listitem").first()).toBeVisible();
}

const picture = {
  name: "mostrador.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const aMessage = /^(Usted|[\p{L} ]+), \d?\d:\d\d: /u;
const messages = (page: Page) => page.getByRole("list", { name: "Mensajes", exact: true }).getByRole("listitem");
const chats = (page: Page, list: string) => page.getByRole("list", { name: list }).getByRole("link");

/** Into the list of messages, to its end, and up from message to message. */
async function walkTo(page: Page, text: RegExp, key?: "Shift+Tab") {
  await tabTo(page, aMessage, key);
  await page.keyboard.press("End");
  for (let steps = 0; steps < 20 && !text.test(await focusedName(page)); steps += 1) {
    const passed = await focusedName(page);
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => focusedName(page)).not.toBe(passed);
  }
  expect(await focusedName(page)).toMatch(text);
}

async function slowDown(page: Page, rate: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate });
  return browser;
}

for (const [device, rate] of [
  ["an ordinary computer", 1],
  ["a computer four times slower", 4],
] as const) {
  test(`goes through a whole shift by keyboard alone, on ${device}`, inAll(rate > 1), async ({ page }) => {
    test.slow(rate > 1, "it is meant to be");
    await remember(page, {});
    await page.goto("/app/messaging/chat");
    await expect(chats(page, "Canales").first()).toBeVisible();
    const slowed = await slowDown(page, rate);

    // opens an unread channel, and reads it message by message
    await expect(chats(page, "Canales").filter({ hasText: "Recepción" })).toHaveText(/3 sin leer/);
    await openChat(page, "Recepción");
    await expect(page.getByText("Mensajes sin leer")).toBeVisible();
    await tabTo(page, aMessage);
    const last = await focusedName(page);
    await page.keyboard.press("Tab");
    expect(await focusedName(page), "the list is one tab stop").toBe("Escriba un mensaje");
    await page.keyboard.press("Shift+Tab");
    expect(await focusedName(page), "the list is one tab stop").toBe(last);
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => focusedName(page)).not.toBe(last);
    await page.keyboard.press("End");
    await expect.poll(() => focusedName(page)).toBe(last);
    await expect(chats(page, "Canales").filter({ hasText: "Recepción" })).not.toHaveText(/sin leer/);

    // answers with a picture
    await page.keyboard.press("Escape");
    await expect(page.getByRole("textbox", { name: "Escriba un mensaje" })).toBeFocused();
    await page.keyboard.type("Así queda el mostrador.");
    const chooser = page.waitForEvent("filechooser");
    await enter(page, /^Adjuntar imagen$/);
    await (await chooser).setFiles(picture);
    await expect(page.getByRole("list", { name: "Archivos del mensaje" })).toContainText(picture.name);
    await expect(page.getByText("Subiendo…")).toHaveCount(0);
    await enter(page, /^Enviar$/);
    const answer = messages(page).filter({ hasText: "Así queda el mostrador." });
    await expect(answer).toHaveCount(1);
    await expect(answer.getByRole("button", { name: "Abrir imagen 1 de 1" })).toBeVisible();
    await expect(answer).toContainText(/Enviado|Recibido|Leído/);

    // forwards it to two people
    await walkTo(page, /Así queda el mostrador/, "Shift+Tab");
    await page.keyboard.press("Enter");
    expect(await focusedName(page)).toBe("Acciones del mensaje");
    await chooseFromMenu(page, /^Reenviar$/);
    await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
    for (const name of [/Joan Puig$/, /Omar Benali$/]) {
      await tabTo(page, name);
      await page.keyboard.press("Space");
    }
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await enter(page, /^Reenviar$/);
    await expect(page.getByText("Reenviado a 2 chats.")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    // makes a person's chat a favourite
    await openChat(page, "Omar Benali", "Shift+Tab");
    await enter(page, /^Favorito$/);
    await expect(chats(page, "Favoritos").filter({ hasText: "Omar Benali" })).toHaveCount(1);

    // archives it, and finds it again
    await tabTo(page, /^Más acciones$/);
    await chooseFromMenu(page, /^Archivar$/);
    await expect(page.getByText("User has been added to your archives")).toBeVisible();
    await expect(chats(page, "Favoritos").filter({ hasText: "Omar Benali" })).toHaveCount(0);
    await enter(page, /^Archivados/, "Shift+Tab");
    await tabTo(page, /^Buscar chats$/, "Shift+Tab");
    await page.keyboard.type("omar");
    await openChat(page, "Omar Benali");

    // deletes a message, and restores it
    const forwarded = messages(page).filter({ hasText: "Así queda el mostrador." });
    await walkTo(page, /Así queda el mostrador/);
    await page.keyboard.press("Enter");
    await chooseFromMenu(page, /^Eliminar$/);
    await expect(page.getByRole("button", { name: "Deshacer" })).toBeFocused();
    await expect(forwarded).toHaveCount(0);
    // the bar of the undo lies over no tool of the composer
    for (const tool of ["Emoji", "Adjuntar archivo", "Adjuntar imagen", "Urgente"])
      await page.getByRole("button", { name: tool, exact: true }).click({ trial: true });
    await page.keyboard.press("Enter");
    await expect(forwarded).toHaveCount(1);
    await slowed.detach(); // the next test has the same page
  });
}
