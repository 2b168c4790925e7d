import { describe, expect, it } from "vitest";

import { messageLimits } from "@/contract/messaging/conversations";

import { api, conversation, me, openMessaging, refusalOf, send, textsOf, toBeSent } from "../support/messagingBackend";

const image = { downloadLink: "/samples/tap.svg", width: 480, height: 640 };
const file = { name: "acta.txt", downloadLink: "/samples/acta.txt", desc: "1.0 KB", size: 1024, mime: "text/plain" };
const forwardTo = (contacts: string[], mId: string, message = "") =>
  api.forwardMessage({ body: { contacts, message, forwardedMessage: { mId } } });
const lastOf = async (id: string) => (await conversation(id)).messages.at(-1)!;

describe("a message", () => {
  it("starts sent, and neither received nor read", async () => {
    openMessaging();
    const message = await send("contact-omar", "La #310 ya tiene pila nueva.", { image: [image], attachments: [file] });
    expect(message).toMatchObject({
      text: "La #310 ya tiene pila nueva.",
      time: "2026-03-27T10:00:00.000Z",
      meta: { sender: me, receiver: "contact-omar", sent: true, received: false, read: false },
      image: [image],
      attachments: [file],
    });
    expect(await lastOf("contact-omar")).toEqual(message);
    expect((await api.listDirectChats()).find(({ id }) => id === "contact-omar")!.lastMessage).toEqual(message);
  });

  it("begins a conversation if there is none", async () => {
    openMessaging();
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
    const begun = await conversation("contact-zoe");
    expect(begun.conversationId).not.toBe("");
    expect(begun.messages).toHaveLength(1);
    expect((await api.listDirectChats()).map(({ id }) => id)).toContain("contact-zoe");
  });

  it("goes only to the chat that it names", async () => {
    openMessaging();
    await send("contact-omar", "Para Omar");
    await send("channel-pisos", "Para Pisos");
    expect(await textsOf("contact-omar")).toContain("Para Omar");
    expect(await textsOf("contact-omar")).not.toContain("Para Pisos");
    expect(await lastOf("channel-pisos")).toMatchObject({ text: "Para Pisos", meta: { receiver: "channel-pisos" } });
  });

  it("is stored once, however often its client sends it", async () => {
    openMessaging();
    const before = (await conversation("contact-omar")).messages.length;
    const first = await send("contact-omar", "Una sola vez", { clientId: "a1" });
    const repeats = [
      send("contact-omar", "Una sola vez", { clientId: "a1" }),
      send("contact-omar", "", { clientId: "a1" }),
    ];
    expect(await Promise.all(repeats)).toEqual([first, first]);
    await send("contact-omar", "Una sola vez", { clientId: "a2" });
    expect((await conversation("contact-omar")).messages).toHaveLength(before + 2);
  });

  it("keeps what people type letter for letter", async () => {
    openMessaging();
    const text = " <b onload=alert(1)>&amp;</b>\u202e\ud83d \udc3b null\n{{x}}\u0000é\u0301 ";
    expect((await send("contact-omar", text)).text).toBe(text);
    expect((await lastOf("contact-omar")).text).toBe(text);
  });

  it("quotes another message as it was then", async () => {
    openMessaging();
    const original = await send("contact-omar", "¿Quién lleva la #310?", { image: [image] });
    const answer = await send("contact-omar", "Yo", { replyOf: { mId: original.mId } });
    const again = await send("contact-omar", "Y yo", { replyOf: { mId: answer.mId } });
    expect(answer.replyOf).toMatchObject({ mId: original.mId, text: original.text, meta: { sender: me } });
    expect(again.replyOf).toMatchObject({ mId: answer.mId });
    expect(again.replyOf).not.toHaveProperty("replyOf");
    await api.deleteMessage({ params: { userId: "contact-omar", messageId: original.mId } });
    const orphan = await send("contact-omar", "Tarde", { replyOf: { mId: original.mId } });
    expect(orphan).not.toHaveProperty("replyOf");
  });

  it("may mention, and be urgent", async () => {
    openMessaging();
    const mentions = ["contact-fatou", "housekeeping"];
    const message = await send("channel-pisos", "@Fatou Diop, ya", { mentions, isUrgent: true });
    expect(message).toMatchObject({ mentions, isUrgent: true, acknowledgedBy: [] });
  });

  it.each([
    ["nothing at all", toBeSent("contact-omar", ""), "A message needs a text, an image or a file."],
    ["white space", toBeSent("contact-omar", " \n\t "), "A message needs a text, an image or a file."],
    [
      "too many letters",
      toBeSent("contact-omar", "a".repeat(messageLimits.textLetters + 1)),
      "The message is too long.",
    ],
    [
      "too many files",
      toBeSent("contact-omar", "", { image: Array.from({ length: messageLimits.files + 1 }, () => image) }),
      "There are too many files in the message.",
    ],
    ["a stranger for receiver", toBeSent("contact-nobody", "Hola"), "Your id is not found"],
    [
      "no text in its body",
      { ...toBeSent("contact-omar", ""), text: undefined as unknown as string },
      "Internal Error!",
    ],
  ])("is refused with %s", async (_, body, message) => {
    openMessaging();
    const before = await conversation("contact-omar");
    expect(await refusalOf(api.sendMessage({ body }))).toEqual({ status: 400, message });
    expect(await conversation("contact-omar")).toEqual(before);
  });

  it("may be an image, a file, or an emoji alone", async () => {
    openMessaging();
    await send("contact-omar", "", { image: [image] });
    await send("contact-omar", "", { attachments: [file] });
    await send("contact-omar", "👍");
    expect((await textsOf("contact-omar")).slice(-3)).toEqual(["", "", "👍"]);
  });
});

