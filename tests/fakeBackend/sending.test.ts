import { beforeEach, describe, expect, it } from "vitest";

import { messageLimits, type NewMessage } from "@/contract/messaging/conversations";
import { sentences } from "@/contract/sentences";

import { api, conversation, me, openMessaging, refusalOf, send, toBeSent } from "../support/messagingBackend";

let opened: ReturnType<typeof openMessaging>;
beforeEach(() => void (opened = openMessaging()));

const [omar, fatou] = ["contact-omar", "contact-fatou"];
const image = { downloadLink: "/samples/tap.svg", width: 480, height: 640 };
const file = { name: "acta.txt", downloadLink: "/samples/acta.txt", desc: "1.0 KB", size: 1024, mime: "text/plain" };
const images = (count: number) => Array.from({ length: count }, () => image);
const longest = "x".repeat(messageLimits.textLetters);
const forwardTo = (contacts: string[], mId: string, message = "") =>
  api.forwardMessage({ body: { contacts, message, forwardedMessage: { mId } } });
const lastOf = async (id: string) => (await conversation(id)).messages.at(-1)!;

describe("a message", () => {
  it("starts sent, neither received nor read, only in the chat that it names", async () => {
    const message = await send(omar, "La #310 ya tiene pila nueva.", { image: [image], attachments: [file] });
    expect(message).toMatchObject({
      text: "La #310 ya tiene pila nueva.",
      time: "2026-03-27T10:00:00.000Z",
      meta: { sender: me, receiver: omar, sent: true, received: false, read: false },
      image: [image],
      attachments: [file],
    });
    expect(await lastOf(omar)).toEqual(message);
    expect((await api.listDirectChats()).find(({ id }) => id === omar)!.lastMessage).toEqual(message);
    await send("channel-pisos", "Para Pisos");
    expect(await lastOf("channel-pisos")).toMatchObject({ text: "Para Pisos", meta: { receiver: "channel-pisos" } });
    expect(await lastOf(omar)).toEqual(message);
  });

  it("begins a conversation if there is none", async () => {
    expect(await conversation("contact-zoe")).toEqual({
      conversationId: "",
      userId: "contact-zoe",
      typingUser: null,
      isGroupConversation: false,
      messages: [],
      hasOlder: false,
      hasNewer: false,
      unRead: 0,
      firstUnread: null,
    });
    await send("contact-zoe", "Hola, Zoe");
    expect(await conversation("contact-zoe")).toMatchObject({
      conversationId: expect.stringMatching(/./) as string,
      messages: { length: 1 },
    });
  });

  it("is stored once, however often its client sends it", async () => {
    const before = (await conversation(omar)).messages.length;
    const first = await send(omar, "Una sola vez", { clientId: "a1" });
    const repeats = [send(omar, "Una sola vez", { clientId: "a1" }), send(omar, "", { clientId: "a1" })];
    expect(await Promise.all(repeats)).toEqual([first, first]);
    await send(omar, "Una sola vez", { clientId: "a2" });
    expect((await conversation(omar)).messages).toHaveLength(before + 2);
  });

  it.each<[string, string, Partial<NewMessage>]>([
    [
      "what people type, letter for letter",
      " <b onload=alert(1)>&amp;</b>\u202e\ud83d \udc3b null\n{{x}}\u0000é\u0301 ",
      {},
    ],
    ["4,000 letters", longest, {}],
    ["an emoji alone", "👍", {}],
    ["a file alone", "", { attachments: [file] }],
    ["ten pictures and files together", "", { image: images(6), attachments: [file, file, file, file] }],
    ["mentions, and that it is urgent", "@Fatou", { mentions: [fatou, "housekeeping"], isUrgent: true }],
  ])("keeps %s", async (_, text, more) => {
    const sent = await send("channel-pisos", text, more);
    const { image: pictures, ...rest } = more;
    expect(sent).toMatchObject({ text, ...rest });
    expect(sent.image?.length).toBe(pictures?.length);
    expect(sent.acknowledgedBy).toEqual(more.isUrgent ? [] : undefined);
    expect(await lastOf("channel-pisos")).toEqual(sent);
  });

  it("quotes another message as it was then", async () => {
    const original = await send(omar, "¿Quién lleva la #310?", { image: [image] });
    const answer = await send(omar, "Yo", { replyOf: { mId: original.mId } });
    const again = await send(omar, "Y yo", { replyOf: { mId: answer.mId } });
    expect(answer.replyOf).toMatchObject({ mId: original.mId, text: original.text, meta: { sender: me } });
    expect(again.replyOf).toMatchObject({ mId: answer.mId });
    expect(again.replyOf).not.toHaveProperty("replyOf");
    await api.deleteMessage({ params: { userId: omar, messageId: original.mId } });
    expect(await send(omar, "Tarde", { replyOf: { mId: original.mId } })).not.toHaveProperty("replyOf");
  });

  it.each([
    ["nothing at all", toBeSent(omar, ""), "A message needs a text, an image or a file."],
    ["white space", toBeSent(omar, " \n\t "), "A message needs a text, an image or a file."],
    ["too many letters", toBeSent(omar, `${longest}x`), sentences.messageTooLong],
    ["too many pictures", toBeSent(omar, "", { image: images(11) }), sentences.tooManyFiles],
    [
      "too many pictures and files together",
      toBeSent(omar, "", { image: images(6), attachments: [file, file, file, file, file] }),
      sentences.tooManyFiles,
    ],
    ["a stranger for receiver", toBeSent("contact-nobody", "Hola"), "Your id is not found"],
    ["no text in its body", { ...toBeSent(omar, ""), text: undefined as unknown as string }, "Internal Error!"],
  ])("is refused with %s", async (_, body, message) => {
    const before = await conversation(omar);
    expect(await refusalOf(api.sendMessage({ body }))).toEqual({ status: 400, message });
    expect(await conversation(omar)).toEqual(before);
  });
});

