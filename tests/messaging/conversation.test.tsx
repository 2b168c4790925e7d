import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { conversationsContract } from "@/contract/messaging/conversations";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const lucia = "/app/messaging/chat/contact-lucia";

function openConversation(path = lucia, conditions: Parameters<typeof openApp>[1] = {}) {
  alreadySignedIn();
  return openApp(path, conditions);
}

const box = () => screen.findByRole("textbox", { name: "Escriba un mensaje" });
const message = (name: RegExp) => screen.findByRole("listitem", { name });

async function openMenuOf(user: ReturnType<typeof openApp>["user"], name: RegExp) {
  await user.click(within(await message(name)).getByRole("button", { name: "Acciones del mensaje" }));
}

it("announces each message as one sentence: author, time, text, state", async () => {
  openConversation();
  expect(await screen.findByRole("region", { name: "Conversación con Lucía Ferrer" })).toBeInTheDocument();
  expect(await message(/^Lucía Ferrer, \d?\d:\d\d: La reserva RSV-000482 acaba de llamar/)).toBeInTheDocument();
  expect(await message(/^Usted, \d?\d:\d\d: Qué bonito. Gracias, Lucía., Leído$/)).toBeInTheDocument();
});

it("shows unread messages after a divider, and marks them read", async () => {
  const { db } = openConversation();
  expect(await screen.findByText("Mensajes sin leer")).toBeInTheDocument();
  await waitFor(() => {
    const log = db.messaging.threads.get("contact-lucia")!.log;
    expect(log.unread().filter(({ meta }) => meta.sender === "contact-lucia")).toEqual([]);
  });
  expect(screen.getByText("Mensajes sin leer")).toBeInTheDocument();
});

it("links a mentioned room and reservation to their pages", async () => {
  openConversation();
  const reservation = await screen.findByRole("link", { name: "RSV-000482" });
  expect(reservation).toHaveAttribute("href", "/app/booking/management/booking/RSV-000482");
});

