import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import { conversationsContract, messageLimits } from "@/contract/messaging/conversations";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";
import { withDevices } from "../support/withDevices";

const contact = "contact-omar";
const keptUnder = `draft:chat:${contact}`;
const channel = "channel-recepcion";

async function openChat(id = contact, ...conditions: [Parameters<typeof openApp>[1]?]) {
  alreadySignedIn();
  const app = openApp(`/app/messaging/chat/${id}`, ...conditions);
  const box = await screen.findByLabelText("Escriba un mensaje");
  await screen.findByLabelText(/^Conversación con \p{L}/u);
  return { ...app, box };
}

type Db = Awaited<ReturnType<typeof openChat>>["db"];

/** What the server has of a text, in a conversation. */
const stored = (db: Db, id: string, text: string) =>
  (db.messaging.threads.get(id)?.log.all() ?? []).filter((message) => message.text === text);

const pdf = (name = "parte.pdf", content = "parte") => new File([content], name, { type: "application/pdf" });
const picture = () => new File(["pixels"], "piscina.png", { type: "image/png" });
const files = () => screen.findByLabelText("Archivos del mensaje");

async function attach(
  user: Awaited<ReturnType<typeof openChat>>["user"],
  file: File | File[],
  label = "Adjuntar archivo",
) {
  const button = screen.getByLabelText(label);
  await user.upload(button.nextElementSibling as HTMLInputElement, file);
}

describe("writing", () => {
  it("sends with Enter, each message once, and then is empty", async () => {
    const { user, box, db } = await openChat();
    await user.type(box, "Primera{Enter}Segunda{Enter}{Enter}");
    expect(box).toHaveValue("");
    await waitFor(() => expect(stored(db, contact, "Segunda")).toHaveLength(1));
    expect(stored(db, contact, "Primera")).toHaveLength(1);
  });

  it("breaks the line with Shift and Enter, and sends no white space", async () => {
    const { user, box, store } = await openChat();
    await user.type(box, " {Shift>}{Enter}{/Shift} {Enter}");
    expect(box).toHaveValue(" \n ");
    expect(store.getState()).toHaveProperty("outbox", []);
  });

  it("leaves Enter to an input method while it composes", async () => {
    const { user, box, store } = await openChat();
    await user.type(box, "こんにちは");
    fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
    expect(store.getState()).toHaveProperty("outbox", []);
    expect(box).toHaveValue("こんにちは");
  });

  it("counts the letters near the limit, and keeps a text that is too long", async () => {
    const { box, user, db } = await openChat();
    fireEvent.change(box, { target: { value: "a".repeat(messageLimits.textLetters - 3) } });
    expect(screen.getByText("Quedan 3 caracteres")).toBeInTheDocument();
    const long = "a".repeat(messageLimits.textLetters + 1);
    fireEvent.change(box, { target: { value: long } });
    expect(screen.getByText("Sobra 1 carácter")).toBeInTheDocument();
    await user.type(box, "{Enter}");
    expect(screen.getByText("El mensaje es demasiado largo. Acórtelo o envíelo en dos partes.")).toBeInTheDocument();
    expect(box).toHaveValue(long);
    expect(stored(db, contact, long)).toHaveLength(0);
  });

  it("marks a message as urgent, and only that one", async () => {
    const { user, box, db } = await openChat();
    await user.click(screen.getByRole("button", { name: "Urgente" }));
    await user.type(box, "Fuga en la 214{Enter}Gracias{Enter}");
    await waitFor(() => expect(stored(db, contact, "Gracias")).toHaveLength(1));
    expect(stored(db, contact, "Fuga en la 214")[0]?.isUrgent).toBe(true);
    expect(stored(db, contact, "Gracias")[0]?.isUrgent).toBeUndefined();
  });
});

