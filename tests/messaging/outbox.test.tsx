import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const message = (name: RegExp) => screen.findByRole("listitem", { name });

it("lets messages wait without a connection, says so on every page, and sends what is left", async () => {
  alreadySignedIn();
  const { user, router, db } = openApp("/app/messaging/chat/contact-lucia");
  const box = await screen.findByRole("textbox", { name: "Escriba un mensaje" });
  window.dispatchEvent(new Event("offline"));
  await user.type(box, "Falta hilo{Enter}Falta hielo{Enter}Y limones{Enter}");
  const wrong = await message(/: Falta hilo, En espera de conexión$/);
  await message(/: Falta hielo, En espera de conexión$/);
  await user.click(within(wrong).getByRole("button", { name: "Descartar" }));
  expect(screen.queryByRole("listitem", { name: /Falta hilo/ })).not.toBeInTheDocument();
  expect(await message(/: Falta hielo, En espera de conexión$/)).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Reintentar" })).not.toBeInTheDocument();

  await router.navigate("/app/tasks");
  await screen.findByRole("heading", { level: 1, name: "Mis tareas" });
  const note = screen.getByText(/^Sin conexión desde las \d{1,2}:\d{2}\. 2 mensajes esperan\.$/);
  expect(note).toHaveRole("status");
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(/Sin conexión/)).not.toBeInTheDocument());

  const texts = Array.from(db.messaging.threads.get("contact-lucia")!.log.all(), ({ text }) => text);
  expect(texts.slice(-2)).toEqual(["Falta hielo", "Y limones"]);
  expect(texts).not.toContain("Falta hilo");
});
