import { describe, expect, it } from "vitest";

import { api, conversation, me, openMessaging, refusalOf, send, textsOf } from "../support/messagingBackend";

const image = (name: string) => ({ downloadLink: `/samples/${name}.svg` });
const unknown = { status: 400, message: "Your id is not found" };
const omar = "contact-omar";
const remove = (messageId: string, userId = omar) => api.deleteMessage({ params: { userId, messageId } });
const restore = (messageId: string, userId = omar) => api.restoreMessage({ params: { userId, messageId } });
const removeImage = (messageId: string, imageId: string) =>
  api.deleteImage({ params: { userId: omar, messageId, imageId } });

describe("pages of a conversation", () => {
  const idsOf = async (query: object) =>
    (await conversation("channel-recepcion", query)).messages.map(({ mId }) => mId);

  it("are the whole conversation without a query", async () => {
    openMessaging();
    expect(await conversation("channel-recepcion")).toMatchObject({
      isGroupConversation: true,
      messages: { length: 640 },
      hasOlder: false,
      hasNewer: false,
      unRead: 3,
    });
  });

  it("join without a gap, backwards and forwards", async () => {
    openMessaging();
    const all = await idsOf({});
    let page = await idsOf({ limit: 70 });
    const back = [...page];
    while (page.length > 0) {
      page = await idsOf({ before: page[0], limit: 70 });
      back.unshift(...page);
    }
    expect(back).toEqual(all);

    page = all.slice(0, 1);
    const on = [...page];
    while (page.length > 0) {
      page = await idsOf({ after: page.at(-1), limit: 70 });
      on.push(...page);
    }
    expect(on).toEqual(all);
  });

  it("surround a message, and say whether there are more before and after", async () => {
    openMessaging();
    const all = await idsOf({});
    expect(await conversation("channel-recepcion", { around: all[300], limit: 40 })).toMatchObject({
      messages: { length: 40 },
      hasOlder: true,
      hasNewer: true,
    });
    expect(await idsOf({ around: all[300], limit: 40 })).toEqual(all.slice(280, 320));
    expect(await conversation("channel-recepcion", { around: all[3], limit: 40 })).toMatchObject({ hasOlder: false });
    expect(await conversation("channel-recepcion", { around: all[638], limit: 40 })).toMatchObject({ hasNewer: false });
    expect(await idsOf({ around: all[300], limit: 1 })).toEqual([all[300]]);
    expect(await idsOf({ before: all[100] })).toEqual(all.slice(50, 100));
  });

  it("skip deleted messages, and can surround the place of a deleted one", async () => {
    openMessaging();
    const all = await idsOf({});
    for (const mId of all.slice(290, 310)) await remove(mId, "channel-recepcion");
    expect(await idsOf({ before: all[315], limit: 20 })).toEqual([...all.slice(275, 290), ...all.slice(310, 315)]);
    expect(await idsOf({ around: all[300], limit: 4 })).toEqual([...all.slice(288, 290), ...all.slice(310, 312)]);
  });

  it("report no more messages if those before or after are all deleted", async () => {
    openMessaging();
    const all = await idsOf({});
    for (const mId of [all[0]!, all[1]!, all[639]!]) await remove(mId, "channel-recepcion");
    expect(await conversation("channel-recepcion", { around: all[2], limit: 10 })).toMatchObject({ hasOlder: false });
    expect(await conversation("channel-recepcion", { limit: 10 })).toMatchObject({ hasNewer: false, hasOlder: true });
  });

  it("are refused around an unknown id", async () => {
    openMessaging();
    expect(await refusalOf(idsOf({ around: "999999" }))).toEqual(unknown);
    expect(await refusalOf(idsOf({ before: "__proto__" }))).toEqual(unknown);
    expect(await refusalOf(conversation("contact-nobody"))).toEqual(unknown);
  });
});

