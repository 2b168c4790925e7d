import type { Page } from "@playwright/test";

import { expect, goTo, remember, test } from "./support";

const lucia = "/app/messaging/chat/contact-lucia";

const messages = (page: Page) => page.getByRole("list", { name: "Mensajes" });

async function send(page: Page, text: string) {
  const box = page.getByRole("textbox", { name: "Escribe un mensaje" });
  await box.fill(text);
  await box.press("Enter");
}

test.beforeEach(async ({ page }) => {
  await remember(page, {});
  await page.goto(lucia);
});

test("a message is there after a reload and in a second tab, and what that one says arrives in the first", async ({
  page,
  context,
}) => {
  await send(page, "Suben las flores a la 214");
  await expect(
    messages(page).getByRole("listitem", { name: /Suben las flores a la 214.*(enviado|recibido)/ }),
  ).toBeVisible();
  await page.reload();
  await expect(messages(page)).toContainText("Suben las flores a la 214");

  const second = await context.newPage();
  await second.goto(lucia);
  await expect(messages(second)).toContainText("Suben las flores a la 214");
  await send(second, "Ya están en la habitación");
  await expect(messages(page)).toContainText("Ya están en la habitación");
});
