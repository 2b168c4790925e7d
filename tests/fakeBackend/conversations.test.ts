import { beforeEach, describe, expect, it } from "vitest";

import { api, conversation, me, openMessaging, refusalOf, send, textsOf } from "../support/messagingBackend";

beforeEach(() => void openMessaging());

const image = (name: string) => ({ downloadLink: `/samples/${name}.svg` });
const unknown = { status: 400, message: "Your id is not found" };
const [omar, recepcion] = ["contact-omar", "channel-recepcion"];
const remove = (messageId: string, userId = omar) => api.deleteMessage({ params: { userId, messageId } });
const restore = (messageId: string, userId = omar) => api.restoreMessage({ params: { userId, messageId } });
const removeImage = (messageId: string, imageId: string) =>
  api.deleteImage({ params: { userId: omar, messageId, imageId } });

describe("pages of a conversation", () => {
  const idsOf = async (query: object) => (await conversation(recepcion, query)).messages.map(({ mId }) => mId);

  it("are the whole conversation without a query", async () => {
    const whole = { isGroupConversation: true, hasOlder: false, hasNewer: false, unRead: 3 };
    expect(await conversation(recepcion)).toMatchObject({ ...whole, messages: { length: 640 } });
  });

  it("join without a gap, backwards and forwards", async () => {
    const all = await idsOf({});
    let page = await idsOf({ limit: 70 });
    const back = [...page];
    while (page.length > 0) {
      page = await idsOf({ before: page[0], limit: 70 });
      back.unshift(...page);
    }
    page = all.slice(0, 1);
    const on = [...page];
    while (page.length > 0) {
      page = await idsOf({ after: page.at(-1), limit: 70 });
      on.push(...page);
    }
    expect([back, on]).toEqual([all, all]);
  });

  it("surround a message, and say whether there are more before and after", async () => {
    const all = await idsOf({});
    const around = (place: number, limit = 40) => conversation(recepcion, { around: all[place], limit });
    expect(await around(300)).toMatchObject({ messages: { length: 40 }, hasOlder: true, hasNewer: true });
    expect(await idsOf({ around: all[300], limit: 40 })).toEqual(all.slice(280, 320));
    expect(await around(3)).toMatchObject({ hasOlder: false });
    expect(await around(638)).toMatchObject({ hasNewer: false });
    expect(await idsOf({ around: all[300], limit: 1 })).toEqual([all[300]]);
    expect(await idsOf({ before: all[100] })).toEqual(all.slice(50, 100));
  });

  it("skip deleted messages, can surround a deleted message, and end before deleted messages", async () => {
    const all = await idsOf({});
    for (const mId of all.slice(290, 310)) await remove(mId, recepcion);
    expect(await idsOf({ before: all[315], limit: 20 })).toEqual([...all.slice(275, 290), ...all.slice(310, 315)]);
    expect(await idsOf({ around: all[300], limit: 4 })).toEqual([...all.slice(288, 290), ...all.slice(310, 312)]);
    for (const mId of [all[0]!, all[1]!, all[639]!]) await remove(mId, recepcion);
    expect(await conversation(recepcion, { around: all[2], limit: 10 })).toMatchObject({ hasOlder: false });
    expect(await conversation(recepcion, { limit: 10 })).toMatchObject({ hasNewer: false, hasOlder: true });
  });

  it("are refused around an unknown id", async () => {
    expect(await refusalOf(idsOf({ around: "999999" }))).toEqual(unknown);
    expect(await refusalOf(idsOf({ before: "__proto__" }))).toEqual(unknown);
    expect(await refusalOf(conversation("contact-nobody"))).toEqual(unknown);
  });
});

describe("received and read", () => {
  const marksOf = async () =>
    (await conversation(omar)).messages.map(({ meta: { received, read } }) => [received, read]);

  it("are set for all messages of a conversation at once, and of no other", async () => {
    const first = await send(omar, "Uno");
    const second = await send(omar, "Dos");
    const other = await send("contact-fatou", "Hola");
    expect(await api.markReceived({ params: { id: omar } })).toEqual([first.mId, second.mId]);
    const received = [true, false];
    expect((await marksOf()).slice(-2)).toEqual([received, received]);
    expect(await api.markReceived({ params: { id: omar } })).toEqual([]);
    expect(await api.markRead({ params: { id: omar } })).toEqual([first.mId, second.mId]);
    expect((await marksOf()).flat()).not.toContain(false);
    const { messages } = await conversation("contact-fatou");
    expect(messages.find(({ mId }) => mId === other.mId)!.meta.read).toBe(false);
  });

  it("leave no unread message where all are read", async () => {
    await api.markRead({ params: { id: "channel-pisos" } });
    expect(await conversation("channel-pisos")).toMatchObject({ unRead: 0, firstUnread: null });
  });

  it("need an existing person, not a conversation", async () => {
    expect(await api.markRead({ params: { id: "contact-zoe" } })).toEqual([]);
    expect(await refusalOf(api.markRead({ params: { id: "contact-nobody" } }))).toEqual(unknown);
    expect(await refusalOf(api.markReceived({ params: { id: "contact-nobody" } }))).toEqual(unknown);
  });
});

