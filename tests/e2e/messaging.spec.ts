import { chat, composer, messages, openChat, openChats } from "./messagingSupport";
import { expect, inAll, remember, test } from "./support";
import { axeFindings } from "./sweep/axe";

test(
  "sends a message by Enter, and the other side receives, types, reads and answers by its own clock",
  inAll(),
  async ({ page }) => {
    await openChats(page);
    await openChat(page, "Lucía Ferrer");
    await composer(page).fill("¿Está lista la 214?");
    await composer(page).press("Enter");
    await expect(composer(page)).toHaveValue("");
    const own = messages(page).getByRole("listitem").filter({ hasText: "¿Está lista la 214?" });
    await expect(own).toHaveCount(1);
    await expect(own).toContainText(/Leído/i, { timeout: 20_000 });
    await expect(messages(page).getByRole("listitem").last()).not.toContainText("¿Está lista la 214?", {
      timeout: 20_000,
    });
    await expect(own).toHaveCount(1);
  },
);

test("keeps a draft with its conversation, through a switch and a reload", inAll(), async ({ page }) => {
  await openChats(page);
  await openChat(page, "Lucía Ferrer");
  await composer(page).fill("A medias");
  await openChat(page, "Joan Puig");
  await expect(composer(page)).toHaveValue("");
  await page.reload();
  await openChat(page, "Lucía Ferrer");
  await expect(composer(page)).toHaveValue("A medias");
});

test("sends to the conversation that was open when Enter was pressed", inAll(), async ({ page }) => {
  await openChats(page);
  await openChat(page, "Lucía Ferrer");
  await composer(page).fill("Solo para Lucía");
  await composer(page).press("Enter");
  await chat(page, "Joan Puig").click();
  await expect(page.getByRole("region", { name: "Conversación con Joan Puig" })).toBeVisible();
  await expect(messages(page).getByRole("listitem").first()).toBeVisible();
  await expect(messages(page).getByText("Solo para Lucía")).toHaveCount(0);
  await openChat(page, "Lucía Ferrer");
  await expect(messages(page).getByText("Solo para Lucía")).toHaveCount(1);
});

test("shows markup, scripts and direction marks as the text that they are", inAll(), async ({ page }) => {
  await openChats(page);
  await openChat(page, "Joan Puig");
  const naughty = `<img src=x onerror="window.hit=1"> <script>window.hit=1</script> \u202Eevil\u202C javascript:alert(1)`;
  await composer(page).fill(naughty);
  await composer(page).press("Enter");
  await expect(messages(page).getByText("<script>window.hit=1</script>")).toBeVisible();
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  expect(await messages(page).locator("a[href^='javascript']").count()).toBe(0);
});

test("lets a message be deleted and taken back, by keyboard", inAll(), async ({ page }) => {
  await openChats(page);
  await openChat(page, "Joan Puig");
  await composer(page).fill("Borrar luego");
  await composer(page).press("Enter");
  const own = messages(page).getByRole("listitem").filter({ hasText: "Borrar luego" });
  await expect(own).toContainText(/Enviado|Recibido|Leído/i);
  await own.getByRole("button", { name: "Acciones del mensaje" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Eliminar" }).press("Enter");
  await expect(own).toHaveCount(0);
  for (const tool of ["Emoji", "Adjuntar archivo", "Adjuntar imagen", "Urgente"])
    await page.getByRole("button", { name: tool, exact: true }).click({ trial: true });
  await page.getByRole("button", { name: "Deshacer" }).press("Enter");
  await expect(own).toHaveCount(1);
});

test("shows one pane at a time on a tablet beside the whole menu, and both beside the small one", async ({ page }) => {
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

test("works on a phone, one pane at a time", async ({ page }) => {
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

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing in an open conversation and its parts, ${theme}`, inAll(), async ({ page }) => {
    await remember(page, { theme });
    await page.goto("/app/messaging/chat");
    await openChat(page, "Lucía Ferrer");
    expect(await axeFindings(page), "conversation").toEqual([]);
    await page.getByRole("button", { name: "Ver detalles" }).click();
    await expect(page.getByRole("button", { name: "Ver detalles" })).toHaveAttribute("aria-expanded", "true");
    expect(await axeFindings(page), "details").toEqual([]);
    await page.getByRole("button", { name: "Nuevo canal" }).click();
    await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
    expect(await axeFindings(page), "new channel").toEqual([]);
  });
}
