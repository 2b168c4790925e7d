import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const lucia = "/app/messaging/chat/contact-lucia";

const message = (name: RegExp) => screen.findByRole("listitem", { name });

it("forwards a message with a note, says who has not got it, and tries only those again", async () => {
  alreadySignedIn();
  const { user, db } = openApp(lucia);
  await user.click(within(await message(/La reserva/)).getByRole("button", { name: "Acciones del mensaje" }));
  await user.click(screen.getByRole("menuitem", { name: "Reenviar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reenviar mensaje" }));
  for (const name of ["Joan Puig", "Daniela Quispe", "Recepción"]) {
    await user.click(await dialog.findByRole("checkbox", { name }));
  }
  const note = dialog.getByRole("textbox", { name: "Nota (opcional)" });
  await user.click(note);
  await user.paste("x".repeat(4001));
  await user.click(dialog.getByRole("button", { name: "Reenviar" }));
  expect(note).toHaveAccessibleDescription(/^El mensaje es demasiado largo/);
  expect(note).toHaveValue("x".repeat(4001));
  await user.clear(note);
  await user.paste("Ojo");
  const joan = db.messaging.contacts.get("contact-joan");
  db.messaging.contacts.remove("contact-joan"); // he has just left the hotel
  await user.click(dialog.getByRole("button", { name: "Reenviar" }));
  expect(await dialog.findByText("No ha llegado a Joan Puig. A los demás, sí.")).toBeInTheDocument();
  expect(await screen.findByText("Reenviado a 2 chats.")).toBeInTheDocument();
  const lastTwo = (id: string) => db.messaging.threads.get(id)!.log.all().slice(-2);
  const forwarded = [
    { text: expect.stringContaining("La reserva RSV-000482"), meta: { isForwarded: true } },
    { text: "Ojo" },
  ];
  for (const id of ["contact-daniela", "channel-recepcion"]) expect(lastTwo(id)).toMatchObject(forwarded);
  expect(note).toHaveValue("Ojo");

  const daniela = db.messaging.threads.get("contact-daniela")!.log.all().length;
  db.messaging.contacts.insert(joan); // and comes back
  await user.click(dialog.getByRole("button", { name: "Reenviar" }));
  expect(await screen.findByText("Reenviado a 1 chat.")).toBeInTheDocument();
  expect(lastTwo("contact-joan")).toMatchObject(forwarded);
  expect(db.messaging.threads.get("contact-daniela")!.log.all()).toHaveLength(daniela);
});
