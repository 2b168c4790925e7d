import { expect, goTo, remember, test } from "./support";

test("a message becomes a complaint, is compensated and solved, and the guest gets points", async ({ page }) => {
  const drawer = (name: string | RegExp) => page.getByRole("dialog", { name });
  const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
  await remember(page, {});
  await page.goto("/app/messaging/chat/contact-lucia");
  const message = page.getByRole("listitem", { name: /La reserva RSV-000482/ });
  await message.getByRole("button", { name: "Acciones del mensaje" }).click();
  await page.getByRole("menuitem", { name: "Crear queja" }).click();

  const created = drawer("Nueva queja");
  await created.getByRole("combobox", { name: "Huésped o habitación" }).fill("20");
  const guest = (await created.getByRole("option").first().locator("bdi").textContent())!;
  await page.keyboard.press("Enter");
  await created.getByLabel("Gravedad").selectOption({ label: "Grave · 4 h" });
  await created.getByRole("button", { name: "Crear queja" }).click();

  const complaint = drawer(/^Q-\d{6}$/);
  await expect(complaint.getByRole("link", { name: guest })).toBeVisible();
  const id = /Q-\d{6}/.exec(page.url())![0];
  await press("Compensar");
  const asked = drawer(`Compensar · ${id}`);
  await asked.getByLabel("Tipo de compensación").selectOption({ label: "Devolución" });
  await asked.getByLabel("Importe (EUR)").fill("30");
  await asked.getByRole("button", { name: "Compensar" }).click();
  await expect(complaint.getByText(/^30,00/).first()).toBeVisible();
  await press("Resolver");
  await drawer(`Resolver · ${id}`).getByLabel("Solución").fill("Cambio de habitación y disculpas.");
  await drawer(`Resolver · ${id}`).getByRole("button", { name: "Resolver" }).click();
  await expect(complaint.getByText("Resuelta", { exact: true }).first()).toBeVisible();

  await complaint.getByRole("link", { name: guest }).click();
  const profile = drawer(guest);
  await expect(page).toHaveURL(/guest-\d+/);
  const guestId = /guest-\d+/.exec(page.url())![0];
  await profile.getByRole("tab", { name: "Comunicación" }).click();
  await profile.getByRole("link", { name: "Escribir mensaje" }).click();
  const letter = drawer("Escribir mensaje");
  await letter.getByLabel("Canal").selectOption({ label: "Correo" });
  await letter.getByLabel("Asunto").fill("Lo sentimos");
  await letter.getByLabel("Mensaje").fill("Le hemos devuelto 30 €.");
  await letter.getByRole("button", { name: "Enviar" }).click();
  await expect(drawer(RegExp(`^${guest} · M-`))).toBeVisible();

  await goTo(page, `/app/customers/list/${guestId}?tab=stays`);
  await expect(profile.getByRole("link", { name: RegExp(`^${id}`) })).toBeVisible();
  const enrol = profile.getByRole("button", { name: "Dar de alta como socio" });
  const member = profile.getByRole("link", { name: /puntos?$/ });
  await expect(enrol.or(member)).toBeVisible();
  // who is in room 20… depends on the day of the sample
  if (await enrol.isVisible()) {
    await profile.getByRole("checkbox", { name: /^El huésped acepta participar/ }).check();
    await enrol.click();
  }
  await member.click();
  await press("Ajustar puntos");
  const adjusting = drawer(`Ajustar puntos · ${guest}`);
  await adjusting.getByLabel(/^Puntos/).fill("100");
  await adjusting.getByLabel("Motivo").fill(`Disculpas por ${id}`);
  await adjusting.getByRole("button", { name: "Ajustar puntos" }).click();
  await expect(
    drawer(guest)
      .getByRole("row")
      .filter({ hasText: `Disculpas por ${id}` }),
  ).toContainText("100");

  await goTo(page, `/app/customers/list/${guestId}?tab=communication`);
  await expect(profile.getByRole("link", { name: "Lo sentimos" })).toBeVisible();
  await profile.getByRole("tab", { name: "Historial" }).click();
  const happened = (what: string) => profile.getByRole("listitem").filter({ hasText: what });
  await expect(happened("Queja resuelta").getByRole("link", { name: RegExp(`^${id}`) })).toBeVisible();
  await expect(happened("Mensaje").getByRole("link", { name: "Lo sentimos" })).toBeVisible();
  await expect(happened(`Disculpas por ${id}`).getByRole("link", { name: "100 puntos" })).toBeVisible();
  await goTo(page, `/app/customers/complaints/${id}`);
  await complaint.getByRole("link", { name: "Ver el mensaje del chat" }).click();
  await expect(message).toBeVisible();
});
