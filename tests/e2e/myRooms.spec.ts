import type { Page } from "@playwright/test";

import { paths } from "../../src/shared/routing/paths";
import { expect, goTo, remember, test } from "./support";

// what is fetched ahead, and the icon, fail while the network is cut
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  expectedComplaint: /net::ERR_INTERNET_DISCONNECTED/,
});

const CUT = "cut";

/** While the network is cut, a page that is loaded again knows it, and hears nothing of the network that brings its shell. */
const keepCut = (page: Page) =>
  page.addInitScript((key) => {
    const isCut = () => sessionStorage.getItem(key) !== null;
    Object.defineProperty(navigator, "onLine", { get: () => !isCut() });
    window.addEventListener("online", (event) => isCut() && event.stopImmediatePropagation());
  }, CUT);

/** Cuts the network itself. */
async function cut(page: Page, isCut: boolean) {
  await page.evaluate(([key, off]) => (off ? sessionStorage.setItem(key, "1") : sessionStorage.removeItem(key)), [
    CUT,
    isCut,
  ] as const);
  await page.context().setOffline(isCut);
}

/** The network is there for the shell alone. */
async function reloadCut(page: Page) {
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole("timer")).toBeVisible();
  await page.context().setOffline(true);
}

/** A picture of 3000 × 2000 pixels, as a camera makes it. */
const photo = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 3000, height: 2000 });
    const context = canvas.getContext("2d")!;
    context.fillStyle = "teal";
    context.fillRect(0, 0, 3000, 2000);
    return canvas.toDataURL("image/png").split(",")[1]!;
  });

test("a housekeeper's shift goes on without a connection, over a reload, and arrives once", async ({ page }) => {
  await remember(page, {});
  await keepCut(page);
  await page.goto(paths.shift);
  await page.getByLabel("Persona").selectOption({ label: "Fatou Diop" });
  const rooms = page.getByRole("list", { name: "Mis habitaciones" });
  const first = rooms.getByRole("link", { name: /Pendiente/ }).first();
  const number = (await first.innerText()).trim().slice(0, 3);
  const room = rooms.getByRole("link", { name: RegExp(`^${number}`) });
  await first.tap();
  const tap = (name: string) => page.getByRole("button", { name, exact: true }).tap();

  await expect(page.getByRole("heading", { name: `Habitación ${number}` })).toBeVisible();
  await tap("Empezar");
  await expect(page.getByRole("timer")).toBeVisible();

  await cut(page, true);
  await tap("Minibar");
  await page.getByRole("button", { name: "Uno más: Agua mineral" }).tap();
  await tap("Enviar");
  await tap("Objeto perdido");
  await page.getByRole("textbox", { name: /^Objeto/ }).fill("Reloj de bolsillo");
  const buffer = Buffer.from(await photo(page), "base64");
  await page.getByLabel("Añadir foto").setInputFiles({ name: "reloj.png", mimeType: "image/png", buffer });
  await expect(page.getByRole("img", { name: "Foto" })).toHaveJSProperty("naturalWidth", 1024);
  await tap("Enviar");
  await tap("Avería");
  await page.getByLabel("Qué no funciona").fill("La persiana no baja");
  await tap("Enviar");
  await tap("Terminar");
  await tap("Terminar"); // nothing is ticked: asked once

  const second = page.getByRole("heading", { level: 1, name: /^Habitación / });
  await expect(second).not.toHaveText(`Habitación ${number}`);
  await page.getByRole("main").getByRole("link", { name: "Mis habitaciones" }).tap();
  const undisturbed = rooms.getByRole("link", { name: /^103.*Pendiente/ });
  await undisturbed.tap();
  await tap("No molestar");

  await expect(second).not.toHaveText("Habitación 103");
  const next = (await second.innerText()).slice(-3);
  await tap("Empezar");
  await expect(page.getByRole("timer")).toBeVisible();
  await reloadCut(page);
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(page.getByText(/^Sin conexión desde las .*cambios esperan/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Mis habitaciones" }).tap();
  await expect(room).toContainText("Hecha");
  await expect(room).toContainText("Se enviará en cuanto vuelva la conexión.");

  await cut(page, false);
  await expect(rooms).not.toContainText("Se enviará");
  await expect(room).toContainText("Hecha");
  await expect(rooms.getByRole("link", { name: RegExp(`^${next}`) })).toContainText("En curso");
  await expect(undisturbed).toContainText("No molestar: preguntar de nuevo");
  await expect(page.getByRole("region", { name: "Avisos" })).toBeEmpty(); // nothing was refused

  await goTo(page, `${paths.lostThings}?text=reloj`);
  const thing = page.getByRole("link", { name: "Reloj de bolsillo" });
  await expect(thing).toHaveCount(1);
  await thing.tap();
  await expect(page.getByRole("img", { name: "Reloj de bolsillo" })).toHaveJSProperty("naturalWidth", 1024);
  await goTo(page, "/app/messaging/chat/channel-mantenimiento");
  await expect(page.getByText("La persiana no baja")).toHaveCount(1);
});
