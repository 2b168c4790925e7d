import { createEvent, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import { messageLimits } from "@/contract/messaging/conversations";
import { EmojiButton } from "@/features/messaging/conversation/composer/EmojiButton";
import { openCatalogue } from "@/shared/i18n/spoken";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";
import { withDevices } from "../support/withDevices";

const contact = "contact-omar";
const channel = "channel-recepcion";

async function openChat(id = contact) {
  alreadySignedIn();
  const app = openApp(`/app/messaging/chat/${id}`);
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
  it("sends each message once with Enter, as urgent where marked, and nothing half composed", async () => {
    const { user, box, db, store } = await openChat();
    await user.type(box, " {Shift>}{Enter}{/Shift} {Enter}");
    expect(box).toHaveValue(" \n ");
    await user.clear(box);
    await user.type(box, "こんにちは");
    fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
    expect(box).toHaveValue("こんにちは");
    expect(store.getState()).toHaveProperty("outbox", []);
    await user.clear(box);
    await user.click(screen.getByRole("button", { name: "Urgente" }));
    await user.type(box, "Fuga en la 214{Enter}Gracias{Enter}{Enter}");
    expect(box).toHaveValue("");
    await waitFor(() => expect(stored(db, contact, "Gracias")).toHaveLength(1));
    expect(stored(db, contact, "Fuga en la 214").map(({ isUrgent }) => isUrgent)).toEqual([true]);
    expect(stored(db, contact, "Gracias")[0]?.isUrgent).toBeUndefined();
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
});

it("keeps a draft with its conversation, shows it in the chats list, and sends it only there", async () => {
  const { user, box, db, router } = await openChat();
  await user.type(box, "Solo para Omar");
  const row = screen.getAllByRole("link", { current: "page" }).find((link) => link.matches(".chat-link"))!;
  expect(row).not.toHaveTextContent("Borrador:");
  await router.navigate(`/app/messaging/chat/${channel}`);
  await screen.findByLabelText("Conversación con Recepción");
  expect(screen.getByLabelText("Escriba un mensaje")).toHaveValue("");
  await waitFor(() => expect(row).toHaveTextContent("Borrador:Solo para Omar"));
  await router.navigate(`/app/messaging/chat/${contact}`);
  await screen.findByLabelText("Conversación con Omar Benali");
  const again = screen.getByLabelText("Escriba un mensaje");
  expect(again).toHaveValue("Solo para Omar");
  await user.type(again, "{Enter}");
  await waitFor(() => expect(stored(db, contact, "Solo para Omar")).toHaveLength(1));
  expect(stored(db, channel, "Solo para Omar")).toHaveLength(0);
});

it("restores a draft after a reload with the quoted message, which the person can remove", async () => {
  const replyOf = { mId: "1", text: "¿A qué hora?", time: "", meta: { receiver: "1", sender: contact } };
  const draft = { text: "A las", replyOf, files: [], isUrgent: false, mentions: [] };
  localStorage.setItem(`draft:chat:${contact}`, JSON.stringify({ version: 1, draft }));
  const { user, box } = await openChat();
  expect(box).toHaveValue("A las");
  expect(screen.getByText("Respuesta a Omar Benali")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Quitar la respuesta" }));
  expect(screen.queryByText("Respuesta a Omar Benali")).not.toBeInTheDocument();
  expect(box).toHaveValue("A las");
});

describe("files", () => {
  it("are sent with the message, pictures as pictures; a removed file can be attached again", async () => {
    const { user, box, db } = await openChat();
    const file = pdf();
    await attach(user, picture(), "Adjuntar imagen");
    await attach(user, file);
    await user.click(await screen.findByRole("button", { name: "Quitar parte.pdf" }));
    expect(screen.queryByText("parte.pdf")).not.toBeInTheDocument();
    await attach(user, file);
    expect(await within(await files()).findByText("parte.pdf")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText("Subiendo…")).not.toBeInTheDocument());
    await user.type(box, "Con archivos{Enter}");
    await waitFor(() => expect(stored(db, contact, "Con archivos")).toHaveLength(1));
    const [message] = stored(db, contact, "Con archivos");
    expect(message?.image).toHaveLength(1);
    expect(message?.attachments).toMatchObject([{ name: "parte.pdf", mime: "application/pdf" }]);
    expect(screen.queryByLabelText("Archivos del mensaje")).not.toBeInTheDocument();
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

  it("can be pasted or dropped on the page, but not pasted beside a text", async () => {
    const { box } = await openChat();
    const clipboard = (text: string) => ({ clipboardData: { files: [picture()], getData: () => text } });
    const both = createEvent.paste(box, clipboard("a\tb"));
    fireEvent(box, both);
    expect(both.defaultPrevented).toBe(false);
    expect(screen.queryByLabelText("Archivos del mensaje")).not.toBeInTheDocument();
    fireEvent.paste(box, clipboard(""));
    expect(await within(await files()).findByText("piscina.png")).toBeInTheDocument();
    const dataTransfer = { types: ["Files"], files: [pdf()] };
    fireEvent.dragEnter(document.body, { dataTransfer });
    fireEvent.drop(await screen.findByText("Suelte aquí los archivos"), { dataTransfer });
    expect(await within(await files()).findByText("parte.pdf")).toBeInTheDocument();
    expect(screen.queryByText("Suelte aquí los archivos")).not.toBeInTheDocument();
  });
});

describe("suggestions", () => {
  it("offer prepared answers after a slash, by keyboard, and ask for their variables", async () => {
    const { user, box, db } = await openChat();
    await user.type(box, "/");
    await screen.findAllByRole("option");
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Salida tardía");
    expect(box).toHaveAttribute("aria-activedescendant", screen.getByRole("option", { selected: true }).id);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
    expect(box).toHaveValue("/");
    await user.clear(box);
    await user.type(box, "/lista");
    await screen.findByRole("option", { name: /Habitación lista/ });
    await user.keyboard("{Enter}");
    expect(screen.queryByRole("option", { name: /Habitación lista/ })).not.toBeInTheDocument(); // hides the form
    await user.type(screen.getByLabelText("habitacion"), "214{Enter}");
    expect(box).toHaveValue("La habitación #214 está lista y revisada.");
    expect(box).toHaveFocus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(stored(db, contact, "La habitación #214 está lista y revisada.")).toHaveLength(1));
  });

  it("find people to mention without accents, and leave Enter alone where there is no match", async () => {
    const { user, box, db } = await openChat(channel);
    await user.type(box, "Escribe a ana@h{Enter}");
    await user.type(box, "Hola @zzz{Enter}");
    await user.type(box, "Aviso a @lucia");
    await screen.findByRole("option", { name: "Lucía Ferrer" });
    await user.keyboard("{Enter}");
    expect(box).toHaveValue("Aviso a @Lucía Ferrer ");
    await user.keyboard("ya{Enter}");
    await waitFor(() =>
      expect(stored(db, channel, "Aviso a @Lucía Ferrer ya")[0]?.mentions).toEqual(["contact-lucia"]),
    );
    expect(stored(db, channel, "Hola @zzz")).toHaveLength(1);
    expect(stored(db, channel, "Escribe a ana@h")).toHaveLength(1);
  });
});

it("records a voice note, after it has said what is wrong with the microphone", async () => {
  class Recorder extends EventTarget {
    mimeType = "audio/webm;codecs=opus";
    start() {}
    stop() {
      this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob(["voz"]) }));
      this.dispatchEvent(new Event("stop"));
    }
  }
  vi.stubGlobal("MediaRecorder", Recorder);
  const { user, db } = await openChat();
  const record = async () => user.click(await screen.findByRole("button", { name: "Grabar audio" }));
  for (const [name, sentence] of [
    ["NotAllowedError", /^El navegador no permite usar el micrófono\. Permítalo en el candado de la barra/],
    ["NotFoundError", "No se encuentra ningún micrófono."],
  ] as const) {
    withDevices(() => Promise.reject(new DOMException("no", name)));
    await record();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  }

  withDevices(async () => ({ getTracks: () => [] }));
  await record();
  await user.click(await screen.findByRole("button", { name: "Descartar" }));
  expect(screen.queryByLabelText("Archivos del mensaje")).not.toBeInTheDocument();
  await record();
  expect(await screen.findByText("Grabando")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Detener" }));
  expect(await within(await files()).findByText(/^Nota de voz .*\.webm$/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText("Subiendo…")).not.toBeInTheDocument());
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  await waitFor(() =>
    expect(db.messaging.threads.get(contact)?.log.last()?.attachments).toMatchObject([{ mime: "audio/webm" }]),
  );
});

it("opens the emojis, and closes them with Escape, which returns the focus", async () => {
  await openCatalogue("composer");
  render(<EmojiButton onPick={() => {}} />);
  const user = userEvent.setup();
  const button = screen.getByRole("button", { name: "Emoji" });
  await user.click(button);
  expect(await screen.findByRole("searchbox", { name: "Buscar emoji" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Emoji" })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});