describe("a draft", () => {
  it("stays with its conversation, is sent only there, and survives a switch", async () => {
    const { user, box, db, router } = await openChat();
    await user.type(box, "Solo para Omar");
    await router.navigate(`/app/messaging/chat/${channel}`);
    await screen.findByLabelText("Conversación con Recepción");
    expect(screen.getByLabelText("Escriba un mensaje")).toHaveValue("");
    await router.navigate(`/app/messaging/chat/${contact}`);
    await screen.findByLabelText("Conversación con Omar Benali");
    const again = screen.getByLabelText("Escriba un mensaje");
    expect(again).toHaveValue("Solo para Omar");
    await user.type(again, "{Enter}");
    await waitFor(() => expect(stored(db, contact, "Solo para Omar")).toHaveLength(1));
    expect(stored(db, channel, "Solo para Omar")).toHaveLength(0);
  });

  it("is stored shortly after the last key, and at once when the page is left", async () => {
    const { user, box } = await openChat();
    await user.type(box, "A medias");
    await waitFor(() => expect(localStorage.getItem(keptUnder)).toContain("A medias"));
    await user.type(box, " y más");
    window.dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem(keptUnder)).toContain("A medias y más");
  });

  it("is restored after a reload, with its quoted message", async () => {
    const replyOf = { mId: "1", text: "¿A qué hora?", time: "", meta: { receiver: "1", sender: contact } };
    const draft = { text: "A las", replyOf, files: [], isUrgent: false, mentions: [] };
    localStorage.setItem(keptUnder, JSON.stringify({ version: 1, draft }));
    const { user, box } = await openChat();
    expect(box).toHaveValue("A las");
    expect(screen.getByText("Respuesta a Omar Benali")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Quitar la respuesta" }));
    expect(screen.queryByText("Respuesta a Omar Benali")).not.toBeInTheDocument();
    expect(box).toHaveValue("A las");
  });

  it.each(["{", '{"version":1,"draft":{"text":7}}', '{"version":2,"draft":{}}'])(
    "is empty where what was kept makes no sense: %s",
    async (kept) => {
      localStorage.setItem(keptUnder, kept);
      expect((await openChat()).box).toHaveValue("");
    },
  );

  it("is shown in the list of chats once another chat is open, not while it is being written", async () => {
    const { user, box } = await openChat();
    await user.type(box, "Mi borrador");
    const row = screen.getAllByRole("link", { current: "page" }).find((link) => link.matches(".chat-link"))!;
    expect(row).not.toHaveTextContent("Borrador:");
    await user.click(screen.getAllByRole("link").find((link) => link.matches(".chat-link") && link !== row)!);
    await waitFor(() => expect(row).toHaveTextContent("Borrador:Mi borrador"));
  });

  it("is not shown to the next person", async () => {
    const { user, box } = await openChat();
    await user.type(box, "Mi borrador");
    await waitFor(() => expect(localStorage.getItem(keptUnder)).toContain("Mi borrador"));
    await user.click(screen.getByRole("button", { name: "Perfil" }));
    await user.click(await screen.findByText("Sign out"));
    await user.click(await screen.findByRole("button", { name: "Salir y descartar" }));
    await waitFor(() => expect(localStorage.getItem(keptUnder)).toBeNull());
  });

  it("does not overwrite what the next person writes in another tab", async () => {
    const { user, box } = await openChat();
    await user.type(box, "Mi borrador");
    const next = { uid: 2, username: "Joan Puig", role: "staff", email: "joan@conserje.app" };
    localStorage.setItem("authUser", JSON.stringify(next));
    localStorage.setItem(keptUnder, "de otra persona");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "authUser" })));
    await waitFor(() => expect(box).not.toHaveValue("Mi borrador"));
    window.dispatchEvent(new Event("pagehide")); // writes what has not been written
    expect(localStorage.getItem(keptUnder)).toBe("de otra persona");
  });
});

