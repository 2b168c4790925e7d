import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { conversationsContract } from "@/contract/messaging/conversations";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";
import { onScreen } from "../faults/matrix/onScreen";

/** Whether the browser would ask before it leaves or reloads the page. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("asks before a sign-out discards a pending message, and not before a reload", async () => {
  alreadySignedIn();
  const failure = failing(conversationsContract.sendMessage, 500);
  const app = openApp(onScreen.conversationOf("contact-lucia"), failure);
  await onScreen.message(/La reserva/);
  expect(asksBeforeLeaving()).toBe(false);
  await app.user.type(await onScreen.box(), "Aún no ha llegado{Enter}");
  await onScreen.message(/Error al enviar/);
  expect(asksBeforeLeaving()).toBe(false); // it outlives the page (outbox.test)
  await app.user.click(screen.getByRole("button", { name: "Perfil" }));
  await app.user.click(await screen.findByText("Sign out"));
  expect(await screen.findByRole("dialog", { name: "¿Salir sin guardar?" })).toBeInTheDocument();
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await onScreen.click(app, "button", "Descartar");
  await app.user.click(screen.getByRole("button", { name: "Perfil" }));
  await app.user.click(await screen.findByText("Sign out"));
  expect(await screen.findByRole("heading", { name: "Bienvenido a Conserje" })).toBeInTheDocument();
});

it("asks before a sign-out discards a draft", async () => {
  alreadySignedIn();
  const app = openApp(onScreen.conversationOf("contact-lucia"));
  await onScreen.message(/La reserva/);
  const signOut = async () => {
    await app.user.click(screen.getByRole("button", { name: "Perfil" }));
    await app.user.click(await screen.findByText("Sign out"));
  };
  await app.user.type(await onScreen.box(), "Ya voy");
  await waitFor(() => expect(localStorage.getItem("draft:chat:contact-lucia")).toContain("Ya voy"));
  await signOut();
  const question = await screen.findByRole("dialog", { name: "¿Salir sin guardar?" });
  expect(question).toHaveAccessibleDescription("Lo que ha escrito y no se ha guardado o enviado se perderá.");
  await onScreen.click(app, "button", "Seguir aquí");
  await app.user.clear(await onScreen.box());
  await waitFor(() => expect(localStorage.getItem("draft:chat:contact-lucia")).toBeNull());
  await signOut();
  expect(await screen.findByRole("heading", { name: "Bienvenido a Conserje" })).toBeInTheDocument();
});
