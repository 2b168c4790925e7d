import { chat, openChat, openChats } from "./messagingSupport";
import { expect, remember, test } from "./support";

test("shows a single pane on a tablet beside the whole menu, and both beside the small menu", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await remember(page, {});
  await page.goto("/app/messaging/chat/channel-pisos");
  const send = page.getByRole("button", { name: "Enviar" });
  const chats = page.getByRole("list", { name: "Mensajes directos" });
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(chats).toBeHidden();
  await page.getByRole("button", { name: "Alternar menú lateral" }).click();
  await expect(chats).toBeVisible();
  await expect(send).toBeInViewport({ ratio: 1 });
});

test("works on a phone, a pane at a time", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChats(page);
  await openChat(page, "Lucía Ferrer");
  await expect(chat(page, "Joan Puig")).toBeHidden();
  await page
    .getByRole("link", { name: "Volver" })
    .or(page.getByRole("button", { name: "Volver" }))
    .first()
    .click();
  await expect(chat(page, "Joan Puig")).toBeVisible();
});