it("echoes the person's last message from the contact, or from a member of a channel", async () => {
  const receiveReply = (id: string) => api.receiveReply({ params: { id } });
  for (const text of ["Uno", "Dos"]) await send(omar, text);
  const echo = await receiveReply(omar);
  expect(echo).toMatchObject({ text: "Dos", meta: { sender: omar, receiver: me } });
  expect(await lastOf(omar)).toEqual(echo);
  // asked again, it still echoes oneself and not the echo
  expect(await receiveReply(omar)).toMatchObject({ text: "Dos", meta: { sender: omar } });
  await send("channel-pisos", "¿Quién está?");
  expect((await receiveReply("channel-pisos")).meta).toMatchObject({
    receiver: "channel-pisos",
    sender: "contact-rosario",
    userData: { firstName: "Rosario" },
  });
  const unknown = { status: 400, message: "Your id is not found" };
  for (const id of ["contact-zoe", "contact-nobody"]) expect(await refusalOf(receiveReply(id))).toEqual(unknown);
});

describe("forwarding", () => {
  it("adds the message, marked, to each of the chats, with its images and files", async () => {
    const original = await send(omar, "El acta", { image: [image], attachments: [file] });
    const { sent, failed } = await forwardTo([fatou, "channel-cocina", "contact-zoe"], original.mId);
    expect(failed).toEqual([]);
    expect(sent.map(({ userId }) => userId)).toEqual([fatou, "channel-cocina", "contact-zoe"]);
    for (const { userId, messages } of sent) {
      expect(await lastOf(userId)).toEqual(messages[0]);
      expect(messages[0]).toMatchObject({
        text: "El acta",
        meta: { sender: me, receiver: userId, isForwarded: true, sent: true, received: false, read: false },
        image: [image],
        attachments: [file],
      });
    }
    const ids = sent.flatMap(({ messages }) => messages.flatMap((message) => message.image!.map(({ id }) => id)));
    expect(new Set([original.image![0]!.id, ...ids]).size).toBe(4);
  });

  it("adds a note after it, which is not marked, within the limits of a message", async () => {
    const original = await send(omar, "El acta");
    await forwardTo([fatou], original.mId, "Para que la leas");
    const [forwarded, note] = (await conversation(fatou)).messages.slice(-2);
    expect(forwarded).toMatchObject({ text: "El acta", meta: { isForwarded: true } });
    expect(note!.text).toBe("Para que la leas");
    expect(note!.meta).not.toHaveProperty("isForwarded");
    expect(await refusalOf(forwardTo([fatou], original.mId, `${longest}x`))).toMatchObject({
      message: sentences.messageTooLong,
    });
  });

  it("is carried out once, reaches the known ids and names the others", async () => {
    const original = await send(omar, "El acta");
    const contacts = [fatou, "contact-nobody", fatou];
    const body = { contacts, message: "", forwardedMessage: original, clientId: "f1" };
    const before = (await conversation(fatou)).messages.length;
    const first = await api.forwardMessage({ body });
    expect(first).toMatchObject({ sent: { length: 1 }, failed: ["contact-nobody"] });
    expect(await api.forwardMessage({ body })).toEqual(first);
    expect((await conversation(fatou)).messages).toHaveLength(before + 1);
  });

  it("needs a message and a receiver", async () => {
    const { mId } = await send(omar, "El acta");
    expect(await refusalOf(forwardTo([], mId))).toMatchObject({ message: "Choose at least one person or channel." });
    expect(await refusalOf(forwardTo(["contact-nobody"], mId))).toMatchObject({ message: "Your id is not found" });
    expect(await refusalOf(forwardTo([fatou], "999999"))).toMatchObject({ message: "Your id is not found" });
  });
});

