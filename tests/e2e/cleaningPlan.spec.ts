import { expect, goTo, inAll, remember, test } from "./support";

test("a supervisor moves a card, shares work out, inspects and gives a thing back, by keyboard", async ({ page }) => {
  await remember(page, {});
  await page.goto("/app/rooms/housekeeping");
  const board = page.getByRole("region", { name: "Plan de limpieza" });
  const column = (name: string | RegExp) => board.getByRole("region", { name });
  const press = async (name: string | RegExp) => {
    await page.getByRole("button", { name }).first().focus();
    await page.keyboard.press("Enter");
  };
  const fatou = column(/^Fatou Diop/);
  const menu = fatou.getByRole("button", { name: /^Mover/ }).first();
  const room = (await menu.getAttribute("aria-label"))!.replace("Mover ", "");

  await menu.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("menuitem", { name: "Sin asignar" }).focus();
  await page.keyboard.press("Enter");
  const card = column(/^Sin asignar/).getByRole("link", { name: room, exact: true });
  await expect(card).toBeVisible();
  // the focus stays with the card
  await expect(column(/^Sin asignar/).getByRole("button", { name: `Mover ${room}` })).toBeFocused();

  await press("Repartir");
  const dialog = page.getByRole("dialog", { name: "Repartir" });
  await expect(dialog.getByRole("row", { name: RegExp(`^${room} Sin asignar`) })).toBeVisible();
  await press(/^Aplicar/);
  await expect(card).toBeHidden();

  const queue = page.getByRole("region", { name: /^Por inspeccionar/ });
  const inspected = queue.getByRole("button", { name: /^Inspeccionar/ }).first();
  const done = (await inspected.getAttribute("aria-label"))!.replace("Inspeccionar ", "");
  await inspected.focus();
  await page.keyboard.press("Enter");
  await board.getByRole("link", { name: done, exact: true }).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: `Limpieza de la ${done}` });
  await expect(drawer.getByText(/^Inspeccionada/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  await goTo(page, "/app/rooms/lost-things");
  await page.getByRole("main").getByRole("link", { name: "Cinturón" }).first().focus();
  await page.keyboard.press("Enter");
  const thing = page.getByRole("dialog", { name: "Cinturón" });
  await thing.getByRole("button", { name: "Devolver" }).focus();
  await page.keyboard.press("Enter");
  const giving = page.getByRole("dialog", { name: "Devolver" });
  await giving.getByLabel("A quién").fill("En mano, a su hijo");
  await giving.getByRole("button", { name: "Devolver" }).focus();
  await page.keyboard.press("Enter");
  await expect(thing.getByText("En mano, a su hijo")).toBeVisible();
  await expect(giving).toBeHidden();
  await page.keyboard.press("Tab"); // the focus has stayed in the row of the button that has gone
  await expect(thing.getByRole("button", { name: "Volver a guardar" })).toBeFocused();
});

for (const [width, language] of [
  [1280, "es"],
  [1280, "ar"],
  [390, "es"],
  [390, "ar"],
] as const) {
  const isOne = width === 1280 && language === "es";
  test(
    `the head of a column stays in sight while its cards pass: ${width}, ${language}`,
    inAll(!isOne),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await remember(page, { language });
      await page.goto("/app/rooms/housekeeping");
      const column = page.locator(".board-column").nth(1);
      const card = column.locator("[data-card]").nth(4);
      await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const head = column.getByRole("heading");
      await expect(head).toBeInViewport();
      const [above, below] = await Promise.all([page.locator(".top-bar").boundingBox(), head.boundingBox()]);
      expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    },
  );
}