it("links the rooms that there are, and a web address without the marks around it", async () => {
  const { user } = openConversation();
  await user.type(await box(), "La #212 y la #3055, mira «https://hotel.example/carta»…{Enter}");
  const sent = within(await message(/^Usted, .*: La #212 y la #3055/));
  expect(await sent.findByRole("link", { name: "#212" })).toHaveAttribute("href", "/app/rooms/status?room=212");
  expect(sent.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "#212",
    "https://hotel.example/carta",
  ]);
});

it("marks mentions of a person and a department, but not in an e-mail address", async () => {
  const { user } = openConversation("/app/messaging/chat/channel-recepcion");
  await user.type(await box(), "@Joan Puig y @Pisos, escribid a pisos@Pisos.example");
  await user.keyboard("{Escape}{Enter}");
  const sent = await message(/^Usted, .*: @Joan Puig y @Pisos/);
  const marked = Array.from(sent.querySelectorAll(".mention"), ({ textContent }) => textContent);
  expect(marked).toEqual(["@Joan Puig", "@Pisos"]);
});

it("shows a message at once as pending, then as sent", async () => {
  const { user, db } = openConversation(lucia, {
    delayOf: (endpoint) => (endpoint === conversationsContract.sendMessage ? 200 : 0),
  });
  await user.type(await box(), "Subo yo{Enter}");
  expect(await message(/^Usted, .*: Subo yo, Enviando$/)).toBeInTheDocument();
  expect(await message(/^Usted, .*: Subo yo, Enviado$/)).toBeInTheDocument();
  expect(screen.getAllByRole("listitem", { name: /Subo yo/ })).toHaveLength(1);
  expect(db.messaging.threads.get("contact-lucia")!.log.last()!.text).toBe("Subo yo");
});

it.each([500, 503])(
  "keeps a message that could not be sent (%s), and sends it once when it is tried again",
  async (failure) => {
    const { user, db } = openConversation(lucia, failing(conversationsContract.sendMessage, failure, 1));
    await user.type(await box(), "No te pierdas{Enter}");
    const unsent = await message(/: No te pierdas, Error al enviar$/);
    await user.click(within(unsent).getByRole("button", { name: "Reintentar" }));
    expect(await message(/: No te pierdas, Enviado$/)).toBeInTheDocument();
    const sent = db.messaging.threads.get("contact-lucia")!.log.all();
    expect(sent.filter(({ text }) => text === "No te pierdas")).toHaveLength(1);
  },
);

it("discards an unsent message only on request", async () => {
  const { user } = openConversation(lucia, failing(conversationsContract.sendMessage, 500));
  await user.type(await box(), "Mejor no{Enter}");
  await user.click(await screen.findByRole("button", { name: "Descartar" }));
  expect(screen.queryByRole("listitem", { name: /Mejor no/ })).not.toBeInTheDocument();
});

it("sends to the conversation that was on the screen, whichever is there now", async () => {
  const { user, router, db } = openConversation(lucia, {
    delayOf: (endpoint) => (endpoint === conversationsContract.sendMessage ? 200 : 0),
  });
  await user.type(await box(), "Solo para Lucía{Enter}");
  await router.navigate("/app/messaging/chat/contact-joan");
  await screen.findByRole("region", { name: "Conversación con Joan Puig" });
  await waitFor(() => expect(db.messaging.threads.get("contact-lucia")!.log.last()!.text).toBe("Solo para Lucía"));
  expect(screen.queryByRole("listitem", { name: /Solo para Lucía/ })).not.toBeInTheDocument();
  expect(
    db.messaging.threads
      .get("contact-joan")!
      .log.all()
      .map(({ text }) => text),
  ).not.toContain("Solo para Lucía");
});

it("keeps the order in which messages were written, however slow the first one is", async () => {
  let calls = 0;
  const { user, db } = openConversation(lucia, {
    delayOf: (endpoint) => (endpoint === conversationsContract.sendMessage && (calls += 1) === 1 ? 200 : 0),
  });
  const textBox = await box();
  await user.type(textBox, "Primero{Enter}");
  await user.type(textBox, "Segundo{Enter}");
  await message(/: Segundo, Enviado$/);
  const texts = db.messaging.threads
    .get("contact-lucia")!
    .log.all()
    .map(({ text }) => text);
  expect(texts.slice(-2)).toEqual(["Primero", "Segundo"]);
});

it("deletes a message at once, and restores it in its place", async () => {
  const { user, db } = openConversation();
  await openMenuOf(user, /Qué bonito/);
  await user.click(screen.getByRole("menuitem", { name: "Eliminar" }));
  expect(screen.queryByRole("listitem", { name: /Qué bonito/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Deshacer" }));
  const restored = await message(/Qué bonito/);
  expect(restored.compareDocumentPosition(await message(/La reserva/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(
    db.messaging.threads
      .get("contact-lucia")!
      .log.all()
      .some(({ text }) => text.startsWith("Qué bonito")),
  ).toBe(true);
});

it("restores a message when the server refuses to delete it, and says why", async () => {
  const { user } = openConversation(lucia, failing(conversationsContract.deleteMessage, 500));
  await openMenuOf(user, /Qué bonito/);
  await user.click(screen.getByRole("menuitem", { name: "Eliminar" }));
  expect(await screen.findByText("Internal Server Error")).toBeInTheDocument();
  expect(await message(/Qué bonito/)).toBeInTheDocument();
});

it("makes a complaint of a message, with its words and the way back to it", async () => {
  const { user } = openConversation();
  await openMenuOf(user, /La reserva/);
  await user.click(screen.getByRole("menuitem", { name: "Crear queja" }));
  expect(await screen.findByRole("dialog", { name: "Nueva queja" })).toBeInTheDocument();
  expect(await screen.findByLabelText<HTMLTextAreaElement>("Qué ha pasado")).toHaveDisplayValue(
    /^La reserva RSV-000482/,
  );
  expect(new URLSearchParams(window.location.search).get("chat")).toBe("contact-lucia");
});

it("forwards a message with a note to several people and channels", async () => {
  const { user, db } = openConversation();
  await openMenuOf(user, /La reserva/);
  await user.click(screen.getByRole("menuitem", { name: "Reenviar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reenviar mensaje" }));
  await user.click(await dialog.findByRole("checkbox", { name: "Joan Puig" }));
  await user.click(dialog.getByRole("checkbox", { name: "Recepción" }));
  const note = dialog.getByRole("textbox", { name: "Nota (opcional)" });
  await user.click(note);
  await user.paste("x".repeat(4001));
  await user.click(dialog.getByRole("button", { name: "Reenviar" }));
  expect(note).toHaveAccessibleDescription(/^El mensaje es demasiado largo/);
  expect(note).toHaveValue("x".repeat(4001));
  await user.clear(note);
  await user.paste("Para que lo sepáis");
  await user.click(dialog.getByRole("button", { name: "Reenviar" }));
  expect(await screen.findByText("Reenviado a 2 chats.")).toBeInTheDocument();
  for (const id of ["contact-joan", "channel-recepcion"]) {
    const [forwarded, noted] = db.messaging.threads.get(id)!.log.all().slice(-2);
    expect(forwarded).toMatchObject({ meta: { isForwarded: true } });
    expect(noted!.text).toBe("Para que lo sepáis");
  }
});

it("keeps the choices when forwarding is refused", async () => {
  const { user } = openConversation(lucia, failing(conversationsContract.forwardMessage, "connection lost"));
  await openMenuOf(user, /La reserva/);
  await user.click(screen.getByRole("menuitem", { name: "Reenviar" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("checkbox", { name: "Joan Puig" }));
  await user.click(dialog.getByRole("button", { name: "Reenviar" }));
  expect(await dialog.findByText("Network Error")).toBeInTheDocument();
  expect(dialog.getByRole("checkbox", { name: "Joan Puig" })).toBeChecked();
});

it("searches messages on the server, ignoring case and accents, and steps through the results", async () => {
  const { user } = openConversation();
  await user.click(await screen.findByRole("button", { name: "Buscar en la conversación" }));
  await user.type(screen.getByRole("searchbox", { name: "Buscar mensajes" }), "QUE BONITO");
  expect(await screen.findByText("1/1")).toBeInTheDocument();
  expect((await message(/Qué bonito/)).querySelector("mark")).toHaveTextContent("Qué");
});

it("is one tab stop: arrows walk the messages, Enter enters one, Escape returns, then to the composer", async () => {
  const { user } = openConversation();
  const last = await message(/¿Se lo dejas dicho/);
  last.focus();
  await user.keyboard("{ArrowUp}");
  expect(await message(/La reserva/)).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(within(await message(/La reserva/)).getByRole("button", { name: "Acciones del mensaje" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(await message(/La reserva/)).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(await box()).toHaveFocus();
});

it("shows that a conversation could not be opened, and tries again", async () => {
  const { user } = openConversation(lucia, failing(conversationsContract.getConversation, 500, 1));
  expect(await screen.findByText("No se ha podido abrir la conversación.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(await message(/La reserva/)).toBeInTheDocument();
});

it.each(["nobody", "__proto__", "constructor"])("says that there is no conversation at the address %s", async (id) => {
  openConversation(`/app/messaging/chat/${id}`);
  expect(await screen.findByText("No hay ninguna conversación con esta dirección.")).toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: "Escriba un mensaje" })).not.toBeInTheDocument();
});

it("takes a conversation for there where the message of its address is unknown", async () => {
  openConversation(`${lucia}?message=nobody`);
  expect(await box()).toBeInTheDocument();
  expect(await screen.findByText("No se ha podido abrir la conversación.")).toBeInTheDocument();
  expect(screen.queryByText("No hay ninguna conversación con esta dirección.")).not.toBeInTheDocument();
});

it("asks before it deletes a conversation", async () => {
  const { user, db } = openConversation();
  await message(/La reserva/);
  await user.click(screen.getByRole("button", { name: "Más acciones" }));
  await user.click(screen.getByRole("menuitem", { name: "Eliminar conversación" }));
  const dialog = within(await screen.findByRole("dialog", { name: "¿Eliminar la conversación?" }));
  expect(db.messaging.threads.get("contact-lucia")).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Eliminar conversación" }));
  expect(await screen.findByText(/Aún no hay mensajes con Lucía Ferrer/)).toBeInTheDocument();
  expect(db.messaging.threads.get("contact-lucia")).toBeUndefined();
});

it("shows a person's details, shared channels, and every file", async () => {
  const { user } = openConversation();
  await message(/La reserva/);
  await user.click(screen.getByRole("button", { name: "Ver detalles" }));
  const details = within(await screen.findByRole("complementary", { name: "Detalles de Lucía Ferrer" }));
  expect(await details.findByRole("heading", { name: "Canales en común" })).toBeInTheDocument();
  expect(details.getByRole("link", { name: /@/ })).toHaveAttribute("href", expect.stringMatching(/^mailto:/));
});

it("shows everything that people type as text, letter for letter", async () => {
  const { user } = openConversation();
  const hostile = `<img src=x onerror="alert(1)"> \u202Ejavascript:alert(1)`;
  const textBox = await box();
  await user.click(textBox);
  await user.paste(hostile);
  await user.keyboard("{Enter}");
  const shown = (await screen.findByRole("listitem", { name: /onerror/ })).querySelector(".message-text")!;
  expect(shown.textContent).toBe(hostile);
  expect(shown.querySelector("img, a")).toBeNull();
});