describe("files", () => {
  it("are sent with the message, pictures as pictures", async () => {
    const { user, box, db } = await openChat();
    await attach(user, picture(), "Adjuntar imagen");
    await attach(user, pdf());
    await waitFor(() => expect(screen.queryByText("Subiendo…")).not.toBeInTheDocument());
    await user.type(box, "Con archivos{Enter}");
    await waitFor(() => expect(stored(db, contact, "Con archivos")).toHaveLength(1));
    const [message] = stored(db, contact, "Con archivos");
    expect(message?.image).toHaveLength(1);
    expect(message?.attachments).toMatchObject([{ name: "parte.pdf", mime: "application/pdf" }]);
    expect(screen.queryByLabelText("Archivos del mensaje")).not.toBeInTheDocument();
  });

  it("can be removed, and chosen again", async () => {
    const { user } = await openChat();
    const file = pdf();
    await attach(user, file);
    await user.click(await screen.findByRole("button", { name: "Quitar parte.pdf" }));
    expect(screen.queryByText("parte.pdf")).not.toBeInTheDocument();
    await attach(user, file);
    expect(await within(await files()).findByText("parte.pdf")).toBeInTheDocument();
  });

  it("say why they are not valid, and let the others in", async () => {
    const { user } = await openChat();
    const huge = pdf("enorme.pdf");
    Object.defineProperty(huge, "size", { value: messageLimits.fileBytes + 1 });
    await attach(user, [huge, pdf()]);
    expect(screen.getByText("No se puede adjuntar enorme.pdf: pasa de 10 MB.")).toBeInTheDocument();
    expect(await within(await files()).findByText("parte.pdf")).toBeInTheDocument();
    await attach(user, pdf("vacio.pdf", ""));
    expect(screen.getByText("No se puede adjuntar vacio.pdf: está vacío.")).toBeInTheDocument();
    await attach(
      user,
      Array.from({ length: messageLimits.files }, (_, at) => pdf(`hoja${at}.pdf`)),
    );
    expect(screen.getByText(/un mensaje lleva 10 archivos como mucho/)).toBeInTheDocument();
    expect(within(await files()).getAllByRole("listitem")).toHaveLength(messageLimits.files);
  });

  it("whose upload failed hold the message back until they are uploaded again", async () => {
    const { user, box, db } = await openChat(contact, failing(conversationsContract.uploadFile, "connection lost", 1));
    await attach(user, pdf());
    expect(await within(await files()).findByRole("alert")).toHaveTextContent("Network Error");
    await user.type(box, "Va el parte{Enter}");
    expect(screen.getByText("Hay un archivo que no se ha podido subir. Reinténtelo o quítelo.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Reintentar parte.pdf" }));
    await waitFor(() => expect(within(screen.getByLabelText("Archivos del mensaje")).queryByRole("alert")).toBeNull());
    await waitFor(() => expect(screen.queryByText("Subiendo…")).not.toBeInTheDocument());
    await user.type(box, "{Enter}");
    await waitFor(() => expect(stored(db, contact, "Va el parte")[0]?.attachments).toHaveLength(1));
  });

  it("stay with their conversation when another is opened during the upload", async () => {
    const delayOf: Parameters<typeof openApp>[1] = {
      delayOf: (endpoint) => (endpoint === conversationsContract.uploadFile ? 150 : 0),
    };
    const { user, router } = await openChat(contact, delayOf);
    await attach(user, pdf());
    expect(await screen.findByText("Subiendo…")).toBeInTheDocument();
    await router.navigate(`/app/messaging/chat/${channel}`);
    await screen.findByLabelText("Conversación con Recepción");
    expect(screen.queryByText("parte.pdf")).not.toBeInTheDocument();
    await router.navigate(`/app/messaging/chat/${contact}`);
    expect(await within(await files()).findByText("parte.pdf")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText("Subiendo…")).not.toBeInTheDocument());
  });

  it("can be pasted, unless the clipboard also holds text", async () => {
    const { box } = await openChat();
    const clipboard = (text: string) => ({ clipboardData: { files: [picture()], getData: () => text } });
    const both = createEvent.paste(box, clipboard("a\tb"));
    fireEvent(box, both);
    expect(both.defaultPrevented).toBe(false);
    expect(screen.queryByLabelText("Archivos del mensaje")).not.toBeInTheDocument();
    fireEvent.paste(box, clipboard(""));
    expect(await within(await files()).findByText("piscina.png")).toBeInTheDocument();
  });

  it("can be dropped on the target that is shown", async () => {
    await openChat();
    const dataTransfer = { types: ["Files"], files: [pdf()] };
    fireEvent.dragEnter(document.body, { dataTransfer });
    fireEvent.drop(await screen.findByText("Suelte aquí los archivos"), { dataTransfer });
    expect(await within(await files()).findByText("parte.pdf")).toBeInTheDocument();
    expect(screen.queryByText("Suelte aquí los archivos")).not.toBeInTheDocument();
  });
});