describe("received and read", () => {
  const marksOf = async () =>
    (await conversation(omar)).messages.map(({ meta: { received, read } }) => [received, read]);

  it("are set for all messages of a conversation at once", async () => {
    openMessaging();
    const first = await send(omar, "Uno");
    const second = await send(omar, "Dos");
    expect(await api.markReceived({ params: { id: omar } })).toEqual([first.mId, second.mId]);
    expect((await marksOf()).slice(-2)).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(await api.markReceived({ params: { id: omar } })).toEqual([]);
    expect(await api.markRead({ params: { id: omar } })).toEqual([first.mId, second.mId]);
    expect((await marksOf()).every(([received, read]) => received && read)).toBe(true);
  });

  it("leave no unread message where all are read", async () => {
    openMessaging();
    await api.markRead({ params: { id: "channel-pisos" } });
    expect(await conversation("channel-pisos")).toMatchObject({ unRead: 0, firstUnread: null });
  });

  it("do not affect other conversations, and need an existing one", async () => {
    openMessaging();
    const { mId } = await send("contact-fatou", "Hola");
    await api.markRead({ params: { id: omar } });
    expect((await conversation("contact-fatou")).messages.find((message) => message.mId === mId)!.meta.read).toBe(
      false,
    );
    expect(await api.markRead({ params: { id: "contact-zoe" } })).toEqual([]);
    expect(await refusalOf(api.markRead({ params: { id: "contact-nobody" } }))).toEqual(unknown);
    expect(await refusalOf(api.markReceived({ params: { id: "contact-nobody" } }))).toEqual(unknown);
  });
});

describe("deleting", () => {
  it("removes one message, which returns to the same place under the same id", async () => {
    openMessaging();
    const before = await conversation(omar);
    const { mId, text } = before.messages[2]!;
    expect(await remove(mId)).toBe("Message deleted.");
    expect(await textsOf(omar)).not.toContain(text);
    await send(omar, "Entretanto");
    expect(await restore(mId)).toEqual(before.messages[2]);
    const after = await conversation(omar);
    expect(after.messages.slice(0, -1)).toEqual(before.messages);
    expect(await refusalOf(restore(mId))).toEqual(unknown);
  });

  it("never frees an id", async () => {
    openMessaging();
    const seen = new Set((await conversation(omar)).messages.map(({ mId }) => mId));
    for (let round = 0; round < 5; round += 1) {
      const { mId } = await send(omar, "Borrar");
      expect(seen).not.toContain(mId);
      seen.add(mId);
      await remove(mId);
    }
    await api.deleteMessages({ params: { userId: omar } });
    expect(seen).not.toContain((await send(omar, "De nuevo")).mId);
  });

  it("removes an image, and with the last one the message", async () => {
    openMessaging();
    const message = await send(omar, "Tres fotos", { image: [image("tap"), image("bear"), image("room")] });
    const [tap, bear, room] = message.image!;
    const shown = async () => (await conversation(omar)).messages.at(-1)!.image;

    expect(await removeImage(message.mId, bear!.id)).toBe("Image deleted.");
    expect(await shown()).toEqual([tap, room]);
    expect((await restore(message.mId)).image).toEqual([tap, bear, room]);
    for (const { id } of [tap!, bear!]) await removeImage(message.mId, id);
    expect(await shown()).toEqual([room]);
    await removeImage(message.mId, room!.id);
    expect(await textsOf(omar)).not.toContain("Tres fotos");
    expect(await restore(message.mId)).toMatchObject({ text: "Tres fotos", image: [room] });
    expect(await refusalOf(removeImage(message.mId, "999999"))).toEqual(unknown);
  });

  it("keeps read marks set since when an image is restored", async () => {
    openMessaging();
    const message = await send(omar, "", { image: [image("tap"), image("bear")] });
    await removeImage(message.mId, message.image![0]!.id);
    await api.markRead({ params: { id: omar } });
    expect((await restore(message.mId)).meta.read).toBe(true);
  });

  it("removes the whole conversation, and the next message begins a new one", async () => {
    openMessaging();
    const { conversationId } = await conversation("channel-pisos");
    const reply = await api.deleteMessages({ params: { userId: "channel-pisos" } });
    expect(reply).toBe("Conversation deleted.");
    expect(await conversation("channel-pisos")).toMatchObject({ conversationId: "", messages: [], unRead: 0 });
    const channel = (await api.listChannels()).find(({ id }) => id === "channel-pisos")!;
    expect(channel.lastMessage).toBeUndefined();
    expect(channel.media.total).toBe(0);
    await send("channel-pisos", "De nuevo");
    const begun = await conversation("channel-pisos");
    expect(begun.messages).toHaveLength(1);
    expect(["", conversationId]).not.toContain(begun.conversationId);
  });

  it("refuses an unknown id", async () => {
    openMessaging();
    const { mId } = (await conversation("contact-fatou")).messages[0]!;
    expect(await refusalOf(remove(mId))).toEqual(unknown); // it belongs to another conversation
    expect(await refusalOf(remove(mId, "contact-zoe"))).toEqual(unknown);
    expect(await refusalOf(restore(mId))).toEqual(unknown);
    expect(await refusalOf(removeImage(mId, "1"))).toEqual(unknown);
    expect(await refusalOf(api.deleteMessages({ params: { userId: "contact-nobody" } }))).toEqual(unknown);
    const { mId: own } = await send(omar, "Una");
    await remove(own);
    expect(await refusalOf(remove(own))).toEqual(unknown);
  });
});