describe("an upload", () => {
  const upload = (content: Blob) => api.uploadFile({ body: { name: "nota.txt", mime: "text/plain", content } });
  const sized = (bytes: number) => upload(new Blob(["x".repeat(bytes)]));

  it("stores the file's content unchanged under an address", async () => {
    const uploaded = await upload(new Blob(["Turno de noche"]));
    expect(uploaded).toMatchObject({ name: "nota.txt", size: 14, desc: "0.0 KB", mime: "text/plain" });
    const stored = await (await fetch(uploaded.downloadLink)).blob();
    expect([await stored.text(), stored.type]).toEqual(["Turno de noche", "text/plain"]);
  });

  it("gives its size in kB, and from a megabyte on in MB", async () => {
    expect(await sized(1536)).toMatchObject({ desc: "1.5 KB", size: 1536 });
    expect((await sized(1024 * 1024 - 1)).desc).toBe("1024.0 KB");
    expect((await sized(1024 * 1024)).desc).toBe("1.0 MB");
  });

  it("stays in a data address where the browser makes no other", async () => {
    const make = URL.createObjectURL;
    Reflect.set(URL, "createObjectURL", undefined);
    const { downloadLink } = await sized(3).finally(() => Reflect.set(URL, "createObjectURL", make));
    expect(downloadLink).toBe(`data:text/plain;base64,${btoa("xxx")}`);
    expect(opened.db.files.get(downloadLink)).toBeUndefined();
  });

  it("refuses a file that is too large, and what is no file", async () => {
    const refused = (message: string) => ({ status: 400, message });
    expect(await refusalOf(sized(messageLimits.fileBytes + 1))).toEqual(refused("The file is too large."));
    expect(await refusalOf(upload("https://elsewhere.example/file" as never))).toEqual(refused("Internal Error!"));
  });
});

it("offers canned answers with variables", async () => {
  const answers = await api.listCannedAnswers();
  expect(answers.length).toBeGreaterThanOrEqual(5);
  expect(answers.every(({ text }) => /\{\p{L}+\}/u.test(text))).toBe(true);
});
