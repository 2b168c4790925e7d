import { expect, remember, test } from "./support";

test("a room is marked by its number, undone, and marked again on the planning, all by keyboard", async ({ page }) => {
  const { keyboard } = page;
  await remember(page, {});
  await page.goto("/app/rooms/status?show=dirty");
  const first = page.getByRole("button", { name: /^\d{3}\b.*Sucia/ }).first();
  await first.waitFor();
  const [number] = /^\d+/.exec((await first.textContent())!)!;
  await keyboard.press("Control+k");
  await keyboard.type(`${number} limpia`);
  await expect(page.getByRole("option", { name: new RegExp(`Marcar ${number} limpia`) })).toBeVisible();
  await keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: `Habitación ${number}` });
  await expect(drawer.getByText("Marcada limpia")).toBeVisible();
  await keyboard.press("Escape");
  await page.getByRole("button", { name: "Deshacer" }).press("Enter");
  await expect(page.getByRole("button", { name: new RegExp(`^${number}\\b.*Sucia`) })).toBeVisible();

  await page.goto("/app/booking/availability");
  await page.getByRole("rowheader", { name: new RegExp(`^${number}, Sucia`) }).press("Enter");
  await page.getByRole("button", { name: "Marcar limpia" }).press("Enter");
  await expect(page.getByRole("button", { name: new RegExp(`^Habitación ${number}, Limpia`) })).toBeVisible();
});

test("a card shows its number, type and five marks in full, on the widest screen and on a phone", async ({ page }) => {
  await remember(page, {});
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto("/app/rooms/status?show=fault");
  const card = page.locator(".room-card", { has: page.getByRole("img", { name: "Sale hoy" }) }).first();
  await card.click();
  const drawer = page.getByRole("dialog", { name: /^Habitación \d+/ });
  await drawer.getByRole("button", { name: "No molestar" }).click();
  await drawer.getByLabel("Personas vistas").selectOption("0");
  await drawer.getByRole("button", { name: "Anotar" }).click();
  await expect(drawer.getByRole("form", { name: "Discrepancia" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card.getByRole("img")).toHaveCount(5);
  for (const width of [1920, 1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await card.evaluate((element) => {
      const edge = element.getBoundingClientRect();
      const isOutside = ({ left, right }: DOMRect) => left < edge.left || right > edge.right;
      const head = [...element.querySelectorAll<HTMLElement>("svg, bdi[aria-hidden]")];
      return head
        .filter((part) => isOutside(part.getBoundingClientRect()) || part.scrollWidth > part.clientWidth + 1)
        .map((part) => part.outerHTML);
    });
    expect(cut, `at ${width}`).toEqual([]);
  }
});

test("the name of a floor stays in view above its rooms, never over the room with the focus", async ({ page }) => {
  await remember(page, {});
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("/app/rooms/status?latency=0");
  const floor = page.getByRole("region", { name: "Planta 2" });
  const name = floor.getByRole("heading");
  const rooms = floor.getByRole("listitem").getByRole("button");
  await rooms.last().focus();
  await expect(rooms.last()).toBeInViewport();
  await expect(name).toBeInViewport();
  for (let count = await rooms.count(); count > 1; count -= 1) await page.keyboard.press("Shift+Tab");
  await expect(rooms.first()).toBeFocused();
  const [head, room] = [(await name.boundingBox())!, (await rooms.first().boundingBox())!];
  expect(room.y).toBeGreaterThanOrEqual(head.y + head.height);
});
