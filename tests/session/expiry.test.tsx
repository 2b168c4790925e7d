import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { authContract } from "@/contract/auth";
import { changesContract } from "@/contract/messaging/changes";
import { conversationsContract } from "@/contract/messaging/conversations";
import type { Endpoint } from "@/contract/endpoint";
import { post } from "@/fakeBackend/messaging/threadRules";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp, signInAgain } from "../support/openApp";

const lucia = "/app/messaging/chat/contact-lucia";
const title = "Su sesión ha caducado";

const expired = () => screen.findByRole("dialog", { name: title });
const box = () => screen.findByRole("textbox", { name: "Escriba un mensaje" });
const message = (name: RegExp) => screen.findByRole("listitem", { name });

/** A server that refuses some calls, or all but those of the door, until somebody has signed in. */
function openExpiring(path: string, refused: (endpoint: Endpoint) => boolean) {
  alreadySignedIn();
  const server = { isExpired: true, logins: 0, refusals: 0 };
  const app = openApp(path, {
    failureOf: (endpoint) => {
      if (endpoint === authContract.login) {
        server.logins += 1;
        server.isExpired = false;
        return undefined;
      }
      if (!endpoint || !server.isExpired || !refused(endpoint)) return undefined;
      server.refusals += 1;
      return 401;
    },
  });
  return { ...app, server };
}

/** Later than each message of the sample. */
const later = new Date("2030-01-01T10:00:00.000Z");

const every = () => true;
const only = (wanted: Endpoint) => (endpoint: Endpoint) => endpoint === wanted;

it("asks for the right password over the page, then repeats the refused call once", async () => {
  const { user, db } = openExpiring(lucia, only(conversationsContract.sendMessage));
  await box();
  await message(/La reserva/);
  await user.type(await box(), "Sube el hielo{Enter}");
  const dialog = within(await expired());
  expect(dialog.getByLabelText("Contraseña")).toHaveFocus();
  expect(dialog.getByText(/admin@conserje\.app/)).toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(await expired()).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Ingresar" }));
  expect(await dialog.findByText("Please Enter Password.")).toBeInTheDocument();
  await user.type(dialog.getByLabelText("Contraseña"), "no es esta{Enter}");
  expect(await dialog.findByRole("alert")).toHaveTextContent("Username and password are invalid.");
  await user.clear(dialog.getByLabelText("Contraseña"));
  await signInAgain(user);
  expect(await message(/: Sube el hielo, (Enviado|Recibido)$/)).toBeInTheDocument();
  const sent = db.messaging.threads.get("contact-lucia")!.log.all();
  expect(sent.filter(({ text }) => text === "Sube el hielo")).toHaveLength(1);
  expect(await box()).toHaveFocus();
});

it("asks once, however many calls are refused, and then repeats all of them", async () => {
  const { user, db, server } = openExpiring(lucia, every);
  await expired();
  await waitFor(() => expect(server.refusals).toBeGreaterThan(3));
  expect(screen.getAllByText(title)).toHaveLength(1);
  await signInAgain(user);
  expect(server.logins).toBe(1);
  expect(await message(/La reserva/)).toBeInTheDocument();
  post(db.messaging, "contact-omar", later, { text: "Dicho después." }, "contact-omar");
  expect(await screen.findByRole("link", { name: /^Omar Benali.*Dicho después\./ })).toBeInTheDocument();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

it("keeps the person's draft, and misses no change in the meantime", async () => {
  const { user, db, server } = openExpiring(lucia, only(changesContract.listChanges));
  server.isExpired = false;
  await user.type(await box(), "Aún lo escribo");
  await message(/La reserva/);
  server.isExpired = true;
  post(db.messaging, "contact-lucia", later, { text: "Dicho justo antes." }, "contact-lucia");
  expect(await message(/Dicho justo antes\./)).toBeInTheDocument();
  await expired();
  post(db.messaging, "contact-lucia", later, { text: "Dicho mientras tanto." }, "contact-lucia");
  await signInAgain(user);
  expect(await message(/Dicho mientras tanto\./)).toBeInTheDocument();
  expect(await box()).toHaveValue("Aún lo escribo");
  expect(await box()).toHaveFocus();
});

it("signs out, and asks first if something would be lost", async () => {
  const { user } = openExpiring(lucia, only(conversationsContract.sendMessage));
  await user.type(await box(), "Sube el hielo{Enter}");
  await user.click(within(await expired()).getByRole("button", { name: "Salir" }));
  await user.click(await screen.findByRole("button", { name: "Seguir aquí" }));
  await user.click(within(await expired()).getByRole("button", { name: "Salir" }));
  await user.click(await screen.findByRole("button", { name: "Salir y descartar" }));
  expect(await screen.findByRole("heading", { name: "Bienvenido a Conserje" })).toBeInTheDocument();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});
