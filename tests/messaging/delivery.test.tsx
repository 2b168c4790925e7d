import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { conversationsContract } from "@/contract/messaging/conversations";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const lucia = "/app/messaging/chat/contact-lucia";

const message = (name: RegExp) => screen.findByRole("listitem", { name });

afterEach(() => void vi.useRealTimers());

it("marks a message without a reply for fifteen seconds, and sends it once when it is tried again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  alreadySignedIn();
  const { user, db } = openApp(lucia, failing(conversationsContract.sendMessage, "timeout", 1));
  await user.type(await screen.findByRole("textbox", { name: "Escriba un mensaje" }), "¿Me oyes?{Enter}");
  expect(await message(/: ¿Me oyes\?, Enviando$/)).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await message(/: ¿Me oyes\?, Enviando$/)).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(5_000);
  const unsent = await message(/: ¿Me oyes\?, Error al enviar$/);
  await user.click(within(unsent).getByRole("button", { name: "Reintentar" }));
  expect(await message(/: ¿Me oyes\?, (Enviado|Recibido)$/)).toBeInTheDocument();
  const sent = db.messaging.threads.get("contact-lucia")!.log.all();
  expect(sent.filter(({ text }) => text === "¿Me oyes?")).toHaveLength(1);
});

it("says of a forwarded message who has it and who has not, and tries only the latter again", async () => {
  alreadySignedIn();
  const { user, db } = openApp(lucia);
  await user.click(within(await message(/La reserva/)).getByRole("button", { name: "Acciones del mensaje" }));
  await user.click(screen.getByRole("menuitem", { name: "Reenviar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reenviar mensaje" }));
  for (const name of ["Joan Puig", "Daniela Quispe", "Recepción"]) {
    await user.click(await dialog.findByRole("checkbox", { name }));
  }
  await user.type(dialog.getByRole("textbox", { name: "Nota (opcional)" }), "Ojo");
  const joan = db.messaging.contacts.get("contact-joan");
  db.messaging.contacts.remove("contact-joan"); // he has just left the hotel
  await user.click(dialog.getByRole("button", { name: "Reenviar" }));
  expect(await dialog.findByText("No ha llegado a Joan Puig. A los demás, sí.")).toBeInTheDocument();
  expect(await screen.findByText("Reenviado a 2 chats.")).toBeInTheDocument();
  const lastTexts = (id: string) =>
    db.messaging.threads
      .get(id)!
      .log.all()
      .slice(-2)
      .map(({ text }) => text);
  for (const id of ["contact-daniela", "channel-recepcion"]) {
    expect(lastTexts(id)).toEqual([expect.stringContaining("La reserva RSV-000482"), "Ojo"]);
  }
  expect(dialog.getByRole("textbox", { name: "Nota (opcional)" })).toHaveValue("Ojo");

  const daniela = db.messaging.threads.get("contact-daniela")!.log.all().length;
  db.messaging.contacts.insert(joan); // and comes back
  await user.click(dialog.getByRole("button", { name: "Reenviar" }));
  expect(await screen.findByText("Reenviado a 1 chat.")).toBeInTheDocument();
  expect(lastTexts("contact-joan")).toEqual([expect.stringContaining("La reserva RSV-000482"), "Ojo"]);
  expect(db.messaging.threads.get("contact-daniela")!.log.all()).toHaveLength(daniela);
});
