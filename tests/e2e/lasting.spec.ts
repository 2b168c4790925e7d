import type { Page } from "@playwright/test";

import { testMoment } from "../support/testMoment";
import { beginAt, expect, remember, test, untilSaved } from "./support";

const lucia = "/app/messaging/chat/contact-lucia";

const messages = (page: Page) => page.getByRole("list", { name: "Mensajes", exact: true });

async function send(page: Page, text: string) {
  const box = page.getByRole("textbox", { name: "Escriba un mensaje" });
  await box.fill(text);
  await box.press("Enter");
}

/** The server has it: it may have been received or read. */
async function expectSent(page: Page, text: string) {
  const message = messages(page).getByRole("listitem").filter({ hasText: text });
  await expect(message).toContainText(/Enviado|Recibido|Leído/);
}

/** One blue pixel. */
const sky = {
  name: "vista.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwAEhwHAEMYpVwAAAABJRU5ErkJggg==",
    "base64",
  ),
};

test.beforeEach(async ({ page }) => {
  await remember(page, {});
  await page.goto(lucia);
});

/** The browser reports a change of the network to that tab only. */
const tellOfNetwork = (page: Page, event: "online" | "offline") =>
  page.evaluate((type) => void window.dispatchEvent(new Event(type)), event);

test("a message is there after a reload and in a second tab, whose answer arrives in the first", async ({
  page,
  context,
}) => {
  await send(page, "Suben las flores a la 214");
  await expectSent(page, "Suben las flores a la 214");
  await page.reload();
  await expect(messages(page)).toContainText("Suben las flores a la 214");

  const second = await context.newPage();
  await second.goto(lucia);
  await expect(messages(second)).toContainText("Suben las flores a la 214");
  await send(second, "Ya están en la habitación");
  await expect(messages(page)).toContainText("Ya están en la habitación");
});

test("a picture that was sent is loaded again after a reload", async ({ page }) => {
  await page.locator("input[type=file][accept*=image]").setInputFiles(sky);
  await expect(page.locator(".draft-file-state")).toHaveText(/kB/); // it has been uploaded
  await send(page, "Vista desde la 402");
  const picture = messages(page)
    .getByRole("listitem", { name: /Vista desde la 402/ })
    .locator("img")
    .first();
  await expect(picture).toBeVisible();
  await expectSent(page, "Vista desde la 402");
  await page.reload();
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
});

test("where the browser keeps nothing, the demo runs from memory and says so once", async ({ browser }) => {
  const context = await browser.newContext();
  await beginAt(context, testMoment);
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(window, "SharedWorker", { value: undefined }));
  await page.route("**/workerBackend*.js", async (route) => {
    const script = await (await route.fetch()).text();
    const forbidding = 'indexedDB.open = () => { throw new Error("forbidden"); };';
    await route.fulfill({ contentType: "text/javascript", body: forbidding + script });
  });
  await remember(page, {});
  await page.goto(lucia);
  await send(page, "Aunque nada quede");
  await expect(messages(page)).toContainText("Aunque nada quede");
  await expect(page.getByText("Este navegador no guarda datos")).toHaveCount(1);
});

test("a message that was being sent when its tab was killed is sent once by the next page", async ({
  page,
  context,
}) => {
  await messages(page).getByRole("listitem").last().waitFor();
  await send(page, "Que no se quede por el camino");
  await page.close(); // the call takes half a second
  const next = await context.newPage();
  await next.goto(lucia);
  const sent = messages(next).getByRole("listitem", {
    name: /Que no se quede por el camino, (Enviado|Recibido|Leído)$/,
  });
  await expect(sent).toHaveCount(1);
  await untilSaved(next);
  await next.reload();
  await expect(sent).toHaveCount(1);
});

test.describe("when the connection goes", () => {
  test.use({ expectedComplaint: /net::ERR_INTERNET_DISCONNECTED/ }); // of what is being fetched then

  test("messages wait while the network is gone, and go in their order", async ({ page, context }) => {
    await messages(page).getByRole("listitem").last().waitFor();
    await context.setOffline(true);
    await send(page, "Faltan toallas");
    await send(page, "Y jabón");
    // the change is that the messages were read, if the network was lost before that was sent
    await expect(page.getByText(/^Sin conexión desde las .*2 mensajes esperan\.( 1 cambio espera\.)?$/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/Sin conexión/)).toHaveCount(0);
    const rows = messages(page).getByRole("listitem", { name: /(Faltan toallas|Y jabón), (Enviado|Recibido|Leído)$/ });
    await expect(rows).toHaveText([/Faltan toallas/, /Y jabón/]);
  });
});

test("what waits in a tab outlives a reload, and goes from another tab once that is closed", async ({
  page,
  context,
}) => {
  await messages(page).getByRole("listitem").last().waitFor();
  const other = await context.newPage();
  await other.goto(lucia);
  await messages(other).getByRole("listitem").last().waitFor();
  const waiting = messages(page).getByRole("listitem", { name: /Cierro esta ventana, En espera de conexión$/ });
  await tellOfNetwork(page, "offline");
  await send(page, "Cierro esta ventana");
  await expect(waiting).toBeVisible();

  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(messages(other)).not.toContainText("Cierro esta ventana");

  await page.close();
  await expect(
    messages(other).getByRole("listitem", { name: /Cierro esta ventana, (Enviado|Recibido|Leído)$/ }),
  ).toHaveCount(1, { timeout: 30_000 }); // the tab might be reloading
});
