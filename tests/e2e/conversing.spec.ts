import { cameToRest, composer, message, messages, openChat, openChats, visitChat } from "./messagingSupport";
import { expect, inAll, test } from "./support";

test("opens pictures by keyboard, walks them with the arrows, and Escape leads back", async ({ page }) => {
  await visitChat(page, "marta");
  await cameToRest(page);
  const row = message(page, "El salón Poniente quedó así");
  const second = row.getByRole("button", { name: "Abrir imagen 2 de 4" });
  await row.focus();
  await page.keyboard.press("Enter");
  for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowLeft");
  await expect(second).toBeFocused();
  await page.keyboard.press("Enter");
  const gallery = page.getByRole("region", { name: "Galería de imágenes" });
  await expect(gallery.getByRole("img", { name: "Imagen 2 de 4" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(gallery.getByRole("img", { name: "Imagen 3 de 4" })).toBeInViewport();
  for (const number of [2, 1]) {
    await page.keyboard.press("ArrowLeft");
    await expect(gallery.getByRole("img", { name: `Imagen ${number} de 4` })).toBeInViewport(); // still on its way
  }
  await page.keyboard.press("Escape");
  await expect(gallery).toHaveCount(0);
  await expect(second).toBeFocused();
});

test(
  "asks for “Enterado” of an urgent message, and tells who has not answered an own message",
  inAll(),
  async ({ page }) => {
    await openChats(page);
    await openChat(page, "Cocina");
    const urgent = messages(page).getByRole("listitem", { name: /^Bruno Conti, .*Mesa 7, 21:00/ });
    await messages(page).hover(); // the unread messages are below, and may be out of view
    await expect(async () => {
      await page.mouse.wheel(0, -100);
      await expect(urgent).toBeInViewport({ timeout: 500 });
    }).toPass();
    await urgent.getByRole("button", { name: "Enterado" }).click();
    await expect(urgent).toContainText("Ha respondido «Enterado»");

    await page.getByRole("button", { name: "Urgente" }).click();
    await composer(page).fill("La cámara 2 está a 9 grados");
    await composer(page).press("Enter");
    const own = message(page, "La cámara 2 está a 9 grados");
    const missing = own.getByText(/^Falta el «Enterado» de /);
    await expect(missing).toBeVisible();
    const all = (await missing.textContent())!.split(",").length;
    await expect(async () => expect((await missing.textContent())!.split(",").length).toBeLessThan(all)).toPass();
  },
);

test("announces what arrives apart from the list, and leaves the focus where it is", async ({ page }) => {
  await visitChat(page, "lucia");
  const announced = page.locator(".conversation > [aria-live=polite]");
  await expect(announced).toHaveText("");
  await composer(page).fill("¿Ya están las llaves?");
  await composer(page).press("Enter");
  await expect(announced).toHaveText(/^Lucía Ferrer: ./, { timeout: 20_000 });
  await expect(announced).not.toContainText("¿Ya están las llaves?");
  await expect(composer(page)).toBeFocused();
  await expect(messages(page)).not.toHaveAttribute("aria-live");
});

test("keeps the emoji that the arrows have reached in view, wherever the mouse rests", async ({ page }) => {
  await visitChat(page, "omar");
  await page.getByRole("button", { name: "Emoji" }).click();
  const emojis = page.locator("[frimousse-emoji]:visible");
  await emojis.nth(20).hover();
  const { x, y, width, height } = (await emojis.nth(20).boundingBox())!;
  await expect(page.locator(".emoji-name")).not.toBeEmpty();
  await expect(page.getByRole("searchbox", { name: "Buscar emoji" })).toBeFocused();
  const active = page.locator("[frimousse-emoji][data-active]");
  const reached = new Set<string | null>();
  for (const key of [...Array<string>(14).fill("ArrowDown"), ...Array<string>(9).fill("ArrowUp")]) {
    await page.keyboard.press(key);
    await page.mouse.move(x + width / 2, y + height / 2); // so the browser reports what has scrolled under a resting mouse
    await expect(active).toBeInViewport({ ratio: 0.9 });
    reached.add(await active.textContent());
  }
  expect(reached.size).toBe(14);
});

test("finds an emoji by its name, chooses it by keyboard, and puts it where the caret stands", async ({ page }) => {
  await visitChat(page, "lucia");
  await composer(page).fill("Subo un  a la 214");
  await composer(page).evaluate((box) => (box as HTMLTextAreaElement).setSelectionRange(8, 8));
  await page.getByRole("button", { name: "Emoji" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("searchbox", { name: "Buscar emoji" })).toBeFocused();
  await page.keyboard.type("bebida caliente");
  await expect(page.locator(".emoji-name")).toHaveText(/bebida caliente/i);
  await page.keyboard.press("Enter");
  await expect(composer(page)).toHaveValue(/^Subo un ☕\uFE0F? a la 214$/u);
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type("!");
  await expect(composer(page)).toHaveValue(/^Subo un ☕\uFE0F?! a la 214$/u);
});