describe("an urgent message", () => {
  const acknowledge = (messageId: string, userId = "channel-recepcion") =>
    api.acknowledgeMessage({ params: { userId, messageId } });

  it("is acknowledged once by each person", async () => {
    openMessaging();
    const { messages } = await conversation("channel-recepcion");
    const { mId, acknowledgedBy } = messages.find(({ isUrgent }) => isUrgent)!;
    expect(acknowledgedBy).toEqual(["contact-lucia", "contact-omar", "contact-chloe"]);
    await acknowledge(mId);
    expect((await acknowledge(mId)).acknowledgedBy).toEqual([...acknowledgedBy!, me]);
  });

  it("is the only kind that can be acknowledged", async () => {
    openMessaging();
    const { messages } = await conversation(omar);
    expect(await refusalOf(acknowledge(messages[0]!.mId, omar))).toEqual({
      status: 400,
      message: "The message is not urgent.",
    });
    expect(await refusalOf(acknowledge("999999"))).toEqual(unknown);
  });
});

describe("the search in a conversation", () => {
  const search = async (text: string, id = omar) => {
    const mIds = await api.searchConversation({ params: { id }, query: { text } });
    const { messages } = await conversation(id);
    return mIds.map((mId) => messages.find((message) => message.mId === mId)!.text);
  };

  it("finds texts ignoring case and accents, newest first", async () => {
    openMessaging();
    await send(omar, "Avería en la HABITACIÓN 12");
    await send(omar, "habitacion doce");
    await send(omar, "Otra cosa");
    expect(await search("Habitación")).toEqual(["habitacion doce", "Avería en la HABITACIÓN 12"]);
    expect(await search("averia habitacion")).toEqual(["Avería en la HABITACIÓN 12"]);
    expect(await search("nada de esto")).toEqual([]);
  });

  it("finds files by their names", async () => {
    openMessaging();
    expect(await search("menu-boda", "contact-marta")).toEqual(["Te paso el menú definitivo de la boda Ferrer–Lund."]);
  });

  it("finds nothing for an empty query, nor in a conversation without messages", async () => {
    openMessaging();
    expect(await search("  ")).toEqual([]);
    expect(await search("hola", "contact-zoe")).toEqual([]);
    expect(await refusalOf(search("hola", "contact-nobody"))).toEqual(unknown);
  });
});