describe("suggestions", () => {
  it("offer canned answers after a slash, and ask for their variables", async () => {
    const { user, box, db } = await openChat();
    await user.type(box, "/lista");
    await screen.findByRole("option", { name: /Habitación lista/ });
    await user.keyboard("{Enter}");
    expect(screen.queryByRole("option", { name: /Habitación lista/ })).not.toBeInTheDocument(); // it would cover the form
    await user.type(screen.getByLabelText("habitacion"), "214{Enter}");
    expect(box).toHaveValue("La habitación #214 está lista y revisada.");
    expect(box).toHaveFocus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(stored(db, contact, "La habitación #214 está lista y revisada.")).toHaveLength(1));
  });

  it("are walked with the arrows and closed with Escape", async () => {
    const { user, box } = await openChat();
    await user.type(box, "/");
    await screen.findAllByRole("option");
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Salida tardía");
    expect(box).toHaveAttribute("aria-activedescendant", screen.getByRole("option", { selected: true }).id);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
    expect(box).toHaveValue("/");
  });

  it("find people without accents, and the message stores its mentions", async () => {
    const { user, box, db } = await openChat(channel);
    await user.type(box, "Aviso a @lucia");
    await screen.findByRole("option", { name: "Lucía Ferrer" });
    await user.keyboard("{Enter}");
    expect(box).toHaveValue("Aviso a @Lucía Ferrer ");
    await user.keyboard("ya{Enter}");
    await waitFor(() =>
      expect(stored(db, channel, "Aviso a @Lucía Ferrer ya")[0]?.mentions).toEqual(["contact-lucia"]),
    );
  });

  it("leave Enter alone without a match, and in e-mail addresses", async () => {
    const { user, box, db } = await openChat(channel);
    await user.type(box, "Escribe a ana@h{Enter}");
    await user.type(box, "Hola @zzz{Enter}");
    await waitFor(() => expect(stored(db, channel, "Hola @zzz")).toHaveLength(1));
    expect(stored(db, channel, "Escribe a ana@h")).toHaveLength(1);
  });
});

describe("a voice note", () => {
  class Recorder extends EventTarget {
    mimeType = "audio/webm;codecs=opus";
    start() {}
    stop() {
      this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob(["voz"]) }));
      this.dispatchEvent(new Event("stop"));
    }
  }

  function withMicrophone(getUserMedia: () => Promise<unknown>) {
    vi.stubGlobal("MediaRecorder", Recorder);
    withDevices(getUserMedia);
  }

  it("can be played before it is sent, and is sent as a file", async () => {
    const { user, db } = await openChat();
    withMicrophone(async () => ({ getTracks: () => [] }));
    await user.click(screen.getByRole("button", { name: "Grabar audio" }));
    expect(await screen.findByText("Grabando")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Detener" }));
    expect(await within(await files()).findByText(/^Nota de voz .*\.webm$/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText("Subiendo…")).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: "Enviar" }));
    await waitFor(() =>
      expect(db.messaging.threads.get(contact)?.log.last()?.attachments).toMatchObject([{ mime: "audio/webm" }]),
    );
  });

  it("is gone when it is discarded", async () => {
    const { user } = await openChat();
    withMicrophone(async () => ({ getTracks: () => [] }));
    await user.click(screen.getByRole("button", { name: "Grabar audio" }));
    await user.click(await screen.findByRole("button", { name: "Descartar" }));
    expect(await screen.findByRole("button", { name: "Grabar audio" })).toBeInTheDocument();
    expect(screen.queryByLabelText("Archivos del mensaje")).not.toBeInTheDocument();
  });

  it.each([
    [
      "NotAllowedError",
      "El navegador no permite usar el micrófono. Permítalo en el candado de la barra de direcciones.",
    ],
    ["NotFoundError", "No se encuentra ningún micrófono."],
  ])("says why it cannot be recorded: %s", async (name, sentence) => {
    const { user } = await openChat();
    withMicrophone(() => Promise.reject(new DOMException("no", name)));
    await user.click(screen.getByRole("button", { name: "Grabar audio" }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});

it("opens the emojis and closes them with Escape, and returns the focus", async () => {
  const { user } = await openChat();
  const button = screen.getByRole("button", { name: "Emoji" });
  await user.click(button);
  expect(await screen.findByRole("searchbox", { name: "Buscar emoji" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Emoji" })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});