describe("deleting", () => {
  it("removes a message, which returns to the same place under the same id", async () => {
    const before = await conversation(omar);
    const { mId, text } = before.messages[2]!;
    expect(await remove(mId)).toBe("Message deleted.");
    expect(await textsOf(omar)).not.toContain(text);
    await send(omar, "Entretanto");
    expect(await restore(mId)).toEqual(before.messages[2]);
    expect((await conversation(omar)).messages.slice(0, -1)).toEqual(before.messages);
    expect(await refusalOf(restore(mId))).toEqual(unknown);
  });

  it("removes an image, and with the last image the message", async () => {
    const message = await send(omar, "Tres fotos", { image: [image("tap"), image("bear"), image("room")] });
    const [tap, bear, room] = message.image!;
    const shown = async () => (await conversation(omar)).messages.at(-1)!.image;
    expect(await removeImage(message.mId, bear!.id)).toBe("Image deleted.");
    expect(await shown()).toEqual([tap, room]);
    await api.markRead({ params: { id: omar } });
    expect(await restore(message.mId)).toMatchObject({ image: [tap, bear, room], meta: { read: true } });
    for (const { id } of [tap!, bear!]) await removeImage(message.mId, id);
    expect(await shown()).toEqual([room]);
    await removeImage(message.mId, room!.id);
    expect(await textsOf(omar)).not.toContain("Tres fotos");
    expect(await restore(message.mId)).toMatchObject({ text: "Tres fotos", image: [room] });
    expect(await refusalOf(removeImage(message.mId, "999999"))).toEqual(unknown);
  });

  it("removes the whole conversation, and the next message begins a new conversation", async () => {
    const { conversationId } = await conversation("channel-pisos");
    const reply = await api.deleteMessages({ params: { userId: "channel-pisos" } });
    expect(reply).toBe("Conversation deleted.");
    expect(await conversation("channel-pisos")).toMatchObject({ conversationId: "", messages: [], unRead: 0 });
    const channel = (await api.listChannels()).find(({ id }) => id === "channel-pisos")!;
    expect([channel.lastMessage, channel.media.total]).toEqual([undefined, 0]);
    await send("channel-pisos", "De nuevo");
    const begun = await conversation("channel-pisos");
    expect(begun.messages).toHaveLength(1);
    expect(["", conversationId]).not.toContain(begun.conversationId);
  });

  it("refuses an unknown id, a message of another conversation, and a second time", async () => {
    const { mId } = (await conversation("contact-fatou")).messages[0]!;
    const { mId: gone } = await send(omar, "Una");
    await remove(gone);
    for (const call of [
      () => remove(mId),
      () => remove(mId, "contact-zoe"),
      () => restore(mId),
      () => removeImage(mId, "1"),
      () => remove(gone),
      () => api.deleteMessages({ params: { userId: "contact-nobody" } }),
    ])
      expect(await refusalOf(call())).toEqual(unknown);
  });
});

it("has each person acknowledge an urgent message once, and no other message", async () => {
  const acknowledge = (messageId: string, userId = recepcion) =>
    api.acknowledgeMessage({ params: { userId, messageId } });
  const { mId, acknowledgedBy } = (await conversation(recepcion)).messages.find(({ isUrgent }) => isUrgent)!;
  expect(acknowledgedBy).toEqual(["contact-lucia", "contact-omar", "contact-chloe"]);
  await acknowledge(mId);
  expect((await acknowledge(mId)).acknowledgedBy).toEqual([...acknowledgedBy!, me]);
  const { messages } = await conversation(omar);
  const notUrgent = { status: 400, message: "The message is not urgent." };
  expect(await refusalOf(acknowledge(messages[0]!.mId, omar))).toEqual(notUrgent);
  expect(await refusalOf(acknowledge("999999"))).toEqual(unknown);
});

it("searches a conversation ignoring case and accents, newest first, file names included", async () => {
  const search = async (text: string, id = omar) => {
    const mIds = await api.searchConversation({ params: { id }, query: { text } });
    const { messages } = await conversation(id);
    return mIds.map((mId) => messages.find((message) => message.mId === mId)!.text);
  };
  for (const text of ["Avería en la HABITACIÓN 12", "habitacion doce", "Otra cosa"]) await send(omar, text);
  expect(await search("Habitación")).toEqual(["habitacion doce", "Avería en la HABITACIÓN 12"]);
  expect(await search("averia habitacion")).toEqual(["Avería en la HABITACIÓN 12"]);
  expect(await search("menu-boda", "contact-marta")).toEqual(["Te paso el menú definitivo de la boda Ferrer–Lund."]);
  expect([await search("nada de esto"), await search("  "), await search("hola", "contact-zoe")]).toEqual([[], [], []]);
  expect(await refusalOf(search("hola", "contact-nobody"))).toEqual(unknown);
});
