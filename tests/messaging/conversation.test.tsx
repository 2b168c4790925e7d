import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { conversationsContract } from "@/contract/messaging/conversations";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

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

it("announces each message as a sentence, below a divider what is unread, and marks that read", async () => {
  const { db } = openConversation();
  expect(await screen.findByRole("region", { name: "Conversación con Lucía Ferrer" })).toBeInTheDocument();
  expect(await message(/^Lucía Ferrer, \d?\d:\d\d: La reserva RSV-000482 acaba de llamar/)).toBeInTheDocument();
  expect(await message(/^Usted, \d?\d:\d\d: Qué bonito. Gracias, Lucía., Leído$/)).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "RSV-000482" })).toHaveAttribute(
    "href",
    "/app/booking/management/booking/RSV-000482",
  );
  expect(await screen.findByText("Mensajes sin leer")).toBeInTheDocument();
  await waitFor(() => {
    const log = db.messaging.threads.get("contact-lucia")!.log;
    expect(log.unread().filter(({ meta }) => meta.sender === "contact-lucia")).toEqual([]);
  });
  expect(screen.getByText("Mensajes sin leer")).toBeInTheDocument();
});

it("shows what people type as text, with links to rooms and addresses, and marked mentions", async () => {
  const { user } = openConversation("/app/messaging/chat/channel-recepcion");
  const say = async (text: string) => {
    await user.click(await box());
    await user.paste(text);
    await user.keyboard("{Escape}{Enter}");
  };
  await say("La #212 y la #3055, mira «https://hotel.example/carta»…");
  const linked = within(await message(/^Usted, .*: La #212 y la #3055/));
  expect(await linked.findByRole("link", { name: "#212" })).toHaveAttribute("href", "/app/rooms/status?room=212");
  expect(linked.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "#212",
    "https://hotel.example/carta",
  ]);

  await say("@Joan Puig y @Pisos, escribid a pisos@Pisos.example");
  const sent = await message(/^Usted, .*: @Joan Puig y @Pisos/);
  const marked = Array.from(sent.querySelectorAll(".mention"), ({ textContent }) => textContent);
  expect(marked).toEqual(["@Joan Puig", "@Pisos"]);

  const hostile = `<img src=x onerror="alert(1)"> \u202Ejavascript:alert(1)`;
  await say(hostile);
  const shown = (await screen.findByRole("listitem", { name: /onerror/ })).querySelector(".message-text")!;
  expect(shown.textContent).toBe(hostile);
  expect(shown.querySelector("img, a")).toBeNull();
});

it("shows a message at once as pending, and sends it to the conversation where it was written", async () => {
  const { user, router, db } = openConversation(lucia, {
    delayOf: (endpoint) => (endpoint === conversationsContract.sendMessage ? 200 : 0),
  });
  const textsOf = (id: string) => Array.from(db.messaging.threads.get(id)!.log.all(), ({ text }) => text);
  await user.type(await box(), "Solo para Lucía{Enter}");
  expect(await message(/^Usted, .*: Solo para Lucía, Enviando$/)).toBeInTheDocument();
  await router.navigate("/app/messaging/chat/contact-joan");
  await screen.findByRole("region", { name: "Conversación con Joan Puig" });
  await waitFor(() => expect(textsOf("contact-lucia").at(-1)).toBe("Solo para Lucía"));
  expect(screen.queryByRole("listitem", { name: /Solo para Lucía/ })).not.toBeInTheDocument();
  expect(textsOf("contact-joan")).not.toContain("Solo para Lucía");
  await router.navigate(lucia);
  expect(await message(/^Usted, .*: Solo para Lucía, (Enviado|Recibido)$/)).toBeInTheDocument();
});

it("makes a complaint of a message, with its words and the way back", async () => {
  const { user } = openConversation();
  await openMenuOf(user, /La reserva/);
  await user.click(screen.getByRole("menuitem", { name: "Crear queja" }));
  expect(await screen.findByRole("dialog", { name: "Nueva queja" })).toBeInTheDocument();
  expect(await screen.findByLabelText<HTMLTextAreaElement>("Qué ha pasado")).toHaveDisplayValue(
    /^La reserva RSV-000482/,
  );
  expect(new URLSearchParams(window.location.search).get("chat")).toBe("contact-lucia");
});

it("searches messages without case and accents, and leads to what is found", async () => {
  const { user } = openConversation();
  await user.click(await screen.findByRole("button", { name: "Buscar en la conversación" }));
  await user.type(screen.getByRole("searchbox", { name: "Buscar mensajes" }), "QUE BONITO");
  expect(await screen.findByText("1/1")).toBeInTheDocument();
  expect((await message(/Qué bonito/)).querySelector("mark")).toHaveTextContent("Qué");
});

it("is a single tab stop: arrows walk the messages, Enter enters a message, Escape leads back", async () => {
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

it.each(["nobody", "__proto__", "constructor"])("says that there is no conversation at the address %s", async (id) => {
  openConversation(`/app/messaging/chat/${id}`);
  expect(await screen.findByText("No hay ninguna conversación con esta dirección.")).toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: "Escriba un mensaje" })).not.toBeInTheDocument();
});

it("opens a conversation although the message of its address is unknown, and says so", async () => {
  openConversation(`${lucia}?message=nobody`);
  expect(await box()).toBeInTheDocument();
  expect(await screen.findByText("No se ha podido abrir la conversación.")).toBeInTheDocument();
  expect(screen.queryByText("No hay ninguna conversación con esta dirección.")).not.toBeInTheDocument();
});

it("shows a person's details and the channels in common", async () => {
  const { user } = openConversation();
  await message(/La reserva/);
  await user.click(screen.getByRole("button", { name: "Ver detalles" }));
  const details = within(await screen.findByRole("complementary", { name: "Detalles de Lucía Ferrer" }));
  expect(await details.findByRole("heading", { name: "Canales en común" })).toBeInTheDocument();
  expect(details.getByRole("link", { name: /@/ })).toHaveAttribute("href", expect.stringMatching(/^mailto:/));
});

it("lets messages wait without a connection, says so on every page, and sends what is left", async () => {
  const { user, router, db } = openConversation();
  await box();
  // the mark that the chat is read has arrived: else it waits, too
  await waitFor(() => expect(db.messaging.threads.get("contact-lucia")!.log.unread()).toEqual([]));
  window.dispatchEvent(new Event("offline"));
  await user.type(await box(), "Falta hilo{Enter}Falta hielo{Enter}Y limones{Enter}");
  const wrong = await message(/: Falta hilo, En espera de conexión$/);
  await message(/: Falta hielo, En espera de conexión$/);
  await user.click(within(wrong).getByRole("button", { name: "Descartar" }));
  expect(screen.queryByRole("listitem", { name: /Falta hilo/ })).not.toBeInTheDocument();
  expect(await message(/: Falta hielo, En espera de conexión$/)).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Reintentar" })).not.toBeInTheDocument();

  await router.navigate("/app/tasks");
  await screen.findByRole("heading", { level: 1, name: "Mis tareas" });
  const note = await screen.findByText(/^Sin conexión desde las \d{1,2}:\d{2}\. 2 mensajes esperan\.$/);
  expect(note).toHaveRole("status");
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(/Sin conexión/)).not.toBeInTheDocument());

  const texts = Array.from(db.messaging.threads.get("contact-lucia")!.log.all(), ({ text }) => text);
  expect(texts.slice(-2)).toEqual(["Falta hielo", "Y limones"]);
  expect(texts).not.toContain("Falta hilo");
});