describe("an echo", () => {
  const receiveReply = (id: string) => api.receiveReply({ params: { id } });

  it("is the person's last message with sender and receiver swapped, added to the conversation", async () => {
    openMessaging();
    await send("contact-omar", "Uno");
    await send("contact-omar", "Dos");
    const echo = await receiveReply("contact-omar");
    expect(echo).toMatchObject({ text: "Dos", meta: { sender: "contact-omar", receiver: me } });
    expect(await lastOf("contact-omar")).toEqual(echo);
    // asked again, it still echoes oneself and not the echo
    expect(await receiveReply("contact-omar")).toMatchObject({ text: "Dos", meta: { sender: "contact-omar" } });
  });

  it("comes from a member in a channel", async () => {
    openMessaging();
    await send("channel-pisos", "¿Quién está?");
    const { meta } = await receiveReply("channel-pisos");
    expect(meta).toMatchObject({
      receiver: "channel-pisos",
      sender: "contact-rosario",
      userData: { firstName: "Rosario" },
    });
  });

  it("needs something to echo", async () => {
    openMessaging();
    const unknown = { status: 400, message: "Your id is not found" };
    expect(await refusalOf(receiveReply("contact-zoe"))).toEqual(unknown);
    expect(await refusalOf(receiveReply("contact-nobody"))).toEqual(unknown);
  });
});

describe("forwarding", () => {
  it("adds the message, marked, to each of the chats, with its images and files", async () => {
    openMessaging();
    const original = await send("contact-omar", "El acta", { image: [image], attachments: [file] });
    const { sent, failed } = await forwardTo(["contact-fatou", "channel-cocina", "contact-zoe"], original.mId);
    expect(failed).toEqual([]);
    expect(sent.map(({ userId }) => userId)).toEqual(["contact-fatou", "channel-cocina", "contact-zoe"]);
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

  it("adds a note after it, which is not marked", async () => {
    openMessaging();
    const original = await send("contact-omar", "El acta");
    await forwardTo(["contact-fatou"], original.mId, "Para que la leas");
    const [forwarded, note] = (await conversation("contact-fatou")).messages.slice(-2);
    expect(forwarded).toMatchObject({ text: "El acta", meta: { isForwarded: true } });
    expect(note!.text).toBe("Para que la leas");
    expect(note!.meta).not.toHaveProperty("isForwarded");
  });

  it("reaches the known ids and names the others", async () => {
    openMessaging();
    const original = await send("contact-omar", "El acta");
    const { sent, failed } = await forwardTo(["contact-fatou", "contact-nobody", "contact-fatou"], original.mId);
    expect(sent).toHaveLength(1);
    expect(failed).toEqual(["contact-nobody"]);
  });

  it("is carried out once, however often its client asks", async () => {
    openMessaging();
    const original = await send("contact-omar", "El acta");
    const body = { contacts: ["contact-fatou"], message: "", forwardedMessage: original, clientId: "f1" };
    const before = (await conversation("contact-fatou")).messages.length;
    expect(await api.forwardMessage({ body })).toEqual(await api.forwardMessage({ body }));
    expect((await conversation("contact-fatou")).messages).toHaveLength(before + 1);
  });

  it("needs a message and a receiver", async () => {
    openMessaging();
    const { mId } = await send("contact-omar", "El acta");
    expect(await refusalOf(forwardTo([], mId))).toMatchObject({ message: "Choose at least one person or channel." });
    expect(await refusalOf(forwardTo(["contact-nobody"], mId))).toMatchObject({ message: "Your id is not found" });
    expect(await refusalOf(forwardTo(["contact-fatou"], "999999"))).toMatchObject({ message: "Your id is not found" });
  });
});

describe("an upload", () => {
  const upload = (content: Blob) => api.uploadFile({ body: { name: "nota.txt", mime: "text/plain", content } });

  it("stores the file's content under an address", async () => {
    openMessaging();
    const uploaded = await upload(new Blob(["Turno de noche"]));
    expect(uploaded).toMatchObject({ name: "nota.txt", size: 14, desc: "0.0 KB", mime: "text/plain" });
    expect(await (await fetch(uploaded.downloadLink)).text()).toBe("Turno de noche");
  });

  it("refuses a file that is too large, and what is no file", async () => {
    openMessaging();
    const large = new Blob(["a".repeat(messageLimits.fileBytes + 1)]);
    expect(await refusalOf(upload(large))).toEqual({
      status: 400,
      message: "The file is too large.",
    });
    expect(await refusalOf(upload("https://elsewhere.example/file" as never))).toEqual({
      status: 400,
      message: "Internal Error!",
    });
  });
});

it("offers canned answers with variables", async () => {
  openMessaging();
  const answers = await api.listCannedAnswers();
  expect(answers.length).toBeGreaterThanOrEqual(5);
  expect(answers.every(({ text }) => /\{\p{L}+\}/u.test(text))).toBe(true);
});
